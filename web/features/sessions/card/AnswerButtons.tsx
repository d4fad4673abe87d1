import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerButtons_booking$key } from '../../../__generated__/AnswerButtons_booking.graphql.ts'
import { DialogButton } from './SessionDialog.tsx'
import type { SessionSide } from './SessionPerson.tsx'

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
        ...SessionDialogs_answer
      }
    `,
    bookingKey,
  )
  const dialog = { bookingKey: booking, side, record }
  return (
    <>
      <DialogButton
        {...dialog}
        answer="toNoShow"
        look="primary"
        label="Answer the report"
        isOffered={booking.viewerCanAnswerNoShow?.allowed}
      />
      <DialogButton
        {...dialog}
        answer="toProposal"
        look="primary"
        label="Answer the proposal"
        isOffered={side === 'mentee' && Boolean(booking.proposal?.expiresAt)}
      />
    </>
  )
}
