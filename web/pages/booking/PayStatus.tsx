import { HeldBanner, Notice } from '../../ui/Notice.tsx'
import { Countdown } from './Countdown.tsx'
import type { BookingControl } from './useBooking.ts'

/** What is held, and how the last try ended. */
export function PayStatus({ booking }: { booking: BookingControl }) {
  const { payment } = booking.flow
  const problem = 'problem' in payment ? payment.problem : null
  const isCancelled = payment.kind === 'retry' && payment.dismissed
  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert" title="The last try did not go through.">
          {problem}
        </Notice>
      )}
      {isCancelled && !problem && (
        <Notice title="Nothing was charged.">The payment window was closed before anything was paid.</Notice>
      )}
      <Held booking={booking} />
    </>
  )
}

function Held({ booking: { hold, clock, packageType, flow } }: { booking: BookingControl }) {
  // A plan occupies no time, so nothing can be lost while it is paid for.
  if (packageType === 'advanced') return null
  if (!hold || flow.holding.kind !== 'held') return null
  return (
    <HeldBanner>
      Your slot is held for <Countdown until={hold.expiresAt} clock={clock} spoken />. Nothing is charged until you pay.
    </HeldBanner>
  )
}
