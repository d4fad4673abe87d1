import { changeMoney, inTransaction } from '../database/transaction.ts'
import { REFUND_REASON_TEXTS, type RefundReason } from '../rules/money/refundReasons.ts'
import { istDate } from '../rules/time/time.ts'
import { BOOKED, bounded, causeSession, PAID_FOR, type MailCause } from '../testing/mailCauses.ts'
import type { DecisionOnRefund } from './refunds/announceRefundDecision.ts'
import { announceDecided } from './disputes/announceDispute.ts'
import { followDispute } from './disputes/followDispute.ts'
import { decideRefund, reopenRefund } from './refunds/decideRefund.ts'
import { requestRefund } from './refunds/requestRefund.ts'

function refund(reason: RefundReason, amount?: number, note?: string): MailCause['cause'] {
  return async (tested, people) => {
    await causeSession(tested, people)
    const { id: paymentId } = await tested.db.payment.findFirstOrThrow({ where: { menteeId: people.menteeId } })
    await changeMoney(tested.db, 'system', (tx) =>
      requestRefund(tx, tested.app, { paymentId, reason, ...(amount && { amount }), ...(note && { note }) }),
    )
  }
}

/** The bank refuses a refund, and a person decides on it; a decision that is taken back is news as well. */
function decided(kind: DecisionOnRefund['kind'], isTakenBack = false): MailCause['cause'] {
  return async (tested, people) => {
    await refund('no_show')(tested, people)
    const { db, app } = tested
    const { id } = await db.refund.findFirstOrThrow({ where: { payment: { menteeId: people.menteeId } } })
    await db.refund.update({ where: { id }, data: { status: 'failed', nextTryAt: null } })
    const note = 'Sent by bank transfer, reference 4711.'
    const decision = { kind, note, returnedOn: kind === 'returned_elsewhere' ? istDate(app.clock.now()) : null }
    await changeMoney(db, 'administrator:1', (tx) => decideRefund(tx, app, id, decision))
    if (isTakenBack) await changeMoney(db, 'administrator:1', (tx) => reopenRefund(tx, app, id))
  }
}

/** The payer's bank disputes the payment, and decides. */
function disputed(...news: ('lost' | 'won')[]): MailCause['cause'] {
  return async (tested, people) => {
    await causeSession(tested, people)
    const { app, db, provider } = tested
    const { providerPaymentId: paymentId } = await db.payment.findFirstOrThrow({ where: { menteeId: people.menteeId } })
    const id = await provider.dispute(paymentId)
    for (const one of news) {
      await provider.moveDispute(id, one)
      await followDispute(app, { id, paymentId })
    }
  }
}

/** Our team keeps what the bank gives back of a session that was cancelled meanwhile. */
const keptAfterDispute: MailCause['cause'] = async (tested, people) => {
  const { app, db } = tested
  await disputed('lost')(tested, people)
  const { menteeId } = people
  await db.booking.updateMany({ where: { menteeId }, data: { status: 'cancelled', cancelledAt: app.clock.now() } })
  const { providerDisputeId: id, ...dispute } = await db.dispute.findFirstOrThrow({ where: { payment: { menteeId } } })
  const { providerPaymentId: paymentId } = await db.payment.findUniqueOrThrow({ where: { id: dispute.paymentId } })
  await tested.provider.moveDispute(id, 'won')
  await followDispute(app, { id, paymentId })
  await db.dispute.update({ where: { id: dispute.id }, data: { resolvedAt: app.clock.now() } })
  await inTransaction(db, (tx) => announceDecided(tx, app, dispute))
}

/** The mentor hears of a time that somebody else has, and of money that went back without another act of ours. */
const TOLD_TO_BOTH: readonly RefundReason[] = ['slot_lost', 'refunded_at_provider']

export const causes = bounded(PAID_FOR, [
  ...(Object.keys(REFUND_REASON_TEXTS) as RefundReason[]).map((reason) => ({
    name: `refund, ${reason}`,
    file: 'payments/refunds/announceRefund.ts',
    mails: BOOKED + (TOLD_TO_BOTH.includes(reason) ? 2 : 1),
    cause: refund(reason),
  })),
  {
    name: 'refund of a part',
    file: 'payments/refunds/announceRefund.ts',
    mails: BOOKED + 1,
    cause: refund('late', 20_000),
  },
  {
    name: 'refund by an administrator, in their words',
    file: 'payments/refunds/announceRefund.ts',
    mails: BOOKED + 2,
    cause: refund('by_administrator', undefined, 'The mentor was late twice.'),
  },
  ...(['returned_elsewhere', 'not_returned'] as const).map((kind) => ({
    name: `refund that failed: ${kind}`,
    file: 'payments/refunds/announceRefundDecision.ts',
    // What stays with us is the mentor's earning again.
    mails: BOOKED + (kind === 'not_returned' ? 3 : 2),
    cause: decided(kind),
  })),
  {
    name: 'dispute that is lost',
    file: 'payments/disputes/announceDispute.ts',
    mails: BOOKED + 1,
    cause: disputed('lost'),
  },
  {
    name: 'dispute whose money comes back',
    file: 'payments/disputes/announceDispute.ts',
    mails: BOOKED + 2,
    cause: disputed('lost', 'won'),
  },
  {
    name: 'dispute after which our team keeps the money of what was cancelled',
    file: 'payments/disputes/announceDispute.ts',
    mails: BOOKED + 3,
    cause: keptAfterDispute,
  },
  {
    name: 'refund that failed: a decision taken back',
    file: 'payments/refunds/announceRefundDecision.ts',
    mails: BOOKED + 5,
    cause: decided('not_returned', true),
  },
])
