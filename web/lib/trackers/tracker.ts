import type { TrackedEvent } from '../tracking.ts'

/** An analytics or advertising service. */
export interface Tracker {
  send(event: TrackedEvent): void
  /** Called when consent is withdrawn. */
  stop(): void
}

/** Trackers take rupees. */
export function rupees(paise: number): number {
  return paise / 100
}
