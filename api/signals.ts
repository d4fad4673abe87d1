/** How the process ends: once, in order, and by force when asked again. */

/** A signal to the whole group also reaches us through npm, a moment later: within this time (ms) it is the same one. */
const SAME_SIGNAL = 1_000
/** Stopping takes no longer than this (ms). */
const LATEST = 25_000

/** On SIGTERM or SIGINT runs `stop` and exits 0; a second, later signal or a stop that hangs exits 1. */
export function onSignals(stop: () => Promise<void>): void {
  let firstAt: number | null = null
  const handle = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL) process.exit(1)
      return
    }
    firstAt = performance.now()
    setTimeout(() => process.exit(1), LATEST).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The stop failed: ${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
