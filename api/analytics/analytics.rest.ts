import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { COUNT, DATE, PAISE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'

const WEEKS = 'Weeks must be a whole number'

export const analyticsRoutes = [
  route({
    method: 'GET',
    path: '/api/analytics',
    tag: 'Administration',
    summary: 'How many there are of everything, and figures by week (from Monday, in IST); administrators only',
    document: typed(`
      query ($weeks: Int) {
        adminTotals { mentors mentees communityMembers workshops bookings requests conversations }
        analytics(weeks: $weeks) {
          weeks { from mentors mentees communityMembers bookings workshopSeats revenue refunds }
        }
      }`),
    query: z.object(
      {
        weeks: z.pipe(
          z.optional(z.string(WEEKS).check(z.regex(/^\d{0,3}$/, WEEKS))),
          z.transform((text: string | undefined) => (text ? Number(text) : undefined)),
        ),
      },
      WEEKS,
    ),
    variables: ({ query }) => query,
    response: z.object({
      totals: z.object({
        mentors: COUNT,
        mentees: COUNT,
        communityMembers: COUNT,
        workshops: COUNT,
        bookings: COUNT,
        requests: COUNT,
        conversations: COUNT,
      }),
      weeks: z.array(
        z.object({
          from: DATE,
          mentors: COUNT,
          mentees: COUNT,
          communityMembers: COUNT,
          bookings: COUNT,
          workshopSeats: COUNT,
          revenue: PAISE,
          refunds: PAISE,
        }),
      ),
    }),
    answer: ({ adminTotals, analytics: { weeks } }) => ({ totals: adminTotals, weeks }),
  }),
]
