import { graphql, useFragment } from 'react-relay'
import { formatShortDay } from '../../../api/rules/format.ts'
import { accessEnds, planLastDay } from '../../../api/rules/plans.ts'
import type { RunningMonth_viewer$key } from '../../__generated__/RunningMonth_viewer.graphql.ts'
import { CHAT, chatPath } from '../../features/chat/chatPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LateNotice } from './LateNotice.tsx'

interface RunningMonthProps {
  viewerKey: RunningMonth_viewer$key
  mentorId: number
  /** The server's clock. */
  now: Date
}

/** Says that a month with this mentor is paid already, before another session is. Nothing without one. */
export function RunningMonth({ viewerKey, mentorId, now }: RunningMonthProps) {
  const { bookings } = useFragment(
    graphql`
      fragment RunningMonth_viewer on Viewer {
        bookings(first: 20) {
          edges {
            node {
              packageType
              status
              endDate
              mentor {
                databaseId
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const months = bookings.edges.filter(
    ({ node }) =>
      node.packageType === 'ADVANCED' && node.status === 'CONFIRMED' && node.mentor?.databaseId === mentorId,
  )
  const endDate = months.map(({ node }) => node.endDate).find((end) => end && accessEnds(end) > now)
  if (!endDate) return null
  return (
    <LateNotice
      title={`Your Advanced package runs until ${formatShortDay(planLastDay(endDate))}.`}
      actions={
        <ButtonLink size="small" to={chatPath(mentorId)} state={CHAT.open} preventScrollReset>
          Open chat
        </ButtonLink>
      }
    >
      It includes live sessions. You pay separately for a session that you book here.
    </LateNotice>
  )
}
