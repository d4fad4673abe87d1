import { useEffect, useEffectEvent } from 'react'
import { onWake } from './wake.ts'

/** Calls back when the network or the person is back: a page that has been open for days may be out of date. */
export function useOnWake(wake: () => void): void {
  const woken = useEffectEvent(wake)
  useEffect(() => onWake(() => woken()), [])
}
