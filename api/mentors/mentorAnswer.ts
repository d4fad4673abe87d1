/** A mentor as the documented calls write them. */
import type { TadaDocumentNode } from 'gql.tada'
import { parse } from 'graphql'
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, ID, INSTANT, lowerCase, RUPEES } from '../rest/fields.ts'
import { forEachList, MENTOR_LIST_NAMES, type MentorListName } from '../rules/people/mentorLists.ts'
import { forEachText, MENTOR_TEXT_NAMES, type MentorTextName } from '../rules/people/mentorTexts.ts'
import { rupeesText } from '../rules/text/format.ts'

/** What stands in tables: the names are known only here, so that the type is said and not read from the text. */
const NAMES = [...MENTOR_TEXT_NAMES, ...MENTOR_LIST_NAMES].join(' ')
const TEXTS = parse(`fragment MentorTexts on Mentor { ${NAMES} }`) as unknown as TadaDocumentNode<
  Record<MentorTextName, string | null> & Record<MentorListName, string[]>,
  Record<string, never>,
  { fragment: 'MentorTexts'; on: 'Mentor'; masked: false }
>

export const MENTOR = typed(
  `fragment MentorAnswer on Mentor {
    id: databaseId name email bio mainBranch subBranch experience starterPackageRate advancedPackageRate rating
    reviewCount available profileImage linkedinUrl status ...MentorTexts createdAt lastActiveAt
    weeklyAvailability { weekday enabled startTime endTime }
  }`,
  [TEXTS],
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
  ...forEachText(() => text),
  ...forEachList(() => z.array(z.string())),
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
