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
