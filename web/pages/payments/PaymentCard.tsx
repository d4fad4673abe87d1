import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../api/rules/bookings/plans.ts'
import { receiptPath } from '../../../api/rules/money/receipts.ts'
import { formatPastDay, formatRequestDate, formatWhenFull } from '../../../api/rules/text/format.ts'
import type {
  PaymentCard_payment$data,
  PaymentCard_payment$key,
} from '../../__generated__/PaymentCard_payment.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { ticketPath } from '../../features/workshops/workshopPath.ts'
import { downloadFile } from '../../lib/downloadFile.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PaymentSheet } from './PaymentsPageSkeleton.tsx'
import { RefundLines } from './RefundLines.tsx'

/** One payment: what it was for, its amount, its refunds and its receipt. */
export function PaymentCard({ paymentKey }: { paymentKey: PaymentCard_payment$key }) {
  const payment = useFragment(
    graphql`
      fragment PaymentCard_payment on Payment {
        receiptNumber
        paidAt
        amount
        whatFor
        booking {
          databaseId
          status
          startsAt
          startDate
          endDate
          mentor {
            databaseId
          }
        }
        registration {
          ticketCode
          workshop {
            startsAt
          }
        }
        ...RefundLines_payment
      }
    `,
    paymentKey,
  )
  const { receiptNumber, paidAt, amount, whatFor, booking, registration } = payment
  const path = registration?.ticketCode ? ticketPath(registration.ticketCode) : pathOf(booking)
  const when = registration ? formatWhenFull(new Date(registration.workshop.startsAt)) : booking && timeOf(booking)
  return (
    <PaymentSheet>
      <div>
        <What>{path ? <Link to={path}>{whatFor}</Link> : whatFor}</What>
        {when && <Small>{when}</Small>}
        <Small>Paid on {formatRequestDate(new Date(paidAt))} IST</Small>
        <RefundLines paymentKey={payment} />
      </div>
      <Paid paise={amount} />
      <Small>Receipt {receiptNumber}</Small>
      <DownloadReceipt number={receiptNumber} />
    </PaymentSheet>
  )
}

type Booking = NonNullable<PaymentCard_payment$data['booking']>

/** A booking that this payment, or another one, has confirmed has a page, as long as its mentor is there. */
function pathOf(booking: Booking | null): string | null {
  const isShown = booking?.status === 'CONFIRMED' || booking?.status === 'COMPLETED' || booking?.status === 'CANCELLED'
  if (!isShown || !booking.mentor) return null
  return bookingPath(booking.mentor.databaseId, { confirmed: booking.databaseId })
}

function timeOf({ startsAt, startDate, endDate }: Booking): string | null {
  if (startsAt) return formatWhenFull(new Date(startsAt))
  return startDate && endDate ? `${formatPastDay(startDate)} to ${formatPastDay(planLastDay(endDate))}` : null
}

const What = styled.h2`
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Paid = styled(Money)`
  font-size: var(--t20);
`

/** Saves the receipt as a PDF; a failure is said here, no page is left. */
function DownloadReceipt({ number }: { number: string }) {
  const [isLoading, setLoading] = useState(false)
  async function download(): Promise<void> {
    setLoading(true)
    const { reason } = await downloadFile(receiptPath(number), REASONS)
    if (reason !== null)
      showToast({ tone: 'destructive', title: 'The receipt was not downloaded', description: reason })
    setLoading(false)
  }
  return (
    <Button size="small" busy={isLoading} onClick={() => void download()}>
      <Download size={16} />
      <span>
        Download receipt<VisuallyHidden> {number}</VisuallyHidden>
      </span>
    </Button>
  )
}

const REASONS = {
  404: 'You are logged out, or logged in with another account. Reload the page and try again.',
  429: 'You have asked for many receipts. Please wait a little and try again.',
}
