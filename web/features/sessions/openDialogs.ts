/** How many dialogs of sessions are open: a list that is read anew under one would take its card, and it, away. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { signal } from '../../lib/signal.ts'

let open = 0
const closed = signal()

/** For the time that a dialog is on screen. */
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
