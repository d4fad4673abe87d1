import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegistrationPanel_site$key } from '../../__generated__/RegistrationPanel_site.graphql.ts'
import type { RegistrationPanel_viewer$key } from '../../__generated__/RegistrationPanel_viewer.graphql.ts'
import type {
  RegistrationPanel_workshop$data,
  RegistrationPanel_workshop$key,
} from '../../__generated__/RegistrationPanel_workshop.graphql.ts'
import { SeatsGauge } from '../../features/workshops/SeatsGauge.tsx'
import { ticketPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate } from '../../features/workshops/workshopTimes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import type { Offer } from './offer.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { useRegistration } from './useRegistration.ts'
import { WorkshopSide } from './workshopParts.ts'

/** For a workshop without seats. */
export const JoinWaitingList = lazyPart(
  () => import('../../features/workshops/JoinWaitingList.tsx').then((module) => module.JoinWaitingList),
  null,
  undefined,
  showFailure,
)

interface RegistrationPanelProps {
  ref: RefObject<HTMLElement | null>
  workshopKey: RegistrationPanel_workshop$key
  viewerKey: RegistrationPanel_viewer$key | null
  siteKey: RegistrationPanel_site$key
  offer: Offer | 'over' | null
  registration: ReturnType<typeof useRegistration>
  now: Date
  /** Somebody begins to fill in the form. */
  onBegin: () => void
}

/** Beside the workshop: the form, or why there is none and what can be done instead. */
export function RegistrationPanel(props: RegistrationPanelProps) {
  const { ref, offer, registration, now, onBegin } = props
  const workshop = useFragment(
    graphql`
      fragment RegistrationPanel_workshop on Workshop {
        databaseId
        date
        startsAt
        state
        isFull
        isRegistrationOpen
        registrationClosesAt
        viewerIsOrganiser
        viewerRegistration {
          isRegistered
          ticketCode
        }
        ...SeatsGauge_workshop
        ...RegisterForm_workshop
      }
    `,
    props.workshopKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RegistrationPanel_viewer on Viewer {
        type
        email
        ...RegisterForm_viewer
      }
    `,
    props.viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment RegistrationPanel_site on Site {
        ...RegisterForm_site
      }
    `,
    props.siteKey,
  )
  const seat = workshop.viewerRegistration?.isRegistered ? workshop.viewerRegistration : null
  const until = registration.order?.until
  const hasSeat = Boolean((until && new Date(until) > now) || (offer && offer !== 'over'))
  const kind = seat ? 'registered' : kindOf(workshop, now, hasSeat)
  const says = registration.state.kind === 'form' ? registration.state.says : null
  const member = viewer?.type === 'MENTEE' ? viewer : null
  return (
    <WorkshopSide ref={ref} aria-labelledby="register">
      <div>
        <h2 id="register">{HEADINGS[kind]}</h2>
        {kind === 'form' && <Muted as="p">No account needed. The joining link comes by email.</Muted>}
      </div>
      <SeatsGauge workshopKey={workshop} />
      {kind === 'registered' && (
        <>
          <p>Your ticket has the joining link, the calendar file and the way to cancel.</p>
          {seat?.ticketCode && (
            <ButtonLink look="primary" wide to={ticketPath(seat.ticketCode)}>
              See your ticket
            </ButtonLink>
          )}
        </>
      )}
      {kind === 'organiser' && (
        <>
          <p>
            {workshop.state === 'APPROVED'
              ? 'People register here. Only they and you get the meeting link.'
              : 'Only you and administrators see this page: the workshop is not public.'}
          </p>
          <ButtonLink to="/mentor-dashboard?tab=workshops">Your workshops</ButtonLink>
        </>
      )}
      {(kind === 'past' || kind === 'closed') && (
        <>
          <p>
            {kind === 'past' ? (
              <>
                This workshop was on <time dateTime={workshop.date}>{workshopDate(workshop.date)}</time>.
              </>
            ) : (
              <>
                Registration closed on <Time at={workshop.registrationClosesAt} />.
              </>
            )}
          </p>
          <ButtonLink to="/workshops">See other workshops</ButtonLink>
        </>
      )}
      {kind === 'full' && (
        <JoinWaitingList workshopId={workshop.databaseId} email={registration.typedEmail || (member?.email ?? '')}>
          {says?.kind === 'failed' && (
            <Notice tone="warn" role="alert" title="The last seat has just gone.">
              Nothing was charged.
            </Notice>
          )}
          {offer === 'over' && (
            <Notice tone="warn">The time of your offer is over, and the seat has gone to the next person.</Notice>
          )}
        </JoinWaitingList>
      )}
      {kind === 'form' && (
        <RegisterForm
          workshopKey={workshop}
          viewerKey={member}
          siteKey={site}
          offer={offer}
          registration={registration}
          now={now}
          onBegin={onBegin}
        />
      )}
    </WorkshopSide>
  )
}

type Kind = 'registered' | 'organiser' | 'past' | 'closed' | 'full' | 'form'

const HEADINGS: Record<Kind, string> = {
  registered: 'You are registered',
  organiser: 'Your workshop',
  past: 'Registrations Closed',
  closed: 'Registrations Closed',
  full: 'Sold out',
  form: 'Register',
}

function kindOf(workshop: RegistrationPanel_workshop$data, now: Date, hasSeat: boolean): Kind {
  const { startsAt, isRegistrationOpen, registrationClosesAt, isFull, viewerIsOrganiser } = workshop
  if (viewerIsOrganiser) return 'organiser'
  if (new Date(startsAt) <= now) return 'past'
  if (!isRegistrationOpen || new Date(registrationClosesAt) <= now) return 'closed'
  return isFull && !hasSeat ? 'full' : 'form'
}
