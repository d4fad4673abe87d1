/** What becomes of disputes and refunds while a bank takes its time, changes its mind, or its news is lost. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { earningsOf, paymentPersonalData } from '../payments.personalData.ts'
import { istInstant } from '../../rules/time/time.ts'
import { adminCancelRegistration } from '../../workshops/register/adminRegistrations.ts'
import { beforeEach, expect, test } from 'vitest'
import { changeMoney, inTransaction } from '../../database/transaction.ts'
import { cancelBooking } from '../../bookings/change/cancelBooking.graphql.ts'
import { decideNoShow, keepUnpaidBooking } from '../../bookings/admin/adminDecisions.ts'
import { decide } from '../../orders/refundActs.graphql.ts'
import { orderCsv } from '../../orders/orders.csv.ts'
import { disputeIssueText, refundIssueText } from '../../orders/orderIssue.ts'
import { resolveDispute } from '../../orders/resolveDispute.graphql.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { typed } from '../../graphql/typed.ts'
import { asAdmin, asMentee, asMentor } from '../../testing/client.ts'
import { makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { registerPaid } from '../../testing/workshops.ts'
import { disputeWaits, refundIssue, WAITING_DISPUTES } from '../needsPerson.ts'
import { checkDispute, queueDisputeChecks } from './checkDisputes.ts'
import { followDispute } from './followDispute.ts'
import { executeRefund } from '../refunds/executeRefund.ts'
import { handleWebhook, receiveWebhook } from '../settle/webhooks.ts'
import { moneyPlaces } from '../moneyPlaces.ts'
import { recheckOrder } from '../settle/reconcile.ts'
import { openDecisions, canRetry, retryRefund } from '../refunds/decideRefund.ts'
import { requestRefund } from '../refunds/requestRefund.ts'
import { whereMoneyIs } from '../refunds/toldMoney.ts'
import { settlePayment } from '../settle/settlePayment.ts'

const { app, db, clock, provider, order, calm, deliver, booking, payments, bankHolds } = await testTill()
beforeEach(async () => {
  await calm()
  await db.dispute.updateMany({ data: { nextCheckAt: new Date('2100-01-01') } })
})

const asha = { id: 1, username: 'asha' }

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  await deliver()
  const one = async () => (await payments(made.orderId))[0]!
  return { ...made, paymentId: (await one()).id, one, providerPaymentId }
}
async function disputed(amount?: number) {
  const made = await paid()
  const disputeId = await provider.dispute(made.providerPaymentId, amount)
  await deliver()
  return { ...made, disputeId }
}
type News = Parameters<typeof provider.moveDispute>[1]
async function moves(disputeId: string, ...news: News[]) {
  for (const one of news) {
    await provider.moveDispute(disputeId, one)
    await deliver()
  }
}
/** The bank moves on, and its news never comes. */
async function movesUnheard(disputeId: string, news: News) {
  await provider.moveDispute(disputeId, news)
  await provider.webhooks()
}
const ask = (paymentId: number, amount: number = PRICE) =>
  changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'no_show', amount }))
const refund = (id: number) => db.refund.findUniqueOrThrow({ where: { id } })
const row = (providerDisputeId: string) => db.dispute.findUniqueOrThrow({ where: { providerDisputeId } })
/** What a payer's own file says of their payments. */
async function paidBy(id: number): Promise<object[]> {
  const file = (await paymentPersonalData.data!(db, { type: 'mentee', id }, clock.now()))!
  return (await Array.fromAsync(file['payments'] as AsyncIterable<object[]>)).flat()
}

/** A dispute as an administrator is shown it. */
async function seen(providerDisputeId: string) {
  const { id: disputeId, updatedAt: expectedUpdatedAt } = await row(providerDisputeId)
  return { disputeId, expectedUpdatedAt }
}
const rounds = async () => {
  await sweep(app)
  await runDueJobs(app, taskHandlers(app))
}
const refusal = new PaymentProviderRefusedError({
  status: 400,
  code: 'BAD_REQUEST_ERROR',
  reason: 'something_new',
  field: null,
  description: 'Try later',
})

test('a dispute whose news was lost is found out by the sweep, once a day', async () => {
  const { disputeId } = await disputed()
  await moves(disputeId, 'under_review')
  await movesUnheard(disputeId, 'lost')
  clock.advance(DAY_MS - 1)
  await rounds()
  expect(await row(disputeId)).toMatchObject({ status: 'under_review' })
  clock.advance(1)
  await rounds()
  expect(await row(disputeId)).toMatchObject({ status: 'lost', amountDeducted: PRICE, resolvedAt: null })
})

test('a dispute of which every webhook was lost is found in the provider’s list, and waits for a person', async () => {
  const { providerPaymentId, paymentId } = await paid()
  const disputeId = await provider.dispute(providerPaymentId)
  await provider.moveDispute(disputeId, 'lost')
  await provider.webhooks()
  clock.set(istInstant('2026-11-21', '10:16'))
  await rounds()
  expect(await db.dispute.findMany({ where: { paymentId } })).toEqual([])
  clock.set(istInstant('2026-11-21', '10:17'))
  await provider.chaos({ away: true, times: 4 })
  await rounds()
  await provider.chaos()
  clock.set(istInstant('2026-11-21', '11:17'))
  await rounds()
  expect(await db.dispute.findMany({ where: { paymentId } })).toMatchObject([
    { providerDisputeId: disputeId, status: 'lost', resolvedAt: null },
  ])
})

test('a refund that waits for a dispute is sent although the news of its end was lost; a recheck of the order asks too', async () => {
  const { disputeId, paymentId, one } = await disputed()
  const refundId = await ask(paymentId)
  await movesUnheard(disputeId, 'won')
  await recheckOrder(app, (await one()).orderId, 'administrator:1')
  expect(await row(disputeId)).toMatchObject({ status: 'won' })
  await executeRefund(app, refundId)
  expect((await refund(refundId)).providerRefundId).not.toBeNull()
})

test.each([
  ['lost', 'won', 'completed', false],
  ['won', 'lost', 'refunded', true],
] as const)(
  'a dispute that was %s is asked about again: its news that it is %s was lost',
  async (decided, later, paymentStatus, waits) => {
    const { disputeId, bookingId } = await disputed()
    await moves(disputeId, decided)
    await movesUnheard(disputeId, later)
    clock.advance(DAY_MS)
    await rounds()
    expect(await row(disputeId)).toMatchObject({ status: later })
    expect(await booking(bookingId)).toMatchObject({ paymentStatus })
    expect(disputeWaits(await row(disputeId))).toBe(waits)
  },
)

test('a decided dispute is asked about for 120 days after its last change, and then no more', async () => {
  const { disputeId } = await disputed()
  await moves(disputeId, 'lost')
  await resolveDispute(app, asha, { ...(await seen(disputeId)), note: 'The session was cancelled.' })
  clock.advance(119 * DAY_MS)
  await rounds()
  expect(await row(disputeId)).toMatchObject({ nextCheckAt: new Date(clock.now().getTime() + DAY_MS) })
  clock.advance(DAY_MS)
  await rounds()
  expect(await row(disputeId)).toMatchObject({ status: 'lost', nextCheckAt: null })
  expect(disputeWaits(await row(disputeId))).toBe(false)
})

test('a decided dispute that the provider does not answer for to the last waits for a person', async () => {
  const { disputeId } = await disputed()
  await moves(disputeId, 'lost')
  await resolveDispute(app, asha, { ...(await seen(disputeId)), note: 'The session was cancelled.' })
  clock.advance(120 * DAY_MS)
  const silent = { ...app, gateway: { ...app.gateway, fetchDispute: () => Promise.resolve(null) } }
  await checkDispute(silent, (await row(disputeId)).id)
  const unheard = await row(disputeId)
  expect(unheard).toMatchObject({ nextCheckAt: null })
  expect(disputeWaits(unheard)).toBe(true)
  expect(disputeIssueText({ ...unheard, payment: { refunds: [] } })).toMatch(/did not confirm this/)
  await resolveDispute(app, asha, { ...(await seen(disputeId)), note: 'The bank was asked by phone.' })
  expect(disputeWaits(await row(disputeId))).toBe(false)
})

test('one that was decided, and that the provider does not answer for to the last, is not said to be open again', async () => {
  const { disputeId, bookingId, providerPaymentId } = await disputed()
  const silent = { ...app, gateway: { ...app.gateway, fetchDispute: () => Promise.resolve(null) } }
  const lines = () => inTransaction(db, (tx) => whereMoneyIs(tx, { providerPaymentId }, 'mentee'))
  await moves(disputeId, 'lost')
  await db.booking.update({ where: { id: bookingId }, data: { status: 'cancelled', cancelledAt: clock.now() } })
  await moves(disputeId, 'won')
  expect((await lines()).join()).toContain('Our team decides whether')
  await resolveDispute(app, asha, { ...(await seen(disputeId)), note: 'It stays.' })
  expect(await lines()).toEqual(['There is no refund.'])
  clock.advance(120 * DAY_MS)
  await checkDispute(silent, (await row(disputeId)).id)
  expect(disputeWaits(await row(disputeId))).toBe(true)
  expect(await lines()).toEqual(['There is no refund.'])
})

test('one that nobody has decided yet still waits for that, whether the provider answers or not', async () => {
  const { disputeId } = await disputed()
  await moves(disputeId, 'lost')
  clock.advance(120 * DAY_MS)
  const silent = { ...app, gateway: { ...app.gateway, fetchDispute: () => Promise.resolve(null) } }
  await checkDispute(silent, (await row(disputeId)).id)
  expect(await row(disputeId)).toMatchObject({ overdueAt: null, resolvedAt: null, nextCheckAt: null })
})

/** The provider says of a lost dispute that the bank took only this much. */
const takesOnly = async ({ disputeId, providerPaymentId }: Awaited<ReturnType<typeof disputed>>, paise: number) => {
  const fetchDispute = async (id: string) => ({ ...(await app.gateway.fetchDispute(id))!, amountDeducted: paise })
  const lowered = { ...app, gateway: { ...app.gateway, fetchDispute } }
  await followDispute(lowered, { id: disputeId, paymentId: providerPaymentId })
}

test('a lost dispute of which the bank gives a part back waits for a person again, and says how much it took', async () => {
  const made = await disputed()
  await moves(made.disputeId, 'lost')
  await resolveDispute(app, asha, { ...(await seen(made.disputeId)), note: 'The session stays.' })
  clock.advance(60_000)
  await takesOnly(made, 30_000)
  const now = await row(made.disputeId)
  expect(disputeWaits(now)).toBe(true)
  expect(disputeIssueText({ ...now, payment: { refunds: [] } })).toContain('took ₹300 of the ₹799 it asked for')
})

test('a dispute whose sum has changed since an administrator looked at it is not dealt with', async () => {
  const made = await disputed()
  await moves(made.disputeId, 'lost')
  const shown = await seen(made.disputeId)
  clock.advance(60_000)
  await takesOnly(made, 30_000)
  const done = resolveDispute(app, asha, { ...shown, note: 'The session stays.' })
  await expect(done).rejects.toThrow('This dispute has changed')
  expect(disputeWaits(await row(made.disputeId))).toBe(true)
})

test('a dispute that the provider does not answer for keeps no other from being asked, and one of a provider that is away is asked again soon', async () => {
  const first = await disputed()
  const second = await disputed()
  for (const { disputeId } of [first, second]) await movesUnheard(disputeId, 'won')
  clock.advance(DAY_MS)
  const fetchDispute = async (id: string) => (id === first.disputeId ? null : await app.gateway.fetchDispute(id))
  const partly = { ...app, gateway: { ...app.gateway, fetchDispute } }
  await queueDisputeChecks(partly)
  await runDueJobs(partly, taskHandlers(partly))
  expect(await row(second.disputeId)).toMatchObject({ status: 'won' })
  const asked = await row(first.disputeId)
  expect(asked).toMatchObject({ status: 'open' })
  expect(asked.nextCheckAt).toEqual(new Date(clock.now().getTime() + DAY_MS))
  clock.advance(DAY_MS)
  const away = () => Promise.reject(new PaymentProviderUnavailableError('timeout', 'timeout'))
  await checkDispute({ ...app, gateway: { ...app.gateway, fetchDispute: away } }, asked.id)
  const { nextCheckAt } = await row(first.disputeId)
  expect(nextCheckAt!.getTime()).toBeLessThan(clock.now().getTime() + DAY_MS)
  expect(nextCheckAt!.getTime()).toBeGreaterThan(clock.now().getTime())
  clock.set(nextCheckAt!.toISOString())
  await checkDispute(app, asked.id)
  expect(await row(first.disputeId)).toMatchObject({ status: 'won' })
})

test('a dispute that a bank takes too long with waits for a person, once', async () => {
  const { disputeId } = await disputed()
  await resolveDispute(app, asha, { ...(await seen(disputeId)), note: 'Answered in the dashboard.' })
  await moves(disputeId, 'under_review')
  const waiting = { AND: [WAITING_DISPUTES, { providerDisputeId: disputeId }] }
  clock.set((await row(disputeId)).respondBy!.toISOString())
  clock.advance(60 * DAY_MS)
  await rounds()
  expect(disputeWaits(await row(disputeId))).toBe(false)
  expect(await db.dispute.count({ where: waiting })).toBe(0)
  clock.advance(2 * DAY_MS)
  await rounds()
  const late = await row(disputeId)
  expect(disputeWaits(late)).toBe(true)
  expect(await db.dispute.count({ where: waiting })).toBe(1)
  expect(disputeIssueText({ ...late, payment: { refunds: [] } })).toMatch(/has not decided/)
  await resolveDispute(app, asha, { ...(await seen(disputeId)), note: 'The bank was asked by phone.' })
  clock.advance(2 * DAY_MS)
  await rounds()
  expect(disputeWaits(await row(disputeId))).toBe(false)
})

test.each([
  ['lost, looked into again, won', ['under_review', 'won']],
  ['lost, more evidence wanted, won', ['action_required', 'won']],
  ['lost, won, looked into again, won', ['won', 'action_required', 'won']],
] as const)('a cancelled session whose dispute is %s waits for a decision about its money', async (_what, news) => {
  const { disputeId, bookingId, menteeId, one } = await disputed()
  await moves(disputeId, 'lost')
  await cancelBooking(app, { type: 'mentee', id: menteeId }, { bookingId })
  await moves(disputeId, ...news)
  expect(moneyPlaces(await one()).kept).toBe(PRICE)
  expect(disputeWaits(await row(disputeId))).toBe(true)
})

test('a seat that was lost to the bank waits for a decision when arbitration gives its money back', async () => {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  const { razorpayPaymentId } = await registerPaid({ app, provider }, workshopId)
  await deliver()
  const disputeId = await provider.dispute(razorpayPaymentId!)
  await moves(disputeId, 'lost', 'under_review', 'won')
  expect(disputeWaits(await row(disputeId))).toBe(true)
})

test('a session that stands is paid for again when the bank gives back what it kept while it looked again', async () => {
  const { disputeId, bookingId, providerPaymentId } = await disputed()
  await moves(disputeId, 'lost')
  await provider.moveDispute(disputeId, 'under_review')
  await provider.webhooks()
  const fetchDispute = async (id: string) => ({ ...(await app.gateway.fetchDispute(id))!, amountDeducted: PRICE })
  await followDispute(
    { ...app, gateway: { ...app.gateway, fetchDispute } },
    { id: disputeId, paymentId: providerPaymentId },
  )
  await moves(disputeId, 'won')
  expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'completed' })
  expect(disputeWaits(await row(disputeId))).toBe(false)
})

test('of a refund that waits for the bank, what a lost part leaves can be sent', async () => {
  const { disputeId, paymentId, providerPaymentId, one } = await disputed(30_000)
  const refundId = await ask(paymentId)
  await moves(disputeId, 'lost')
  const held = await refund(refundId)
  expect(held).toMatchObject({ status: 'requested', amount: PRICE - 30_000, nextTryAt: null })
  expect(canRetry({ ...held, payment: await one() })).toBe(true)
  await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
  await executeRefund(app, refundId)
  expect(await provider.refundsOf(providerPaymentId)).toMatchObject([{ amount: PRICE - 30_000 }])
  expect(moneyPlaces(await one())).toMatchObject({ kept: 0, disputed: 30_000, onItsWay: PRICE - 30_000 })
})

test('a refund that was lowered after a try without an answer is made once, also when that try arrives at last', async () => {
  const { paymentId, providerPaymentId, one } = await paid()
  const refundId = await ask(paymentId, 40_000)
  let late: Parameters<typeof app.gateway.refund>[0] | undefined
  const refuse = (what: typeof late) => {
    late = what
    return Promise.reject(new PaymentProviderUnavailableError('timeout', 'timeout'))
  }
  await executeRefund({ ...app, gateway: { ...app.gateway, refund: refuse } }, refundId)
  await moves(await provider.dispute(providerPaymentId, 60_000), 'lost')
  await executeRefund(app, refundId)
  const held = await refund(refundId)
  expect(held).toMatchObject({ status: 'requested', amount: PRICE - 60_000, nextTryAt: null })
  expect(openDecisions({ ...held, payment: await one() })).toContain('not_returned')
  await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
  await executeRefund(app, refundId)
  await expect(app.gateway.refund(late!)).rejects.toBeInstanceOf(PaymentProviderRefusedError)
  expect(await provider.refundsOf(providerPaymentId)).toMatchObject([{ amount: PRICE - 60_000 }])
})

/** A refund that the provider has refused. */
async function refusedRefund(paymentId: number, amount = PRICE) {
  const refundId = await ask(paymentId, amount)
  await executeRefund(app, refundId)
  await provider.settleRefund((await refund(refundId)).providerRefundId!, 'failed')
  await deliver()
  return refundId
}

test('of a refused refund that fits no longer, what is not asked for again waits for a person', async () => {
  const { paymentId, providerPaymentId, one } = await paid()
  const refundId = await refusedRefund(paymentId)
  await moves(await provider.dispute(providerPaymentId, 30_000), 'lost')
  const again = await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
  expect(again.amount).toBe(PRICE - 30_000)
  const rest = await refund(refundId)
  expect(rest).toMatchObject({ amount: 30_000 })
  expect(refundIssueText({ ...rest, payment: await one() })).toMatch(/bank took the money of this refund/)
  expect(moneyPlaces(await one())).toMatchObject({ kept: 0, disputed: 30_000, onItsWay: PRICE - 30_000 })
})

test('what the bank only holds is not called taken: for administrators, in their file and in that of the payer', async () => {
  const { providerPaymentId, orderId, menteeId, mentorId } = await paid()
  await bankHolds(providerPaymentId)
  const { id } = await db.paymentOrder.findUniqueOrThrow({ where: { providerOrderId: orderId } })
  const held = { disputed: 0, heldByBank: PRICE }
  const { data } = await asAdmin(app).run(`{ order(id: ${id}) { payments { disputed heldByBank } } }`)
  expect(data).toEqual({ order: { payments: [held] } })
  const [[cells = []] = []] = await Array.fromAsync(orderCsv.batches(app, { search: orderId, sort: null, filters: {} }))
  const rows = ['Taken by disputes (₹)', 'Held by banks (₹)'].map((name) => cells[orderCsv.head.indexOf(name)])
  expect(rows).toEqual([0, PRICE / 100])
  const exported = [await Array.fromAsync(earningsOf(db, mentorId)), await paidBy(menteeId)]
  for (const one of exported) expect(JSON.stringify(one)).toMatch(/"disputed":"₹?0[^"]*","heldByBank":"[^"]*799/)
})

test('money of a refused refund is not returned another way while the bank decides, and the screen says so', async () => {
  const { providerPaymentId, bookingId, mentorId, one } = await paid()
  await cancelBooking(app, { type: 'mentor', id: mentorId }, { bookingId })
  const refundId = (await one()).refunds[0]!.id
  await executeRefund(app, refundId)
  await provider.settleRefund((await refund(refundId)).providerRefundId!, 'failed')
  const disputeId = await provider.dispute(providerPaymentId)
  await moves(disputeId, 'under_review')
  const shown = async () => {
    const seenRefund = { ...(await refund(refundId)), payment: await one() }
    return { text: refundIssueText(seenRefund), decisions: openDecisions(seenRefund) }
  }
  expect(await shown()).toEqual({
    text: expect.stringContaining("Don't return the money another way"),
    decisions: ['not_returned'],
  })
  const elsewhere = {
    refundId,
    kind: 'returned_elsewhere',
    note: 'By bank transfer.',
    returnedOn: '2026-11-20',
  } as const
  await expect(decide(app, asha, elsewhere)).rejects.toThrow('until the dispute is over')
  expect(moneyPlaces(await one()).returnedElsewhere).toBe(0)
  await moves(disputeId, 'won')
  expect(await shown()).toEqual({
    text: expect.stringContaining('return the money another way'),
    decisions: ['returned_elsewhere', 'not_returned'],
  })
  await decide(app, asha, elsewhere)
  expect(moneyPlaces(await one()).returnedElsewhere).toBe(PRICE)
})

test('a dispute that is lost after the money was returned another way says that the payer has both', async () => {
  const { paymentId, providerPaymentId, one } = await paid()
  const refundId = await refusedRefund(paymentId)
  await decide(app, asha, { refundId, kind: 'returned_elsewhere', note: 'By bank transfer.', returnedOn: '2026-11-20' })
  const disputeId = await provider.dispute(providerPaymentId)
  await moves(disputeId, 'lost')
  const lost = { ...(await row(disputeId)), payment: await one() }
  expect(disputeIssueText(lost)).toContain('₹799 was returned to the payer another way too.')
})

test.each([
  ['retried', (id: number) => changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, id))],
  [
    'returned another way',
    (refundId: number) =>
      decide(app, asha, { refundId, kind: 'returned_elsewhere', note: 'By bank transfer.', returnedOn: '2026-11-20' }),
  ],
])('a dispute that was won no longer waits once all of its money is %s', async (_how, returns) => {
  const { paymentId, providerPaymentId } = await paid()
  const refundId = await refusedRefund(paymentId)
  const disputeId = await provider.dispute(providerPaymentId)
  await moves(disputeId, 'lost', 'won')
  expect(disputeWaits(await row(disputeId))).toBe(true)
  await returns(refundId)
  expect(disputeWaits(await row(disputeId))).toBe(false)
})

test('of two refunds that wait, the second one fails when a lost part leaves only something of the first', async () => {
  const { disputeId, paymentId, one } = await disputed(PRICE - 10_000)
  const first = await ask(paymentId, 30_000)
  const second = await ask(paymentId, PRICE - 30_000)
  await moves(disputeId, 'lost')
  expect(await refund(first)).toMatchObject({ status: 'requested', amount: 10_000 })
  expect(canRetry({ ...(await refund(first)), payment: await one() })).toBe(true)
  expect(canRetry({ ...(await refund(second)), payment: await one() })).toBe(false)
  expect(refundIssue(await refund(second))).toBe('refund_refused')
  const keep = { kind: 'not_returned', note: 'We decided so.', returnedOn: null } as const
  const told = async (refundId: number) => {
    await decide(app, asha, { refundId, ...keep })
    const dedupeKey = { startsWith: `refund:${refundId}:` }
    return (await db.email.findFirstOrThrow({ where: { kind: 'refund-decision', dedupeKey } })).text
  }
  expect(await told(second)).toContain('You get that from your bank')
  const kept = await told(first)
  expect(kept).toContain('₹100 of this refund did not go back to you')
  expect(kept).not.toContain('bank')
})

test('a dispute is tried again while the provider refuses to answer for its order', async () => {
  const { orderId } = await order()
  const { paymentId } = await provider.pay(orderId)
  await provider.webhooks()
  const disputeId = await provider.dispute(paymentId)
  const away = { ...app, gateway: { ...app.gateway, fetchOrderPayments: () => Promise.reject(refusal) } }
  for (const webhook of await provider.webhooks()) {
    await receiveWebhook(app, webhook)
    await handleWebhook(away, webhook.eventId)
    const { nextTryAt } = await db.webhookEvent.findUniqueOrThrow({ where: { eventId: webhook.eventId } })
    clock.set(nextTryAt!.toISOString())
    await handleWebhook(app, webhook.eventId)
  }
  expect(await row(disputeId)).toMatchObject({ status: 'open' })
})

test('what was sent while a lost dispute stopped it cannot be decided as not returned before the provider was asked', async () => {
  const { disputeId, paymentId, providerPaymentId, one } = await disputed()
  await moves(disputeId, 'won')
  const refundId = await ask(paymentId)
  const gateway = {
    ...app.gateway,
    refund: async (...input: Parameters<typeof app.gateway.refund>) => {
      await app.gateway.refund(...input)
      await movesUnheard(disputeId, 'lost')
      await followDispute(app, { id: disputeId, paymentId: providerPaymentId })
      throw new PaymentProviderUnavailableError('timeout', 'no answer')
    },
  }
  await executeRefund({ ...app, gateway }, refundId)
  expect(openDecisions({ ...(await refund(refundId)), payment: await one() })).not.toContain('not_returned')
})

/** A refund that waited three weeks for the bank, which then gave up. */
async function waited() {
  const { disputeId, paymentId } = await disputed()
  const refundId = await ask(paymentId)
  clock.advance(21 * DAY_MS)
  await executeRefund(app, refundId)
  await moves(disputeId, 'won')
  return refundId
}

test('a refund that waited for the bank has all the patience of a new one', async () => {
  const refundId = await waited()
  const failing = (error: Error) => ({ ...app, gateway: { ...app.gateway, refund: () => Promise.reject(error) } })
  await executeRefund(failing(refusal), refundId)
  expect(await refund(refundId)).toMatchObject({ status: 'requested', nextTryAt: expect.any(Date) })
  clock.set((await refund(refundId)).nextTryAt!.toISOString())
  await executeRefund(failing(new PaymentProviderUnavailableError('timeout', 'timeout')), refundId)
  expect(refundIssue(await refund(refundId))).toBeNull()
  clock.set((await refund(refundId)).nextTryAt!.toISOString())
  await executeRefund(app, refundId)
  expect(await refund(refundId)).toMatchObject({ status: 'pending', nextTryAt: expect.any(Date) })
})

test('a refund that an administrator sends again after weeks is no stuck one', async () => {
  const { paymentId, providerPaymentId } = await paid()
  const refundId = await ask(paymentId, 20_000)
  await moves(await provider.dispute(providerPaymentId, PRICE - 20_000), 'lost')
  clock.advance(21 * DAY_MS)
  await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
  await executeRefund(app, refundId)
  expect(await refund(refundId)).toMatchObject({ status: 'pending', nextTryAt: expect.any(Date) })
})

test('what people download says what the bank took, and what stays', async () => {
  const { disputeId, paymentId, mentorId, menteeId } = await disputed(30_000)
  await ask(paymentId)
  await moves(disputeId, 'lost')
  const sums = { disputed: '300.00', kept: '0.00', refunds: [{ amount: '499.00' }] }
  expect((await Array.fromAsync(earningsOf(db, mentorId))).flat()).toMatchObject([sums])
  expect(await paidBy(menteeId)).toMatchObject([{ payments: [sums] }])
})

test('of a failed refund of which the bank took a part, administrators and a payer who closes the account read the rest', async () => {
  const { paymentId, providerPaymentId, menteeId, one } = await paid()
  await refusedRefund(paymentId)
  await moves(await provider.dispute(providerPaymentId, 30_000), 'lost')
  const { orderId } = await one()
  const { data } = await asAdmin(app).run(`{ order(id: ${orderId}) { payments { refunds { amount } } } }`)
  expect(data).toEqual({ order: { payments: [{ refunds: [{ amount: PRICE - 30_000 }] }] } })
  const open = await inTransaction(db, (tx) =>
    paymentPersonalData.blockers!(tx, { type: 'mentee', id: menteeId }, clock.now()),
  )
  expect(open.join()).toMatch(/^A refund of ₹499 from .* didn’t go through\. Our team is looking into it/)
})

test('whose refund waits for the bank is not told that it is on its way when they close their account', async () => {
  const { paymentId, menteeId, disputeId, providerPaymentId } = await disputed()
  await ask(paymentId)
  const blockers = async () =>
    JSON.stringify(
      await inTransaction(db, (tx) => paymentPersonalData.blockers!(tx, { type: 'mentee', id: menteeId }, clock.now())),
    )
  expect(await blockers()).toContain('is on hold until your bank decides')
  expect(await blockers()).not.toContain('on its way.')
  const theirs = (await app.gateway.fetchDispute(disputeId))!
  const fetchDispute = () => Promise.resolve({ ...theirs, amountDeducted: PRICE })
  const held = { ...app, gateway: { ...app.gateway, fetchDispute } }
  await followDispute(held, { id: disputeId, paymentId: providerPaymentId })
  expect(await blockers()).toBe('["Your bank is holding the money of a refund while it decides a dispute."]')
  await moves(disputeId, 'lost')
  expect(await blockers()).toBe('["Your bank took the money of a refund. Our team is looking into it."]')
})

const textsOf = async (dedupeKey: string) =>
  (await db.email.findMany({ where: { dedupeKey: { startsWith: dedupeKey } }, orderBy: { id: 'asc' } })).map(
    ({ text }) => text,
  )

test('a refund that an operator made before the dispute is told as one on its way', async () => {
  const { providerPaymentId, paymentId } = await paid()
  await provider.refundAsOperator(providerPaymentId)
  const [refunded] = await provider.webhooks()
  await provider.dispute(providerPaymentId)
  await deliver()
  await receiveWebhook(app, refunded!)
  await handleWebhook(app, refunded!.eventId)
  const [made] = await db.refund.findMany({ where: { paymentId } })
  expect((await textsOf(`refund:${made!.id}:payer`)).join()).toContain('will be refunded to the account')
})

test('a no-show that is decided while the bank decides promises no refund', async () => {
  const { bookingId } = await disputed()
  clock.set('2026-11-28T07:00:00Z')
  await db.noShow.create({ data: { bookingId, reportedBy: 'mentee', reportedAt: clock.now() } })
  await decideNoShow(app, asha, {
    bookingId,
    finding: 'mentor_missed',
    refund: PRICE,
    expectedRefundable: PRICE,
    reason: 'The room was empty.',
  })
  const texts = (await textsOf(`booking:${bookingId}:no-show-decided`)).join()
  expect(texts).not.toContain('on its way')
  expect(texts).toContain('A refund of ₹799 is on hold until your bank decides')
  expect(texts).toContain('₹799 of the payment is returned by the payer’s bank or by our team')
})

test('a registration that the team cancels while the bank decides promises no refund to who holds the workshop', async () => {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE, mentorId: (await makeMentor(db)).id })
  const { id: registrationId, razorpayPaymentId } = await registerPaid({ app, provider }, workshopId)
  await deliver()
  await provider.dispute(razorpayPaymentId!)
  await deliver()
  const money = { refund: PRICE, expectedRefundable: PRICE }
  await adminCancelRegistration(app, asha, { registrationId, ...money, reason: 'The workshop is full.' })
  const texts = (await textsOf(`registration:${registrationId}:`)).join()
  expect(texts).toContain('Another email tells you about your refund.')
  expect(texts).toContain('₹799 of the payment is returned by the payer’s bank or by our team.')
})

test('what is cancelled after the bank took the money, before it decides, says that the bank has it', async () => {
  const { disputeId, bookingId, mentorId, providerPaymentId } = await disputed()
  const taken = async (id: string) => ({ ...(await app.gateway.fetchDispute(id))!, amountDeducted: PRICE })
  const holding = { ...app, gateway: { ...app.gateway, fetchDispute: taken } }
  await followDispute(holding, { id: disputeId, paymentId: providerPaymentId })
  await cancelBooking(app, { type: 'mentor', id: mentorId }, { bookingId })
  const texts = (await textsOf(`booking:${bookingId}:cancelled`)).join()
  expect(texts).not.toContain('There is no refund')
  expect(texts).toContain('Your bank is holding ₹799')
  expect(texts).toContain('The payer’s bank is holding ₹799')
})

test('refunds that were lowered or decided since the bank took the money wait again once it gives it back', async () => {
  const [lowered, decided] = [await disputed(60_000), await disputed()]
  const [one, other] = [await ask(lowered.paymentId, 40_000), await ask(decided.paymentId, 40_000)]
  for (const { disputeId } of [lowered, decided]) await moves(disputeId, 'lost')
  expect((await refund(one)).amount).toBe(PRICE - 60_000)
  await decide(app, asha, { refundId: other, kind: 'not_returned', note: 'The bank took it.', returnedOn: null })
  for (const { disputeId } of [lowered, decided]) {
    await moves(disputeId, 'under_review', 'won')
    expect(disputeWaits(await row(disputeId))).toBe(true)
  }
})

test('a refund that had failed before the bank took the money, and was decided for that, makes its end a matter for a person', async () => {
  const { paymentId, providerPaymentId } = await paid()
  const refundId = await ask(paymentId, 40_000)
  await db.refund.update({ where: { id: refundId }, data: { status: 'failed', nextTryAt: null, attempts: 3 } })
  const disputeId = await provider.dispute(providerPaymentId)
  await moves(disputeId, 'lost')
  await decide(app, asha, { refundId, kind: 'not_returned', note: 'The bank took it.', returnedOn: null })
  await moves(disputeId, 'won')
  expect(disputeWaits(await row(disputeId))).toBe(true)
})

test('a booking whose money the bank only holds again is not kept as if it was returned', async () => {
  const { disputeId, bookingId, providerPaymentId } = await disputed()
  await moves(disputeId, 'lost')
  const theirs = (await app.gateway.fetchDispute(disputeId))!
  const fetchDispute = () => Promise.resolve({ ...theirs, status: 'under_review' as const })
  await followDispute(
    { ...app, gateway: { ...app.gateway, fetchDispute } },
    { id: disputeId, paymentId: providerPaymentId },
  )
  const kept = keepUnpaidBooking(app, asha, { bookingId, reason: 'A reason.' })
  await expect(kept).rejects.toThrow('Its payment is not returned yet')
})

test('an answer that is older than what was written down meanwhile is asked for again', async () => {
  const { disputeId, providerPaymentId } = await disputed()
  await moves(disputeId, 'lost')
  let asked = 0
  const fetchDispute = async (id: string) => {
    const answer = await app.gateway.fetchDispute(id)
    if ((asked += 1) === 1) {
      clock.advance(1_000)
      await moves(disputeId, 'won')
    }
    return answer
  }
  const slow = { ...app, gateway: { ...app.gateway, fetchDispute } }
  await followDispute(slow, { id: disputeId, paymentId: providerPaymentId })
  expect(asked).toBe(2)
  expect(await row(disputeId)).toMatchObject({ status: 'won' })
})

test('before anything is cancelled, each side reads that a refund waits for the bank, or that the bank has the money', async () => {
  const RIGHTS_OF = typed(
    `query ($id: Int!) { booking(id: $id) { viewerCanCancel { refund money } adminRights { isDisputed } } }`,
  )
  const TICKET = typed(`query ($code: String!) { workshopTicket(code: $code) { refundNow refundWay } }`)
  const SEAT = typed(
    `query ($id: Int!) { workshop(id: $id) { registrations(first: 1) { edges { node { adminRights { isDisputed } } } } } }`,
  )
  const { bookingId, menteeId, mentorId, disputeId, providerPaymentId } = await disputed()
  const right = async (client: ReturnType<typeof asAdmin>) =>
    (await client.run(RIGHTS_OF, { id: bookingId })).data.booking!
  const mentee = asMentee(app, menteeId)
  expect((await right(mentee)).viewerCanCancel).toMatchObject({
    refund: PRICE,
    money: expect.stringMatching(/only after the bank decides/),
  })
  expect((await right(asMentor(app, mentorId))).viewerCanCancel?.money).toMatch(
    /^The mentee’s bank or our team returns ₹799 of the payment/,
  )
  expect((await right(asAdmin(app))).adminRights).toEqual({ isDisputed: true })
  await moves(disputeId, 'won')
  expect((await right(mentee)).viewerCanCancel?.money).toMatch(/^The refund goes to the account you paid from/)
  expect((await right(asAdmin(app))).adminRights).toEqual({ isDisputed: false })
  await bankHolds(providerPaymentId)
  expect((await right(mentee)).viewerCanCancel).toMatchObject({
    refund: 0,
    money: expect.stringMatching(/^Your bank is holding/),
  })

  const workshop = await makeWorkshop(db, { price: PRICE })
  const { code, razorpayPaymentId } = await registerPaid({ app, provider }, workshop.id)
  const ticket = async () => (await asMentee(app, menteeId).run(TICKET, { code })).data.workshopTicket
  expect(await ticket()).toMatchObject({ refundWay: expect.stringMatching(/^The refund goes to the account/) })
  await provider.dispute(razorpayPaymentId!)
  await deliver()
  expect(await ticket()).toMatchObject({
    refundNow: PRICE,
    refundWay: expect.stringMatching(/only after the bank decides/),
  })
  const seats = (await asAdmin(app).run(SEAT, { id: workshop.id })).data.workshop!.registrations!.edges
  expect(seats).toMatchObject([{ node: { adminRights: { isDisputed: true } } }])
})
