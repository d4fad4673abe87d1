import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopView_site$key } from '../../__generated__/WorkshopView_site.graphql.ts'
import type { WorkshopView_viewer$key } from '../../__generated__/WorkshopView_viewer.graphql.ts'
import type { WorkshopView_workshop$key } from '../../__generated__/WorkshopView_workshop.graphql.ts'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { BackLink } from '../../ui/layout/PageFrame.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { RegisterBar } from './RegisterBar.tsx'
import type { RegistrationPanelProps } from './RegistrationPanel.tsx'
import type { RegistrationView } from './registrationState.ts'
import { ownSeat, type Offer } from './seat.ts'
import { WorkshopAbout } from './WorkshopAbout.tsx'
import { PanelSkeleton, WorkshopColumns, WorkshopFrame } from './workshopParts.tsx'

/** The form with what pays: the workshop is there to be read before. */
export const RegistrationPanel: LazyPart<RegistrationPanelProps> = lazyPart(
  () => import('./RegistrationPanel.tsx').then((module) => module.RegistrationPanel),
  <PanelSkeleton />,
  undefined,
  showFailure,
)
RegistrationPanel.preload()

interface WorkshopViewProps {
  workshopKey: WorkshopView_workshop$key
  viewerKey: WorkshopView_viewer$key | null
  siteKey: WorkshopView_site$key
  /** The seat that the address offers. */
  offer: Offer | 'over' | null
  /** The server's clock. */
  now: Date
}

/** The workshop with the form beside it, or only what became of the registration. */
export function WorkshopView(props: WorkshopViewProps) {
  const { offer, now } = props
  const workshop = useFragment(
    graphql`
      fragment WorkshopView_workshop on Workshop {
        ...WorkshopAbout_workshop
        ...RegistrationPanel_workshop
        ...RegisterBar_workshop
      }
    `,
    props.workshopKey,
  )
  const site = useFragment(
    graphql`
      fragment WorkshopView_site on Site {
        ...RegistrationPanel_site
      }
    `,
    props.siteKey,
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
  const [view, setView] = useState<RegistrationView>('form')
  // Until the form is there, an offer is known from the address.
  const [seat, setSeat] = useState(() => ownSeat(null, offer, now))
  useViewHeading(view)
  const isForm = view === 'form'
  return (
    <WorkshopFrame>
      {isForm && <BackLink to="/workshops">Workshops</BackLink>}
      <WorkshopColumns>
        {isForm && <WorkshopAbout workshopKey={workshop} />}
        <RegistrationPanel
          key="panel"
          panel={panel}
          workshopKey={workshop}
          viewerKey={viewer ?? null}
          siteKey={site}
          offer={offer}
          now={now}
          onView={setView}
          onSeat={setSeat}
        />
      </WorkshopColumns>
      {isForm && <RegisterBar workshopKey={workshop} seat={seat} now={now} panel={panel} />}
    </WorkshopFrame>
  )
}
