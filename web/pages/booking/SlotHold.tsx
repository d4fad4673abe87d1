import { useCallback, useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { SlotHoldMutation } from '../../__generated__/SlotHoldMutation.graphql.ts'
import type { SlotHoldQuery, SlotHoldQuery$data } from '../../__generated__/SlotHoldQuery.graphql.ts'
import { bookingDays, type DayRange } from '../../features/bookings/bookingAddress.ts'
import type { Clock } from '../../lib/clock.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useOnWake } from '../../relay/network/wake.ts'
import { bookingOfSlot, readBooked } from './choose/booked.ts'
import type { BookingEvent, BookingFlow, Hold } from './state/bookingState.ts'
import { NOT_HELD, readHold, readLiveHold } from './state/hold.ts'
import { canChange, slotOnHold, slotToHold } from './state/holdFlow.ts'
import { onTabs, tellTabs } from './state/holdTabs.ts'

export interface SlotHoldProps {
  mentorId: number
  flow: BookingFlow
  dispatch: Dispatch<BookingEvent>
  clock: Clock
  /** The slots on screen are no longer right. */
  refresh: () => void
  onSignIn: () => void
}

/**
 * Has the chosen slot held, moves the hold with the choice, and notices when it is gone; for a mentee who chooses a
 * session. Shows nothing.
 */
export function SlotHold({ mentorId, flow, dispatch, clock, refresh, onSignIn }: SlotHoldProps) {
  const holdSlot = useHoldSlot()
  const asking = useRef(false)
  const wanted = slotToHold(flow)

  const ask = useEffectEvent(async (startsAt: string) => {
    // One request at a time: its response reruns the effect for a slot chosen meanwhile.
    if (asking.current) return
    asking.current = true
    dispatch({ type: 'holdAsked', startsAt })
    const outcome = await holdSlot({ mentorId, startsAt, days: bookingDays(clock()) })
    asking.current = false
    if (outcome.kind === 'held') {
      tellTabs()
      return dispatch({ type: 'held', hold: outcome.hold })
    }
    if (outcome.kind === 'signIn') return onSignIn()
    if (outcome.kind === 'failed') return dispatch({ type: 'holdFailed', message: outcome.message })
    dispatch({ type: 'holdRefused', startsAt, message: outcome.message })
    refresh()
  })
  useEffect(() => {
    if (wanted) void ask(wanted)
  }, [wanted])
  useHoldWatch({ mentorId, flow, dispatch, refresh })
  return null
}

interface HoldRequest {
  mentorId: number
  startsAt: string
  /** Days whose slots come back with the hold. */
  days: DayRange
}

/** `gone`: somebody else has the slot, or it is not offered. `signIn`: the session has ended. */
type HoldOutcome = { kind: 'held'; hold: Hold } | { kind: 'gone' | 'signIn' | 'failed'; message: string }

/** Holds a slot for the signed-in mentee, and brings the mentor's slots as they are then. Never rejects. */
function useHoldSlot(): (request: HoldRequest) => Promise<HoldOutcome> {
  const [run] = useMutation<SlotHoldMutation>(graphql`
    mutation SlotHoldMutation($input: HoldSlotInput!, $from: Date!, $to: Date!) @raw_response_type {
      holdSlot(input: $input) {
        ... on HoldSlotPayload @alias(as: "done") {
          booking {
            ...hold_booking
          }
          mentor {
            ...useFreshSlots_mentor
          }
          viewer {
            id
            ...hold_viewer
          }
        }
        ...refusal_error @alias(as: "refused")
      }
    }
  `)
  return useCallback(
    async ({ mentorId, startsAt, days }) => {
      const { done, refused } = await run({ input: { mentorId, startsAt }, ...days })
      const hold = readHold(done?.booking)
      if (hold) return { kind: 'held', hold }
      if (!refused?.type) return { kind: 'failed', message: NOT_HELD }
      return { kind: kindOf(refused.type), message: refused.message }
    },
    [run],
  )
}

function kindOf(refusal: string): 'gone' | 'signIn' | 'failed' {
  if (refusal === 'NotSignedInError') return 'signIn'
  return ['SlotTakenError', 'SlotNotOfferedError', 'MentorBusyError', 'NotFoundError'].includes(refusal)
    ? 'gone'
    : 'failed'
}

const query = graphql`
  query SlotHoldQuery @raw_response_type {
    viewer {
      ...hold_viewer
      ...booked_viewer
    }
  }
`

interface Watched {
  mentorId: number
  flow: BookingFlow
  dispatch: Dispatch<BookingEvent>
  /** The slots on screen are no longer right. */
  refresh: () => void
}

/**
 * Reads whether the slot is still held, when the person is back and when another tab tells that the hold may be another:
 * the tab, or the device, that chose last has it. Takes nothing back by itself, or two tabs would do so for ever.
 */
function useHoldWatch({ mentorId, flow, dispatch, refresh }: Watched): void {
  const environment = useRelayEnvironment()
  const [signs, setSigns] = useState(0)
  const followed = useRef(0)
  const { kind } = flow.holding
  const look = useEffectEvent(() => {
    if (kind === 'held' || kind === 'taking') setSigns((count) => count + 1)
  })
  useOnWake(() => look())
  useEffect(() => {
    const focused = (): void => look()
    const stop = onTabs(focused)
    addEventListener('focus', focused)
    return () => {
      removeEventListener('focus', focused)
      stop()
    }
  }, [])

  const hold = slotOnHold(flow)
  const compare = useEffectEvent((viewer: SlotHoldQuery$data['viewer']) => {
    if (!viewer || !hold || readLiveHold(viewer)?.hold.bookingId === hold.bookingId) return
    const bookingId = bookingOfSlot(readBooked(viewer, mentorId), hold.startsAt)
    // A payment that is under way here is watched until it is settled.
    if (bookingId !== null) return canChange(flow) && dispatch({ type: 'confirmed', bookingId })
    dispatch({ type: 'holdGone', bookingId: hold.bookingId })
    refresh()
  })
  const held = hold?.bookingId ?? null
  useEffect(() => {
    // A sign while a slot is asked for is followed after the answer, which may be older.
    if (held === null || followed.current === signs) return
    followed.current = signs
    const reading = fetchQuery<SlotHoldQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ viewer }) => compare(viewer),
      // The next sign leads to another.
      error: () => undefined,
    })
    // An answer to a question from before says nothing of what is held since.
    return () => reading.unsubscribe()
  }, [environment, held, signs])
}
