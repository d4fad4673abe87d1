import { Ban, CircleCheck, Clock, CircleX } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopState_workshop$key } from '../../../__generated__/WorkshopState_workshop.graphql.ts'
import { Badge } from '../../../ui/Badge.tsx'

const STATES = {
  PENDING: { tone: 'warn', icon: <Clock />, text: 'Pending Approval' },
  APPROVED: { tone: 'good', icon: <CircleCheck />, text: 'Approved' },
  REJECTED: { tone: 'bad', icon: <CircleX />, text: 'Rejected' },
  CANCELLED: { tone: 'flat', icon: <Ban />, text: 'Cancelled' },
} as const

/** Where a workshop stands, as its mentor reads it. */
export function WorkshopState({ workshopKey }: { workshopKey: WorkshopState_workshop$key }) {
  const { state } = useFragment(
    graphql`
      fragment WorkshopState_workshop on Workshop {
        state
      }
    `,
    workshopKey,
  )
  const { tone, icon, text } = STATES[state as keyof typeof STATES] ?? STATES.PENDING
  return (
    <Badge $tone={tone}>
      {icon}
      {text}
    </Badge>
  )
}
