/** What the page shows in place of its steps once a payment has been made. */
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { PaymentViews_mentor$key } from '../../../__generated__/PaymentViews_mentor.graphql.ts'
import type { PaymentViews_site$key } from '../../../__generated__/PaymentViews_site.graphql.ts'
import { CheckingCard, PaymentSheet } from '../../../features/payments/CheckingCard.tsx'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useBookingContext } from '../state/bookingContext.ts'

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
  siteKey: PaymentViews_site$key
}

/** The outcome of a payment is unknown: never shown as failed, and paying again is blocked. */
export function CheckingPayment({ siteKey }: CheckingPaymentProps) {
  const { supportEmail } = useFragment(
    graphql`
      fragment PaymentViews_site on Site {
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

/**
 * The payment could not confirm what it was made for, whether somebody else has the slot or the payer has it already: it
 * is refunded, and the person can choose another time. How much and why, the email says.
 */
export function SlotLost({ mentorKey }: { mentorKey: PaymentViews_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment PaymentViews_mentor on Mentor {
        databaseId
        name
      }
    `,
    mentorKey,
  )
  const { packageType, dispatch, navigation } = useBookingContext()
  function startOver(): void {
    dispatch({ type: 'startedOver' })
    navigation.go('time')
  }
  return (
    <Sheet $pad role="alert">
      <p>
        Your payment arrived, but {packageType === 'starter' ? 'this slot' : 'this package'} could no longer be booked.
        We’re refunding it in full to the account you paid from. Our email says why. Your agenda is saved.
      </p>
      <ButtonRow>
        <Button look="primary" onClick={startOver}>
          Choose another time
        </Button>
        <ButtonLink look="plain" to={mentorPath(mentor.databaseId)}>
          Back to {mentor.name}
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: 16px;
`

/** As high with either sentence. */
const Moment = styled(PaymentSheet)`
  @media (max-width: ${breakpoints.phone}) {
    min-height: calc(3.1em + 34px);
  }
`
