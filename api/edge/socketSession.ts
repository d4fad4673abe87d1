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
  const hashes = hashesOf(identity)
  if (hashes.length === 0) return () => {}
  const close = () => socket.close(FORBIDDEN, 'Forbidden')
  const topics = hashes.map((hash) => app.pubsub.subscribe(sessionTopic(hash))[Symbol.asyncIterator]())
  async function listenTo(topic: AsyncIterator<unknown>): Promise<void> {
    const { done } = await topic.next()
    if (!done) close()
  }
  async function recheck(): Promise<void> {
    // A peek: an open socket is no use of a session.
    const now = hashesOf(await loadIdentity(app, tokens, { peek: true }))
    if (hashes.some((hash) => !now.includes(hash))) close()
  }
  for (const topic of topics) listenTo(topic).catch(close)
  const timer = setInterval(() => {
    recheck().catch((error: unknown) => app.log.warn({ error }, 'A session could not be checked'))
  }, recheckMs)
  return () => {
    clearInterval(timer)
    for (const topic of topics) void topic.return?.()
  }
}

function hashesOf({ member, administrator }: Identity): string[] {
  return [member?.sessionHash, administrator?.sessionHash].filter((hash) => hash !== undefined)
}
