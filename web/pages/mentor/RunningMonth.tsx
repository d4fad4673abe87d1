import { formatShortDay } from '../../../api/rules/text/format.ts'
import { CHAT, chatPath } from '../../features/chat/chatPath.ts'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { nextIncluded, type PaidPlan, planDatesText } from '../../features/sessions/included/paidPlans.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { WhenWide } from './profileParts.ts'

interface RunningMonthProps {
  plans: readonly PaidPlan[]
  mentorId: number
  /** The server's clock. */
  now: Date
}

/** A month with this mentor that is paid already, and the way to its sessions, before another session is paid. Nothing without one. */
export function RunningMonth({ plans, mentorId, now }: RunningMonthProps) {
  const [running, next] = plans
  if (!running) return null
  const included = nextIncluded(plans)
  return (
    <>
      <Notice
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
      </Notice>
      <WhenWide>
        <BookIncludedSessionButton key={(included ?? running).id} planKey={included ?? running} look="signal" wide />
      </WhenWide>
    </>
  )
}
