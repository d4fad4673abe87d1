import { graphql, useFragment } from 'react-relay'
import type { RequestCounts_viewer$key } from '../../__generated__/RequestCounts_viewer.graphql.ts'
import { Count } from '../../ui/Badge.tsx'
import type { TabName } from './requestTabs.ts'

interface RequestCountsProps {
  viewerKey: RequestCounts_viewer$key
  tab: TabName
  /** Highlights requests that wait for the viewer. */
  isWaiting: boolean
}

/** Number of requests in a tab. */
export function RequestCounts({ viewerKey, tab, isWaiting }: RequestCountsProps) {
  const { mentorshipRequestCounts: counts } = useFragment(
    graphql`
      fragment RequestCounts_viewer on Viewer {
        mentorshipRequestCounts {
          pending
          approved
          rejected
          withdrawn
        }
      }
    `,
    viewerKey,
  )
  const { pending, approved, rejected: declined, withdrawn } = counts
  const number = { pending, approved, declined, withdrawn }[tab]
  return <Count $new={isWaiting && number > 0}>{number}</Count>
}
