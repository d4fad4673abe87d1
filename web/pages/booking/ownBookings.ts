import type { BookingFlow_viewer$data } from '../../__generated__/BookingFlow_viewer.graphql.ts'
import { isoText } from './slotDays.ts'

type OwnBooking = NonNullable<BookingFlow_viewer$data['bookings']['edges'][number]>['node']

/** The viewer's confirmed bookings with this mentor, newest first. */
function confirmedWith(viewer: BookingFlow_viewer$data | null, mentorId: number): OwnBooking[] {
  const bookings = viewer?.bookings.edges.map(({ node }) => node) ?? []
  return bookings.filter(({ mentor, status }) => mentor?.databaseId === mentorId && status === 'CONFIRMED')
}

/** The viewer's booking of exactly this slot: then it is paid, and nothing is left to do. */
export function bookingOfSlot(
  viewer: BookingFlow_viewer$data | null,
  startsAt: string | null,
  mentorId: number,
): number | null {
  if (!startsAt) return null
  const booked = confirmedWith(viewer, mentorId).find(
    (booking) => booking.startsAt && isoText(booking.startsAt) === startsAt,
  )
  return booked?.databaseId ?? null
}

/** What the viewer still has before them with this mentor: sessions not over, months not ended. */
export function comingBookings(
  viewer: BookingFlow_viewer$data | null,
  mentorId: number,
  now: Date,
  today: string,
): OwnBooking[] {
  return confirmedWith(viewer, mentorId).filter(({ endsAt, endDate }) =>
    endsAt ? new Date(endsAt) > now : endDate !== null && endDate !== undefined && endDate > today,
  )
}
