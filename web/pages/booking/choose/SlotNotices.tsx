import { graphql, useFragment } from 'react-relay'
import { formatTime, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { SlotNotices_site$key } from '../../../__generated__/SlotNotices_site.graphql.ts'
import type { SlotNotices_viewer$key } from '../../../__generated__/SlotNotices_viewer.graphql.ts'
import { isAtNight, isFreeSlot } from '../../../features/bookings/slotDays.ts'
import { Countdown } from '../../../features/payments/Countdown.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { HeldBanner, Notice } from '../../../ui/feedback/Notice.tsx'
import { useBookingContext } from '../state/bookingContext.ts'
import { readLiveHold } from '../state/hold.ts'
import { liveHold } from '../state/holdFlow.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface TimeNoticesProps {
  viewerKey: SlotNotices_viewer$key | null
  onReserveAgain: (startsAt: string) => void
}

/** What a person should know before choosing: a slot that is gone, a reservation that ended, a session at night. */
export function TimeNotices({ viewerKey, onReserveAgain }: TimeNoticesProps) {
  const { flow, isGone, slots } = useBookingContext()
  const { trouble, startsAt } = flow
  const hold = liveHold(flow)
  return (
    <>
      <OtherHoldNotice viewerKey={viewerKey} />
      {trouble?.kind === 'expired' && trouble.startsAt && (
        <Notice
          tone="warn"
          role="alert"
          title="Your slot is no longer reserved."
          actions={
            isFreeSlot(slots, trouble.startsAt) && <ReserveAgain startsAt={trouble.startsAt} onClick={onReserveAgain} />
          }
        >
          {trouble.message} Nothing was charged, and your agenda is saved.
        </Notice>
      )}
      {trouble?.kind === 'taken' &&
        (hold?.startsAt ? (
          <Notice tone="warn" role="alert" title={`${trouble.message}.`}>
            {formatTime(new Date(hold.startsAt))} is still reserved for you.
          </Notice>
        ) : (
          <GoneNotice startsAt={trouble.startsAt} title={trouble.message} />
        ))}
      {!trouble && isGone && startsAt && <GoneNotice startsAt={startsAt} />}
      {startsAt && !isGone && isAtNight(startsAt) && (
        <Notice tone="warn" role="alert" title="This session is at night:">
          {timesWhole(formatWhenFull(new Date(startsAt)))}. Did you mean {timesWhole(swapped(startsAt))}?
        </Notice>
      )}
    </>
  )
}

function GoneNotice({ startsAt, title }: { startsAt: string | null; title?: string }) {
  const { isVisitor, navigation } = useBookingContext()
  return (
    <Notice
      tone="warn"
      role="alert"
      title={`${title ?? 'This time slot is no longer available'}.`}
      actions={
        isVisitor && (
          <Button size="small" onClick={() => navigation.signIn('pay')}>
            Log in if it is reserved for you
          </Button>
        )
      }
    >
      {startsAt && <span>{timesWhole(`It was ${formatWhenFull(new Date(startsAt))}. `)}</span>}
      <span>Please pick another time; your agenda is saved.</span>
    </Notice>
  )
}

function ReserveAgain({ startsAt, onClick }: { startsAt: string; onClick: (startsAt: string) => void }) {
  return (
    <Button size="small" onClick={() => onClick(startsAt)}>
      Reserve {formatTime(new Date(startsAt))} again
    </Button>
  )
}

/** `2:00 pm` for a session at 2:00 am. */
function swapped(startsAt: string): string {
  const time = formatTime(new Date(startsAt))
  return time.endsWith('am') ? time.replace('am', 'pm') : time.replace('pm', 'am')
}

/**
 * There is one reserved slot a mentee: choosing here gives up one that they chose with another mentor, paying here also one
 * that the mentor has reserved; a package gives up any session's.
 */
export function OtherHoldNotice({ viewerKey }: { viewerKey: SlotNotices_viewer$key | null }) {
  const viewer = useFragment(
    graphql`
      fragment SlotNotices_viewer on Viewer {
        ...hold_viewer
      }
    `,
    viewerKey,
  )
  const { mentorId, flow, packageType } = useBookingContext()
  const isPlan = packageType === 'advanced'
  const other = readLiveHold(viewer)
  if (!other) return null
  const { startsAt } = other.hold
  if (isPlan ? !startsAt : other.mentorId === mentorId || liveHold(flow)) return null
  return (
    <Notice>
      You have a slot reserved with <Link to={`/booking/${other.mentorId}`}>{other.mentorName}</Link>
      {startsAt && <span>{timesWhole(`, ${formatWhenFull(new Date(startsAt))}`)}</span>}
      <span>{`. If you ${isPlan ? 'order a package' : 'continue here'}, that slot is released.`}</span>
    </Notice>
  )
}

/** Whether the chosen slot is reserved, and for how long. */
export function HoldStatus({ siteKey }: { siteKey: SlotNotices_site$key }) {
  const { holdMinutes } = useFragment(
    graphql`
      fragment SlotNotices_site on Site {
        holdMinutes
      }
    `,
    siteKey,
  )
  const { flow, clock, isVisitor, isGone } = useBookingContext()
  const { startsAt, holding } = flow
  const hold = liveHold(flow)
  if (!startsAt) return null
  const time = <time dateTime={startsAt}>{formatTime(new Date(startsAt))}</time>
  if (isVisitor) {
    if (isGone) return null
    return (
      <HeldBanner key="selected">
        {time} selected, not reserved yet. We reserve it for {holdMinutes} minutes after you log in or sign up.
      </HeldBanner>
    )
  }
  if (holding.kind === 'held' && hold?.startsAt === startsAt) {
    return (
      <HeldBanner key="held">
        {time} is reserved for you for <Countdown until={hold.expiresAt} clock={clock} />
      </HeldBanner>
    )
  }
  if (holding.kind === 'off') return <NotHeldNotice />
  return <HeldBanner key="reserving">Reserving {time} for you…</HeldBanner>
}

/** Why the chosen slot is not reserved, and what paying for it brings about. */
export function NotHeldNotice() {
  const { flow, dispatch } = useBookingContext()
  const { startsAt, holding } = flow
  if (!startsAt || holding.kind !== 'off' || !holding.message) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      actions={
        <Button size="small" onClick={() => dispatch({ type: 'slotChosen', startsAt })}>
          Try again
        </Button>
      }
    >
      <span>{holding.message}</span> You can continue: we reserve it when you pay, if it is still open then.
    </Notice>
  )
}
