/** When and how the process ends: on a signal or a failure that nobody caught, once, in the opposite order of its start, and by force when that takes too long. */
import type { Log } from './log.ts'

/** Milliseconds for one step and for all of them together. */
export interface Patience {
  step: number
  all: number
}

/** Asked to stop: requests under way may take 10 s of it. */
const STOP: Patience = { step: 15_000, all: 25_000 }
/** The state is unknown: what doesn't end soon may never end. */
const GIVE_UP: Patience = { step: 3_000, all: 10_000 }

interface Options {
  log: Log
  exit?: (code: number) => void
  stopPatience?: Patience
  giveUpPatience?: Patience
}

export function createEnding({
  log,
  exit = (code) => process.exit(code),
  stopPatience = STOP,
  giveUpPatience = GIVE_UP,
}: Options) {
  const steps: (() => Promise<unknown>)[] = []
  let undone: Promise<void> | null = null
  let isGivenUp = false
  let stepPatience = stopPatience.step

  /** A step that fails, throws at once or hangs doesn't keep the others. */
  async function undo(step: () => Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('It took too long')), stepPatience)
    })
    try {
      await Promise.race([step(), late])
    } catch (error) {
      log.error({ error }, 'A part could not be stopped')
    }
    clearTimeout(timer)
  }

  async function undoAll(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) await undo(step)
  }

  function end(code: number, { all }: Patience): void {
    // Not unref'd, and before anything that could fail: from here on the process ends, whatever happens.
    setTimeout(() => exit(1), all)
    undone ??= undoAll()
    undone.then(
      () => exit(isGivenUp ? 1 : code),
      () => exit(1),
    )
  }

  return {
    /** Adds the step that undoes something just started. */
    onEnd: (step: () => Promise<unknown>) => void steps.push(step),
    /** Undoes everything, then exits 0; 1 when it takes longer than 25 s. A second call does nothing. */
    stop(): void {
      if (!undone) end(0, stopPatience)
    },
    /** As `stop`, but exits 1, after 10 s at the latest. */
    giveUp(): void {
      if (isGivenUp) return
      isGivenUp = true
      stepPatience = giveUpPatience.step
      end(1, giveUpPatience)
    },
    isUnderWay: () => undone !== null,
  }
}

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
 * An exception outside any promise has left the state unknown: `giveUp`, so that a supervisor starts it again.
 * A rejected promise that nobody waited for has lost one piece of work, no state: transactions roll back and jobs are
 * rows. It is logged as an error and the process goes on serving, or a stranger could end it through a promise that we
 * forgot to wait for.
 */
export function onFailures(giveUp: () => void, log: Log): void {
  process.on('uncaughtException', (error) => {
    giveUp()
    log.error({ error }, 'An exception was not caught')
  })
  process.on('unhandledRejection', (error) => log.error({ error }, 'A failure was not handled'))
}
