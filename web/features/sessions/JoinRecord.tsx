import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { JoinRecord_booking$key } from '../../__generated__/JoinRecord_booking.graphql.ts'
import { Small } from '../../ui/PageFrame.tsx'
import { isJoined, JOIN_NOTE, joinLines } from './joinWords.ts'
import type { SessionSide } from './sessionSide.ts'

interface JoinRecordProps {
  bookingKey: JoinRecord_booking$key
  /** Who reads it; null for an administrator. */
  side: SessionSide | null
  /** Also says so when nobody has pressed it. */
  always?: boolean
}

/** When each of the two pressed Join, and what that shows. Nothing before anybody has, unless a no-show is reported. */
export function JoinRecord({ bookingKey, side, always = false }: JoinRecordProps) {
  const booking = useFragment(
    graphql`
      fragment JoinRecord_booking on Booking {
        noShow {
          __typename
        }
        ...joinWords_booking
      }
    `,
    bookingKey,
  )
  if (!always && !booking.noShow && !isJoined(booking)) return null
  return (
    <Lines>
      {joinLines(booking, side).map((line) => (
        <p key={line.side}>{line.text}</p>
      ))}
      <Small as="p">{JOIN_NOTE}</Small>
    </Lines>
  )
}

const Lines = styled.div`
  display: grid;
  gap: 4px;
  max-width: 72ch;
  overflow-wrap: anywhere;
`
