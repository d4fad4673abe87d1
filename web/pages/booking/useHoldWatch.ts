import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useHoldWatchQuery, useHoldWatchQuery$data } from '../../__generated__/useHoldWatchQuery.graphql.ts'
import { useOnWake } from '../../relay/useOnWake.ts'
import { canChange, slotOnHold } from './holdFlow.ts'
import type { BookingEvent, BookingFlow } from './bookingState.ts'
import { bookingOfSlot, readBooked } from './choose/booked.ts'
import { readLiveHold } from './hold.ts'
import { onTabs } from './holdTabs.ts'

const query = graphql`
  query useHoldWatchQuery @raw_response_type {
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
export function useHoldWatch({ mentorId, flow, dispatch, refresh }: Watched): void {
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
  const compare = useEffectEvent((viewer: useHoldWatchQuery$data['viewer']) => {
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
    const reading = fetchQuery<useHoldWatchQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ viewer }) => compare(viewer),
      // The next sign leads to another.
      error: () => undefined,
    })
    // An answer to a question from before says nothing of what is held since.
    return () => reading.unsubscribe()
  }, [environment, held, signs])
}
