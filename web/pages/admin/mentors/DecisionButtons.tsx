import { graphql, useFragment } from 'react-relay'
import type { DecisionButtons_mentor$key } from '../../../__generated__/DecisionButtons_mentor.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMentorDecision } from './useMentorDecision.tsx'

interface DecisionButtonsProps {
  mentorKey: DecisionButtons_mentor$key
  /** After the decision was saved. */
  onDone?: () => void
}

/** Accept and Reject, for an application that waits; each asks first. */
export function DecisionButtons({ mentorKey, onDone }: DecisionButtonsProps) {
  const mentor = useFragment(
    graphql`
      fragment DecisionButtons_mentor on Mentor {
        name
        status
        ...useMentorDecision_mentor
      }
    `,
    mentorKey,
  )
  const { decide, dialog } = useMentorDecision(mentor, onDone)
  const { name, status } = mentor
  return (
    <>
      {status === 'PENDING_REVIEW' && (
        <>
          <Button size="small" look="primary" aria-label={`Accept ${name}`} onClick={() => decide('ACCEPTED')}>
            Accept
          </Button>
          <Button size="small" look="danger" aria-label={`Reject ${name}`} onClick={() => decide('REJECTED')}>
            Reject
          </Button>
        </>
      )}
      {dialog}
    </>
  )
}
