import { graphql, readInlineData } from 'react-relay'
import { accessEnds } from '../../../../api/rules/bookings/plans.ts'
import type { booked_viewer$key } from '../../../__generated__/booked_viewer.graphql.ts'
import { isoText } from '../../../features/bookings/slotDays.ts'

/** Something paid, and not over, with this mentor. */
export interface OwnBooking {
  bookingId: number
  startsAt: string | null
  endDate: string | null
}

const fragment = graphql`
  fragment booked_viewer on Viewer @inline {
    bookings(first: 20) {
      edges {
        node {
          databaseId
          status
          startsAt
          endDate
          mentor {
            databaseId
          }
        }
      }
    }
  }
`

/** What the viewer has booked with this mentor. */
export function readBooked(key: booked_viewer$key | null | undefined, mentorId: number): OwnBooking[] {
  const edges = readInlineData(fragment, key ?? null)?.bookings.edges ?? []
  return edges
    .map(({ node }) => node)
    .filter((booking) => booking.status === 'CONFIRMED' && booking.mentor?.databaseId === mentorId)
    .map(({ databaseId, startsAt, endDate }) => ({
      bookingId: databaseId,
      startsAt: startsAt ? isoText(startsAt) : null,
      endDate: endDate ?? null,
    }))
}

/** The viewer's booking of exactly this slot: then it is paid, and nothing is left to do. */
export function bookingOfSlot(booked: readonly OwnBooking[], startsAt: string | null): number | null {
  return booked.find((booking) => startsAt !== null && booking.startsAt === startsAt)?.bookingId ?? null
}

/** What still lies before the viewer with this mentor: sessions that have not begun, plans that have not ended. */
export function comingBookings(booked: readonly OwnBooking[], now: Date): OwnBooking[] {
  return booked.filter(({ startsAt, endDate }) => {
    if (startsAt) return new Date(startsAt) > now
    return endDate !== null && accessEnds(endDate) > now
  })
}
