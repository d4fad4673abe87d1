import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type {
  SessionStatus_booking$data,
  SessionStatus_booking$key,
} from '../../../__generated__/SessionStatus_booking.graphql.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Muted } from '../../../ui/layout/PageFrame.tsx'
import { isPlanCall } from '../../bookings/planCall.ts'
import type { SessionSide } from './SessionPerson.tsx'

interface SessionStatusProps {
  bookingKey: SessionStatus_booking$key
  side: SessionSide
  now: Date
}

/** The status of a booking, its package, and how it is paid. */
export function SessionStatus({ bookingKey, side, now }: SessionStatusProps) {
  const booking = useFragment(
    graphql`
      fragment SessionStatus_booking on Booking {
        status
        paymentStatus
        packageType
        startsAt
        endsAt
        amount
        refundedAmount
        heldByBank
        refunds {
          returnedAt
        }
        isUndecided
        noShow {
          answer
        }
        mentee {
          __typename
        }
        ...planCall_booking
      }
    `,
    bookingKey,
  )
  const { tone, text, payment } = statusOf(booking, side, now)
  return (
    <Line>
      <Badge $tone={tone}>{text}</Badge>
      <Muted>{payment}</Muted>
    </Line>
  )
}

type Booking = SessionStatus_booking$data

/** The status of a booking, in a word or two. */
interface Status {
  tone: 'good' | 'info' | 'warn' | 'flat'
  text: string
}

/** The status of a booking at this time, and which package was paid how. */
function statusOf(booking: Booking, side: SessionSide, now: Date): Status & { payment: string } {
  return { ...stage(booking, side, now), payment: paymentText(booking) }
}

function stage(booking: Booking, side: SessionSide, now: Date): Status {
  const { status, startsAt, endsAt, noShow, isUndecided, mentee } = booking
  switch (status) {
    case 'PENDING':
      return { tone: 'warn', text: 'Reserved, not paid' }
    case 'COMPLETED':
      return { tone: 'good', text: 'Completed' }
    case 'CANCELLED':
      return { tone: 'flat', text: 'Cancelled' }
    case 'EXPIRED':
      return { tone: 'flat', text: 'Not confirmed' }
    default:
  }
  if (noShow) return { tone: 'warn', text: noShow.answer ? 'With an administrator' : 'No-show reported' }
  if (!startsAt || !endsAt || now.getTime() < Date.parse(startsAt)) return { tone: 'info', text: 'Confirmed' }
  if (now.getTime() < Date.parse(endsAt)) return { tone: 'good', text: 'In progress' }
  if (isUndecided) return { tone: 'warn', text: 'With an administrator' }
  // Of those whose account is gone nobody can mark it.
  if (!mentee) return { tone: 'flat', text: 'Over' }
  return {
    tone: 'flat',
    text: side === 'mentor' ? 'Over, your mentee is to mark it' : 'Over, to be marked as completed',
  }
}

function paymentText(booking: Booking): string {
  const { packageType, amount, refundedAmount, heldByBank, refunds, status, paymentStatus } = booking
  if (isPlanCall(booking)) return 'Included in the Advanced package'
  const name = packageType === 'ADVANCED' ? 'Advanced package' : 'Starter session'
  if (status === 'PENDING' || paymentStatus === 'PENDING') return `${name}, ${formatRupees(amount)} to pay`
  if (paymentStatus === 'FAILED') return `${name}, ${formatRupees(amount)} not paid`
  // Its mentor does not read whether a refund has arrived.
  const isBack = heldByBank === 0 && refunds?.every(({ returnedAt }) => returnedAt)
  if (refundedAmount && refundedAmount >= amount && isBack) return `${name}, ${formatRupees(amount)} returned`
  return `${name}, ${formatRupees(amount)} paid`
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`
