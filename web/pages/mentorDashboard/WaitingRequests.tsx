import { HOUR_MS } from '../../../api/rules/time/durations.ts'
import { graphql, useFragment } from 'react-relay'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import type { WaitingRequests_site$key } from '../../__generated__/WaitingRequests_site.graphql.ts'
import type { WaitingRequests_viewer$key } from '../../__generated__/WaitingRequests_viewer.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { useNow } from '../../ui/useNow.ts'

interface WaitingRequestsProps {
  viewerKey: WaitingRequests_viewer$key
  siteKey: WaitingRequests_site$key
}

/** How many requests are to be answered, and until when the first. */
export function WaitingRequests({ viewerKey, siteKey }: WaitingRequestsProps) {
  const { mentorshipRequestCounts, mentorshipRequests } = useFragment(
    graphql`
      fragment WaitingRequests_viewer on Viewer {
        mentorshipRequestCounts {
          pending
        }
        # Newest first: the last one has waited longest.
        mentorshipRequests(last: 1, status: PENDING) {
          edges {
            node {
              createdAt
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const { now: siteNow } = useFragment(
    graphql`
      fragment WaitingRequests_site on Site {
        now
      }
    `,
    siteKey,
  )
  const now = useNow(siteNow)
  const { pending } = mentorshipRequestCounts
  if (pending === 0) return 'None'
  const oldest = mentorshipRequests.edges[0]?.node.createdAt
  const until = oldest ? new Date(Date.parse(oldest) + RESPONSE_HOURS * HOUR_MS) : null
  return (
    <>
      <Link to="/mentorship-requests">{plural(pending, 'request')}</Link>
      {until && (
        <Muted>
          {until > now ? ' First reply due: ' : ' First reply was due: '}
          <Time at={until.toISOString()} now={now} />
        </Muted>
      )}
    </>
  )
}
