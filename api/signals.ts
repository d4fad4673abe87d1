/** What the system tells the process: signals, and failures that nobody caught. */
import type { Log } from './log.ts'

/** A signal to the whole group also reaches us through npm, a moment later: within this time (ms) it is the same one. */
const SAME_SIGNAL = 1_000

/** On SIGTERM or SIGINT calls `stop`; a second, later signal ends the process at once with 1. */
export function onSignals(stop: () => void): void {
  let firstAt: number | null = null
  const handle = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL) process.exit(1)
      return
    }
    firstAt = performance.now()
    stop()
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}

/**
 * An exception outside any promise has left the state unknown: `giveUp`, so that a supervisor starts anew.
 * A rejected promise that nobody waited for has lost one piece of work, no state: transactions roll back and jobs are
 * rows. It is logged as an error and the process goes on serving, or each forgotten promise would be a switch by which
 * a stranger turns the product off.
 */
export function onFailures(giveUp: () => void, log: Log): void {
  process.on('uncaughtException', (error) => {
    giveUp()
    log.error({ error }, 'An exception was not caught')
  })
  process.on('unhandledRejection', (error) => log.error({ error }, 'A failure was not handled'))
}
