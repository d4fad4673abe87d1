import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegisterBar_workshop$key } from '../../__generated__/RegisterBar_workshop.graphql.ts'
import { workshopTime } from '../../features/workshops/workshopTimes.ts'
import { formatShortDay } from '../../../api/rules/format.ts'
import { plural } from '../../lib/plural.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { Small } from '../../ui/PageFrame.tsx'

interface RegisterBarProps {
  workshopKey: RegisterBar_workshop$key
  now: Date
  /** Where one registers. */
  panel: RefObject<HTMLElement | null>
}

/** At the foot of a narrow screen: fee, seats left, when it is, and the way to the form. */
export function RegisterBar({ workshopKey, now, panel }: RegisterBarProps) {
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
      }
    `,
    workshopKey,
  )
  const { price, date, time, startsAt, isFull, seatsLeft, viewerIsOrganiser, viewerRegistration } = workshop
  const isOpen = workshop.isRegistrationOpen && new Date(workshop.registrationClosesAt) > now
  if (viewerIsOrganiser) return null
  const label = viewerRegistration?.isRegistered ? 'Your ticket' : isFull ? 'Waiting list' : 'Register'
  function lead(): void {
    const target = panel.current?.querySelector<HTMLElement>('input, a') ?? panel.current
    panel.current?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  return (
    <BottomBar
      label="Registration"
      action={
        isOpen || viewerRegistration?.isRegistered ? (
          <Button look="signal" onClick={lead}>
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
      <time dateTime={startsAt}>
        {formatShortDay(date)}, {workshopTime(time)}
      </time>
    </BottomBar>
  )
}
