import { graphql, readInlineData } from 'react-relay'
import type { PackageType } from '../../../api/rules/money.ts'
import type { hold_booking$key } from '../../__generated__/hold_booking.graphql.ts'
import type { Hold } from './bookingFlow.ts'
import { isoText } from './slotDays.ts'

const fragment = graphql`
  fragment hold_booking on Booking @inline {
    databaseId
    packageType
    startsAt
    startDate
    holdExpiresAt
    orderId
  }
`

/** A pending booking as the hold it is; null when it holds nothing any more. */
export function readHold(key: hold_booking$key | null | undefined): Hold | null {
  const booking = readInlineData(fragment, key ?? null)
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

/** The rules' name of the API's package. */
export function packageOf(packageType: string): PackageType {
  return packageType === 'ADVANCED' ? 'advanced' : 'starter'
}
