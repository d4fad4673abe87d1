/** What a receipt says, read from the rows each time. */
import type { Settings } from '../config.ts'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { bankHas, fitRefunds, moneyPlaces, PLACES, isGoingBack } from '../payments/moneyPlaces.ts'
import { REFUND_STATE, refundState, returnedAt } from '../payments/refunds/toldMoney.ts'
import { planLastDay } from '../rules/bookings/plans.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { formatPastDay, formatRequestDate, formatTime, formatTimeRange } from '../rules/text/format.ts'
import type { RefundState } from '../rules/money/moneyLines.ts'
import { receiptNumber } from '../rules/money/receipts.ts'
import { fromDateOnly, istDate } from '../rules/time/time.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID } from '../graphql/nodeId.ts'

export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof readReceipt>>>

const INCLUDED = {
  receipt: true,
  mentee: { select: { name: true, email: true } },
  refunds: { orderBy: { id: 'asc' }, include: { payment: REFUND_STATE.payment } },
  disputes: PLACES.disputes,
  order: {
    select: {
      booking: { include: { mentor: { select: { name: true } } } },
      registration: { include: { workshop: true } },
    },
  },
} as const satisfies Prisma.PaymentInclude

type PaymentOfReceipt = Prisma.PaymentGetPayload<{ include: typeof INCLUDED }>

/** Null when there is no such payment. */
export async function readReceipt(
  { db, config }: { db: Database; config: Pick<Settings, 'supportAddress' | 'supportEmail'> },
  where: Prisma.PaymentWhereInput,
  now: Date,
) {
  const payment = await db.payment.findFirst({ where, include: INCLUDED })
  if (!payment?.receipt || !payment.capturedAt) return null
  const { amount, capturedAt } = payment
  const { disputed, heldByBank } = bankHas(payment)
  const refunds = fitRefunds(payment).filter(isGoingBack)
  const recorded = istDate(payment.createdAt)
  return {
    number: receiptNumber(payment.receipt),
    paidOn: `${formatRequestDate(capturedAt)} IST`,
    // When we heard of it on another day.
    recordedOn: recorded === istDate(capturedAt) ? null : `Recorded on ${formatPastDay(recorded)}`,
    method: payment.paymentMethod && (METHODS[payment.paymentMethod] ?? null),
    providerPaymentId: payment.providerPaymentId,
    payer: payerOf(payment),
    mentor: mentorNameOf(payment),
    // The name stands above the address, which usually begins with it.
    issuer: {
      name: 'Plumbline',
      address: config.supportAddress.replace(/^Plumbline,\s*/, ''),
      email: config.supportEmail,
    },
    what: whatFor(payment),
    details: detailsOf(payment),
    amount,
    refunds: [
      // Of many lines the last ones are summed as refunds.
      ...(disputed > 0 ? [{ said: 'Returned by the bank after a dispute', amount: disputed }] : []),
      ...(heldByBank > 0 ? [{ said: 'With the bank while it decides on a dispute', amount: heldByBank }] : []),
      ...refunds.map((refund) => ({ said: REFUND_WORDS[refundState(refund)](dayOf(refund)), amount: refund.amount })),
    ],
    /** Whether a refund goes to the account that was paid from: not what was returned another way or by the bank. */
    isToAccount: refunds.some(({ returnedElsewhere }) => !returnedElsewhere),
    /** Paise that neither went back, nor are on their way, nor with the payer's bank. */
    kept: moneyPlaces(payment).kept,
    asOf: `${formatRequestDate(now)} IST`,
  }
}

/** A visitor is known by their registration, which has no email address once they have left. */
function payerOf({ mentee, order: { registration } }: PaymentOfReceipt): { name: string; email: string | null } {
  const payer = mentee ?? registration
  return { name: payer?.name ?? FORMER.mentee, email: payer?.email.includes('@') ? payer.email : null }
}

const METHODS: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
}

const dayOf = (refund: PaymentOfReceipt['refunds'][number]) =>
  formatPastDay(istDate(returnedAt(refund) ?? refund.createdAt))

const REFUND_WORDS: Record<RefundState, (day: string) => string> = {
  refunded: (day) => `Refunded on ${day}`,
  returned_otherwise: (day) => `Returned another way on ${day}`,
  on_its_way: (day) => `Refund on its way since ${day}`,
  waits_for_bank: (day) => `Refund requested on ${day}, on hold at the bank`,
  with_support: (day) => `Refund requested on ${day}, not completed yet`,
  // Its money is kept, and is not listed.
  not_returned: () => 'Not returned',
}

/** The package, and the session's time as it is now: sessions move, their payment stays. */
function detailsOf({ order: { booking, registration } }: PaymentOfReceipt): string[] {
  if (registration)
    return [
      `${formatPastDay(istDate(registration.workshop.startsAt))}, ${formatTime(registration.workshop.startsAt)} IST`,
    ]
  if (!booking) return []
  const { packageType, startsAt, endsAt, startDate, endDate } = booking
  if (packageType === 'starter')
    return [
      'Starter package, one session',
      ...(startsAt && endsAt ? [`${formatPastDay(istDate(startsAt))}, ${formatTimeRange(startsAt, endsAt)}`] : []),
    ]
  const days =
    startDate && endDate
      ? [`${formatPastDay(fromDateOnly(startDate))} to ${formatPastDay(planLastDay(fromDateOnly(endDate)))}`]
      : []
  return ['Advanced package, three sessions and chat', ...days]
}

/** Captured payments that the one who asks may see: a mentee's own; administrators see all. */
export function visiblePayments({
  member,
  administrator,
}: Pick<Context, 'member' | 'administrator'>): Prisma.PaymentWhereInput {
  if (administrator) return { receipt: { isNot: null } }
  return { menteeId: member?.type === 'mentee' ? member.id : NO_ID, receipt: { isNot: null } }
}

/** Of a payment, what `whatFor` needs. */
export const WHAT_FOR = {
  order: {
    select: {
      booking: { select: { packageType: true, mentor: { select: { name: true } } } },
      registration: { select: { workshop: { select: { title: true, instructorName: true } } } },
    },
  },
} as const satisfies Prisma.PaymentSelect

type Paid = Prisma.PaymentGetPayload<{ select: typeof WHAT_FOR }>

/** The mentor of what was paid for; null when that is no longer known. */
function mentorNameOf({ order: { booking, registration } }: Paid): string | null {
  if (booking) return booking.mentor?.name ?? FORMER.mentor
  return registration?.workshop.instructorName ?? null
}

/** `Session with Asha Pillai`, `Advanced package with Asha Pillai`, `Workshop: Reading soil reports`. */
export function whatFor(paid: Paid): string {
  const { booking, registration } = paid.order
  if (booking) return `${booking.packageType === 'starter' ? 'Session' : 'Advanced package'} with ${mentorNameOf(paid)}`
  return registration ? `Workshop: ${registration.workshop.title}` : 'A payment to Plumbline'
}
