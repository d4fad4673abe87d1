/** What pages offer to look for. A test keeps to what is found among the demo mentors: the right people first. */

/** Common searches of students. */
export const POPULAR_SEARCHES = ['ETABS', 'PLC', 'GATE preparation', 'mock interview', 'site vs design'] as const

/** Chips on Home: the label, and the full name each sends as `mainBranch`. */
export const BRANCH_CHIPS: readonly { label: string; branch: string }[] = [
  { label: 'Civil', branch: 'Civil Engineering' },
  { label: 'Mechanical', branch: 'Mechanical Engineering' },
  { label: 'Electrical', branch: 'Electrical & Electronics Engineering' },
  { label: 'Structural', branch: 'Structural Engineering' },
  { label: 'Environmental', branch: 'Environmental Engineering' },
  { label: 'Chemical', branch: 'Chemical Engineering' },
]
