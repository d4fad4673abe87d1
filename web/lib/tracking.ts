import type { PackageType } from '../../api/rules/money/money.ts'

/** Events that may be tracked. They contain no personal data. Amounts are in paise. */
export type TrackingEvent =
  | { name: 'pageViewed' }
  | { name: 'mentorViewed'; mentorId: number; amount: number }
  | { name: 'signUpStarted' | 'signUpCompleted'; kind: 'mentor' | 'mentee' }
  | { name: 'searched'; text: string }
  | { name: 'checkoutOpened'; mentorId: number; packageType: PackageType; amount: number }
  | {
      name: 'purchased'
      orderId: string
      mentorId: number
      packageType: PackageType
      amount: number
      /** Day of the session or first day of a plan; null when unknown. */
      sessionDate: string | null
    }

/** An event with the path of the page that it happened on. */
export type TrackedEvent = TrackingEvent & { path: string }

const MOST_WAITING = 30
/** Events recorded before consent is decided; null afterwards. */
let waiting: TrackedEvent[] | null = []
let send: ((event: TrackedEvent) => void) | null = null

/** Records an event; consent and configuration decide whether it is sent. Cheap, never throws. */
export function track(event: TrackingEvent, path = location.pathname): void {
  const tracked = { ...event, path }
  if (send) send(tracked)
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(tracked)
}

/** Sends the queued and all later events to `tracker`. */
export function startSending(tracker: (event: TrackedEvent) => void): void {
  send = tracker
  for (const event of waiting ?? []) tracker(event)
  waiting = null
}

/** Drops the queued and all later events. */
export function stopSending(): void {
  send = null
  waiting = null
}

/** Path patterns of all pages, in react-router's notation. `main.tsx` sets them, because this layer cannot import routes; no other path is tracked. */
let patterns: readonly string[] = []

export function setOwnPaths(paths: readonly string[]): void {
  patterns = paths
}

export function ownPaths(): readonly string[] {
  return patterns
}
