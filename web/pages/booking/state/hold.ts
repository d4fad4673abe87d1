import { graphql, readInlineData } from 'react-relay'
import type { PackageType } from '../../../../api/rules/money/money.ts'
import type { hold_booking$key } from '../../../__generated__/hold_booking.graphql.ts'
import type { hold_viewer$key } from '../../../__generated__/hold_viewer.graphql.ts'
import { isoText } from '../../../features/bookings/slotDays.ts'
import type { Hold } from './bookingState.ts'

export const NOT_HELD = 'We could not reserve this slot.'

const bookingFragment = graphql`
  fragment hold_booking on Booking @inline {
    databaseId
    packageType
    startsAt
    startDate
    holdExpiresAt
    orderId
  }
`

const viewerFragment = graphql`
  fragment hold_viewer on Viewer @inline {
    liveHold {
      agenda
      mentorName
      mentor {
        databaseId
      }
      ...hold_booking
    }
  }
`

/** The viewer's active hold, with any mentor. Every mutation that takes or releases a hold spreads this fragment. */
export interface LiveHold {
  mentorId: number
  mentorName: string
  /** The text kept with it. */
  agenda: string
  hold: Hold
}

/** The mentee's hold; null if there is none, and for everyone else. */
export function readLiveHold(key: hold_viewer$key | null | undefined): LiveHold | null {
  const live = readInlineData(viewerFragment, key ?? null)?.liveHold
  const hold = readHold(live)
  if (!live?.mentor || !hold) return null
  return { mentorId: live.mentor.databaseId, mentorName: live.mentorName, agenda: live.agenda, hold }
}

/** The hold of a pending booking; null once it has expired. */
export function readHold(key: hold_booking$key | null | undefined): Hold | null {
  const booking = readInlineData(bookingFragment, key ?? null)
  if (!booking?.holdExpiresAt) return null
  const { databaseId, startsAt, startDate, holdExpiresAt, orderId } = booking
  return {
    bookingId: databaseId,
    packageType: packageOf(booking.packageType),
    startsAt: startsAt ? isoText(startsAt) : null,
    startDate: startDate ?? null,
    expiresAt: holdExpiresAt,
    orderId: orderId ?? null,
  }
}

/** Package name in `api/rules` for the schema's enum. */
export function packageOf(packageType: string): PackageType {
  return packageType === 'ADVANCED' ? 'advanced' : 'starter'
}
