import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SessionDialogs_act$key } from '../../../__generated__/SessionDialogs_act.graphql.ts'
import type { SessionDialogs_answer$key } from '../../../__generated__/SessionDialogs_answer.graphql.ts'
import type { SessionSide } from '../card/SessionPerson.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NoShowAnswerDialog } from './NoShowAnswerDialog.tsx'
import { ProposalAnswer } from './ProposalAnswer.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { ReportNoShowDialog } from './ReportNoShowDialog.tsx'

const ACTS = { cancel: CancelDialog, move: MoveDialog, propose: ProposeDialog, reportNoShow: ReportNoShowDialog }
const ANSWERS = { toNoShow: NoShowAnswerDialog, toProposal: ProposalAnswer }

interface DialogProps {
  side: SessionSide
  /** When each side pressed Join, for the dialogs about a no-show. */
  record: ReactNode
  onClose: () => void
}

interface ActProps extends DialogProps {
  act: keyof typeof ACTS
  bookingKey: SessionDialogs_act$key
}

interface AnswerProps extends DialogProps {
  answer: keyof typeof ANSWERS
  bookingKey: SessionDialogs_answer$key
}

export type SessionDialogProps = ActProps | AnswerProps

/** What a side does with a session, or answers to the other side. All dialogs of sessions are one file of the build. */
export function SessionDialog(props: SessionDialogProps) {
  return 'act' in props ? <Act {...props} /> : <Answer {...props} />
}

function Act({ act, bookingKey, ...dialog }: ActProps) {
  const booking = useFragment(
    graphql`
      fragment SessionDialogs_act on Booking {
        ...CancelDialog_booking
        ...MoveDialog_booking
        ...ProposeDialog_booking
        ...ReportNoShowDialog_booking
      }
    `,
    bookingKey,
  )
  const Dialog = ACTS[act]
  return <Dialog bookingKey={booking} {...dialog} />
}

function Answer({ answer, bookingKey, ...dialog }: AnswerProps) {
  const booking = useFragment(
    graphql`
      fragment SessionDialogs_answer on Booking {
        ...NoShowAnswerDialog_booking
        ...ProposalAnswer_booking
      }
    `,
    bookingKey,
  )
  const Dialog = ANSWERS[answer]
  return <Dialog bookingKey={booking} {...dialog} />
}
