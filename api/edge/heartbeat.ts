/** Notices sockets whose client has gone silently. */
import type { WebSocket } from 'ws'

/** How often each socket is asked, in seconds. */
const EVERY = 15

export interface Heartbeat {
  /** From now on it is asked, and terminated when it has not answered by the next time. */
  watch(socket: WebSocket): void
  /** It has closed. */
  forget(socket: WebSocket): void
  stop(): void
}

/** One clock for all, which asks a share of them each second: a timer for each takes more memory, and may ask all at once. */
export function heartbeat(): Heartbeat {
  const shares = Array.from({ length: EVERY }, () => new Set<WebSocket>())
  /** Asked, and not heard of since. */
  const silent = new Set<WebSocket>()
  let beat = 0
  let watched = 0

  function heard(this: WebSocket): void {
    silent.delete(this)
  }
  const clock = setInterval(() => {
    beat = (beat + 1) % EVERY
    for (const socket of shares[beat]!) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.ping()
    }
  }, 1_000).unref()

  return {
    watch(socket) {
      shares[(watched += 1) % EVERY]!.add(socket)
      socket.on('pong', heard)
    },
    forget(socket) {
      silent.delete(socket)
      for (const share of shares) if (share.delete(socket)) return
    },
    stop: () => clearInterval(clock),
  }
}
