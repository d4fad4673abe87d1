import type { useAccountLinks_viewer$data } from '../../__generated__/useAccountLinks_viewer.graphql.ts'

type UserType = useAccountLinks_viewer$data['type']

/** The kind of account in a word. */
export function typeLabel(type: UserType): string {
  if (type === 'MENTOR') return 'Mentor'
  return type === 'MENTEE' ? 'Mentee' : 'Community'
}

/** The dashboard's name and place; a community member has its name only, as specified: it leads nowhere. */
export function dashboardOf(type: UserType): { label: string; to: string | null } {
  if (type === 'MENTOR') return { label: 'Mentor Dashboard', to: '/mentor-dashboard' }
  return { label: 'Mentee Dashboard', to: type === 'MENTEE' ? '/mentee-dashboard' : null }
}
