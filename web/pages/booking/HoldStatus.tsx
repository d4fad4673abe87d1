import { graphql, useFragment } from 'react-relay'
import { formatTime } from '../../../api/rules/text/format.ts'
import type { HoldStatus_site$key } from '../../__generated__/HoldStatus_site.graphql.ts'
import { Countdown } from '../../features/payments/Countdown.tsx'
import { Button } from '../../ui/Button.tsx'
import { HeldBanner, Notice } from '../../ui/Notice.tsx'
import { useBookingContext } from './state/bookingContext.ts'
import { liveHold } from './state/holdFlow.ts'

/** Whether the chosen slot is reserved, and for how long. */
export function HoldStatus({ siteKey }: { siteKey: HoldStatus_site$key }) {
  const { holdMinutes } = useFragment(
    graphql`
      fragment HoldStatus_site on Site {
        holdMinutes
      }
    `,
    siteKey,
  )
  const { flow, dispatch, clock, isVisitor, isGone } = useBookingContext()
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
  if (holding.kind === 'off' && holding.message) {
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
  return holding.kind === 'off' ? null : <HeldBanner key="reserving">Reserving {time} for you…</HeldBanner>
}
