/** What the rights of a booking depend on, read from its rows. Fields and operations use the same. */
import type { Settings } from '../config.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Member } from '../graphql/identity.ts'
import { awayOf, STANDING } from '../rules/takesPart.ts'
import { atBank, isReturned, owed, OWED } from '../payments/moneyPlaces.ts'
import { isPlanReturned } from '../plans/planMoney.ts'
import type { AdminBookingState } from '../rules/bookings/adminRights.ts'
import { refundCaseOf, type BookingSide, type BookingState } from '../rules/bookings/bookingRights.ts'
import type { PlanState } from '../rules/bookings/planRights.ts'
import { ruleOfRest } from '../rules/money/refunds.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { bookingKindOf } from '../rules/bookings/bookingKind.ts'

/** Calls of a plan, and its package if an administrator kept it unpaid. Both rights select the same, so that one statement reads them. */
const PLAN_BOOKINGS = {
  where: {
    OR: [{ sessionType: 'plan_call', status: { in: ['confirmed', 'completed'] } }, { keptUnpaidAt: { not: null } }],
  },
  select: { startsAt: true, endsAt: true, keptUnpaidAt: true },
} as const satisfies Prisma.PlanSubscription$bookingsArgs

/** Columns and rows that `bookingStateOf` needs. */
export const RIGHTS = {
  mentorId: true,
  menteeId: true,
  status: true,
  packageType: true,
  sessionType: true,
  startsAt: true,
  endsAt: true,
  endDate: true,
  confirmedAt: true,
  freeUntil: true,
  mentorBackAt: true,
  paymentId: true,
  planSubscriptionId: true,
  planCallsUsed: true,
  keptUnpaidAt: true,
  mentor: { select: STANDING },
  orders: { select: { payments: { select: { ...OWED, providerPaymentId: true } } } },
  subscription: { select: { status: true, callsUsed: true, payment: { select: OWED }, bookings: PLAN_BOOKINGS } },
  noShow: { select: { reportedBy: true, answer: true, finding: true } },
} as const satisfies Prisma.BookingSelect

export type BookingWithRights = Prisma.BookingGetPayload<{ select: typeof RIGHTS }>

/** The input of the rules for both sides. */
export function bookingStateOf(
  booking: BookingWithRights,
  { refundWindowHours }: Pick<Settings, 'refundWindowHours'>,
  now: Date,
): BookingState {
  const { status, packageType, startsAt, endsAt, endDate, confirmedAt, freeUntil, subscription, noShow } = booking
  const payments = booking.orders.flatMap((order) => order.payments)
  const payment = payments.find(({ providerPaymentId }) => providerPaymentId === booking.paymentId)
  const starts = subscription?.bookings.map((call) => call.startsAt?.getTime() ?? 0) ?? []
  const ahead = starts.filter((start) => start > now.getTime())
  return {
    status,
    packageType,
    kind: bookingKindOf(booking),
    startsAt,
    endsAt,
    endDate: endDate && fromDateOnly(endDate),
    confirmedAt,
    owed: payment ? owed(payment) : null,
    paid: payment?.amount ?? null,
    isReturned: payment !== undefined && isReturned(payment),
    atBank: atBank(payment),
    isKept: booking.keptUnpaidAt !== null,
    planReturned: subscription !== null && isPlanReturned(subscription),
    freeUntil,
    mentorAway: awayOf(booking.mentor),
    mentorBack: booking.mentorBackAt !== null,
    callsUsed: subscription ? Math.max(0, subscription.callsUsed - ahead.length) : (booking.planCallsUsed ?? 0),
    firstCall: ahead.length > 0 ? new Date(Math.min(...ahead)) : null,
    noShow: noShow && {
      reportedBy: noShow.reportedBy as BookingSide,
      isAnswered: noShow.answer !== null,
      isDecided: noShow.finding !== null,
    },
    windowHours: refundWindowHours,
  }
}

/** The refund rule of a booking if it moves to `startsAt`, in a few words. Its `freeUntil` holds for its present time only. */
export function refundLineAt(
  booking: BookingWithRights,
  startsAt: Date,
  settings: Pick<Settings, 'refundWindowHours'>,
  now: Date,
): string {
  const then = { ...refundCaseOf(bookingStateOf(booking, settings, now)), startsAt, freeUntil: null, paidAt: null }
  return then.bank && !then.owed ? then.bank : ruleOfRest(then, now).line
}

/** The input of the rules for administrators. */
export function adminStateOf(
  booking: BookingWithRights,
  settings: Pick<Settings, 'refundWindowHours'>,
  now: Date,
): AdminBookingState {
  const { subscription, mentorId, menteeId } = booking
  return {
    ...bookingStateOf(booking, settings, now),
    planStatus: subscription?.status ?? null,
    planTakesBack: subscription !== null && subscription.status !== 'cancelled',
    hasBothSides: mentorId !== null && menteeId !== null,
  }
}

/** Columns and rows that `planStateOf` needs. */
export const PLAN_RIGHTS = {
  status: true,
  startDate: true,
  endDate: true,
  callsRemaining: true,
  payment: { select: OWED },
  mentor: { select: STANDING },
  bookings: PLAN_BOOKINGS,
} as const satisfies Prisma.PlanSubscriptionSelect

/** The input of the rule for a plan. */
export function planStateOf(plan: Prisma.PlanSubscriptionGetPayload<{ select: typeof PLAN_RIGHTS }>): PlanState {
  const { status, startDate, endDate, callsRemaining, payment, mentor, bookings } = plan
  return {
    status,
    startDate: fromDateOnly(startDate),
    endDate: fromDateOnly(endDate),
    callsRemaining,
    isRefunded: isPlanReturned({ payment, bookings }),
    mentorAway: awayOf(mentor),
  }
}

/** On which side the member is; null for everybody else, administrators among them. */
export function sideOf(
  { mentorId, menteeId }: Pick<BookingWithRights, 'mentorId' | 'menteeId'>,
  member: Pick<Member, 'type' | 'id'> | null,
): BookingSide | null {
  if (member?.type === 'mentor' && member.id === mentorId) return 'mentor'
  if (member?.type === 'mentee' && member.id === menteeId) return 'mentee'
  return null
}
