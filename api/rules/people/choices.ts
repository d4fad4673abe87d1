import { ALL_SUB_BRANCHES } from './branches.ts'

/** The choice that opens a free text instead. */
export const OTHER_SPECIALIZATION = 'Other'

/** What a mentor may choose as specialization; kept as `subBranch`. */
export const MENTOR_SPECIALIZATIONS: readonly string[] = [
  'Electrical Engineering',
  'Civil Engineering',
  'Mechanical Engineering',
  ...ALL_SUB_BRANCHES,
  OTHER_SPECIALIZATION,
]

export const CURRENT_LEVELS = [
  '1st Year Student',
  '2nd Year Student',
  '3rd Year Student',
  '4th Year Student',
  'Final Year Student',
  'Fresh Graduate',
  'Working Professional',
] as const
export type CurrentLevel = (typeof CURRENT_LEVELS)[number]

/** Lists of a mentor that the application asks for too, with what its form calls them; apart from their table for its weight. */
export const ASKED_LISTS = { languages: 'Languages you mentor in' } as const
export type AskedListName = keyof typeof ASKED_LISTS
