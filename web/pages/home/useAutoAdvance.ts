import { useEffect, useRef } from 'react'

interface AutoAdvance {
  /** Milliseconds between two steps; null stands still. */
  every: number | null
  onAdvance: () => void
}

/** Calls `onAdvance` again and again, never while the page is in the background. */
export function useAutoAdvance({ every, onAdvance }: AutoAdvance): void {
  const advance = useRef(onAdvance)
  useEffect(() => {
    advance.current = onAdvance
  })
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => {
      if (!document.hidden) advance.current()
    }, every)
    return () => clearInterval(timer)
  }, [every])
}
