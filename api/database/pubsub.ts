/** Live topics over PostgreSQL LISTEN/NOTIFY: published in a transaction, delivered on its commit, to every node. */
import pg from 'pg'
import { Prisma } from '../generated/prisma/client.ts'
import { CHANGES_CHANNEL, hearChanges, type Changes } from './changes.ts'
import { createTopics, type LastChange, type Payload, type Subscribe } from './topics.ts'

export interface PubSub {
  subscribe: Subscribe
  lastChange: LastChange
  changes: Changes
  close(): Promise<void>
}

export const SHARED_CHANNEL = 'plumbline_events'
/** A connection's setting: the channel on which it publishes, if not on the shared one. */
export const CHANNEL_SETTING = 'plumbline.channel'

interface Runner {
  $executeRaw(query: Prisma.Sql): Promise<unknown>
}

/** Publishes with the transaction. Its id makes the event unique: a node that gets it twice can tell. */
export async function publish(tx: Runner, topic: string, payload: Payload): Promise<void> {
  await tx.$executeRaw(
    Prisma.sql`SELECT ${published(Prisma.sql`${topic}::text`, Prisma.sql`${JSON.stringify(payload)}::json`)}`,
  )
}

/** The same as an expression of a statement, of a text and a json: it publishes when it is evaluated. */
export function published(topic: Prisma.Sql, payload: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`pg_notify(
    coalesce(nullif(current_setting(${CHANNEL_SETTING}, true), ''), ${SHARED_CHANNEL}),
    json_build_array(${topic}, ${payload}, pg_current_xact_id()::text)::text)`
}

/** Listens on one connection for the whole process. After a loss, `started` of all subscribers is called again. */
export async function listenForEvents(url: string, onError: (error: unknown) => void): Promise<PubSub> {
  const { subscribe, lastChange, deliver, start, pause } = createTopics(onError)
  const changes = hearChanges(() => listening.caughtUp())
  const listening: Listening = await listenTo(url, [CHANGES_CHANNEL, SHARED_CHANNEL], {
    hear: (channel, text) => (channel === CHANGES_CHANNEL ? changes.hear(text) : deliver(text)),
    onListening() {
      changes.missed()
      start()
    },
    onLost() {
      changes.missed()
      pause()
    },
    onError,
  })
  return { subscribe, lastChange, changes, close: listening.close }
}

/** One connection that LISTENs, taken up again when it is lost. */
export interface Listening {
  /**
   * Notifies `channel` at once, outside any transaction. Rejects while the connection is lost; a failure counts as its
   * loss, so that `onListening` follows and what others have missed can be told.
   */
  notify(channel: string, text: string): Promise<void>
  /** Resolves with true when what was notified before has been heard, with false when the connection is lost. */
  caughtUp(): Promise<boolean>
  close(): Promise<void>
}

interface Options {
  /** Gets the text of every notification. Must not throw. */
  hear(channel: string, text: string): void
  /** Notifications come in: all that are committed from now on. `isAgain`: some may have been missed before. */
  onListening(isAgain: boolean): void
  /** None comes in until `onListening` is called again. */
  onLost(): void
  /** Gets what interrupted the connection, and each try that failed. */
  onError(error: unknown): void
}

interface Connection {
  client: pg.Client
  /** Resolves with the reason when the connection has ended. */
  lost: Promise<unknown>
}

export const LISTENER = 'plumbline_listener'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2_000
/** A network may drop an idle connection without telling: asking finds out. */
const BEAT_MS = 30_000

/** Resolves when `channels` are listened to; rejects when PostgreSQL cannot be reached now. */
export async function listenTo(
  url: string,
  channels: string[],
  { hear, onListening, onLost, onError }: Options,
): Promise<Listening> {
  let current: Connection | null = await connectAndListen()
  let closed = false

  async function connectAndListen(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: LISTENER,
    })
    client.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
    const lost = new Promise<unknown>((resolve) => client.on('error', resolve).once('end', () => resolve(ENDED)))
    const listen = async () => {
      for (const channel of channels) await client.query(`LISTEN ${channel}`)
    }
    try {
      await client.connect()
      await listen()
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    const beat = setInterval(() => void listen().catch((error: unknown) => client.emit('error', error)), BEAT_MS)
    void lost.then(() => clearInterval(beat))
    return { client, lost }
  }

  async function reconnect(): Promise<Connection | null> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
      if (closed) return null
      try {
        return await connectAndListen()
      } catch (error) {
        if (!closed) onError(error)
      }
    }
  }

  async function keepListening(): Promise<void> {
    while (current) {
      const reason = await current.lost
      void current.client.end().catch(() => {})
      current = null
      if (closed) return
      onLost()
      onError(reason)
      current = await reconnect()
      if (closed) void current?.client.end()
      else if (current) onListening(true)
    }
  }

  onListening(false)
  void keepListening()
  return {
    notify: async (channel, text) => {
      if (!current) throw ENDED
      const { client } = current
      await client.query('SELECT pg_notify($1, $2)', [channel, text]).catch((error: unknown) => {
        client.emit('error', error)
        throw error
      })
    },
    // PostgreSQL sends notifications before the answer to the next question.
    caughtUp: async () => {
      const client = current?.client
      if (!client) return false
      return await client.query('SELECT').then(
        () => true,
        (error: unknown) => {
          client.emit('error', error)
          return false
        },
      )
    },
    close: async () => {
      closed = true
      await current?.client.end()
    },
  }
}

const ENDED = new Error('The connection that listens has ended')
