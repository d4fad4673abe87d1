/** Confirmed bookings that someone must decide about: the mentor has left, or all of the money was returned. */
import { HOUR_MS } from '../rules/time/durations.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { NO_SHOW_HOURS } from '../rules/bookings/noShowRights.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { LISTED } from '../availability/freeSlots.ts'

/** Paid bookings that have not started or run, without the calls of a package: they are cancelled with it. */
export const soldAhead = (now: Date) => sold(now, { startsAt: { gt: now } })

/** Bookings without their mentor that the mentee can still cancel for a full refund. */
export const mentorlessAhead = (now: Date): Prisma.BookingWhereInput => ({ AND: [soldAhead(now), MENTORLESS] })

/** The same, and sessions that can still be reported as missed. An administrator cancels them, or accepts the mentor. */
export const mentorlessBookings = (now: Date): Prisma.BookingWhereInput => ({
  AND: [sold(now, { endsAt: { gt: new Date(now.getTime() - NO_SHOW_HOURS * HOUR_MS) } }), MENTORLESS],
})

const MENTORLESS: Prisma.BookingWhereInput = { OR: [{ mentorId: null }, { mentor: { NOT: LISTED } }] }

const sold = (now: Date, session: Prisma.BookingWhereInput): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  OR: [
    { planSubscriptionId: null, ...session },
    { startsAt: null, endDate: { gt: dateOnly(istDate(now)) } },
  ],
})

/** All of the money was returned, and no administrator has cancelled or kept the booking yet. */
export const REFUNDED_BUT_CONFIRMED = {
  status: 'confirmed',
  paymentStatus: 'refunded',
  keptUnpaidAt: null,
} as const satisfies Prisma.BookingWhereInput
