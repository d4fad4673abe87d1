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

/** Adds a third-party script; a failure to load is ignored. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
