/** Trying again: the pause between two attempts, and reading on until nothing is missing. */
import { reconnectDelay } from '../../../relay/network/reconnect.ts'

/** A wait between two attempts that ends early when there is reason to try at once. */
export interface Pause {
  take(ms: number): Promise<void>
  end(): void
}

/** `wait` resolves after so many ms, or once the network or the person is back. */
export function createPause(wait: (ms: number) => Promise<void>): Pause {
  let end: (() => void) | undefined
  return {
    async take(ms) {
      await Promise.race([wait(ms), new Promise<void>((resolve) => (end = resolve))])
      end = undefined
    },
    end: () => end?.(),
  }
}

/** Loads what follows the last message until there is no more, however often it is asked to and whatever fails. */
export interface CatchUp {
  /** Reads once more from now on: what was asked before may have been answered without it. */
  ask(): void
  /** Whether it reads, or waits to try again. */
  isBusy(): boolean
  stop(): void
}

interface Needs {
  /** Reads what follows; may reject. True when it has come further. */
  read: () => Promise<boolean>
  /** Whether there are more that are known of. */
  isBehind: () => boolean
  onFailure: () => void
  wait: (ms: number) => Promise<void>
}

export function createCatchUp({ read, isBehind, onFailure, wait }: Needs): CatchUp {
  const pause = createPause(wait)
  let isAsked = false
  let isBusy = false
  let isStopped = false

  const isWanted = () => !isStopped && (isAsked || isBehind())

  async function run(): Promise<void> {
    isBusy = true
    let retries = 0
    while (isWanted()) {
      isAsked = false
      const isFurther = await read().catch(() => {
        // What was asked for is not read yet.
        isAsked = true
        if (!isStopped) onFailure()
        return false
      })
      retries = isFurther ? 0 : retries + 1
      if (!isFurther && isWanted()) await pause.take(reconnectDelay({ retries }))
    }
    isBusy = false
  }

  return {
    ask() {
      isAsked = true
      pause.end()
      if (!isBusy && !isStopped) void run()
    },
    isBusy: () => isBusy,
    stop() {
      isStopped = true
      pause.end()
    },
  }
}
