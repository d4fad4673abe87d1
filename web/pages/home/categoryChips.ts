/** Chips on Home: the label, and the full name each sends as `mainBranch`. */
export const CATEGORY_CHIPS: readonly { label: string; branch: string }[] = [
  { label: 'Civil', branch: 'Civil Engineering' },
  { label: 'Mechanical', branch: 'Mechanical Engineering' },
  { label: 'Electrical', branch: 'Electrical & Electronics Engineering' },
  { label: 'Structural', branch: 'Structural Engineering' },
  { label: 'Environmental', branch: 'Environmental Engineering' },
  { label: 'Chemical', branch: 'Chemical Engineering' },
]
