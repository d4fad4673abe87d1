/** Sessions and packages that were paid for, and whose mentor is not accepted any more, not active, or gone. */
import type { Prisma } from '../generated/prisma/client.ts'
import { dateOnly, istDate } from '../rules/time.ts'
import { TAKES_BOOKINGS } from './offer.ts'

/** Sessions to come and packages that run or are to come: to be cancelled, or held after all. Sessions of a package go with it. */
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
