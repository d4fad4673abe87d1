import { useEffect, useState } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'

/** True once the page has been idle; for content that is not urgent. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
