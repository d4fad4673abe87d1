import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SessionNews_booking$key } from '../../__generated__/SessionNews_booking.graphql.ts'
import { newsOf } from './newsOf.ts'
import type { SessionSide } from './sessionSide.ts'

interface SessionNewsProps {
  bookingKey: SessionNews_booking$key
  side: SessionSide
}

/** What has happened to a booking: moved, cancelled and by whom, refunded, proposed, reported. Nothing when nothing has. */
export function SessionNews({ bookingKey, side }: SessionNewsProps) {
  const booking = useFragment(
    graphql`
      fragment SessionNews_booking on Booking {
        ...newsOf_booking
      }
    `,
    bookingKey,
  )
  const news = newsOf(booking, side)
  if (news.length === 0) return null
  return (
    <List>
      {news.map(({ tone, text }) => (
        <li key={text} data-tone={tone}>
          {text}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  list-style: none;
  > li {
    max-width: 72ch;
    padding-left: 12px;
    border-left: 3px solid var(--blueprint-line);
    overflow-wrap: anywhere;
  }
  > li[data-tone='warn'] {
    border-color: var(--warn);
  }
`
