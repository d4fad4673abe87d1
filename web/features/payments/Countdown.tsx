import { useEffect, useReducer } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Clock } from '../../lib/clock.ts'

interface CountdownProps {
  /** ISO instant. */
  until: string
  clock: Clock
  /** Announces 5 minutes and 1 minute left to screen readers; use one per page. */
  spoken?: boolean
}

/** `14:32`, counting down. Announced twice, not every second. */
export function Countdown({ until, clock, spoken = false }: CountdownProps) {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = secondsLeft(until, clock())
  return (
    <>
      {/* Seconds have passed since the server drew it. */}
      <b role="timer" aria-live="off" suppressHydrationWarning>
        {clockText(seconds)}
      </b>
      {spoken && <VisuallyHidden as="output">{warning(seconds)}</VisuallyHidden>}
    </>
  )
}

/** Whole seconds to go, never below 0. */
export function secondsLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000))
}

/** `14:32`, with hours `23:59:12`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3_600)
  const [first, ...others] = hours > 0 ? [hours, ...parts] : parts
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':')
}

function warning(seconds: number): string {
  if (seconds > 300 || seconds === 0) return ''
  return seconds > 60 ? 'Less than 5 minutes left.' : 'Less than 1 minute left.'
}
