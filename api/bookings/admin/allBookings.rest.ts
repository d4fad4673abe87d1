import { z } from 'zod/mini'
import { typed } from '../../graphql/typed.ts'
import { COUNT, DATE, ID, INSTANT, lowerCase } from '../../rest/fields.ts'
import { firstPage, limited, nextPage, tableQuery } from '../../rest/pages.ts'
import { route } from '../../rest/route.ts'

const rowSchema = z.object({
  id: ID,
  menteeName: z.string(),
  mentorName: z.string(),
  agenda: z.string(),
  packageType: z.enum(['starter', 'advanced']),
  selectedTimeSlot: z.string(),
  startsAt: z.nullable(INSTANT),
  startDate: z.nullable(DATE),
  endDate: z.nullable(DATE),
  duration: COUNT.check(z.describe('Minutes')),
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled', 'expired']),
  paymentStatus: z.enum(['pending', 'completed', 'failed', 'refunded']),
  sessionType: z.string(),
  meetingLink: z.nullable(z.string()),
  createdAt: INSTANT,
})

export const bookingAdminRoutes = [
  route('GET /api/bookings', 'Administration', {
    summary: 'Every session and plan, newest first, without holds that ran out; administrators only',
    document: typed(`
      query ($search: String, $before: Int) {
        allBookings(first: 100, search: $search, before: $before) {
          rows {
            id: databaseId menteeName mentorName agenda packageType selectedTimeSlot startsAt startDate endDate duration
            status paymentStatus sessionType meetingLink createdAt
          }
        }
      }`),
    query: tableQuery,
    variables: firstPage,
    next: ({ allBookings: { rows } }, call, count) => nextPage(rows, call, count),
    response: z.array(rowSchema),
    rows: ({ allBookings: { rows } }, call, count) =>
      limited(rows, call, count).map(({ packageType, status, paymentStatus, ...row }) => ({
        ...row,
        packageType: lowerCase(packageType),
        status: lowerCase(status),
        paymentStatus: lowerCase(paymentStatus),
      })),
  }),
]
