import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { RequestState_request$key } from '../../__generated__/RequestState_request.graphql.ts'
import { Badge } from '../../ui/Badge.tsx'

const STATES = {
  PENDING: { tone: 'warn', word: 'Pending', icon: <Clock /> },
  APPROVED: { tone: 'good', word: 'Approved', icon: <CircleCheck /> },
  REJECTED: { tone: 'bad', word: 'Declined', icon: <CircleX /> },
  WITHDRAWN: { tone: 'flat', word: 'Withdrawn', icon: <Undo2 /> },
} as const

/** Where a request stands, in a word with its icon. */
export function RequestState({ requestKey }: { requestKey: RequestState_request$key }) {
  const { status } = useFragment(
    graphql`
      fragment RequestState_request on MentorshipRequest {
        status
      }
    `,
    requestKey,
  )
  const { tone, word, icon } = STATES[status as keyof typeof STATES] ?? STATES.PENDING
  return (
    <Badge $tone={tone}>
      {icon}
      {word}
    </Badge>
  )
}
