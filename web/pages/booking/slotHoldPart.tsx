import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { useBookingContext } from './bookingContext.ts'
import { slotToHold } from './holdFlow.ts'
import { NOT_HELD } from './hold.ts'
import type { SlotHoldProps } from './SlotHold.tsx'

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
