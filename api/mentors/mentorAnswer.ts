/** A mentor as the documented calls write them. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, ID, INSTANT, lowerCase, RUPEES } from '../rest/fields.ts'
import { rupeesText } from '../rules/text/format.ts'

/** What `mentorAnswer` takes. */
export const MENTOR = typed(`
  fragment MentorAnswer on Mentor {
    databaseId name email bio mainBranch subBranch experience starterPackageRate advancedPackageRate rating reviewCount
    available profileImage linkedinUrl skills status currentCity currentCountry currentJobTitle currentCompany
    previousCompanies keyProjects industriesWorkedIn toolsAndSoftware certifications topicsCanMentorOn timeSlotsPerWeek
    whyIMentor successStories createdAt lastActiveAt
    weeklyAvailability { weekday enabled startTime endTime }
  }
`)

/** The documented text of each status. */
export const STATUS_TEXTS = { PENDING_REVIEW: 'pending review', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const
const text = z.nullable(z.string())
const texts = z.array(z.string())
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
  skills: texts,
  status: z.optional(z.enum(Object.values(STATUS_TEXTS)).check(z.describe('For that mentor and administrators only'))),
  currentCity: text,
  currentCountry: text,
  currentJobTitle: text,
  currentCompany: text,
  previousCompanies: texts,
  keyProjects: texts,
  industriesWorkedIn: texts,
  toolsAndSoftware: texts,
  certifications: texts,
  topicsCanMentorOn: texts,
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
  const { databaseId, email, status, starterPackageRate, advancedPackageRate } = mentor
  const answer = {
    ...mentor,
    // What is undefined is not written.
    databaseId: undefined,
    id: databaseId,
    email: email ?? undefined,
    status: status === null ? undefined : STATUS_TEXTS[status],
    starterPackageRate: rupeesText(starterPackageRate),
    advancedPackageRate: rupeesText(advancedPackageRate),
    weeklyAvailability: week as z.infer<typeof mentorSchema>['weeklyAvailability'],
  }
  return answer
}
