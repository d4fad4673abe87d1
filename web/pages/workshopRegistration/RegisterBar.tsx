import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegisterBar_workshop$key } from '../../__generated__/RegisterBar_workshop.graphql.ts'
import { Countdown } from '../../features/payments/Countdown.tsx'
import { workshopTime } from '../../features/workshops/workshopTimes.ts'
import { formatRupees, formatShortDay } from '../../../api/rules/text/format.ts'
import { serverTime } from '../../lib/clock.ts'
import { plural } from '../../lib/plural.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Time } from '../../ui/time/Time.tsx'
import type { OwnSeat } from './seat.ts'

interface RegisterBarProps {
  workshopKey: RegisterBar_workshop$key
  /** One that is reserved for the reader: nothing else is said of seats. */
  seat: OwnSeat | null
  now: Date
  /** Where one registers. */
  panel: RefObject<HTMLElement | null>
}

/** At the foot of a narrow screen: fee, seats left or one's own seat, when it is, and the way to the form. */
export function RegisterBar({ workshopKey, seat, now, panel }: RegisterBarProps) {
  const workshop = useFragment(
    graphql`
      fragment RegisterBar_workshop on Workshop {
        price
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
        {(isFull || isOpen) && <Small>{isFull ? 'Sold out' : `${plural(seatsLeft, 'seat')} left`}</Small>}
      </span>
      {when}
    </BottomBar>
  )
}
