import { styled } from 'styled-components'
import { mailTo } from '../../lib/mailTo.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'

interface CheckingCardProps {
  /** What the payment is for. */
  thing: 'booking' | 'registration'
  orderId: string | null
  supportEmail: string
  isChecking: boolean
  checkAgain: () => void
}

/** The outcome of a payment is unknown: never shown as failed, and paying again is blocked. */
export function CheckingCard({ thing, orderId, supportEmail, isChecking, checkAgain }: CheckingCardProps) {
  return (
    <PaymentSheet $pad aria-live="polite">
      <p>
        The payment provider has not confirmed the outcome yet. Please do not pay again. This page will update on its
        own, and we will email you. You can also leave and come back.
      </p>
      <p>If the {thing} cannot be confirmed, everything you were charged is refunded.</p>
      <ButtonRow>
        <Button look="primary" busy={isChecking} onClick={checkAgain}>
          Check again
        </Button>
      </ButtonRow>
      {orderId && (
        <Reference>
          Order <code>{orderId}</code>. Questions? Write to <a href={mailTo(supportEmail)}>{supportEmail}</a>.
        </Reference>
      )}
    </PaymentSheet>
  )
}

/** What stands under the heading while a payment is being settled. */
export const PaymentSheet = styled(Card)`
  display: grid;
  gap: 12px;
`

const Reference = styled.p`
  color: var(--muted);
  font-size: var(--t13);
  overflow-wrap: anywhere;
`
