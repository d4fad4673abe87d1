import { graphql, useFragment } from 'react-relay'
import type { RefundPart_booking$key } from '../../../__generated__/RefundPart_booking.graphql.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'

/** What cancelling a booking that is to come gives back, for the side that reads it. */
export function RefundPart({ bookingKey }: { bookingKey: RefundPart_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment RefundPart_booking on Booking {
        ...planCall_booking
        refundText {
          text
          until
          isRefundable
        }
      }
    `,
    bookingKey,
  )
  const { refundText } = booking
  if (!refundText) return null
  const { text, until, isRefundable: refundable } = refundText
  return (
    <section>
      <h2>{isPlanCall(booking) ? 'If it is cancelled' : 'Refund'}</h2>
      <p>
        <RefundSentence rule={{ line: text, sentence: text, until: until ? new Date(until) : null, refundable }} />
      </p>
    </section>
  )
}
