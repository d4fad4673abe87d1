/** A socket lives no longer than the session it was opened with. */
import type { WebSocket } from 'ws'
import { sessionTopic } from '../sessions/sessions.ts'
import type { App } from '../app.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { loadIdentity, type Identity, type Tokens } from './identity.ts'

/** graphql-transport-ws: the client is not (any more) who it was. */
const FORBIDDEN = 4403
/** The client may come again. */
const LATER = 1013
/** How long a socket stays open while nobody can say whether its session still lives, in milliseconds. */
const BLIND_MS = 2 * MINUTE_MS

interface Watched {
  tokens: Tokens
  identity: Identity
  recheckMs: number
}

export interface SocketSession {
  /** Whether the socket still speaks for somebody; asked before each operation and each event. Closes it when not. */
  isLive(): Promise<boolean>
  stop(): void
}

/**
 * Closes the socket when a session of its is ended, here or on another node, when it has run out by the clock, and when
 * nobody could be asked about it for two minutes.
 */
export function watchSession(
  app: Pick<App, 'db' | 'clock' | 'pubsub' | 'log'>,
  socket: Pick<WebSocket, 'close'>,
  { tokens, identity, recheckMs }: Watched,
): SocketSession {
  const hashes = hashesOf(identity)
  if (hashes.length === 0) return { isLive: () => Promise.resolve(true), stop: () => {} }
  let endsAt = endOf(identity)
  let isOver = false
  let blindSince: number | null = null
  let timer: NodeJS.Timeout | undefined
  const now = () => app.clock.now().getTime()

  function close(code: number, reason: string): void {
    if (!isOver) socket.close(code, reason)
    stop()
  }
  const forbid = () => close(FORBIDDEN, 'Forbidden')

  /** Never rejects. */
  async function look(): Promise<void> {
    try {
      // A peek: an open socket does not count as use of a session.
      const found = await loadIdentity(app, tokens, { peek: true })
      blindSince = null
      // Use of the session elsewhere may have moved its end.
      if (hashes.every((hash) => hashesOf(found).includes(hash))) endsAt = endOf(found)
      else forbid()
    } catch (error) {
      app.log.warn({ error }, 'A session could not be checked')
      blindSince ??= now()
      if (now() >= endsAt || now() - blindSince >= BLIND_MS) close(LATER, 'Try again later')
    }
  }
  function wait(): void {
    if (isOver) return
    timer = setTimeout(() => void look().then(wait), Math.max(1, Math.min(recheckMs, endsAt - now())))
  }
  function stop(): void {
    isOver = true
    clearTimeout(timer)
    for (const end of ends) end()
  }
  // An end that came before it was listened to is seen by looking.
  const ends = hashes.map((hash) =>
    app.pubsub.subscribe(sessionTopic(hash), { started: () => void look(), heard: forbid }),
  )
  wait()
  return {
    async isLive() {
      if (!isOver && now() >= endsAt) await look()
      return !isOver
    },
    stop,
  }
}

/** When the first of the sessions ends, in milliseconds since 1970. */
function endOf({ member, administrator }: Identity): number {
  return Math.min(...[member, administrator].flatMap((who) => (who ? [who.endsAt.getTime()] : [])))
}

function hashesOf({ member, administrator }: Identity): string[] {
  return [member?.sessionHash, administrator?.sessionHash].filter((hash) => hash !== undefined)
}
