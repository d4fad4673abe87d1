import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerButtons_booking$key } from '../../../__generated__/AnswerButtons_booking.graphql.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { DialogButton } from './DialogButton.tsx'
import type { SessionSide } from './SessionPerson.tsx'

/** Dialogs come with the click that opens them. */
export const NoShowAnswerDialog = lazyPart(() =>
  import('../dialogs/NoShowAnswerDialog.tsx').then((module) => module.NoShowAnswerDialog),
)

export const ProposalAnswer = lazyPart(() =>
  import('../dialogs/ProposalAnswer.tsx').then((module) => module.ProposalAnswer),
)

interface AnswerButtonsProps {
  bookingKey: AnswerButtons_booking$key
  side: SessionSide
  /** When each side pressed Join. */
  record: ReactNode
}

/** Answers to what the other side has asked about a session; nothing when nothing waits. */
export function AnswerButtons({ bookingKey, side, record }: AnswerButtonsProps) {
  const booking = useFragment(
    graphql`
      fragment AnswerButtons_booking on Booking {
        viewerCanAnswerNoShow {
          allowed
        }
        proposal {
          expiresAt
        }
        ...NoShowAnswerDialog_booking
        ...ProposalAnswer_booking
      }
    `,
    bookingKey,
  )
  return (
    <>
      <DialogButton
        part={NoShowAnswerDialog}
        look="primary"
        label="Answer the report"
        isOffered={booking.viewerCanAnswerNoShow?.allowed}
      >
        {(close) => <NoShowAnswerDialog bookingKey={booking} side={side} record={record} onClose={close} />}
      </DialogButton>
      <DialogButton
        part={ProposalAnswer}
        look="primary"
        label="Answer the proposal"
        isOffered={side === 'mentee' && Boolean(booking.proposal?.expiresAt)}
      >
        {(close) => <ProposalAnswer bookingKey={booking} onClose={close} />}
      </DialogButton>
    </>
  )
}
