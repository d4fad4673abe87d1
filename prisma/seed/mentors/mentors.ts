import { chipMentors } from './chips.ts'
import { constructionMentors } from './construction.ts'
import { earthMentors } from './earth.ts'
import { factoryMentors } from './factories.ts'
import { featuredMentors } from './featured.ts'
import { medicalMentors } from './medical.ts'
import type { MentorDraft } from './mentorDraft.ts'
import { plantMentors } from './plants.ts'
import { powerMentors } from './power.ts'
import { vehicleMentors } from './vehicles.ts'

/** All accepted mentors; ids follow this order. */
export const mentors: readonly MentorDraft[] = [
  ...featuredMentors,
  ...constructionMentors,
  ...earthMentors,
  ...powerMentors,
  ...chipMentors,
  ...medicalMentors,
  ...vehicleMentors,
  ...factoryMentors,
  ...plantMentors,
]
