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
              startDate
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
  const months = bookings.edges
    .map(({ node }) => node)
    .filter(
      (one) => one.packageType === 'ADVANCED' && one.status === 'CONFIRMED' && one.mentor?.databaseId === mentorId,
    )
    .flatMap(({ startDate, endDate }) => (endDate && accessEnds(endDate) > now ? [{ startDate, endDate }] : []))
    .toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1))
  const [running, next] = months
  if (!running) return null
  const until = formatShortDay(planLastDay(running.endDate))
  return (
    <LateNotice
      title={
        next?.startDate
          ? `Your Advanced package runs until ${until}. The next one starts on ${formatShortDay(next.startDate)}.`
          : `Your Advanced package runs until ${until}.`
      }
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
