import { graphql, useFragment } from 'react-relay'
import type { BookingFlow_mentor$key } from '../../__generated__/BookingFlow_mentor.graphql.ts'
import type { BookingFlow_site$key } from '../../__generated__/BookingFlow_site.graphql.ts'
import type { BookingFlow_viewer$key } from '../../__generated__/BookingFlow_viewer.graphql.ts'
import { BookingBar } from './BookingBar.tsx'
import { BookingColumns, BookingMain } from './bookingLayout.ts'
import { BookingPlumb } from './BookingPlumb.tsx'
import { BookingTitle } from './BookingTitle.tsx'
import { CheckingPayment } from './CheckingPayment.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { SlotLost } from './SlotLost.tsx'
import { useBooking, type BookingControl } from './useBooking.ts'
import { useBookingSource } from './useBookingSource.ts'
import { useSlotDays } from './useSlotDays.ts'
import { serverTime } from '../../lib/clock.ts'
import { useServerTime } from '../../ui/useNow.ts'

interface BookingFlowProps {
  mentorKey: BookingFlow_mentor$key
  /** Null for a visitor; otherwise a mentee. */
  viewerKey: BookingFlow_viewer$key | null
  siteKey: BookingFlow_site$key
}

/** Booking with one mentor: three steps on the line, the order beside them. */
export function BookingFlow({ mentorKey, viewerKey, siteKey }: BookingFlowProps) {
  const mentor = useFragment(
    graphql`
      fragment BookingFlow_mentor on Mentor {
        ...useBookingSource_mentor
        ...useSlotDays_mentor
        ...OrderSummary_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment BookingFlow_viewer on Viewer {
        ...useBookingSource_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment BookingFlow_site on Site {
        ...useBookingSource_site
      }
    `,
    siteKey,
  )
  const source = useBookingSource({ mentorKey: mentor, viewerKey: viewer ?? null, siteKey: site })
  useServerTime(source.site.now)
  const clock = serverTime
  const calendar = useSlotDays(mentor, clock)
  const booking = useBooking({ source, calendar, clock })
  return (
    <>
      <BookingTitle booking={booking} />
      <BookingColumns>
        <BookingMain>
          <Content booking={booking} />
        </BookingMain>
        <OrderSummary booking={booking} mentorKey={mentor} />
      </BookingColumns>
      <BookingBar booking={booking} />
    </>
  )
}

function Content({ booking }: { booking: BookingControl }) {
  switch (booking.flow.payment.kind) {
    case 'verifying':
    case 'checking':
    case 'confirmed':
      return <CheckingPayment booking={booking} />
    case 'lost':
      return <SlotLost booking={booking} />
    default:
      return <BookingPlumb booking={booking} />
  }
}
