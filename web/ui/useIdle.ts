import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'

/** True from the first idle moment on: for what nobody waits for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
