import { useEffect, useMemo, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { REFUND_ARRIVES_TEXT } from '../../../api/rules/policies.ts'
import type { RegistrationPanel_outcome$key } from '../../__generated__/RegistrationPanel_outcome.graphql.ts'
import type { RegistrationPanel_site$key } from '../../__generated__/RegistrationPanel_site.graphql.ts'
import type { RegistrationPanel_viewer$key } from '../../__generated__/RegistrationPanel_viewer.graphql.ts'
import type { RegistrationPanel_workshop$key } from '../../__generated__/RegistrationPanel_workshop.graphql.ts'
import query, { type RegistrationPanelQuery } from '../../__generated__/RegistrationPanelQuery.graphql.ts'
import { CheckingCard, PaymentSheet } from '../../features/payments/CheckingCard.tsx'
import { ticketPath } from '../../features/workshops/workshopPath.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { RegistrationCard } from './RegistrationCard.tsx'
import { viewOf, type RegistrationView, type RegistrationState } from './registrationState.ts'
import { ownSeat, type Offer, type OwnSeat } from './seat.ts'
import { useRegistration } from './useRegistration.ts'

export interface RegistrationPanelProps {
  panel: RefObject<HTMLElement | null>
  workshopKey: RegistrationPanel_workshop$key
  viewerKey: RegistrationPanel_viewer$key | null
  siteKey: RegistrationPanel_site$key
  offer: Offer | 'over' | null
  now: Date
  /** The seat that one has while the form is open. */
  onSeat: (seat: OwnSeat | null) => void
  /** Whether the form is shown, or which outcome. */
  onView: (view: RegistrationView) => void
}

/** The card with the form beside the workshop; after the attempt only its outcome. */
export function RegistrationPanel(props: RegistrationPanelProps) {
  const { panel, offer, now, onView, onSeat } = props
  const workshop = useFragment(
    graphql`
      fragment RegistrationPanel_workshop on Workshop {
        databaseId
        title
        price
        startsAt
        ...RegistrationCard_workshop
      }
    `,
    props.workshopKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RegistrationPanel_viewer on Viewer {
        ...RegistrationCard_viewer
      }
    `,
    props.viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment RegistrationPanel_site on Site {
        checkoutScriptUrl
        ...RegistrationCard_site
        ...RegistrationPanel_outcome
      }
    `,
    props.siteKey,
  )
  const { databaseId: workshopId, title, price, startsAt } = workshop
  const offerCode = offer && offer !== 'over' ? offer.code : null
  const { refresh } = useFreshWorkshop(workshopId, offerCode)
  const registration = useRegistration({
    workshopId,
    title,
    price,
    startsAt,
    checkoutScriptUrl: site.checkoutScriptUrl,
    offerCode,
    refresh,
  })
  const { state } = registration
  const view = viewOf(state)
  useEffect(() => onView(view), [onView, view])
  const found = ownSeat(registration.order, offer, now)
  const kind = found?.kind
  const until = found?.until ?? null
  const seat = useMemo(() => (kind ? { kind, until } : null), [kind, until])
  useEffect(() => onSeat(seat), [onSeat, seat])
  if (state.kind !== 'form' && state.kind !== 'paying')
    return (
      <RegistrationOutcome
        state={state}
        title={title}
        siteKey={site}
        isChecking={registration.isChecking}
        checkAgain={registration.checkAgain}
        startOver={registration.startOver}
      />
    )
  return (
    <RegistrationCard
      panel={panel}
      workshopKey={workshop}
      viewerKey={viewer ?? null}
      siteKey={site}
      offer={offer}
      seat={seat}
      registration={registration}
      now={now}
    />
  )
}

type Outcome = Exclude<RegistrationState, { kind: 'form' | 'paying' }>

interface RegistrationOutcomeProps {
  state: Outcome
  /** The workshop's. */
  title: string
  siteKey: RegistrationPanel_outcome$key
  isChecking: boolean
  checkAgain: () => void
  startOver: () => void
}

/** What became of the registration: being checked, registered, to be confirmed, or refunded. */
function RegistrationOutcome(props: RegistrationOutcomeProps) {
  const { state, title, siteKey, isChecking, checkAgain, startOver } = props
  const { supportEmail } = useFragment(
    graphql`
      fragment RegistrationPanel_outcome on Site {
        supportEmail
      }
    `,
    siteKey,
  )
  const back = <ButtonLink to="/workshops">Back to workshops</ButtonLink>
  return (
    <Narrow>
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
    </Narrow>
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

const Narrow = styled.div`
  max-width: 640px;
`

void graphql`
  query RegistrationPanelQuery($id: Int!, $offer: String!, $isOffered: Boolean!) {
    workshop(id: $id) {
      ...RegistrationPanel_workshop
    }
    waitingListEntry(code: $offer) @include(if: $isOffered) {
      ...seat_entry
    }
  }
`

/** Reads what registering depends on again; what is shown stays until then. The page of an offer, one step back, shows it too. */
const useFreshWorkshop = (id: number, offer: string | null) =>
  useRefresh<RegistrationPanelQuery>({ query, variables: { id, offer: offer ?? '', isOffered: offer !== null } })
