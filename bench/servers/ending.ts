/** What a run has started, undone in the opposite order whatever happens. */
const started: (() => unknown)[] = []
let ending: Promise<void> | undefined

/** Undone when the run ends, also by a signal. */
export function onEnd(undo: () => unknown): void {
  started.push(undo)
}

/** Ends all that was started. */
export function end(): Promise<void> {
  ending ??= (async () => {
    for (const undo of started.toReversed()) await undo()
  })()
  return ending
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)))
