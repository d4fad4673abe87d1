/** Pools of connections to PostgreSQL that no silent network can hold for ever. */
import pg from 'pg'

/** A statement that is not answered in this time (ms): the server, which ends it after 5 s, is not heard any more. */
const SILENCE_MS = 6_000

/** An idle connection is closed after this time (ms): a new one costs whoever waits for it the handshake and each plan. */
const IDLE_MS = 10 * 60_000

/** What every connection of ours minds: how long a server may take to be reached, and to be heard again. */
export const REACH = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * Instants come and go in UTC, whatever the server's own zone: the ORM's driver writes them without one, and takes what
 * it reads for UTC.
 */
class InUtc extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const driver = this as unknown as { getStartupConf(): object }
    const settings = driver.getStartupConf.bind(this)
    driver.getStartupConf = () => ({ ...settings(), TimeZone: 'UTC' })
    // A connection that breaks fails what is asked of it. Unheard, it would end the process: the pool listens only while
    // nobody has it, and who gets a new one not before that.
    this.on('error', () => {})
  }
}

/**
 * Connects lazily. Statements end after 5 s, waits for a lock after 3 s; a connection on which nothing is heard for
 * 6 s after a question is closed and its place is free again, as a network that fails may never say so. `onConnect` has
 * each new connection before it is used.
 */
export function createPool(url: string, size: number, onConnect?: pg.PoolConfig['onConnect']): pg.Pool {
  const pool = new pg.Pool({
    ...REACH,
    Client: InUtc,
    connectionString: url,
    max: size,
    onConnect,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('connect', closeWhenSilent)
  // The pool lets go of a connection that breaks while nobody uses it; unheard, it would end the process.
  pool.on('error', () => {})
  return pool
}

/** The driver's own client, beyond what its types tell. */
interface Client extends pg.ClientBase {
  end(): Promise<void>
  connection: { stream: { bytesRead: number } }
}

/**
 * One timer a connection, which looks when the oldest question should have been answered. The driver sets one for each
 * question: V8 then holds each question with its answer until a full collection.
 */
function closeWhenSilent(base: pg.ClientBase): void {
  const client = base as Client
  const { stream } = client.connection
  /** When the oldest question that is not answered was asked; null while there is none. */
  let askedAt: number | null = null
  /** Bytes read before it. */
  let readAt = 0
  let isWatched = false
  const look = () => {
    isWatched = false
    if (askedAt === null) return
    // Something is heard: of several questions some are answered.
    if (stream.bytesRead > readAt) [askedAt, readAt] = [performance.now(), stream.bytesRead]
    const left = askedAt + SILENCE_MS - performance.now()
    if (left > 0) watch(left)
    else void client.end().catch(() => {})
  }
  const watch = (ms: number) => {
    isWatched = true
    setTimeout(look, ms).unref()
  }
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const asked = (...args: unknown[]) => {
    if (askedAt === null) {
      askedAt = performance.now()
      readAt = stream.bytesRead
      if (!isWatched) watch(SILENCE_MS)
    }
    return query(...args)
  }
  client.query = asked as typeof client.query
  // Nothing is left to be answered.
  client.on('drain', () => (askedAt = null))
}
