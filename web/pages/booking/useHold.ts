import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import { liveHold, slotToHold, type BookingEvent, type BookingFlow } from './bookingFlow.ts'
import type { Clock } from '../../lib/clock.ts'
import { useHoldSlot } from './useHoldSlot.ts'
import { bookingDays } from './bookingDays.ts'

interface HoldKeeping {
  mentorId: number
  flow: BookingFlow
  dispatch: Dispatch<BookingEvent>
  /** Only a signed-in mentee who chooses a session holds anything. */
  enabled: boolean
  clock: Clock
  /** The slots on screen are no longer right. */
  refresh: () => void
  onSignIn: () => void
}

/** Keeps the chosen slot held: asks for it, moves it with the choice, and tells when its time has run out. */
export function useHold({ mentorId, flow, dispatch, enabled, clock, refresh, onSignIn }: HoldKeeping): void {
  const holdSlot = useHoldSlot()
  const asking = useRef(false)
  const wanted = enabled ? slotToHold(flow) : null

  const ask = useEffectEvent(async (startsAt: string) => {
    // One question at a time: the answer brings the effect back for a slot chosen meanwhile.
    if (asking.current) return
    asking.current = true
    dispatch({ type: 'holdAsked', startsAt })
    const outcome = await holdSlot({ mentorId, startsAt, days: bookingDays(clock()) })
    asking.current = false
    if (outcome.kind === 'held') return dispatch({ type: 'held', hold: outcome.hold })
    if (outcome.kind === 'signIn') return onSignIn()
    if (outcome.kind === 'failed') return dispatch({ type: 'holdFailed', message: outcome.message })
    dispatch({ type: 'holdRefused', startsAt, message: outcome.message })
    refresh()
  })
  useEffect(() => {
    if (wanted) void ask(wanted)
  }, [wanted])

  const expiresAt = liveHold(flow)?.expiresAt
  const end = useEffectEvent(() => {
    dispatch({ type: 'holdEnded' })
    refresh()
  })
  useEffect(() => {
    if (!expiresAt) return
    const left = (): number => Date.parse(expiresAt) - clock().getTime()
    const timer = setTimeout(end, Math.max(0, left()))
    // A sleeping device stops its timers.
    const wake = (): void => {
      if (left() <= 0) end()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [expiresAt, clock])
}
