import { changeMoney } from '../database/actor.ts'
import { REFUND_REASONS, type RefundReason } from '../rules/refundReasons.ts'
import { BOOKED, causeSession, type MailCause } from '../testing/mailCauses.ts'
import { requestRefund } from './requestRefund.ts'

function refund(reason: RefundReason, amount?: number, note?: string): MailCause['cause'] {
  return async (tested, people) => {
    await causeSession(tested, people)
    const { id: paymentId } = await tested.db.payment.findFirstOrThrow({ where: { menteeId: people.menteeId } })
    await changeMoney(tested.db, 'system', (tx) =>
      requestRefund(tx, tested.app, { paymentId, reason, ...(amount && { amount }), ...(note && { note }) }),
    )
  }
}

/** The mentor hears of a time that somebody else has, and of money that went back without another act of ours. */
const TOLD_TO_BOTH: readonly RefundReason[] = ['slot_lost', 'refunded_at_provider']

export const causes: MailCause[] = [
  ...REFUND_REASONS.map((reason) => ({
    name: `refund, ${reason}`,
    file: 'payments/announceRefund.ts',
    mails: BOOKED + (TOLD_TO_BOTH.includes(reason) ? 2 : 1),
    cause: refund(reason),
  })),
  { name: 'refund of a part', file: 'payments/announceRefund.ts', mails: BOOKED + 1, cause: refund('late', 20_000) },
  {
    name: 'refund by an administrator, in their words',
    file: 'payments/announceRefund.ts',
    mails: BOOKED + 2,
    cause: refund('by_administrator', undefined, 'The mentor was late twice.'),
  },
  {
    name: 'refund by an administrator, in their words',
    file: 'payments/announceRefund.ts',
    mails: BOOKED + 2,
    cause: refund('by_administrator', undefined, 'The mentor was late twice.'),
  },
]
