import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorshipPanel_booking$key } from '../../../__generated__/MentorshipPanel_booking.graphql.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { MentorshipFacts } from './MentorshipFacts.tsx'
import { MentorshipTimeline } from './MentorshipTimeline.tsx'
import { decidedText, noShowText } from './noShowWords.ts'

/** Everything about a session or a package. */
export function MentorshipPanel({ bookingKey }: { bookingKey: MentorshipPanel_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment MentorshipPanel_booking on Booking {
        agenda
        noShow {
          __typename
        }
        ...noShowWords_booking
        ...MentorshipFacts_booking
        ...MentorshipTimeline_booking
      }
    `,
    bookingKey,
  )
  const { noShow } = booking
  const decided = decidedText(booking)
  return (
    <Whole>
      {noShow && (
        <Notice tone={decided ? 'info' : 'warn'} title={decided ? 'Decided:' : 'No-show reported.'}>
          {decided ? `${decided}.` : noShowText(booking)}
        </Notice>
      )}
      <MentorshipFacts bookingKey={booking} />
      <section aria-labelledby="agenda">
        <h3 id="agenda">Agenda</h3>
        <Agenda>{booking.agenda || 'None given.'}</Agenda>
      </section>
      <MentorshipTimeline bookingKey={booking} />
    </Whole>
  )
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  h3 {
    font-size: var(--t17);
  }
`

const Agenda = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
