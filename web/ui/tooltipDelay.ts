import { TOOLTIP_DELAY_MS } from '../../api/rules/constants.ts'

/** When the last one went, whichever it was. */
let closedAt = -Infinity

/** Milliseconds before a tooltip opens: none right after another one. */
export function openingDelay(): number {
  return Date.now() - closedAt < TOOLTIP_DELAY_MS.skip ? 0 : TOOLTIP_DELAY_MS.open
}

/** Call when one has gone. */
export function noteClosed(): void {
  closedAt = Date.now()
}

/** One thing to be done later; the next one takes its place. */
export interface Later {
  run(step: () => void, delay: number): void
  cancel(): void
}

export function createLater(): Later {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run(step, delay) {
      clearTimeout(timer)
      timer = setTimeout(step, delay)
    },
    cancel: () => clearTimeout(timer),
  }
}
