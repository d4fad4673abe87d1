import { HeldBanner, Notice } from '../../../ui/Notice.tsx'
import { useBookingContext } from '../bookingContext.ts'
import { liveHold } from '../holdFlow.ts'
import { Countdown } from '../../../features/payments/Countdown.tsx'

/** Result of the last attempt, and how long the slot is reserved. */
export function PayStatus() {
  const { flow, clock, packageType } = useBookingContext()
  const { payment, holding } = flow
  const problem = 'problem' in payment ? payment.problem : null
  const isClosed = payment.kind === 'retry' && payment.dismissed
  const isUntried = payment.kind === 'none' || (payment.kind === 'retry' && payment.unopened)
  const hold = liveHold(flow)
  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert" title={isUntried ? 'The payment has not started.' : 'Payment failed.'}>
          {problem}
        </Notice>
      )}
      {isClosed && !problem && (
        <Notice title="Nothing was charged.">You closed the payment window before paying.</Notice>
      )}
      {/* A plan occupies no time, so nothing can be lost while it is paid for. */}
      {packageType === 'starter' && holding.kind === 'held' && hold && (
        <HeldBanner>
          Your slot is reserved for <Countdown until={hold.expiresAt} clock={clock} spoken />. Nothing is charged until
          you pay.
        </HeldBanner>
      )}
    </>
  )
}
