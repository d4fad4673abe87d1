import { MINUTE_MS } from '../../../api/rules/time/durations.ts'
import { graphql, useFragment } from 'react-relay'
import { formatShortDay, formatTime, formatWhen } from '../../../api/rules/text/format.ts'
import type { HoldToPay_booking$key } from '../../__generated__/HoldToPay_booking.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** A booking that is reserved but not paid for yet, and until when. */
export function HoldToPay({ bookingKey, now }: { bookingKey: HoldToPay_booking$key; now: Date }) {
  const { packageType, startsAt, startDate, holdExpiresAt, mentor, mentorName } = useFragment(
    graphql`
      fragment HoldToPay_booking on Booking {
        packageType
        startsAt
        startDate
        holdExpiresAt
        mentorName
        mentor {
          databaseId
        }
      }
    `,
    bookingKey,
  )
  if (!holdExpiresAt || !mentor) return null
  const until = new Date(holdExpiresAt)
  const left = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)
  const path = bookingPath(mentor.databaseId, {
    packageType: packageType === 'ADVANCED' ? 'advanced' : 'starter',
    startsAt: startsAt ?? null,
    startDate: startDate ?? null,
    step: 'pay',
  })
  const what = startsAt
    ? `Your session with ${mentorName}, ${formatWhen(new Date(startsAt), now)},`
    : `Your Advanced package with ${mentorName}${startDate ? `, from ${formatShortDay(startDate)},` : ''}`
  return (
    <Notice
      tone="warn"
      title="Finish paying."
      actions={
        <ButtonLink look="signal" to={path}>
          Finish paying
        </ButtonLink>
      }
    >
      {what} is reserved until <time dateTime={holdExpiresAt}>{formatTime(until)}</time>: {plural(left, 'minute')} left.
    </Notice>
  )
}
