import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SessionStatus_booking$key } from '../../__generated__/SessionStatus_booking.graphql.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { standingOf } from './standing.ts'

/** Where a booking stands, its package, and how it is paid. */
export function SessionStatus({ bookingKey, now }: { bookingKey: SessionStatus_booking$key; now: Date }) {
  const booking = useFragment(
    graphql`
      fragment SessionStatus_booking on Booking {
        ...standing_booking
      }
    `,
    bookingKey,
  )
  const { tone, text, payment } = standingOf(booking, now)
  return (
    <Line>
      <Badge $tone={tone}>{text}</Badge>
      <Muted>{payment}</Muted>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`
