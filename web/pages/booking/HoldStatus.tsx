import { formatTime } from '../../../api/rules/format.ts'
import { HeldBanner, Notice } from '../../ui/Notice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from './Countdown.tsx'
import type { BookingControl } from './useBooking.ts'

/** Whether the chosen slot is held, and for how long. */
export function HoldStatus({ booking }: { booking: BookingControl }) {
  const { flow, hold, clock, payer, site } = booking
  const { startsAt, holding } = flow
  if (!startsAt) return null
  const time = <time dateTime={startsAt}>{formatTime(new Date(startsAt))}</time>
  if (!payer) {
    if (booking.isGone) return null
    return (
      <HeldBanner>
        {time} is chosen. It is held for {site.holdMinutes} minutes once you have signed in.
      </HeldBanner>
    )
  }
  if (holding.kind === 'held' && hold?.startsAt === startsAt) {
    return (
      <HeldBanner>
        {time} is held for you for <Countdown until={hold.expiresAt} clock={clock} />
      </HeldBanner>
    )
  }
  if (holding.kind === 'off' && holding.message) {
    return (
      <Notice
        tone="warn"
        role="alert"
        actions={
          <Button size="small" onClick={() => booking.chooseSlot(startsAt)}>
            Try again
          </Button>
        }
      >
        {holding.message} You can go on; it is held when you pay, if it is still free then.
      </Notice>
    )
  }
  return holding.kind === 'off' ? null : <HeldBanner>Holding {time} for you…</HeldBanner>
}
