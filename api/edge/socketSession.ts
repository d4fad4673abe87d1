/** A socket lives no longer than the session it was opened with. */
import type { WebSocket } from 'ws'
import { sessionTopic } from '../accounts/sessions.ts'
import type { App } from '../app.ts'
import { loadIdentity, type Identity, type Tokens } from './identity.ts'

/** graphql-transport-ws: the client is not (any more) who it was. */
const FORBIDDEN = 4403

interface Watched {
  tokens: Tokens
  identity: Identity
  recheckMs: number
}

/** Closes the socket when a session of its is ended, here or on another node, or has run out. Returns the end of watching. */
export function watchSession(app: App, socket: WebSocket, { tokens, identity, recheckMs }: Watched): () => void {
  const hashes = [identity.member?.sessionHash, identity.administrator?.sessionHash].filter(
    (hash) => hash !== undefined,
  )
  if (hashes.length === 0) return () => {}
  const close = () => socket.close(FORBIDDEN, 'Forbidden')
  const topics = hashes.map((hash) => app.pubsub.subscribe(sessionTopic(hash))[Symbol.asyncIterator]())
  for (const topic of topics) {
    topic.next().then(({ done }) => {
      if (!done) close()
    }, close)
  }
  const timer = setInterval(() => {
    loadIdentity(app, tokens, { peek: true }).then(
      (now) => {
        if (
          now.member?.sessionHash !== identity.member?.sessionHash ||
          now.administrator?.sessionHash !== identity.administrator?.sessionHash
        )
          close()
      },
      (error: unknown) => app.log.warn({ error }, 'A session could not be checked'),
    )
  }, recheckMs)
  return () => {
    clearInterval(timer)
    for (const topic of topics) void topic.return?.()
  }
}
