import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT, RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { forCount } from '../../../api/rules/text/counts.ts'
import { HOUR_MS } from '../../../api/rules/time/durations.ts'
import type { AttentionFacts_mentor$key } from '../../__generated__/AttentionFacts_mentor.graphql.ts'
import type { AttentionFacts_requests$key } from '../../__generated__/AttentionFacts_requests.graphql.ts'
import type { AttentionFacts_site$key } from '../../__generated__/AttentionFacts_site.graphql.ts'
import type { AttentionFacts_unread$key } from '../../__generated__/AttentionFacts_unread.graphql.ts'
import type { AttentionFacts_viewer$key } from '../../__generated__/AttentionFacts_viewer.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { Link } from '../../ui/Link.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useNow } from '../../ui/time/useNow.ts'

interface AttentionFactsProps {
  viewerKey: AttentionFacts_viewer$key
  siteKey: AttentionFacts_site$key
}

/** What the mentor has to do, in one title block: requests, messages, workshops, and why students cannot find them. */
export function AttentionFacts({ viewerKey, siteKey }: AttentionFactsProps) {
  const viewer = useFragment(
    graphql`
      fragment AttentionFacts_viewer on Viewer {
        nextSession {
          __typename
        }
        mentor {
          status
          ...AttentionFacts_mentor
        }
        unreadMessages
        workshopsToDo
        ...AttentionFacts_requests
        ...AttentionFacts_unread
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment AttentionFacts_site on Site {
        now
      }
    `,
    siteKey,
  )
  const { nextSession, mentor, unreadMessages, workshopsToDo } = viewer
  if (!mentor) return null
  const isAccepted = mentor.status === 'ACCEPTED'
  const facts = [
    ...(isAccepted && !nextSession ? [{ label: 'Next session', value: 'None booked yet' }] : []),
    ...(isAccepted
      ? [{ label: 'Requests waiting', value: <WaitingRequests viewerKey={viewer} siteNow={site.now} /> }]
      : []),
    ...(unreadMessages > 0 ? [{ label: 'Unread messages', value: <UnreadMessages viewerKey={viewer} /> }] : []),
    ...(workshopsToDo > 0
      ? [{ label: 'Workshops', value: <Link to="/mentor-dashboard?tab=workshops">{needsText(workshopsToDo)}</Link> }]
      : []),
    { label: 'Visible to students', value: <ToBeFound mentorKey={mentor} /> },
  ]
  return <TitleBlock cell={240} facts={facts} />
}

const needsText = (count: number) => forCount(count, '1 needs your attention', (n) => `${n} need your attention`)

interface WaitingRequestsProps {
  viewerKey: AttentionFacts_requests$key
  /** The server's clock. */
  siteNow: string
}

/** How many requests are to be answered, and until when the first. */
function WaitingRequests({ viewerKey, siteNow }: WaitingRequestsProps) {
  const { mentorshipRequestCounts, mentorshipRequests } = useFragment(
    graphql`
      fragment AttentionFacts_requests on Viewer {
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
  const now = useNow(siteNow)
  const { pending } = mentorshipRequestCounts
  if (pending === 0) return <span>None</span>
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

interface UnreadMessagesProps {
  viewerKey: AttentionFacts_unread$key
}

/** How many messages are unread, from whom if they are all of one mentee, and the way to them. */
function UnreadMessages({ viewerKey }: UnreadMessagesProps) {
  const { unreadMessages, conversations } = useFragment(
    graphql`
      fragment AttentionFacts_unread on Viewer {
        unreadMessages
        # A second one says that there are several.
        conversations(first: 2, unread: true) {
          edges {
            node {
              databaseId
              unreadCount
              plan {
                mentee {
                  name
                }
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const text = plural(unreadMessages, 'unread message')
  const [first, another] = conversations.edges.map(({ node }) => node)
  // An event may have changed one of the two numbers and not the other.
  if (first && !another && first.unreadCount === unreadMessages)
    return (
      <Link to={`/mentor-dashboard?tab=inbox&conversation=${first.databaseId}`}>
        {`${text} from ${first.plan.mentee.name}`}
      </Link>
    )
  return <Link to="/mentor-dashboard?tab=inbox">{text}</Link>
}

/** What keeps students from finding or booking the mentor, each with the way to change it. */
function ToBeFound({ mentorKey }: { mentorKey: AttentionFacts_mentor$key }) {
  const { status, available, weeklyAvailability, completeness } = useFragment(
    graphql`
      fragment AttentionFacts_mentor on Mentor {
        status
        available
        weeklyAvailability {
          enabled
        }
        completeness {
          percent
        }
      }
    `,
    mentorKey,
  )
  const hasHours = weeklyAvailability.some(({ enabled }) => enabled)
  const percent = completeness?.percent ?? 100
  if (status === 'ACCEPTED' && available && hasHours && percent === 100) return <span>Yes</span>
  return (
    <List>
      {status === 'REJECTED' && <li>You are not accepted as a mentor</li>}
      {status === 'PENDING_REVIEW' && <li>Our team reviews your application: {MENTOR_REVIEW_TEXT}</li>}
      {!hasHours && (
        <li>
          <Link to={{ pathname: '/mentor-dashboard', hash: '#weekly-availability' }}>Set your weekly hours</Link>:
          students see no slots without them
        </li>
      )}
      {!available && <li>You are Busy, so students see no slots</li>}
      {percent < 100 && (
        <li>
          <Link to={{ pathname: '/mentor-dashboard', hash: '#completeness' }}>Complete your profile</Link>: {percent}%
        </li>
      )}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  list-style: none;
`
