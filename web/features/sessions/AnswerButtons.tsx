import { graphql, useFragment } from 'react-relay'
import type { AnswerButtons_booking$key } from '../../__generated__/AnswerButtons_booking.graphql.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { DialogButton } from './DialogButton.tsx'
import type { SessionSide } from './sessionSide.ts'

/** The dialog comes with the click that opens it. */
export const NoShowAnswerDialog = lazyPart(() =>
  import('./NoShowAnswerDialog.tsx').then((module) => module.NoShowAnswerDialog),
)

interface AnswerButtonsProps {
  bookingKey: AnswerButtons_booking$key
  side: SessionSide
}

/** Answers to what the other side has asked about a session; nothing when nothing waits. */
export function AnswerButtons({ bookingKey, side }: AnswerButtonsProps) {
  const booking = useFragment(
    graphql`
      fragment AnswerButtons_booking on Booking {
        viewerCanAnswerNoShow {
          allowed
        }
        ...NoShowAnswerDialog_booking
      }
    `,
    bookingKey,
  )
  return (
    <DialogButton
      part={NoShowAnswerDialog}
      look="primary"
      label="Answer the report"
      isOffered={booking.viewerCanAnswerNoShow?.allowed}
    >
      {(close) => <NoShowAnswerDialog bookingKey={booking} side={side} onClose={close} />}
    </DialogButton>
  )
}
