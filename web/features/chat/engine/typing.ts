/** Who is typing: never stored, and it ends by itself. */

/** One sign of typing holds for this long, in ms, and is repeated this often. */
const HOLDS_MS = 6_000
const REPEAT_MS = 3_000

interface Typing {
  isOtherTyping(): boolean
  /** The other has typed. */
  hear(): void
  /** A message of theirs has come: they have stopped. */
  end(): void
  /** The viewer types: shown to the other at most once in a while. */
  type(): void
  /** The viewer has sent: the next key is shown at once. */
  reset(): void
  stop(): void
}

/** `onChange` when the other starts or stops; `show` tells them of the viewer. */
export function createTyping(onChange: () => void, show: () => void): Typing {
  let timer: ReturnType<typeof setTimeout> | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    onChange()
  }

  return {
    isOtherTyping: () => timer !== undefined,
    hear() {
      const isNew = timer === undefined
      clearTimeout(timer)
      timer = setTimeout(end, HOLDS_MS)
      if (isNew) onChange()
    },
    end,
    type() {
      if (quiet !== undefined) return
      quiet = setTimeout(() => (quiet = undefined), REPEAT_MS)
      show()
    },
    reset() {
      clearTimeout(quiet)
      quiet = undefined
    },
    stop() {
      clearTimeout(timer)
      clearTimeout(quiet)
    },
  }
}
