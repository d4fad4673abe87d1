import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Booking } from '../../generated/prisma/client.ts'
import type { BookingActor } from '../../generated/prisma/enums.ts'
import { isPlanReturned, PLAN_MONEY } from '../../plans/planMoney.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { isDisputed } from '../../payments/disputes/openDisputes.ts'
import { ANOTHER_MAIL } from '../../payments/refunds/announceRefund.ts'
import { noFurtherRefund } from '../../payments/refunds/toldMoney.ts'
import { formatRupees, formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import type { RefundDue } from '../../rules/money/refundDue.ts'
import { unusableCall } from '../../rules/money/refundReasons.ts'
import { announceToSides } from './announce.ts'
import { nounOf, whenOf } from '../bookingWords.ts'
import { bookingOfAny, type BookingOfTwo } from '../sides.ts'
import { SMALLEST_REFUND } from '../../provider/entities.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'

interface Cancelled {
  bookingId: number
  by: BookingActor
  /** The administrator's, if one cancels. */
  reason?: string
  /** What is returned. */
  due: Pick<RefundDue, 'amount' | 'returnsCall'>
  /** Whether it is a call that cannot return to its plan, because the plan is over for good. */
  isPlanOver?: boolean
  isPart?: boolean
  /** Calls that were cancelled with their plan. */
  calls?: readonly number[]
  /** Set if a returned call can be booked elsewhere than in its plan as it was. */
  callBack: CallBack | null
}

/** Tells both sides once, and removes the sessions from their calendars. Call it in the transaction that cancels. */
export async function announceCancellation(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, by, reason, due, isPart = false, isPlanOver = false, calls: callIds = [], callBack }: Cancelled,
): Promise<void> {
  const found = await bookingOfAny(tx, bookingId)
  if (!found) return
  const { booking, sides } = found
  const what = nounOf(booking)
  const when = whenOf(booking)
  const isPackage = bookingKindOf(booking) === 'package'
  const isOn = isPackage ? when : `on ${when}`
  const payment = { providerPaymentId: booking.paymentId }
  const isHeld = due.amount > 0 && (await isDisputed(tx, payment))
  const isNothingBack = due.amount === 0 && !due.returnsCall && !isPlanOver
  const calls = await tx.booking.findMany({ where: { id: { in: [...callIds] } }, orderBy: { startsAt: 'asc' } })
  const isAhead = booking.endsAt !== null && booking.endsAt > app.clock.now()
  const unusable = due.returnsCall ? await ofReturnedPlan(tx, booking) : []
  const nothing = {
    mentee: isNothingBack ? await nothingBack(tx, 'mentee', booking) : [],
    mentor: isNothingBack ? await nothingBack(tx, 'mentor', booking) : [],
  }
  const newsOf = (side: BookingSide, other: string) => {
    const isOwn = side === by
    const whatHappened =
      by === 'administrator'
        ? `Plumbline cancelled the ${what} with ${other}, ${isOn}.`
        : isOwn
          ? `You cancelled the ${what} with ${other}, ${isOn}.`
          : `${other} cancelled the ${what} ${isOn}.`
    const back = isPlanOver
      ? [OF_ENDED_PLAN]
      : side === 'mentee'
        ? [...backToMentee(due, { isHeld, nothing: nothing.mentee }), ...unusable]
        : backOfMentee(due, { isPart, isAhead, isHeld, nothing: nothing.mentor })
    if (callBack) back.push(callBackText(booking, side, callBack))
    return {
      kind: 'booking-cancelled',
      cause: 'cancelled',
      by,
      title: isPackage ? 'Advanced package cancelled' : 'Session cancelled',
      said: [whatHappened, ...withIt(calls), ...reasonOf(reason), ...back],
      subject: `Cancelled: ${what} with ${other}, ${when}`,
      paragraphs: [
        [whatHappened, ...back].join(' '),
        ...withIt(calls),
        ...reasonOf(reason),
        ...(isAhead ? ['Open the attached file to take it out of your calendar.'] : []),
        ...(calls.length > 0 ? ['Open the attached file to take these sessions out of your calendar.'] : []),
      ],
      withCalendar: isAhead || calls.length > 0,
      calls,
    }
  }
  await announceToSides(tx, app, booking, newsOf, sides)
}

/** Names the sessions that were cancelled with their package. */
function withIt(calls: readonly Booking[]): string[] {
  if (calls.length === 0) return []
  const times = calls.map((call) => whenOf(call)).join('; ')
  return [
    calls.length === 1 ? `Its session on ${times} is cancelled too.` : `Its sessions are cancelled too: ${times}.`,
  ]
}

export const reasonOf = (reason: string | undefined): string[] => (reason ? [`The reason: ${reason}`] : [])

/** Says where returned calls can be booked now, or that they were removed from the plan to which they had moved. */
export function callBackText(
  { mentee }: Pick<BookingOfTwo, 'mentee'>,
  side: BookingSide,
  { where, endDate }: CallBack,
): string {
  const [whose, own] = side === 'mentee' ? ['Your', 'your'] : [`${mentee.name}'s`, `${mentee.name}'s`]
  const lastDay = formatShortDay(planLastDay(endDate))
  if (where === 'earlier')
    return `The sessions that came from ${own} earlier Advanced package are back there. That package runs until ${lastDay}.`
  if (where === 'gone')
    return `Its sessions that moved to ${own} next Advanced package, which runs until ${lastDay}, are removed too.`
  return where === 'longer'
    ? `${whose} Advanced package now runs until ${lastDay}, so that there is time to use it.`
    : `The session is added to ${own} next Advanced package, which runs until ${lastDay}.`
}

export const OF_ENDED_PLAN = 'Its Advanced package has ended, so the session can’t return to it.'

/** Says that a call came back to a plan that it can't be booked with, as all that was paid for the plan has gone back. */
export async function ofReturnedPlan(
  tx: Transaction,
  { planSubscriptionId: id }: Pick<BookingOfTwo, 'planSubscriptionId'>,
): Promise<string[]> {
  const plan = id === null ? null : await tx.planSubscription.findUnique({ where: { id }, select: PLAN_MONEY })
  const unusable = unusableCall(plan !== null && isPlanReturned(plan))
  return unusable ? [unusable] : []
}

type Due = Cancelled['due']

interface Back {
  /** A dispute of the payment is open. The refund has its own mail. */
  isHeld: boolean
  /** What is said where nothing is returned. */
  nothing: readonly string[]
}

function backToMentee(due: Due, { isHeld, nothing }: Back): string[] {
  if (isHeld || (due.amount > 0 && due.amount < SMALLEST_REFUND)) return [ANOTHER_MAIL]
  if (due.amount > 0) return [toMentee(due.amount)]
  if (due.returnsCall) return ['The session is back in your Advanced package.']
  return [...nothing]
}

/** Tells a side that nothing is returned, and why. */
export async function nothingBack(tx: Transaction, side: BookingSide, booking: BookingOfTwo): Promise<string[]> {
  if (bookingKindOf(booking) === 'call') return ['The session counts as used.']
  return await noFurtherRefund(tx, { providerPaymentId: booking.paymentId }, side)
}

function backOfMentee(
  due: Due,
  { isPart, isAhead, isHeld, nothing }: Back & { isPart: boolean; isAhead: boolean },
): string[] {
  if (due.amount > 0 && isPart) return [partToMentee(due.amount, { isHeld })]
  if (isHeld) return ["The mentee's bank or our team returns the payment."]
  if (due.amount > 0) return ['The payment is returned, so you earn nothing from it.']
  const slot = isAhead ? ['The slot is open again.'] : []
  return [...nothing, ...slot]
}

/** Tells the mentor and others, but not the mentee, about a partial refund. */
export const partToMentee = (paise: number, { isHeld }: Pick<Back, 'isHeld'>): string =>
  isHeld
    ? `${formatRupees(paise)} of the payment is returned by the mentee's bank or by our team.`
    : `${formatRupees(paise)} of the payment is refunded to the mentee.`

/** Tells the mentee about a refund. */
export const toMentee = (paise: number): string =>
  `${formatRupees(paise)} will be refunded to the account you paid from.`
