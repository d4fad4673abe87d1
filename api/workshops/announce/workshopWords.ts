/** What mails say of a workshop, and of the money of a registration. */
import { isDisputed } from '../../payments/disputes/openDisputes.ts'
import { atBank } from '../../payments/moneyPlaces.ts'
import { ANOTHER_MAIL } from '../../payments/refunds/announceRefund.ts'
import { whereMoneyIs } from '../../payments/refunds/toldMoney.ts'
import { SMALLEST_REFUND } from '../../rules/constants.ts'
import { formatRupees, formatWhenFull } from '../../rules/text/format.ts'
import { payersBank } from '../../rules/money/refundReasons.ts'
import type { Transaction } from '../../database/client.ts'
import type { Workshop, WorkshopRegistration } from '../../generated/prisma/client.ts'
import type { MailFact } from '../../mail/content.ts'
import { REFUND_ARRIVES_TEXT } from '../../rules/policies.ts'
import { CANCELLING, cancelRight, paymentOf } from '../register/ticketState.ts'

const SUBJECT_TITLE = 70

export const whenOf = ({ startsAt }: Pick<Workshop, 'startsAt'>) => formatWhenFull(startsAt)

/** The title, cut for a subject. */
export function shortTitle({ title }: Pick<Workshop, 'title'>): string {
  const letters = Array.from(new Intl.Segmenter('en-IN').segment(title), ({ segment }) => segment)
  return letters.length <= SUBJECT_TITLE
    ? title
    : `${letters
        .slice(0, SUBJECT_TITLE - 1)
        .join('')
        .trimEnd()}…`
}

export const TICKET_IS_SECRET = "Anyone with this email can open your ticket: please don't forward it."

type Told = Pick<Workshop, 'title' | 'instructorName' | 'startsAt' | 'duration'>

export const publicFacts = (workshop: Told): MailFact[] => [
  ['Workshop', workshop.title],
  ['Instructor', workshop.instructorName],
  ['Time', whenOf(workshop)],
  ['Duration', workshop.duration],
]

/** The same with the meeting link, for registered people only. */
export const registeredFacts = (workshop: Told & Pick<Workshop, 'meetingLink'>): MailFact[] => [
  ...publicFacts(workshop),
  workshop.meetingLink
    ? ['Meeting link', workshop.meetingLink, workshop.meetingLink]
    : ['Meeting link', 'The link will follow by email before the start'],
]

/** Sums in paise; `until` is the last instant of a refund, and `bank` what the payer's bank means for it. */
export function cancellingRule(
  until: Date,
  amount: number,
  { left, bank }: { left: number; bank: string | null } = { left: amount, bank: null },
): string {
  if (amount === 0) return "Can't make it? Please cancel on your ticket, so that someone else gets the seat."
  // A seat stands only while its payment does: if nothing of that is left, the bank has it and decides.
  if (left === 0) return bank ?? 'There is no refund.'
  const back = left === amount ? 'for a full refund' : `to get ${formatRupees(left)} back`
  const rule = `Cancel on your ticket until ${formatWhenFull(until)} ${back}. After that there is no refund.`
  return [rule, ...(bank ? [bank] : [])].join(' ')
}

/** How long a participant can cancel after a change by our team, and the refund. */
export async function cancellingWords(tx: Transaction, registrationId: number, now: Date): Promise<string> {
  const where = { id: registrationId }
  const registration = await tx.workshopRegistration.findUniqueOrThrow({ where, select: CANCELLING })
  const { refund, fullRefundUntil } = cancelRight(registration, now)
  const bank = payersBank(refund, atBank(paymentOf(registration)))
  const without = registration.razorpayPaymentId && !bank ? 'before it starts, without a refund' : 'before it starts'
  const back = refund > 0 ? `by ${formatWhenFull(fullRefundUntil)} and get ${formatRupees(refund)} back` : without
  return [`If it doesn’t suit you, you can cancel ${back}.`, ...(bank ? [bank] : [])].join(' ')
}

/** Says that `refund` paise go back; or that a later mail tells, in a dispute or below the smallest refund. */
export async function refundWords(
  tx: Transaction,
  refund: number,
  { amount, razorpayPaymentId }: Pick<WorkshopRegistration, 'amount' | 'razorpayPaymentId'>,
): Promise<{ said: string[]; facts: MailFact[] }> {
  const paid = { providerPaymentId: razorpayPaymentId }
  if (refund <= 0) return { said: amount > 0 ? await whereMoneyIs(tx, paid, 'mentee') : [], facts: [] }
  if (refund < SMALLEST_REFUND || (await isDisputed(tx, paid))) return { said: [ANOTHER_MAIL], facts: [] }
  const sum = formatRupees(refund)
  const facts: MailFact[] = [['Refund', sum]]
  if (razorpayPaymentId !== null) facts.push(['Payment', razorpayPaymentId])
  return {
    said: [`${sum} will be refunded to the account you paid from, usually within ${REFUND_ARRIVES_TEXT}.`],
    facts,
  }
}
