/** Pools of connections to PostgreSQL that a silent network cannot hold for ever. */
import pg from 'pg'
import { Socket } from 'node:net'
import { fairPlaces } from './fairTurns.ts'
import { currentLine, NOBODY } from './lines.ts'
import { isUnavailable } from './unavailable.ts'

/** A statement that is not answered in this time (ms) never will be: the server ends it after 5 s. */
const SILENCE_MS = 6_000

/** An idle connection is closed after this time (ms): the request that opens a new one waits for the handshake and each plan. */
const IDLE_MS = 10 * 60_000

/** Longest wait for a connection, in ms. Past it nothing was asked: the client may try again. */
const LONGEST_WAIT = 5_000

/**
 * Connections of one line at most, but for jobs, which are few: with twenty of them one network would have PostgreSQL work
 * for itself alone, and every turn of the event loop would take up twenty of its answers.
 */
const OF_A_LINE = 6

/** Settings of every connection of ours: in what time a server must be reached, and that a dead one is noticed. */
export const REACH = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * Connects lazily. A statement ends after 5 s, a wait for a lock after 3 s. Statements and transactions get
 * connections from each line (`lines.ts`) in turn. `onConnect` gets each new connection first.
 */
export function createPool(url: string, size: number, onConnect?: pg.PoolConfig['onConnect']): FairPool {
  const pool = new FairPool({
    ...REACH,
    Client: NoticesSilence,
    // Instants are in UTC, whatever the server's own zone: Prisma's driver writes them without a zone and reads them as UTC.
    connectionString: withSetting(url, 'TimeZone', 'UTC'),
    max: size,
    onConnect,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // The pool drops a connection that breaks while idle; one that breaks in use fails the questions that are asked on it.
  // Without listeners these errors would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The same database, for connections that begin with this setting of PostgreSQL. */
export function withSetting(databaseUrl: string, name: string, value: string): string {
  const url = new URL(databaseUrl)
  const options = [url.searchParams.get('options'), `-c ${name}=${value}`]
  url.searchParams.set('options', options.filter(Boolean).join(' '))
  return url.href
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

/**
 * One query may ask for hundreds of rows by statements of their own, one network begin hundreds of transactions: others do
 * not wait behind all of them. The pool's own `query` connects too. Throws BusyError after a wait of 5 s.
 */
export class FairPool extends pg.Pool {
  /** How many wait for a connection. The pool's own count misses those in the lines here. */
  inLine = 0
  readonly #takePlace: ReturnType<typeof fairPlaces>
  readonly #leave = new WeakMap<pg.PoolClient, () => void>()

  constructor(config: pg.PoolConfig) {
    super(config)
    // As many places as connections: who has one does not wait in the pool's own line.
    const { max } = this.options
    this.#takePlace = fairPlaces({
      atOnce: max,
      ofOne: (line) => (line === NOBODY ? max : OF_A_LINE),
      each: Infinity,
      all: Infinity,
      patience: LONGEST_WAIT,
    })
    this.on('release', (_error, client) => this.#leave.get(client as pg.PoolClient)?.())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const client = this.#connectInTurn()
    if (!connected) return client
    const failed = (error: Error) => connected(error, undefined, () => {})
    client.then((given) => connected(undefined, given, given.release), failed)
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    this.inLine += 1
    try {
      const leave = await this.#takePlace(currentLine())
      const client = await super.connect().catch((error: unknown) => {
        leave()
        throw error
      })
      this.#leave.set(client, leave)
      return client
    } finally {
      this.inLine -= 1
    }
  }
}

/** Closes its socket when a question is not answered: bytes were sent since the last answer, and none come. */
class NoticesSilence extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    /** Bytes sent until everything was answered. */
    let answered = 0
    const note = () => (answered = socket.bytesWritten)
    this.on('connect', note)
    this.on('drain', note)
    socket.setTimeout(SILENCE_MS)
    socket.on('timeout', () => {
      if (socket.bytesWritten > answered) socket.destroy(new Error('Connection terminated: no answer'))
    })
  }
}

/**
 * Throws when the address leads through a transaction pooler: two connections that are both open then end on one and
 * the same server process. Live events (LISTEN), the migrations' lock and named statements need a process of their own.
 * Also when PostgreSQL does not answer within 5 s: nothing else that starts asks for so little.
 */
export async function refusePooler(url: string): Promise<void> {
  const settings = { ...REACH, connectionString: url, query_timeout: REACH.connectionTimeoutMillis }
  const clients = [new pg.Client(settings), new pg.Client(settings)]
  try {
    const seen = new Set<number>()
    for (const client of clients) {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      for (const { pid } of rows) seen.add(pid)
    }
    if (seen.size < clients.length)
      throw new Error(
        'DATABASE_URL leads through a transaction pooler: name the PostgreSQL server itself, or a session pool',
      )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { host, port } = clients[0] ?? {}
    throw new Error(`PostgreSQL at ${host}:${port} does not answer`, { cause: error })
  } finally {
    // Not waited for: who says nothing does not say goodbye either.
    for (const client of clients) void client.end().catch(() => {})
  }
}
