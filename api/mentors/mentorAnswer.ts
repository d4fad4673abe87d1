/** A mentor as the documented calls write them. */
import type { TadaDocumentNode } from 'gql.tada'
import { parse } from 'graphql'
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, ID, INSTANT, lowerCase, RUPEES } from '../rest/fields.ts'
import { forEachList, MENTOR_LIST_NAMES, type MentorListName } from '../rules/people/mentorLists.ts'
import { rupeesText } from '../rules/text/format.ts'

/** The lists of `MENTOR_LISTS`: their names are known only here, so that the type is said and not read from the text. */
const LISTS = parse(`fragment MentorLists on Mentor { ${MENTOR_LIST_NAMES.join(' ')} }`) as unknown as TadaDocumentNode<
  Record<MentorListName, string[]>,
  Record<string, never>,
  { fragment: 'MentorLists'; on: 'Mentor'; masked: false }
>

export const MENTOR = typed(
  `fragment MentorAnswer on Mentor {
    id: databaseId name email bio mainBranch subBranch experience starterPackageRate advancedPackageRate rating
    reviewCount available profileImage linkedinUrl status currentCity currentCountry currentJobTitle currentCompany
    ...MentorLists timeSlotsPerWeek whyIMentor successStories createdAt lastActiveAt
    weeklyAvailability { weekday enabled startTime endTime }
  }`,
  [LISTS],
)

/** The documented text of each status. */
export const STATUS_TEXTS = { PENDING_REVIEW: 'pending review', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const
const text = z.nullable(z.string())
const window = z.object({ enabled: z.boolean(), startTime: z.string(), endTime: z.string() })

export const mentorSchema = z.object({
  id: ID,
  name: z.string(),
  email: z.optional(z.string().check(z.describe('For that mentor and administrators only'))),
  bio: z.string(),
  mainBranch: z.string(),
  subBranch: text,
  experience: COUNT,
  starterPackageRate: RUPEES,
  advancedPackageRate: RUPEES,
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  reviewCount: COUNT,
  available: z.boolean(),
  profileImage: z.string(),
  linkedinUrl: text,
  status: z.optional(z.enum(Object.values(STATUS_TEXTS)).check(z.describe('For that mentor and administrators only'))),
  currentCity: text,
  currentCountry: text,
  currentJobTitle: text,
  currentCompany: text,
  ...forEachList(() => z.array(z.string())),
  timeSlotsPerWeek: text,
  whyIMentor: text,
  successStories: text,
  createdAt: INSTANT,
  lastActiveAt: z.nullable(INSTANT),
  weeklyAvailability: z.record(
    z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
    window,
  ),
})

/** Email and status are left out for those who may not see them. Each row is copied once: lists are long. */
export function mentorAnswer(mentor: ResultOf<typeof MENTOR>): z.infer<typeof mentorSchema> {
  const week: Partial<z.infer<typeof mentorSchema>['weeklyAvailability']> = {}
  for (const { weekday, enabled, startTime, endTime } of mentor.weeklyAvailability)
    week[lowerCase(weekday)] = { enabled, startTime, endTime }
  const { email, status, starterPackageRate, advancedPackageRate } = mentor
  return {
    ...mentor,
    // What is undefined is not written.
    email: email ?? undefined,
    status: status === null ? undefined : STATUS_TEXTS[status],
    starterPackageRate: rupeesText(starterPackageRate),
    advancedPackageRate: rupeesText(advancedPackageRate),
    weeklyAvailability: week as z.infer<typeof mentorSchema>['weeklyAvailability'],
  }
}
