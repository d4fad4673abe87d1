import { graphql, useFragment } from 'react-relay'
import type { MentorshipTimeline_booking$key } from '../../../__generated__/MentorshipTimeline_booking.graphql.ts'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import { Time } from '../../../ui/Time.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'
import { actorText } from './mentorshipWords.ts'
import { decidedText } from './noShowWords.ts'

/** Where a refund stands, beside when it was requested. */
const REFUNDS: Readonly<Record<string, string>> = {
  ON_ITS_WAY: ', on its way',
  WAITS_FOR_BANK: ', on hold until the dispute is over',
  WITH_SUPPORT: ', refused by the provider',
  RETURNED_OTHERWISE: ', returned another way',
  NOT_RETURNED: ', not to be returned',
}

/** What happened with a session or a package, and when. */
export function MentorshipTimeline({ bookingKey }: { bookingKey: MentorshipTimeline_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment MentorshipTimeline_booking on Booking {
        ...mentorshipWords_booking
        ...noShowWords_booking
        createdAt
        confirmedAt
        movedAt
        noShow {
          reportedBy
          reportedAt
          decidedAt
        }
        cancelledAt
        cancelledBy
        completedAt
        refunds {
          amount
          state
          requestedAt
          returnedAt
        }
      }
    `,
    bookingKey,
  )
  const { noShow, refunds } = booking
  const events: readonly (readonly [title: string, at: string | null | undefined])[] = [
    ['Reserved', booking.createdAt],
    ['Paid and confirmed', booking.confirmedAt],
    ['Moved to another time', booking.movedAt],
    [noShow ? `No-show reported by ${actorText(noShow.reportedBy, booking)}` : '', noShow?.reportedAt],
    [`Decided: ${decidedText(booking) ?? ''}`, noShow?.decidedAt],
    [
      booking.cancelledBy ? `Cancelled by ${actorText(booking.cancelledBy, booking)}` : 'Cancelled',
      booking.cancelledAt,
    ],
    ['Completed', booking.completedAt],
    ...(refunds ?? []).flatMap(({ amount, state, requestedAt, returnedAt }) => [
      [`Refund of ${formatRupees(amount)} requested${REFUNDS[state] ?? ''}`, requestedAt] as const,
      [`${formatRupees(amount)} returned`, returnedAt] as const,
    ]),
  ]
  const known = events.flatMap(([title, at]) => (at ? [{ title, at }] : []))
  return (
    <section aria-labelledby="session-timeline">
      <h3 id="session-timeline">Timeline</h3>
      <Timeline
        events={known
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ title, at }) => ({ key: `${title}${at}`, title, when: <Time at={at} /> }))}
      />
    </section>
  )
}
