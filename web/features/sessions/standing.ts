import { graphql, readInlineData } from 'react-relay'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { standing_booking$data, standing_booking$key } from '../../__generated__/standing_booking.graphql.ts'
import { isPlanCall } from '../bookings/planCall.ts'

const fragment = graphql`
  fragment standing_booking on Booking @inline {
    status
    paymentStatus
    packageType
    startsAt
    endsAt
    amount
    refundedAmount
    disputed
    heldByBank
    refunds {
      returnedAt
    }
    noShow {
      answer
    }
    ...planCall_booking
  }
`

type Booking = standing_booking$data

/** Where a booking stands, in a word or two. */
interface Standing {
  tone: 'good' | 'info' | 'warn' | 'flat'
  text: string
}

/** Where a booking stands at this time, and which package was paid how. */
export function standingOf(bookingKey: standing_booking$key, now: Date): Standing & { payment: string } {
  const booking = readInlineData(fragment, bookingKey)
  return { ...stage(booking, now), payment: paymentText(booking) }
}

function stage({ status, startsAt, endsAt, noShow }: Booking, now: Date): Standing {
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
  return now.getTime() < Date.parse(endsAt)
    ? { tone: 'good', text: 'In progress' }
    : { tone: 'flat', text: 'Over, to be marked as completed' }
}

function paymentText(booking: Booking): string {
  const { packageType, amount, refundedAmount, disputed, heldByBank, refunds, status, paymentStatus } = booking
  if (isPlanCall(booking)) return 'Included in the Advanced package'
  const name = packageType === 'ADVANCED' ? 'Advanced package' : 'Starter session'
  if (status === 'PENDING' || paymentStatus === 'PENDING') return `${name}, ${formatRupees(amount)} to pay`
  if (paymentStatus === 'FAILED') return `${name}, ${formatRupees(amount)} not paid`
  const isBack = heldByBank === 0 && !refunds?.some(({ returnedAt }) => !returnedAt)
  if (refundedAmount && refundedAmount >= amount && isBack)
    return `${name}, ${formatRupees(amount)} ${disputed > 0 ? 'taken back by the bank' : 'refunded'}`
  return `${name}, ${formatRupees(amount)} paid`
}
