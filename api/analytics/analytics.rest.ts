import { z } from 'zod/mini'
import { form } from '../rules/inputs/fields/fields.ts'
import { typed } from '../graphql/typed.ts'
import { COUNT, DATE, PAISE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'

const PEOPLE = ['mentors', 'mentees', 'communityMembers'] as const
const counts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, COUNT])) as Record<Name, typeof COUNT>
const WEEKS = 'Weeks must be a whole number'

export const analyticsRoutes = [
  route('GET /api/analytics', 'Administration', {
    summary: 'How many there are of everything, and figures by week (from Monday, in IST); administrators only',
    document: typed(`
      query ($weeks: Int) {
        adminTotals { mentors mentees communityMembers workshops bookings requests conversations }
        analytics(weeks: $weeks) {
          weeks { from mentors mentees communityMembers bookings workshopSeats revenue refunds }
        }
      }`),
    query: form(WEEKS, {
      weeks: z.pipe(
        z.optional(z.string(WEEKS).check(z.regex(/^\d{0,3}$/, WEEKS))),
        z.transform((text: string | undefined) => (text ? Number(text) : undefined)),
      ),
    }),
    variables: ({ query }) => query,
    response: z.object({
      totals: z.object(counts(...PEOPLE, 'workshops', 'bookings', 'requests', 'conversations')),
      weeks: z.array(
        z.object({ from: DATE, ...counts(...PEOPLE, 'bookings', 'workshopSeats'), revenue: PAISE, refunds: PAISE }),
      ),
    }),
    answer: ({ adminTotals, analytics: { weeks } }) => ({ totals: adminTotals, weeks }),
  }),
]
