import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { RegistrationCard_seats$key } from '../../__generated__/RegistrationCard_seats.graphql.ts'
import type { RegistrationCard_site$key } from '../../__generated__/RegistrationCard_site.graphql.ts'
import type { RegistrationCard_viewer$key } from '../../__generated__/RegistrationCard_viewer.graphql.ts'
import type {
  RegistrationCard_workshop$data,
  RegistrationCard_workshop$key,
} from '../../__generated__/RegistrationCard_workshop.graphql.ts'
import { Countdown } from '../../features/payments/Countdown.tsx'
import { fullText, reservedSeats } from '../../features/workshops/fullText.ts'
import { JoinWaitingList } from '../../features/workshops/JoinWaitingList.tsx'
import { serverTime } from '../../lib/clock.ts'
import { plural } from '../../lib/plural.ts'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { HeldBanner, Notice } from '../../ui/feedback/Notice.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { Gauge } from '../../ui/mark/Gauge.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { LostTicket } from './LostTicket.tsx'
import { NoForm } from './NoForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import type { Offer, OwnSeat } from './seat.ts'
import type { useRegistration } from './useRegistration.ts'
import { WorkshopSide } from './workshopParts.tsx'

interface RegistrationCardProps {
  panel: RefObject<HTMLElement | null>
  workshopKey: RegistrationCard_workshop$key
  viewerKey: RegistrationCard_viewer$key | null
  siteKey: RegistrationCard_site$key
  offer: Offer | 'over' | null
  seat: OwnSeat | null
  registration: ReturnType<typeof useRegistration>
  now: Date
}

/** Seats, and the form; or why there is none and what can be done instead. */
export function RegistrationCard(props: RegistrationCardProps) {
  const { panel, offer, seat, registration, now } = props
  const workshop = useFragment(
    graphql`
      fragment RegistrationCard_workshop on Workshop {
        databaseId
        startsAt
        registeredCount
        maxParticipants
        isFull
        isRegistrationOpen
        registrationClosesAt
        viewerIsOrganiser
        viewerRegistration {
          isRegistered
        }
        viewerWaitingEntry {
          state
        }
        ...RegistrationCard_seats
        ...RegisterForm_workshop
        ...NoForm_workshop
      }
    `,
    props.workshopKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RegistrationCard_viewer on Viewer {
        type
        email
        ...RegisterForm_viewer
      }
    `,
    props.viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment RegistrationCard_site on Site {
        ...RegisterForm_site
      }
    `,
    props.siteKey,
  )
  const { state, typedEmail, registered } = registration
  // What is held stays payable; and nothing typed goes while one pays.
  const kind = kindOf(workshop, now, {
    isHeld: state.kind === 'paying' || seat?.kind === 'held',
    isOffered: seat !== null,
  })
  useViewHeading(kind === 'waiting' ? kind : '', '#register')
  const says = state.kind === 'form' ? state.says : null
  const member = viewer?.type === 'MENTEE' ? viewer : null
  return (
    <WorkshopSide ref={panel} aria-labelledby="register">
      <div>
        <h2 id="register">{kind === 'full' ? fullText(workshop) : HEADINGS[kind]}</h2>
        {kind === 'form' && (
          <Muted as="p">
            {viewer ? 'The joining link comes by email.' : 'No account needed. The joining link comes by email.'}
          </Muted>
        )}
      </div>
      {registered && kind !== 'registered' && (
        <Notice title={registered.hasTicket ? 'You have registered here.' : 'Check your email.'}>
          <span>{registered.hasTicket ? 'Your ticket is in the email to ' : 'We sent a link to '}</span>
          <EmailText>{registered.email}</EmailText>
          <span>{registered.hasTicket ? '.' : '. Open it to take your seat or to see your ticket.'}</span>
        </Notice>
      )}
      {kind === 'form' && seat ? <SeatNotice seat={seat} /> : <SeatsGauge workshopKey={workshop} />}
      {(kind === 'form' || kind === 'full') && (
        <NeedsScript what={kind === 'form' ? 'Registering' : 'The waiting list'} />
      )}
      {kind === 'form' ? (
        <RegisterForm
          workshopKey={workshop}
          viewerKey={member}
          siteKey={site}
          offer={offer}
          registration={registration}
          now={now}
        />
      ) : kind === 'full' ? (
        <JoinWaitingList workshopId={workshop.databaseId} email={typedEmail || (member?.email ?? '')}>
          {says?.kind === 'failed' && (
            <FocusedNotice tone="warn" role="alert" title="The last seat was just taken.">
              Nothing was charged.
            </FocusedNotice>
          )}
          {offer === 'over' && (
            <Notice tone="warn">Your offer has expired, and the seat has gone to the next person.</Notice>
          )}
        </JoinWaitingList>
      ) : (
        <NoForm workshopKey={workshop} kind={kind} now={now} />
      )}
      {kind !== 'registered' && kind !== 'organiser' && (
        <LostTicket workshopId={workshop.databaseId} email={typedEmail || (member?.email ?? '')} />
      )}
    </WorkshopSide>
  )
}

type Kind = 'registered' | 'organiser' | 'past' | 'closed' | 'waiting' | 'full' | 'form'

const HEADINGS: Record<Exclude<Kind, 'full'>, string> = {
  registered: 'You’re registered',
  organiser: 'Your workshop',
  past: 'Registrations Closed',
  closed: 'Registrations Closed',
  waiting: 'You’re on the waiting list',
  form: 'Register',
}

/** Whether one has a seat without being registered. */
interface Seat {
  isHeld: boolean
  isOffered: boolean
}

function kindOf(workshop: RegistrationCard_workshop$data, now: Date, { isHeld, isOffered }: Seat): Kind {
  const { startsAt, isRegistrationOpen, registrationClosesAt, isFull } = workshop
  if (workshop.viewerRegistration?.isRegistered) return 'registered'
  if (workshop.viewerIsOrganiser) return 'organiser'
  if (new Date(startsAt) <= now) return 'past'
  if (isHeld) return 'form'
  if (!isRegistrationOpen || new Date(registrationClosesAt) <= now) return 'closed'
  if (!isFull || isOffered) return 'form'
  return workshop.viewerWaitingEntry?.state === 'WAITING' ? 'waiting' : 'full'
}

/** Whose seat it is and for how long: in place of the seats that others may take. */
function SeatNotice({ seat: { kind, until } }: { seat: OwnSeat }) {
  return (
    <HeldBanner>
      {kind === 'held' && until ? (
        <span key="held">
          A seat is reserved for you for <Countdown until={until} clock={serverTime} spoken />. Nothing is charged until
          you pay.
        </span>
      ) : until ? (
        <span key="offered">
          A seat is reserved for you until <Time at={until} />.
        </span>
      ) : (
        <span key="paying">A seat is reserved for you while you pay.</span>
      )}
    </HeldBanner>
  )
}

/** How many are registered of how many, drawn to scale, and the seats left while one can register. */
function SeatsGauge({ workshopKey }: { workshopKey: RegistrationCard_seats$key }) {
  const seats = useFragment(
    graphql`
      fragment RegistrationCard_seats on Workshop {
        registeredCount
        maxParticipants
        seatsLeft
        isFull
        isRegistrationOpen
      }
    `,
    workshopKey,
  )
  const { registeredCount, maxParticipants, seatsLeft, isFull, isRegistrationOpen } = seats
  const taken = maxParticipants - seatsLeft
  const reserved = reservedSeats(seats)
  const full = reserved > 0 ? `${plural(reserved, 'seat')} reserved` : fullText(seats)
  return (
    <Seats>
      <div>
        <b>{`${registeredCount} of ${maxParticipants} registered`}</b>
        {/* Once registration is closed nobody can take what is left. */}
        {(isFull || isRegistrationOpen) && <Muted>{isFull ? full : `${plural(seatsLeft, 'seat')} left`}</Muted>}
      </div>
      <Gauge value={taken} of={maxParticipants} label={`${taken} of ${maxParticipants} seats taken`} />
    </Seats>
  )
}

const Seats = styled.div`
  display: grid;
  gap: 6px;
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
`
