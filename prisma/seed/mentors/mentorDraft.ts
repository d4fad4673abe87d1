import type { MentorListName } from '../../../api/rules/people/mentorLists.ts'
import type { MentorProseName } from '../../../api/rules/people/mentorTexts.ts'
import type { Portrait } from '../pictures/portrait.ts'
import type { ReviewTopic } from '../words/reviewTexts.ts'

/** A demo mentor as it is written down. Each list of the profile is one text with entries between bars. */
export interface MentorDraft extends Partial<Record<MentorListName | MentorProseName, string>> {
  name: string
  /** Title | company | city. */
  work: string
  subBranch: string
  /** Years. */
  experience: number
  /** Rupees: Starter, Advanced. */
  rates: readonly [number, number]
  /** Wrapped for reading here; stored as one paragraph. */
  bio: string
  /** `Tue Thu 18:00-21:00, Sat 09:00-19:00` in IST; absent: no hours saved yet. */
  hours?: string
  /** Has switched bookings off. */
  busy?: true
  /** Absent: no photo. */
  portrait?: Portrait
  /** Reviews with five, four and three stars. */
  reviews?: readonly [number, number, number]
  /** What the reviews may be about, the closest topic first; absent: general ones only. */
  reviewTopics?: readonly ReviewTopic[]
  /** Completed sessions that nobody reviewed. */
  unreviewed?: number
  /** Minutes between the last activity and the start. */
  lastActive: number
}
