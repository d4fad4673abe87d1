import { graphql, useFragment } from 'react-relay'
import { joinPage } from '../../../../api/rules/addresses.ts'
import { formatBookingDate, formatTimeRange } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { SessionFacts_booking$key } from '../../../__generated__/SessionFacts_booking.graphql.ts'
import { ExternalLink } from '../../../ui/Link.tsx'
import { Muted } from '../../../ui/layout/PageFrame.tsx'

interface SessionFactsProps {
  bookingKey: SessionFacts_booking$key
  isMentor: boolean
  isOver: boolean
}

/** Date, time and place of a session. */
export function SessionFacts({ bookingKey, isMentor, isOver }: SessionFactsProps) {
  const { databaseId, status, startsAt, endsAt, meetingLink, mentorLeft, mentorName } = useFragment(
    graphql`
      fragment SessionFacts_booking on Booking {
        databaseId
        status
        startsAt
        endsAt
        meetingLink
        mentorLeft
        mentorName
      }
    `,
    bookingKey,
  )
  if (!startsAt || !endsAt) return null
  const day = istDate(new Date(startsAt))
  return (
    <>
      <div>
        <dt>Date</dt>
        <dd>
          <time dateTime={day}>{formatBookingDate(day)}</time>
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          <time dateTime={startsAt}>{formatTimeRange(new Date(startsAt), new Date(endsAt))}</time>
        </dd>
      </div>
      {/* Nobody joins what was cancelled or has no mentor, and a link that is missing afterwards will not come. */}
      {!mentorLeft &&
        (meetingLink ? status === 'CONFIRMED' || status === 'COMPLETED' : status === 'CONFIRMED' && !isOver) && (
          <div>
            <dt>Meeting link</dt>
            <dd>
              {meetingLink ? (
                <ExternalLink href={status === 'CONFIRMED' ? joinPage(databaseId) : meetingLink}>
                  {meetingLink}
                </ExternalLink>
              ) : (
                <Muted>
                  {isMentor ? 'Not added yet' : `${mentorName} will share the link; you will get it by email`}
                </Muted>
              )}
            </dd>
          </div>
        )}
    </>
  )
}
