import { Countdown } from '../../features/payments/Countdown.tsx'
import { serverTime } from '../../lib/clock.ts'
import { HeldBanner } from '../../ui/Notice.tsx'
import { Time } from '../../ui/Time.tsx'
import type { OwnSeat } from './seat.ts'

/** Whose seat it is and for how long: in place of the seats that others may take. */
export function SeatNotice({ seat: { kind, until } }: { seat: OwnSeat }) {
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
