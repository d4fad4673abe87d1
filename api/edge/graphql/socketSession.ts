/** Closes a socket when the session it was opened with ends. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { sessionTopic } from '../../sessions/sessions.ts'
import type { App } from '../../app.ts'
import { loadIdentity, type Identity, type Tokens } from '../http/requestContext.ts'

/** Close code of graphql-transport-ws for a session that is not or no longer valid. */
const FORBIDDEN = 4403
/** Close code that asks the client to retry later. */
const LATER = 1013
/** How long a socket stays open while its session cannot be checked, in ms. */
const BLIND_MS = 2 * MINUTE_MS

/** Closes the socket when one of its sessions ends, on any node, or could not be checked for two minutes. */
export function watchSession(
  app: Pick<App, 'db' | 'clock' | 'config' | 'pubsub' | 'log'>,
  socket: Pick<WebSocket, 'close'>,
  { tokens, identity, recheckMs }: { tokens: Tokens; identity: Identity; recheckMs: number },
) {
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
      // A peek: an open socket must not extend the session.
      const found = await loadIdentity(app, tokens, { peek: true })
      blindSince = null
      // Other requests may have extended the session.
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
  // Catches an end that came before we listened.
  const ends = hashes.map((hash) =>
    app.pubsub.subscribe(sessionTopic(hash), { started: () => void look(), heard: forbid }),
  )
  wait()
  return {
    /** Whether the socket's session is still valid; checked before each operation and event. Closes the socket if not. */
    async isLive(): Promise<boolean> {
      if (!isOver && now() >= endsAt) await look()
      return !isOver
    },
    stop,
  }
}

/** When the first of the sessions expires, in milliseconds since 1970. */
function endOf(identity: Identity): number {
  return Math.min(...sessionsOf(identity).map(({ endsAt }) => endsAt.getTime()))
}

const hashesOf = (identity: Identity): string[] => sessionsOf(identity).map(({ sessionHash }) => sessionHash)

const sessionsOf = ({ member, administrator, enrolling }: Identity) =>
  [member, administrator, enrolling].filter((session) => session !== null)

/** How often each socket is asked, in ms. */
const EVERY_MS = 15_000

/** Asks the socket from now on, and terminates it when it has not answered by the next time. Returns the end. */
export function askWhetherAlive(socket: WebSocket): () => void {
  let unanswered: Buffer | null = null
  const clock = setInterval(() => {
    if (unanswered) return socket.terminate()
    unanswered = randomBytes(8)
    socket.ping(unanswered)
  }, EVERY_MS).unref()
  // Only the answer to the question counts: it comes behind all that the client has not read yet.
  socket.on('pong', (answer: Buffer) => {
    if (unanswered?.equals(answer)) unanswered = null
  })
  return () => clearInterval(clock)
}
