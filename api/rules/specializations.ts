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
