import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NoShowEvidence_booking$key } from '../../../__generated__/NoShowEvidence_booking.graphql.ts'
import { JoinRecord } from '../../../features/sessions/card/JoinRecord.tsx'
import { saidWords } from './noShowWords.ts'

/** What is known about a session that somebody is said to have missed: what both say, and when each pressed Join. */
export function NoShowEvidence({ bookingKey }: { bookingKey: NoShowEvidence_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment NoShowEvidence_booking on Booking {
        ...noShowWords_booking
        ...JoinRecord_booking
      }
    `,
    bookingKey,
  )
  return (
    <Evidence>
      {saidWords(booking).map(({ name, statement }) => (
        <div key={name}>
          <dt>{name} says</dt>
          <dd>{statement ?? 'Nothing written.'}</dd>
        </div>
      ))}
      <div>
        <dt>Presses of Join</dt>
        <dd>
          <JoinRecord bookingKey={booking} side={null} always />
        </dd>
      </div>
    </Evidence>
  )
}

const Evidence = styled.dl`
  display: grid;
  gap: 10px;
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
