import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NoShowAnswerDialog_booking$key } from '../../../__generated__/NoShowAnswerDialog_booking.graphql.ts'
import type {
  AnswerNoShowInput,
  NoShowAnswerDialogMutation,
} from '../../../__generated__/NoShowAnswerDialogMutation.graphql.ts'
import { readAgain } from '../../../relay/live.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { FocusedNotice } from '../../../ui/feedback/FocusedNotice.tsx'
import type { SessionSide } from '../card/SessionPerson.tsx'
import { SESSIONS } from '../sessionChanges.ts'
import { isTooLong, StatementField, useStatement } from './StatementField.tsx'

interface NoShowAnswerDialogProps {
  bookingKey: NoShowAnswerDialog_booking$key
  side: SessionSide
  /** When each side pressed Join: from the card, which has read it. */
  record: ReactNode
  onClose: () => void
}

/** Asks the side that was reported whether they missed the session, and says what follows from either answer. */
export function NoShowAnswerDialog({ bookingKey, side, record, onClose }: NoShowAnswerDialogProps) {
  const booking = useFragment(
    graphql`
      fragment NoShowAnswerDialog_booking on Booking {
        databaseId
        mentorName
        menteeName
        viewerCanAnswerNoShow {
          reason
        }
        noShow {
          reportStatement
        }
      }
    `,
    bookingKey,
  )
  const { databaseId, mentorName, menteeName } = booking
  const [statement, setStatement] = useStatement(databaseId)
  const [said, setSaid] = useState<boolean | null>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [answer, isAnswering] = useAnswerNoShow()
  async function say(agree: boolean): Promise<void> {
    if (isTooLong(statement)) return
    setSaid(agree)
    setUnknown(false)
    if (await answer({ bookingId: databaseId, agree, statement })) onClose()
    else setUnknown(true)
  }
  const other = side === 'mentor' ? menteeName : mentorName
  return (
    <Dialog
      open
      onOpenChange={() => isAnswering || onClose()}
      title="Did you miss this session?"
      description={`${other} reported that you didn’t come.`}
      footer={
        <>
          <Button
            look="danger"
            busy={isAnswering && said === true}
            disabled={isAnswering && said === false}
            onClick={() => void say(true)}
          >
            I missed it
          </Button>
          <Button
            look="primary"
            busy={isAnswering && said === false}
            disabled={isAnswering && said === true}
            onClick={() => void say(false)}
          >
            I was there
          </Button>
        </>
      }
    >
      {isUnknown && (
        <FocusedNotice tone="warn" role="alert">
          We don’t know whether your answer arrived. It is safe to try again.
        </FocusedNotice>
      )}
      {booking.noShow?.reportStatement && (
        <Written>
          {other} wrote: “{booking.noShow.reportStatement}”
        </Written>
      )}
      <ul>
        {booking.viewerCanAnswerNoShow && <li>{booking.viewerCanAnswerNoShow.reason}</li>}
        <li>If you were there, an administrator will look at it and write to both of you.</li>
      </ul>
      {record}
      <StatementField value={statement} onChange={setStatement} other={other} />
    </Dialog>
  )
}

/**
 * Answers the report of a no-show: `[answer, isAnswering]`; `answer` resolves to whether it is over, which it is not
 * without an answer of the server. Never rejects.
 */
function useAnswerNoShow(): [answer: (input: AnswerNoShowInput) => Promise<boolean>, isAnswering: boolean] {
  const [run, isRunning] = useMutation<NoShowAnswerDialogMutation>(
    graphql`
      mutation NoShowAnswerDialogMutation($input: AnswerNoShowInput!) @raw_response_type {
        answerNoShow(input: $input) {
          ... on AnswerNoShowPayload @alias(as: "done") {
            booking {
              ...SessionDays_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: (_payload, { input }) => ({
        title: input.agree ? 'Session cancelled' : 'An administrator will look at it',
        description: input.agree ? 'Thank you for telling us.' : 'We’ll write to both of you.',
        tone: 'good',
      }),
      failed: ({ failure, message }) => (failure ? null : { title: 'Your answer wasn’t saved', description: message }),
    },
  )
  async function answer(input: AnswerNoShowInput): Promise<boolean> {
    const { done, refused } = await run({ input })
    readAgain(SESSIONS)
    return done !== null || !refused.failure
  }
  return [answer, isRunning]
}

const Written = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
