import { useEffect } from 'react'
import { track } from '../../lib/tracking.ts'

/** Notes what was searched for, each text once. */
export function useSearchSeen(text: string): void {
  useEffect(() => {
    if (text) track({ name: 'searched', text })
  }, [text])
}
