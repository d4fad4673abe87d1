import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { REFUND_ARRIVES_TEXT } from '../../../api/rules/policies.ts'
import type { RegistrationOutcome_site$key } from '../../__generated__/RegistrationOutcome_site.graphql.ts'
import { CheckingCard, PaymentSheet } from '../../features/payments/CheckingCard.tsx'
import { ticketPath } from '../../features/workshops/workshopPath.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import type { RegistrationState } from './registrationState.ts'

type Outcome = Exclude<RegistrationState, { kind: 'form' | 'paying' }>

interface RegistrationOutcomeProps {
  state: Outcome
  /** The workshop's. */
  title: string
  siteKey: RegistrationOutcome_site$key
  isChecking: boolean
  checkAgain: () => void
  startOver: () => void
}

/** What became of the registration: being checked, registered, to be confirmed, or refunded. */
export function RegistrationOutcome(props: RegistrationOutcomeProps) {
  const { state, title, siteKey, isChecking, checkAgain, startOver } = props
  const { supportEmail } = useFragment(
    graphql`
      fragment RegistrationOutcome_site on Site {
        supportEmail
      }
    `,
    siteKey,
  )
  const back = <ButtonLink to="/workshops">Back to workshops</ButtonLink>
  return (
    <Place>
      <PageTitle title={headingOf(state)} lead={title} />
      {state.kind === 'checking' && state.isNew && (
        <PaymentSheet $pad as="output">
          <p>This takes a few seconds. Please keep this page open.</p>
        </PaymentSheet>
      )}
      {state.kind === 'checking' && !state.isNew && (
        <CheckingCard
          thing="registration"
          orderId={state.proof.orderId}
          supportEmail={supportEmail}
          isChecking={isChecking}
          checkAgain={checkAgain}
        />
      )}
      {state.kind === 'registered' && (
        <PaymentSheet $pad>
          <p>
            Check your email: your ticket is on its way to{' '}
            {state.email ? <b>{<EmailText>{state.email}</EmailText>}</b> : <span>your email address</span>}
            <span>, with the calendar file.</span>
          </p>
          <ButtonRow>
            {state.ticketCode && (
              <ButtonLink look="primary" to={ticketPath(state.ticketCode)}>
                See your ticket
              </ButtonLink>
            )}
            {back}
          </ButtonRow>
        </PaymentSheet>
      )}
      {state.kind === 'confirmEmail' && (
        <PaymentSheet $pad>
          <p>
            We sent a link to{' '}
            <b>
              <EmailText>{state.email}</EmailText>
            </b>
            . Open it to take your seat. No seat is reserved for you until then. If you already have one, we sent your
            ticket instead.
          </p>
          <ButtonRow>{back}</ButtonRow>
        </PaymentSheet>
      )}
      {state.kind === 'lost' && (
        <PaymentSheet $pad role="alert">
          <p>
            Your payment arrived, but we could no longer give you a seat. We’re refunding it in full to the account you
            paid from, usually within {REFUND_ARRIVES_TEXT}. Our email says why.
          </p>
          <ButtonRow>
            <Button look="primary" onClick={startOver}>
              Back to the workshop
            </Button>
            {back}
          </ButtonRow>
        </PaymentSheet>
      )}
    </Place>
  )
}

function headingOf(state: Outcome): string {
  switch (state.kind) {
    case 'checking':
      return state.isNew ? 'Confirming your payment…' : 'We are checking your payment'
    case 'registered':
      return 'Registration Successful'
    case 'confirmEmail':
      return 'Check your email'
    case 'lost':
      return 'Your payment will be refunded in full'
  }
}

const Place = styled.div`
  max-width: 640px;
`
