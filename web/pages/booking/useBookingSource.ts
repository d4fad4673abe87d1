import { graphql, useFragment } from 'react-relay'
import type { useBookingSource_mentor$key } from '../../__generated__/useBookingSource_mentor.graphql.ts'
import type { useBookingSource_site$key } from '../../__generated__/useBookingSource_site.graphql.ts'
import type { useBookingSource_viewer$key } from '../../__generated__/useBookingSource_viewer.graphql.ts'
import type { Hold } from './bookingFlow.ts'
import { readHold } from './hold.ts'
import { isoText } from './slotDays.ts'

interface SourceKeys {
  mentorKey: useBookingSource_mentor$key
  /** Null for a visitor. */
  viewerKey: useBookingSource_viewer$key | null
  siteKey: useBookingSource_site$key
}

/** A time that the viewer holds with another mentor. */
export interface OtherHold {
  mentorId: number
  mentorName: string
  startsAt: string | null
}

/** Something paid, and not over, with this mentor. */
export interface OwnBooking {
  bookingId: number
  startsAt: string | null
  endDate: string | null
}

/** What the server says about who books with whom. */
export type BookingSource = ReturnType<typeof useBookingSource>

/** Reads mentor, viewer and settings as the booking needs them. */
export function useBookingSource({ mentorKey, viewerKey, siteKey }: SourceKeys) {
  const mentor = useFragment(
    graphql`
      fragment useBookingSource_mentor on Mentor {
        databaseId
        name
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment useBookingSource_viewer on Viewer {
        name
        email
        liveHold {
          agenda
          startsAt
          mentorName
          mentor {
            databaseId
          }
          ...hold_booking
        }
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
    `,
    viewerKey,
  )
  const { now, holdMinutes, refundWindowHours, checkoutScriptUrl, paymentTestMode, supportEmail } = useFragment(
    graphql`
      fragment useBookingSource_site on Site {
        now
        holdMinutes
        refundWindowHours
        checkoutScriptUrl
        paymentTestMode
        supportEmail
      }
    `,
    siteKey,
  )
  const mentorId = mentor.databaseId
  const live = viewer?.liveHold
  const isOwn = live?.mentor?.databaseId === mentorId
  const hold: Hold | null = live && isOwn ? readHold(live) : null
  const other: OtherHold | null =
    live?.mentor && !isOwn
      ? { mentorId: live.mentor.databaseId, mentorName: live.mentorName, startsAt: live.startsAt ?? null }
      : null
  const booked: OwnBooking[] = (viewer?.bookings.edges ?? [])
    .map(({ node }) => node)
    .filter((booking) => booking.status === 'CONFIRMED' && booking.mentor?.databaseId === mentorId)
    .map(({ databaseId, startsAt, endDate }) => ({
      bookingId: databaseId,
      startsAt: startsAt ? isoText(startsAt) : null,
      endDate: endDate ?? null,
    }))
  return {
    mentorId,
    mentorName: mentor.name,
    payer: viewer ? { name: viewer.name, email: viewer.email } : null,
    /** The viewer's live hold with this mentor, and the text kept with it. */
    hold,
    heldAgenda: isOwn ? live.agenda : '',
    otherHold: other,
    booked,
    site: { now, holdMinutes, refundWindowHours, checkoutScriptUrl, paymentTestMode, supportEmail },
  }
}
