import { RIGHTS, bookingStateOf } from '../bookings/rights.ts'
import type { Settings } from '../config.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { ReviewedBooking } from '../rules/bookings/reviewRights.ts'

/** Columns and rows that `reviewedBookingOf` needs. */
export const REVIEWED = {
  ...RIGHTS,
  subscription: { select: { ...RIGHTS.subscription.select, callsRemaining: true } },
  review: { select: { id: true } },
} as const satisfies Prisma.BookingSelect

/** The input of the rule who may review. */
export function reviewedBookingOf(
  booking: Prisma.BookingGetPayload<{ select: typeof REVIEWED }>,
  config: Pick<Settings, 'refundWindowHours'>,
  now: Date,
): ReviewedBooking {
  const { noShow, subscription, status } = booking
  const state = bookingStateOf(booking, config, now)
  const isMissed =
    noShow?.finding === 'mentor_missed' || (noShow?.reportedBy === 'mentee' && noShow.answer === 'agreed')
  const isUsedUp = state.kind === 'package' && subscription !== null && subscription.callsRemaining === 0
  const ends = subscription?.bookings.flatMap(({ endsAt }) => endsAt?.getTime() ?? []) ?? []
  const last = ends.length > 0 ? new Date(Math.max(...ends)) : null
  return {
    ...state,
    hasReview: booking.review !== null,
    isTrial: booking.sessionType === 'trial',
    mentorMissed: status === 'cancelled' && isMissed,
    lastCallEnded: isUsedUp && last !== null && last <= now ? last : null,
  }
}
