/** Orders, refunds, figures, the audit log, and what waits or has failed. */
import { inTransaction } from '../../database/transaction.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { istDate } from '../../rules/time/time.ts'
import { bookSession } from '../bookings.ts'
import { giveUpJobs } from '../jobs.ts'
import { menteeAccount, mentorAccount } from '../people.ts'
import type { Contract } from './contract.ts'
import { ADMINISTRATORS, pageFilters, reason, type Rows } from './row.ts'

const WEEKS = 'Weeks must be a whole number'
const DAY = 'Choose a day such as 2026-11-28'
const ROWS = 'Limit is 1 to 25'
const AMOUNT = 'Enter an amount of more than ₹0'
const SHOWN = 'What could be refunded must be an amount that was shown'
const DECISION = 'Say what is decided'
const DISPUTED = 'Say when the dispute as it was shown had last changed'
const CANCEL = 'Cancel must be true or false'
const EVENT = 'Event id is missing'

const act = { others: ADMINISTRATORS, again: 409, unknownId: 404 }

/** What has been seen to is among the failures no more. */
const failed = { ...act, again: 404 }

export const rows: Rows = {
  'GET /api/analytics': {
    others: ADMINISTRATORS,
    query: { weeks: [WEEKS, ['x', WEEKS], ['-1', WEEKS], ['1000', WEEKS]] },
  },
  'GET /api/admin/audit-log': {
    others: ADMINISTRATORS,
    query: {
      ...pageFilters,
      action: ['Action must be text'],
      actor: ['Actor must be text'],
      person: ['Person must be text'],
      payment: ['Payment must be text'],
      day: [DAY, ['tomorrow', DAY]],
      from: [DAY, ['tomorrow', DAY]],
      to: [DAY, ['2026-02-30', DAY]],
    },
  },
  'GET /api/admin/work-queue': {
    others: ADMINISTRATORS,
    query: { limit: [ROWS, ['0', ROWS], ['26', ROWS], ['x', ROWS]] },
  },
  'GET /api/admin/orders': {
    others: ADMINISTRATORS,
    query: {
      ...pageFilters,
      status: ['Status is created, paid or closed', ['open', 'Status is created, paid or closed']],
      kind: ['Kind is booking or workshop_registration', ['plan', 'Kind is booking or workshop_registration']],
      attention: ['Attention is true or false', ['maybe', 'Attention is true or false']],
      from: [DAY, ['tomorrow', DAY]],
      to: [DAY, ['2026-02-30', DAY]],
    },
  },
  'GET /api/admin/orders/:id': { others: ADMINISTRATORS, unknownId: 404 },
  'POST /api/admin/orders/:id/recheck': { ...act, again: 200 },
  'POST /api/admin/payments/:id/refund': {
    ...act,
    body: {
      amount: [AMOUNT, AMOUNT, [0, AMOUNT], [1.5, AMOUNT], [1e12, AMOUNT]],
      expectedRefundable: [SHOWN, SHOWN, [-1, SHOWN], [1.5, SHOWN]],
      reason,
      cancel: [null, CANCEL],
    },
  },
  'POST /api/admin/refunds/:id/retry': failed,
  'POST /api/admin/refunds/:id/resolve': {
    ...failed,
    body: {
      decision: [DECISION, DECISION, ['paid', DECISION]],
      note: reason,
      returnedOn: [null, DAY, ['tomorrow', DAY]],
    },
  },
  'POST /api/admin/refunds/:id/reopen': failed,
  'POST /api/admin/disputes/:id/resolve': {
    ...failed,
    body: { expectedUpdatedAt: [DISPUTED, DISPUTED], note: reason },
  },
  'POST /api/admin/emails/:id/retry': failed,
  'POST /api/admin/emails/:id/resolve': failed,
  'POST /api/admin/jobs/:id/retry': failed,
  'DELETE /api/admin/jobs/:id': failed,
  'POST /api/admin/webhooks/retry': {
    others: ADMINISTRATORS,
    again: 404,
    unknown: { eventId: 404 },
    body: { eventId: [EVENT, EVENT] },
  },
  'POST /api/admin/webhooks/resolve': {
    others: ADMINISTRATORS,
    again: 404,
    unknown: { eventId: 404 },
    body: { eventId: [EVENT, EVENT] },
  },
}

export async function story(contract: Contract): Promise<void> {
  const {
    call,
    bystanders: { administrator },
  } = contract
  await call(administrator, 'GET', '/api/analytics?weeks=12')
  await refunds(contract)
  await failures(contract)
  await call(administrator, 'GET', '/api/admin/audit-log?actor=root&limit=10')
}

/** Money of a booking goes back in parts; what the bank refuses is asked for again, or seen to. */
async function refunds({ t, call, bystanders: { administrator } }: Contract): Promise<void> {
  const [{ id: menteeId }, { id: mentorId }] = [await menteeAccount(t.db), await mentorAccount(t.db)]
  const bookingId = await bookSession(t, { menteeId, mentorId, startsAt: new Date('2026-11-23T03:30:00Z') })
  const { id } = await t.db.paymentOrder.findFirstOrThrow({ where: { bookingId } })
  await call(administrator, 'GET', '/api/admin/orders?kind=booking&status=paid&attention=false&limit=5&page=1')
  await call(administrator, 'GET', `/api/admin/orders/${id}`)
  await call(administrator, 'POST', `/api/admin/orders/${id}/recheck`)
  const payment = await t.db.payment.findFirstOrThrow({ where: { orderId: id } })
  const given = { amount: 10_000, expectedRefundable: payment.amount, reason: 'The session was cut short.' }
  await call(administrator, 'POST', `/api/admin/payments/${payment.id}/refund`, given)
  const refuse = async () => {
    const where = { paymentId: payment.id, status: 'requested' } as const
    const data = { status: 'failed', lastError: 'The bank refused it.', nextTryAt: null } as const
    const [refused] = await t.db.refund.updateManyAndReturn({ where, data })
    await t.db.payment.update({ where: { id: payment.id }, data: { refundedAmount: 0 } })
    return refused!.id
  }
  await call(administrator, 'POST', `/api/admin/refunds/${await refuse()}/retry`)
  const refused = await refuse()
  const decision = {
    decision: 'returned_elsewhere',
    note: 'Sent by bank transfer.',
    returnedOn: istDate(t.clock.now()),
  }
  await call(administrator, 'POST', `/api/admin/refunds/${refused}/resolve`, decision)
  await call(administrator, 'POST', `/api/admin/refunds/${refused}/reopen`)
  const now = t.clock.now()
  const dispute = {
    amount: payment.amount,
    status: 'open',
    phase: 'chargeback',
    raisedAt: now,
    updatedAt: now,
  } as const
  const { id: disputeId } = await t.db.dispute.create({
    data: { ...dispute, paymentId: payment.id, providerDisputeId: `disp_${payment.id}` },
  })
  await call(administrator, 'POST', `/api/admin/disputes/${disputeId}/resolve`, {
    expectedUpdatedAt: now.toISOString(),
    note: 'Answered in the dashboard.',
  })
}

/** What failed is tried again, or is nobody's any more. */
async function failures({ t, call, bystanders: { administrator } }: Contract): Promise<void> {
  for (const done of ['retry', 'resolve']) {
    const mail = {
      kind: 'refund',
      toAddress: 'a@test.example',
      subject: 'Refund',
      html: 'Refund',
      text: 'Refund',
    } as const
    const { id } = await t.db.email.create({
      data: { ...mail, dedupeKey: `failed:${done}`, messageId: `<${done}@test>`, status: 'failed', attempts: 9 },
    })
    const event = { event: 'payment.captured', body: {}, attempts: 20, nextTryAt: null, receivedAt: t.clock.now() }
    await t.db.webhookEvent.create({ data: { ...event, eventId: `evt_${done}` } })
    await inTransaction(t.db, (tx) => addJob(tx, 'sendEmail', { emailId: id }))
    await giveUpJobs(t)
    const { jobs } = await call<{ jobs: { rows: { id: string }[] } }>(administrator, 'GET', '/api/admin/work-queue')
    await call(administrator, 'POST', `/api/admin/emails/${id}/${done}`)
    await call(administrator, 'POST', `/api/admin/webhooks/${done}`, { eventId: `evt_${done}` })
    const job = `/api/admin/jobs/${jobs.rows[0]!.id}`
    await (done === 'retry' ? call(administrator, 'POST', `${job}/retry`) : call(administrator, 'DELETE', job))
  }
}
