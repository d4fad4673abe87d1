import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql } from 'react-relay'
import type { sessionChangesSubscription } from '../../__generated__/sessionChangesSubscription.graphql.ts'
import { signal } from '../../lib/signal.ts'
import { useLive, useMissed } from '../../relay/live.ts'

/** The topic of live changes to bookings. */
export const SESSIONS = 'bookingChanged'

const subscription = graphql`
  subscription sessionChangesSubscription {
    bookingChanged {
      change
      lastChange
    }
  }
`

/**
 * Calls `read` whenever a booking of the viewer has changed, or may have changed: once a page, with its `refresh`. While a dialog
 * of a session is open it waits, because the card that the dialog belongs to may go.
 */
export function useSessionChanges(read: () => void): void {
  const readSoon = useWhenNoDialog(read)
  useLive<sessionChangesSubscription>(subscription, {
    onEvent: ({ change }) => {
      if (change !== 'STARTED') readSoon()
    },
  })
  useMissed(SESSIONS, readSoon)
}

/** How many dialogs of sessions are open: a list that is read again under one would take its card away, and it too. */
let open = 0
const closed = signal()

/** Counts a dialog for the time that it is on screen. */
export function useIsOpenDialog(): void {
  useEffect(() => {
    open += 1
    return () => {
      open -= 1
      if (open === 0) closed.tell()
    }
  }, [])
}

/** Returns `run` for events: at once, or as soon as no dialog is open. */
export function useWhenNoDialog(run: () => void): () => void {
  const isWaiting = useRef(false)
  const runWaiting = useEffectEvent(() => {
    if (!isWaiting.current) return
    isWaiting.current = false
    run()
  })
  useEffect(() => closed.listen(() => runWaiting()), [])
  return () => {
    if (open === 0) run()
    else isWaiting.current = true
  }
}
