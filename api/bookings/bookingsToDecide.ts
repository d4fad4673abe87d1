/** Paid sessions and packages whose mentor is rejected, switched off or gone. Sessions of a package go with it. */
import type { Prisma } from '../generated/prisma/client.ts'
import { NO_SHOW_HOURS } from '../rules/bookings/bookingRights.ts'
import { dateOnly, istDate, HOUR_MS } from '../rules/time/time.ts'
import { LISTED } from '../availability/freeSlots.ts'

/** Those that their mentee can cancel for a full refund. */
export const mentorlessAhead = (now: Date) => mentorless(now, { startsAt: { gt: now } })

/** Also sessions of which their mentee can still say that nobody came. An administrator cancels them, or accepts the mentor again. */
export const mentorlessBookings = (now: Date) =>
  mentorless(now, { endsAt: { gt: new Date(now.getTime() - NO_SHOW_HOURS * HOUR_MS) } })

const mentorless = (now: Date, session: Prisma.BookingWhereInput): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  AND: [
    { OR: [{ mentorId: null }, { mentor: { NOT: LISTED } }] },
    {
      OR: [
        { planSubscriptionId: null, ...session },
        { startsAt: null, endDate: { gt: dateOnly(istDate(now)) } },
      ],
    },
  ],
})

/** Those that wait for that decision. */
export const REFUNDED_BUT_CONFIRMED = {
  status: 'confirmed',
  paymentStatus: 'refunded',
  keptUnpaidAt: null,
} as const satisfies Prisma.BookingWhereInput
