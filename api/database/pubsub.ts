/** Live topics over PostgreSQL LISTEN/NOTIFY: published in a transaction, delivered on its commit, to every node. */
import { Prisma } from '../generated/prisma/client.ts'
import { CHANGES_CHANNEL, hearChanges, type Changes } from './changes.ts'
import { listenTo, type Listening } from './listening.ts'
import { createTopics, type LastChange, type Payload, type Subscribe } from './topics.ts'

export interface PubSub {
  subscribe: Subscribe
  lastChange: LastChange
  /** Heard on the same connection. */
  changes: Changes
  close(): Promise<void>
}

/** Every node listens to it. */
export const SHARED_CHANNEL = 'plumbline_events'
/** A connection's setting: the channel on which it publishes, if not on the shared one. */
export const CHANNEL_SETTING = 'plumbline.channel'

interface Runner {
  $executeRaw(query: Prisma.Sql): Promise<unknown>
}

/**
 * Publishes with the transaction `tx`: when that rolls back, nothing was published.
 * The transaction's id makes each event unique, so that a node that gets it twice can tell.
 */
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
