import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Booking } from '../../generated/prisma/client.ts'
import type { BookingActor } from '../../generated/prisma/enums.ts'
import { isPlanReturned, PLAN_MONEY } from '../../plans/planMoney.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { whereMoneyIs } from '../../payments/refunds/toldMoney.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import { unusableCall } from '../../rules/money/refundReasons.ts'
import { isBookable } from '../../availability/freeSlots.ts'
import { announceToSides, markAnswered } from './announce.ts'
import { nounOf, whenOf } from '../bookingWords.ts'
import { offeredPlace } from '../offer.ts'
import { bookingOfAny, type BookingOfTwo } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'

interface Cancelled {
  bookingId: number
  by: BookingActor
  /** The administrator's, if one cancels. */
  reason?: string
  returnsCall: boolean
  /** Whether it is a call that cannot return to its plan, because the plan is over for good. */
  isPlanOver?: boolean
  /** Calls that were cancelled with their plan. */
  calls?: readonly number[]
  /** Set if a returned call can be booked elsewhere than in its plan as it was. */
  callBack: CallBack | null
}

/**
 * Tells both sides once, and removes the sessions from their calendars. Call it in the transaction that cancels, once its refund
 * is written.
 */
export async function announceCancellation(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, by, reason, returnsCall, isPlanOver = false, calls: callIds = [], callBack }: Cancelled,
): Promise<void> {
  const found = await bookingOfAny(tx, bookingId)
  if (!found) return
  const { booking, sides } = found
  await markAnswered(tx, booking)
  const what = nounOf(booking)
  const when = whenOf(booking)
  const isPackage = bookingKindOf(booking) === 'package'
  const isOn = isPackage ? when : `on ${when}`
  const calls = await tx.booking.findMany({ where: { id: { in: [...callIds] } }, orderBy: { startsAt: 'asc' } })
  const isAhead = booking.endsAt !== null && booking.endsAt > app.clock.now()
  const isOpen = await isOffered(tx, booking, app.clock.now())
  const returned = returnsCall ? await backInPlan(tx, booking, { callBack }) : []
  const money = await moneyOfSides(tx, booking)
  const newsOf = (side: BookingSide, other: string) => {
    const isOwn = side === by
    const whatHappened =
      by === 'administrator'
        ? `Plumbline cancelled the ${what} with ${other}, ${isOn}.`
        : isOwn
          ? `You cancelled the ${what} with ${other}, ${isOn}.`
          : `${other} cancelled the ${what} ${isOn}.`
    const isMentee = side === 'mentee'
    const back = [
      ...(isPlanOver ? [OF_ENDED_PLAN] : !returnsCall ? money[side] : isMentee ? returned : []),
      ...(!isMentee && isOpen ? ['The slot is open again.'] : []),
      ...(callBack ? [callBackText(booking, side, callBack)] : []),
    ]
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

/** Whether others can book the time of a session now: its mentor may be Busy or have other hours, and it may begin too soon. */
async function isOffered(tx: Transaction, { mentor, startsAt, duration }: BookingOfTwo, now: Date): Promise<boolean> {
  const stored = startsAt && (await tx.mentor.findUnique({ where: { id: mentor.id } }))
  if (!stored || !isBookable(stored)) return false
  return (await offeredPlace(tx, mentor.id, { packageType: 'starter', startsAt, minutes: duration }, now)) !== null
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

/** What is said of a call that came back to its plan; nothing if it went to the next one: `callBackText` says so. */
export async function backInPlan(
  tx: Transaction,
  { planSubscriptionId: id }: Pick<BookingOfTwo, 'planSubscriptionId'>,
  { callBack, whose = 'your' }: Pick<Cancelled, 'callBack'> & { whose?: 'your' | 'the' },
): Promise<string[]> {
  if (id === null || callBack?.where === 'next') return []
  const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id }, select: { status: true, ...PLAN_MONEY } })
  if (plan.status === 'cancelled') return [OF_ENDED_PLAN]
  const unusable = unusableCall(isPlanReturned(plan))
  return [`The session is back in ${whose} Advanced package.`, ...(unusable ? [unusable] : [])]
}

/** What each side reads of the money once a booking is cancelled, or of its call that does not come back. */
export async function moneyOfSides(tx: Transaction, booking: BookingOfTwo): Promise<Record<BookingSide, string[]>> {
  if (bookingKindOf(booking) === 'call') {
    const used = 'The session counts as used.'
    return { mentee: [used], mentor: [used] }
  }
  const paid = { providerPaymentId: booking.paymentId }
  return { mentee: await whereMoneyIs(tx, paid, 'mentee'), mentor: await whereMoneyIs(tx, paid, 'mentor') }
}
