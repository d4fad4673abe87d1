import { useEffect, useMemo, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegistrationPanel_site$key } from '../../__generated__/RegistrationPanel_site.graphql.ts'
import type { RegistrationPanel_viewer$key } from '../../__generated__/RegistrationPanel_viewer.graphql.ts'
import type { RegistrationPanel_workshop$key } from '../../__generated__/RegistrationPanel_workshop.graphql.ts'
import { useFreshWorkshop } from './freshWorkshop.ts'
import { RegistrationCard } from './RegistrationCard.tsx'
import { RegistrationOutcome } from './RegistrationOutcome.tsx'
import { viewOf, type RegistrationView } from './registrationState.ts'
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
        ...RegistrationOutcome_site
      }
    `,
    props.siteKey,
  )
  const { databaseId: workshopId, title, price, startsAt } = workshop
  const { refresh } = useFreshWorkshop(workshopId)
  const registration = useRegistration({
    workshopId,
    title,
    price,
    startsAt,
    checkoutScriptUrl: site.checkoutScriptUrl,
    offerCode: offer && offer !== 'over' ? offer.code : null,
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
