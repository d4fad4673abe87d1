import type { useAccountLinks_viewer$data } from '../../__generated__/useAccountLinks_viewer.graphql.ts'

type UserType = useAccountLinks_viewer$data['type']

/** Label of an account type. */
export function typeLabel(type: UserType): string {
  if (type === 'MENTOR') return 'Mentor'
  return type === 'MENTEE' ? 'Mentee' : 'Community'
}

/** Label and path of the dashboard; a community member's has no link, as specified. */
export function dashboardOf(type: UserType): { label: string; to: string | null } {
  if (type === 'MENTOR') return { label: 'Mentor Dashboard', to: '/mentor-dashboard' }
  return { label: 'Mentee Dashboard', to: type === 'MENTEE' ? '/mentee-dashboard' : null }
}

/** Label and path of the page about a mentor's or a mentee's money. */
export function moneyOf(type: UserType): { label: string; to: string } {
  return type === 'MENTOR' ? { label: 'Earnings', to: '/earnings' } : { label: 'Payments', to: '/payments' }
}
