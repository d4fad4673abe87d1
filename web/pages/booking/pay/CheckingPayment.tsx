import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CheckingPayment_site$key } from '../../../__generated__/CheckingPayment_site.graphql.ts'
import { CheckingCard, PaymentSheet } from '../../../features/payments/CheckingCard.tsx'
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
    <CheckingCard
      thing="booking"
      orderId={'orderId' in payment ? payment.orderId : null}
      supportEmail={supportEmail}
      isChecking={isChecking}
      checkAgain={checkAgain}
    />
  )
}

/** As high with either sentence. */
const Moment = styled(PaymentSheet)`
  @media (max-width: ${breakpoints.phone}) {
    min-height: calc(3.1em + 34px);
  }
`
