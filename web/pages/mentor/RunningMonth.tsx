import { graphql, useFragment } from 'react-relay'
import { formatShortDay } from '../../../api/rules/text/format.ts'
import type { RunningMonth_viewer$key } from '../../__generated__/RunningMonth_viewer.graphql.ts'
import { CHAT, chatPath } from '../../features/chat/chatPath.ts'
import { BookIncludedSessionButton } from '../../features/sessions/BookIncludedSessionButton.tsx'
import { nextIncluded, readPaidPlans } from '../../features/sessions/paidPlans.ts'
import { planDatesText } from '../../features/sessions/planDatesText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LateNotice } from './LateNotice.tsx'
import { WhenWide } from './profileParts.ts'

interface RunningMonthProps {
  viewerKey: RunningMonth_viewer$key
  mentorId: number
  /** The server's clock. */
  now: Date
}

/** A month with this mentor that is paid already, and the way to its sessions, before another session is paid. Nothing without one. */
export function RunningMonth({ viewerKey, mentorId, now }: RunningMonthProps) {
  const viewer = useFragment(
    graphql`
      fragment RunningMonth_viewer on Viewer {
        ...paidPlans_viewer
      }
    `,
    viewerKey,
  )
  const plans = readPaidPlans(viewer, now, mentorId)
  const [running, next] = plans
  if (!running) return null
  const included = nextIncluded(plans)
  return (
    <>
      <LateNotice
        title={[
          `Your Advanced package ${planDatesText(running, now)}.`,
          ...(next ? [`The next one starts on ${formatShortDay(next.startDate)}.`] : []),
        ].join(' ')}
        actions={
          <ButtonLink size="small" to={chatPath(mentorId)} state={CHAT.open} preventScrollReset>
            Open chat
          </ButtonLink>
        }
      >
        <span key={included ? 'left' : 'used'}>
          {included
            ? 'Included sessions are already paid for. A Starter session costs extra.'
            : 'All included sessions are booked. A Starter session costs extra.'}
        </span>
      </LateNotice>
      <WhenWide>
        <BookIncludedSessionButton key={(included ?? running).id} planKey={included ?? running} look="signal" wide />
      </WhenWide>
    </>
  )
}
