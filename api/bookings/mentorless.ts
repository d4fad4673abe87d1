/** Paid sessions and packages whose mentor is rejected, switched off or gone. */
import type { Prisma } from '../generated/prisma/client.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { TAKES_BOOKINGS } from './offer.ts'

/** Those that are not over: an administrator cancels them, or accepts the mentor again. Sessions of a package go with it. */
export const mentorlessBookings = (now: Date): Prisma.BookingWhereInput => ({
  status: 'confirmed',
  AND: [
    { OR: [{ mentorId: null }, { mentor: { NOT: TAKES_BOOKINGS } }] },
    {
      OR: [
        { planSubscriptionId: null, startsAt: { gt: now } },
        { startsAt: null, endDate: { gt: dateOnly(istDate(now)) } },
      ],
    },
  ],
})
