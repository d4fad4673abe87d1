import type { PackageType } from '../../api/rules/money.ts'

/** What may be measured. Nothing in it tells who the person is. Amounts are paise. */
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
      /** Day of the session, or the first of a plan; null when it is not known. */
      sessionDate: string | null
    }

/** An event with the path of the page that it happened on. */
export type TrackedEvent = TrackingEvent & { path: string }

const MOST_WAITING = 30
/** Null once it is decided what becomes of events. */
let waiting: TrackedEvent[] | null = []
let send: ((event: TrackedEvent) => void) | null = null

/** Notes an event; whether it goes anywhere is the visitor's and the operator's choice. Costs nothing and never throws. */
export function track(event: TrackingEvent, path = location.pathname): void {
  const tracked = { ...event, path }
  if (send) send(tracked)
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(tracked)
}

/** Sends what waits and all that follows to `tracker`. */
export function startSending(tracker: (event: TrackedEvent) => void): void {
  send = tracker
  for (const event of waiting ?? []) tracker(event)
  waiting = null
}

/** From now on events are forgotten, those that wait too. */
export function stopSending(): void {
  send = null
  waiting = null
}
