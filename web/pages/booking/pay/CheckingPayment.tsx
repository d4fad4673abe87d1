import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CheckingPayment_site$key } from '../../../__generated__/CheckingPayment_site.graphql.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useBookingContext } from '../bookingContext.ts'

/** The page under its heading while a payment is being confirmed: usually for a moment only, so it stays calm. */
export function ConfirmingPayment() {
  const { flow } = useBookingContext()
  return (
    <Moment $pad as="output">
      <p>
        {flow.payment.kind === 'confirmed'
          ? 'Opening your confirmation.'
          : 'This takes a few seconds. Please keep this page open.'}
      </p>
    </Moment>
  )
}

export interface CheckingPaymentProps {
  siteKey: CheckingPayment_site$key
}

/** The outcome of a payment is unknown: never shown as failed, and paying again is blocked. */
export function CheckingPayment({ siteKey }: CheckingPaymentProps) {
  const { supportEmail } = useFragment(
    graphql`
      fragment CheckingPayment_site on Site {
        supportEmail
      }
    `,
    siteKey,
  )
  const { flow, checkAgain, isChecking } = useBookingContext()
  const { payment } = flow
  return (
    <Sheet $pad aria-live="polite">
      <p>
        The payment provider has not told us the outcome yet. Please do not pay again. This page will update on its own,
        and we will email you. You can also leave and come back.
      </p>
      <p>If the booking cannot be confirmed, everything you were charged is refunded.</p>
      <ButtonRow>
        <Button look="primary" busy={isChecking} onClick={checkAgain}>
          Check again
        </Button>
      </ButtonRow>
      {'orderId' in payment && (
        <Reference>
          Order <code>{payment.orderId}</code>. Questions? Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </Reference>
      )}
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: 12px;
`

/** As high with either sentence. */
const Moment = styled(Sheet)`
  @media (max-width: ${breakpoints.phone}) {
    min-height: calc(3.1em + 34px);
  }
`

const Reference = styled.p`
  color: var(--muted);
  font-size: var(--t13);
  overflow-wrap: anywhere;
`
