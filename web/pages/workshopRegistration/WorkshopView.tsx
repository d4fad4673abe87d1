import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopView_site$key } from '../../__generated__/WorkshopView_site.graphql.ts'
import type { WorkshopView_viewer$key } from '../../__generated__/WorkshopView_viewer.graphql.ts'
import type { WorkshopView_workshop$key } from '../../__generated__/WorkshopView_workshop.graphql.ts'
import { BackLink } from '../../ui/PageFrame.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { useFreshWorkshop } from './freshWorkshop.ts'
import type { Offer } from './offer.ts'
import { RegisterBar } from './RegisterBar.tsx'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { viewOf } from './registrationState.ts'
import { useRegistration } from './useRegistration.ts'
import { WorkshopAbout } from './WorkshopAbout.tsx'
import { WorkshopColumns, WorkshopFrame } from './workshopParts.ts'

/** What became of the registration, in place of the workshop. */
export const RegistrationOutcome = lazyPart(
  () => import('./outcome/RegistrationOutcome.tsx').then((module) => module.RegistrationOutcome),
  null,
  ({ state }) => state.kind,
  showFailure,
)

interface WorkshopViewProps {
  workshopKey: WorkshopView_workshop$key
  viewerKey: WorkshopView_viewer$key | null
  siteKey: WorkshopView_site$key
  /** The seat that the address offers. */
  offer: Offer | 'over' | null
  isInBrowser: boolean
  /** The server's clock. */
  now: Date
}

/** The workshop with the form beside it, or what became of the registration. */
export function WorkshopView({ workshopKey, siteKey, offer, isInBrowser, now, ...props }: WorkshopViewProps) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopView_workshop on Workshop {
        databaseId
        title
        price
        ...WorkshopAbout_workshop
        ...RegistrationPanel_workshop
        ...RegisterBar_workshop
      }
    `,
    workshopKey,
  )
  const site = useFragment(
    graphql`
      fragment WorkshopView_site on Site {
        checkoutScriptUrl
        ...RegistrationPanel_site
        ...RegistrationOutcome_site
      }
    `,
    siteKey,
  )
  const viewer = useFragment(
    graphql`
      fragment WorkshopView_viewer on Viewer {
        ...RegistrationPanel_viewer
      }
    `,
    props.viewerKey,
  )
  const panel = useRef<HTMLElement>(null)
  const { refresh } = useFreshWorkshop(workshop.databaseId)
  const registration = useRegistration({
    workshopId: workshop.databaseId,
    title: workshop.title,
    isFree: workshop.price === 0,
    checkoutScriptUrl: site.checkoutScriptUrl,
    offerCode: offer && offer !== 'over' ? offer.code : null,
    isInBrowser,
    refresh,
  })
  const { state } = registration
  const view = viewOf(state)
  useViewHeading(view)
  if (state.kind !== 'form' && state.kind !== 'paying')
    return (
      <WorkshopFrame>
        <RegistrationOutcome
          state={state}
          title={workshop.title}
          siteKey={site}
          isChecking={registration.isChecking}
          checkAgain={registration.checkAgain}
          startOver={registration.startOver}
        />
      </WorkshopFrame>
    )
  return (
    <WorkshopFrame>
      <BackLink to="/workshops">Workshops</BackLink>
      <WorkshopColumns>
        <WorkshopAbout workshopKey={workshop} />
        <RegistrationPanel
          ref={panel}
          workshopKey={workshop}
          viewerKey={viewer ?? null}
          siteKey={site}
          offer={offer}
          registration={registration}
          now={now}
          onBegin={() => {
            registration.prepare()
            RegistrationOutcome.preload()
          }}
        />
      </WorkshopColumns>
      <RegisterBar workshopKey={workshop} now={now} panel={panel} />
    </WorkshopFrame>
  )
}
