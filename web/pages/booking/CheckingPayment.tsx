import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { BookingControl } from './useBooking.ts'

/** The outcome of a payment is not known yet: said as such, never as failed, and nobody can pay again meanwhile. */
export function CheckingPayment({ booking }: { booking: BookingControl }) {
  const { flow, site, checkAgain, isChecking } = booking
  const { payment } = flow
  const orderId = payment.kind === 'checking' || payment.kind === 'verifying' ? payment.orderId : null
  if (orderId === null) {
    return (
      <Sheet $pad as="output">
        <h2>Payment received</h2>
        <p>Opening your confirmation.</p>
      </Sheet>
    )
  }
  return (
    <Sheet $pad aria-live="polite">
      <h2>We are checking your payment</h2>
      <p>
        The payment provider has not told us the outcome yet. Please do not pay again: this page shows the result by
        itself, and you get an email too. You can leave it and come back.
      </p>
      <p>If the booking cannot be confirmed, everything that was charged goes back to you.</p>
      <ButtonRow>
        <Button look="primary" busy={isChecking} onClick={checkAgain}>
          Check again
        </Button>
      </ButtonRow>
      <Reference>
        Order <code>{orderId}</code>. Questions? Write to{' '}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </Reference>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: 12px;
  h2 {
    font-size: var(--t20);
  }
`

const Reference = styled.p`
  color: var(--muted);
  font-size: var(--t13);
  overflow-wrap: anywhere;
`
