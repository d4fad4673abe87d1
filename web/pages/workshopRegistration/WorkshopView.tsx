import { useRef, useState, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatRupees, formatShortDay } from '../../../api/rules/text/format.ts'
import type { WorkshopView_bar$key } from '../../__generated__/WorkshopView_bar.graphql.ts'
import type { WorkshopView_site$key } from '../../__generated__/WorkshopView_site.graphql.ts'
import type { WorkshopView_viewer$key } from '../../__generated__/WorkshopView_viewer.graphql.ts'
import type { WorkshopView_workshop$key } from '../../__generated__/WorkshopView_workshop.graphql.ts'
import { Countdown } from '../../features/payments/Countdown.tsx'
import { fullText } from '../../features/workshops/fullText.ts'
import { workshopTime } from '../../features/workshops/workshopTimes.ts'
import { serverTime } from '../../lib/clock.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/Button.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { BackLink, Small } from '../../ui/layout/PageFrame.tsx'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import type { RegistrationPanelProps } from './RegistrationPanel.tsx'
import type { RegistrationView } from './registrationState.ts'
import { ownSeat, type Offer, type OwnSeat } from './seat.ts'
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
        ...WorkshopView_bar
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

interface RegisterBarProps {
  workshopKey: WorkshopView_bar$key
  /** One that is reserved for the reader: nothing else is said of seats. */
  seat: OwnSeat | null
  now: Date
  /** Where one registers. */
  panel: RefObject<HTMLElement | null>
}

/** At the foot of a narrow screen: fee, seats left or one's own seat, when it is, and the way to the form. */
function RegisterBar({ workshopKey, seat, now, panel }: RegisterBarProps) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopView_bar on Workshop {
        price
        registeredCount
        maxParticipants
        seatsLeft
        isFull
        date
        time
        startsAt
        isRegistrationOpen
        registrationClosesAt
        viewerIsOrganiser
        viewerRegistration {
          isRegistered
        }
        viewerWaitingEntry {
          state
        }
      }
    `,
    workshopKey,
  )
  const { price, date, time, startsAt, isFull, seatsLeft, viewerIsOrganiser, viewerRegistration } = workshop
  const { registeredCount, maxParticipants } = workshop
  const isOpen = workshop.isRegistrationOpen && new Date(workshop.registrationClosesAt) > now
  if (viewerIsOrganiser) return null
  const isRegistered = viewerRegistration?.isRegistered === true
  const isWaiting = workshop.viewerWaitingEntry?.state === 'WAITING'
  // As the form: what is held stays payable until the workshop begins.
  const isPayable = !isRegistered && new Date(startsAt) > now && (isOpen || seat?.kind === 'held')
  const own = isPayable ? seat : null
  const label = isRegistered ? 'Your ticket' : isFull ? (isWaiting ? 'Your place' : 'Waiting list') : 'Register'
  function lead(): void {
    const inputs = [...(panel.current?.querySelectorAll<HTMLInputElement>('form input') ?? [])]
    const target =
      inputs.find(({ value }) => !value) ?? panel.current?.querySelector<HTMLElement>('input, a') ?? panel.current
    panel.current?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  /** The form says what is still missing. */
  function pay(): void {
    const form = panel.current?.querySelector('form')
    if (form) form.requestSubmit()
    else lead()
  }
  /** Leads to the form; on a form that is on the screen and filled in, registers. */
  function register(): void {
    const form = panel.current?.querySelector('form')
    const isSeen = (form?.getBoundingClientRect().top ?? Infinity) < window.innerHeight
    if (form && isSeen && [...form.querySelectorAll('input')].every(({ value }) => value)) form.requestSubmit()
    else lead()
  }
  const when = (
    <time dateTime={startsAt}>
      {formatShortDay(date)}, {workshopTime(time)}
    </time>
  )
  if (own)
    return (
      <BottomBar
        key="own"
        label="Registration"
        action={
          <Button look="signal" onClick={pay}>
            {price > 0 ? `Pay ${formatRupees(price)}` : 'Register'}
          </Button>
        }
      >
        <span>
          <b>Your seat</b>{' '}
          {own.until && (
            <Small key={own.kind}>
              {own.kind === 'held' ? (
                <Countdown until={own.until} clock={serverTime} />
              ) : (
                <>
                  until <Time at={own.until} />
                </>
              )}
            </Small>
          )}
        </span>
        {when}
      </BottomBar>
    )
  return (
    <BottomBar
      key="seats"
      label="Registration"
      action={
        isOpen || isRegistered ? (
          <Button look="signal" onClick={isRegistered || isFull ? lead : register}>
            {label}
          </Button>
        ) : (
          <Button look="signal" disabled>
            Registrations Closed
          </Button>
        )
      }
    >
      <span>
        {price > 0 ? <Money paise={price} /> : <b>Free</b>}{' '}
        {(isFull || isOpen) && (
          <Small>{isFull ? fullText({ registeredCount, maxParticipants }) : `${plural(seatsLeft, 'seat')} left`}</Small>
        )}
      </span>
      {when}
    </BottomBar>
  )
}
