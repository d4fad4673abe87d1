/** Tells the server how far the viewer has read: only forwards, gathered, and only while somebody looks at the page. */
import { reconnectDelay } from '../../../relay/network/reconnect.ts'

/** Reading is gathered for this long, in ms. */
const GATHER_MS = 300

export interface ReadMarker {
  /** The screen shows messages up to this one. Out of sight it waits until the person looks. */
  seen(upTo: number): void
  /** The person may look again. */
  look(): void
  stop(): void
}

interface Needs {
  isLookedAt: () => boolean
  /** The viewer has read up to there: shown at once. */
  onRead: (upTo: number) => void
  /** False when the server could not be reached. Never rejects. */
  mark: (upTo: number) => Promise<boolean>
  wait: (ms: number) => Promise<void>
}

export function createReadMarker({ isLookedAt, onRead, mark, wait }: Needs): ReadMarker {
  /** Shown on the screen, read by the person, and sent to the server. */
  let shown = 0
  let read = 0
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTelling = false
  let isStopped = false

  function look(): void {
    if (shown <= read || !isLookedAt()) return
    read = shown
    onRead(read)
    timer ??= setTimeout(() => {
      timer = undefined
      void tell()
    }, GATHER_MS)
  }

  async function tell(): Promise<void> {
    if (isTelling) return
    isTelling = true
    for (let retries = 0; sent < read; retries += 1) {
      const upTo = read
      if (await mark(upTo)) sent = upTo
      // A person who has left the conversation has still read it, but it is not worth another try.
      else if (isStopped) break
      else await wait(reconnectDelay({ retries }))
    }
    isTelling = false
  }

  return {
    seen(upTo) {
      shown = Math.max(shown, upTo)
      look()
    },
    look,
    stop() {
      isStopped = true
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      void tell()
    },
  }
}
