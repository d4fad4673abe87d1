import type { TrackedEvent } from '../tracking.ts'

/** A service that measures. */
export interface Tracker {
  send(event: TrackedEvent): void
  /** Consent was taken back. */
  stop(): void
}

/** Trackers take rupees. */
export function rupees(paise: number): number {
  return paise / 100
}
