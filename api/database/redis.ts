/** Connections to Redis. No request waits for a Redis that is away: each use has a fallback. */
import { once } from 'node:events'
import { Redis, type RedisOptions } from 'ioredis'
import type { Clock } from './clock.ts'

export interface RedisConnection {
  /** The answer of `work`, undefined when Redis could not give it, which takes half a second at most. */
  attempt<T>(work: (commands: Redis) => Promise<T>): Promise<T | undefined>
  /** For subscriptions: take them up again on each `ready`. */
  subscriber: Redis
  /** Number of Redis' database: channels, unlike keys, know no databases. */
  database: number
  /** Milliseconds since which Redis can be reached; 0 while it is away. */
  upFor(): number
  /** Whether commands are answered and subscriptions stand. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

interface Options {
  clock: Clock
  /** Gets what went wrong, once a minute at most. */
  onAway(error: unknown): void
  /** Called when Redis can be reached again, if `onAway` was called before. */
  onBack(): void
}

const COMMAND_TIMEOUT_MS = 500
const BEAT_MS = 10_000
const SILENCE_MS = 60_000
const START_PATIENCE_MS = 2_000
/** Longest pause between two tries to reach Redis again. */
export const LONGEST_PAUSE_MS = 1_000

const shared: RedisOptions = {
  connectTimeout: 2_000,
  retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
  // A command that timed out must not run later, on the next connection.
  autoResendUnfulfilledCommands: false,
}

/** Resolves when connected, or when the first try fails: it goes on trying. */
export async function connectRedis(url: string, { clock, onAway, onBack }: Options): Promise<RedisConnection> {
  const commands = new Redis(url, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
  })
  // Our subscribers subscribe again themselves: when the client does it, a failure is not caught.
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null, autoResubscribe: false })
  const everyConnection = [commands, subscriber]
  let upSince: number | null = null
  let toldAt: number | null = null
  let isTold = false

  function tell(error: unknown): void {
    const now = clock.now().getTime()
    if (toldAt !== null && now - toldAt < SILENCE_MS) return
    toldAt = now
    isTold = true
    onAway(error)
  }

  for (const connection of everyConnection) connection.on('error', tell)
  commands.on('close', () => (upSince = null))
  commands.on('ready', () => {
    upSince = performance.now()
    if (isTold) onBack()
    isTold = false
  })
  const late = new Promise((resolve) => setTimeout(resolve, START_PATIENCE_MS).unref())
  await Promise.race([Promise.all(everyConnection.map((connection) => once(connection, 'ready'))), late]).catch(
    () => {},
  )
  const beat = setInterval(() => void Promise.all(everyConnection.map(replaceIfSilent)), BEAT_MS)

  async function attempt<T>(work: (commands: Redis) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(commands)
    } catch (error) {
      tell(error)
      return undefined
    }
  }

  return {
    attempt,
    subscriber,
    database: commands.options.db ?? 0,
    upFor: () => (upSince === null ? 0 : performance.now() - upSince),
    answers: async () => (await attempt((redis) => redis.ping())) !== undefined && subscriber.status === 'ready',
    close: async () => {
      clearInterval(beat)
      for (const connection of everyConnection) connection.disconnect()
    },
  }
}

/** A network may drop a connection without telling: a ping finds out. */
async function replaceIfSilent(connection: Redis): Promise<void> {
  if (connection.status !== 'ready') return
  const late = new Promise<null>((resolve) => setTimeout(resolve, COMMAND_TIMEOUT_MS * 4, null).unref())
  const answer = await Promise.race([connection.ping(), late]).catch(() => null)
  if (answer === null) connection.disconnect(true)
}
