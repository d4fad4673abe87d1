import { graphql, useFragment } from 'react-relay'
import type { useAccountLinks_viewer$key } from '../__generated__/useAccountLinks_viewer.graphql.ts'
import { dashboardOf, moneyOf, typeLabel } from '../features/accounts/account.ts'

interface AccountLink {
  label: string
  /** Null for an item without a link, as specified for a community member's dashboard. */
  to: string | null
  /** Number of items that need the person's attention. */
  count: number
}

/** The member's name, account type and links, for both menus. */
export function useAccountLinks(viewerKey: useAccountLinks_viewer$key | null) {
  const viewer = useFragment(
    graphql`
      fragment useAccountLinks_viewer on Viewer {
        name
        type
        mentorshipRequestCounts {
          pending
        }
      }
    `,
    viewerKey,
  )
  if (!viewer) return null
  const { name, type, mentorshipRequestCounts } = viewer
  const dashboard = dashboardOf(type)
  const isMentor = type === 'MENTOR'
  const links: AccountLink[] = [
    { ...dashboard, count: 0 },
    { label: 'Account and security', to: '/account', count: 0 },
  ]
  if (type !== 'COMMUNITY')
    links.splice(
      1,
      0,
      { label: 'Sessions', to: '/sessions', count: 0 },
      {
        label: 'Mentorship requests',
        to: '/mentorship-requests',

        // A mentee's own requests wait for the mentor.
        count: isMentor ? mentorshipRequestCounts.pending : 0,
      },
      { ...moneyOf(type), count: 0 },
    )
  return { name, kind: typeLabel(type), links }
}
