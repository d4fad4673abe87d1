/** A mentor as the documented calls write them. */
import { rupeesText } from '../rules/format.ts'

/** Selection of a `Mentor` that `mentorAnswer` takes. */
export const MENTOR = `databaseId name email bio mainBranch subBranch experience starterPackageRate advancedPackageRate rating reviewCount
  available profileImage linkedinUrl skills status currentCity currentCountry currentJobTitle currentCompany previousCompanies keyProjects
  industriesWorkedIn toolsAndSoftware certifications topicsCanMentorOn timeSlotsPerWeek whyIMentor successStories createdAt lastActiveAt
  weeklyAvailability { weekday enabled startTime endTime }`

export interface MentorData extends Record<string, unknown> {
  databaseId: number
  email: string | null
  status: string | null
  starterPackageRate: number
  advancedPackageRate: number
  weeklyAvailability: { weekday: string; enabled: boolean; startTime: string; endTime: string }[]
}

/** Status values as documented: `pending review`, `accepted`, `rejected`. */
export const statusText = (status: string) => status.toLowerCase().replace('_', ' ')

/** E-mail and status are left out for those who may not see them. */
export function mentorAnswer({
  databaseId,
  email,
  status,
  starterPackageRate,
  advancedPackageRate,
  weeklyAvailability,
  ...rest
}: MentorData) {
  const days = weeklyAvailability.map(
    ({ weekday, enabled, startTime, endTime }) => [weekday.toLowerCase(), { enabled, startTime, endTime }] as const,
  )
  return {
    id: databaseId,
    ...rest,
    ...(email !== null && { email }),
    ...(status !== null && { status: statusText(status) }),
    starterPackageRate: rupeesText(starterPackageRate),
    advancedPackageRate: rupeesText(advancedPackageRate),
    weeklyAvailability: Object.fromEntries(days),
  }
}
