/** What the booking page loads after it is shown: the part that holds the slot, and the part that pays. */
import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import type { PaymentProps } from './pay/Payment.tsx'
import type { SlotHoldProps } from './SlotHold.tsx'
import { useBookingContext } from './state/bookingContext.ts'
import { NOT_HELD } from './state/hold.ts'
import { slotToHold } from './state/holdFlow.ts'

/** Holds a mentee's slot; loaded right after the page. A failed load is tried again for the next slot. */
export const SlotHold: LazyPart<SlotHoldProps> = lazyPart(
  () => import('./SlotHold.tsx').then((module) => module.SlotHold),
  null,
  ({ flow }) => slotToHold(flow),
  <NotLoaded />,
)

/** The same after the server's drawing has been taken over, to which it adds nothing: a failed load would count as its mistake. */
export function SlotHoldLater(props: SlotHoldProps) {
  const isInBrowser = useSyncExternalStore(unchanging, yes, no)
  return isInBrowser && <SlotHold {...props} />
}

/**
 * The payment, loaded with the steps that can pay or check: they are shown only once it has come. `occasion`: when it
 * changes, a failed load is tried again.
 */
export const Payment: LazyPart<PaymentProps & { occasion: string }> = lazyPart(
  () => import('./pay/Payment.tsx').then((module) => module.Payment),
  null,
  ({ occasion }) => occasion,
)

const unchanging = () => () => {}
const yes = () => true
const no = () => false

/** Says that the slot is not held, as after a request that failed; the notice there offers to try again. */
function NotLoaded() {
  const { flow, dispatch } = useBookingContext()
  const wanted = slotToHold(flow)
  useEffect(() => {
    if (!wanted) return
    dispatch({ type: 'holdAsked', startsAt: wanted })
    dispatch({ type: 'holdFailed', message: NOT_HELD })
  }, [wanted, dispatch])
  return null
}
