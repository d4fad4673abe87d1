/** Pools of connections to PostgreSQL that no silent network can hold for ever. */
import pg from 'pg'

/** A statement that is not answered in this time (ms): the server, which ends it after 5 s, is not heard any more. */
const SILENCE_MS = 6_000

/** An idle connection is closed after this time (ms): a new one costs whoever waits for it the handshake and each plan. */
const IDLE_MS = 10 * 60_000

/** What every connection of ours minds: how long a server may take to be reached, and to be heard again. */
export const REACH = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * Connects lazily. Statements end after 5 s, waits for a lock after 3 s; a connection on which nothing is heard for
 * 6 s after a question is closed and its place is free again, as a network that fails may never say so.
 */
export function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...REACH,
    connectionString: url,
    max: size,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: SILENCE_MS,
  })
  pool.on('connect', closeWhenSilent)
  // The pool lets go of a connection that breaks while nobody uses it; unheard, it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Whoever asks several things on one connection gives it back as it is: a silent one would be handed on. */
function closeWhenSilent(client: pg.ClientBase & { end?: () => Promise<void> }): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const asked = (...args: unknown[]) => {
    const answer = ask(...args)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void client.end?.().catch(() => {})
      })
    return answer
  }
  client.query = asked as typeof client.query
}
