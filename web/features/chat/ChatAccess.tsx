import { Clock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { PLAN_EXPIRING_DAYS } from '../../../api/rules/constants.ts'
import { formatDayMonth } from '../../../api/rules/text/format.ts'
import { planLastDay } from '../../../api/rules/bookings/plans.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { ChatAccess_conversation$key } from '../../__generated__/ChatAccess_conversation.graphql.ts'
import { State } from '../../ui/mark/State.tsx'

/** How long both may write, or since when they may not. */
export function ChatAccess({ conversationKey }: { conversationKey: ChatAccess_conversation$key }) {
  const { isActive, closedReason, daysRemaining, expiresAt } = useFragment(
    graphql`
      fragment ChatAccess_conversation on Conversation {
        isActive
        closedReason
        daysRemaining
        expiresAt
      }
    `,
    conversationKey,
  )
  if (!isActive) {
    const lastDay = planLastDay(istDate(new Date(expiresAt)))
    return <State kind="off">{`Expired ${formatDayMonth(lastDay)}`}</State>
  }
  if (closedReason === 'MENTOR_LEFT' || closedReason === 'MENTOR_IN_REVIEW') return <State kind="off">Closed</State>
  const left = daysRemaining <= 1 ? 'last day' : `${daysRemaining} days left`
  return daysRemaining <= PLAN_EXPIRING_DAYS ? (
    <State kind="wait">
      <Clock size={16} />
      <span>{`Active, ${left}`}</span>
    </State>
  ) : (
    <State kind="on">{`Active, ${left}`}</State>
  )
}
