import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProposalAnswer_booking$key } from '../../../__generated__/ProposalAnswer_booking.graphql.ts'
import type { ProposalAnswerMutation } from '../../../__generated__/ProposalAnswerMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useFreshSession } from '../freshSession.ts'
import { MoveDialog, movedToast } from './MoveDialog.tsx'
import { TimeChange, whenText } from './TimeChange.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface ProposalAnswerProps {
  bookingKey: ProposalAnswer_booking$key
  onClose: () => void
}

const LOST = ['SlotTakenError', 'SlotNotOfferedError']

/** The mentee accepts the time that the mentor proposes, or keeps their own; offers to move when the time is lost. */
export function ProposalAnswer({ bookingKey, onClose }: ProposalAnswerProps) {
  const current = useFragment(
    graphql`
      fragment ProposalAnswer_booking on Booking {
        id
        databaseId
        startsAt
        mentorName
        proposal {
          startsAt
          expiresAt
          refundLine
        }
        viewerCanMove {
          allowed
        }
        ...MoveDialog_booking
      }
    `,
    bookingKey,
  )
  // While it is being answered its own answer must not read as a proposal that is gone.
  const [held, setHeld] = useState<typeof current | null>(null)
  const booking = held ?? current
  const { refresh } = useFreshSession(booking.id)
  const readNow = useEffectEvent(refresh)
  useEffect(() => readNow(), [])
  const [said, setSaid] = useState<boolean | null>(null)
  const [answer, isAnswering] = useAnswerProposal()
  const [problem, setProblem] = useState<{ text: string; isLost: boolean } | null>(null)
  const [isMoving, setMoving] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const { databaseId, startsAt, mentorName, proposal } = booking

  async function say(accept: boolean): Promise<void> {
    if (!proposal) return
    setProblem(null)
    setSaid(accept)
    setHeld(booking)
    const { refused } = await answer({ input: { bookingId: databaseId, startsAt: proposal.startsAt, accept } })
    if (!refused) return onClose()
    setHeld(null)
    const { type, message, failure } = refused
    const isLost = type !== null && LOST.includes(type)
    const stays = startsAt ? ` Your session stays on ${whenText(startsAt)}.` : ''
    const text = failure
      ? 'We don’t know whether your answer arrived. It is safe to try again.'
      : `${message.replace(/\.$/, '')}.${isLost ? stays : ''}`
    setProblem({ text, isLost })
    refresh()
    requestAnimationFrame(() => top.current?.focus())
  }
  if (!startsAt) return null
  if (isMoving) return <MoveDialog bookingKey={booking} onClose={onClose} />
  const move = booking.viewerCanMove?.allowed && (
    <Button size="small" onClick={() => setMoving(true)}>
      Choose another time
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isAnswering || onClose()}
      title="Another time for your session"
      description={proposal ? `${mentorName} asks to move it. Nothing changes unless you accept.` : undefined}
      footer={
        proposal ? (
          <>
            <Button
              busy={isAnswering && said === false}
              disabled={isAnswering && said === true}
              onClick={() => void say(false)}
            >
              Decline
            </Button>
            <Button
              look="primary"
              busy={isAnswering && said === true}
              disabled={isAnswering && said === false}
              onClick={() => void say(true)}
            >
              Accept new time
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      <div ref={top} tabIndex={-1}>
        {problem ? (
          <Notice key="problem" tone="warn" role="alert" actions={problem.isLost && move}>
            {problem.text}
          </Notice>
        ) : (
          !proposal && (
            <Notice role="status" actions={move}>
              This proposal is no longer open. Your session is on {timesWhole(whenText(startsAt))}.
            </Notice>
          )
        )}
      </div>
      {proposal && (
        <>
          <TimeChange
            from={startsAt}
            to={proposal.startsAt}
            facts={[
              ['Answer by', whenText(proposal.expiresAt)],
              ['Price', 'Same price, nothing to pay'],
              ['If you cancel the moved session', proposal.refundLine],
            ]}
          />
        </>
      )}
    </Dialog>
  )
}

/** Accepts or declines a proposed time: `[answer, isAnswering]`. The dialog shows refusals. Never rejects. */
function useAnswerProposal() {
  return useMutation<ProposalAnswerMutation>(
    graphql`
      mutation ProposalAnswerMutation($input: AnswerProposalInput!) @raw_response_type {
        answerProposal(input: $input) {
          ... on AnswerProposalPayload @alias(as: "done") {
            booking {
              startsAt
              mentorName
              ...MoveDialog_moved
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking }, { input }) =>
        input.accept
          ? movedToast(booking)
          : {
              title: 'Proposal declined',
              description: `Your session stays on ${booking.startsAt ? whenText(booking.startsAt) : 'its time'}. We’ve let ${booking.mentorName} know.`,
              tone: 'good',
            },
      failed: () => null,
    },
  )
}
