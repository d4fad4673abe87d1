/** Live topics over PostgreSQL LISTEN/NOTIFY: published in a transaction, delivered on its commit, to every node. */
import { setMaxListeners } from 'node:events'
import { createPubSub } from 'graphql-yoga'
import pg from 'pg'

/** Ids only: a payload must stay under 8,000 bytes. */
export type Payload = Record<string, string | number>

export interface PubSub {
  subscribe(topic: string): AsyncIterable<Payload>
  close(): Promise<void>
}

const CHANNEL = 'plumbline_events'

interface Runner {
  $executeRaw(query: TemplateStringsArray, ...values: unknown[]): Promise<unknown>
}

/** Publishes with the transaction `tx`: nobody hears of it when that rolls back. */
export async function publish(tx: Runner, topic: string, payload: Payload): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${JSON.stringify([topic, payload])})`
}

/** A popular topic has as many listeners as there are sockets: no leak, so Node need not warn of one. */
function boundless(): EventTarget {
  const target = new EventTarget()
  setMaxListeners(0, target)
  return target
}

/** Listens on one connection a process; a lost connection is taken up again with growing pauses. */
export async function listenForEvents(url: string, onError: (error: unknown) => void): Promise<PubSub> {
  const local = createPubSub<Record<string, [Payload]>>({ eventTarget: boundless() as never })
  let client: pg.Client | null = null
  let closed = false

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => {
      const [topic, event] = JSON.parse(payload ?? '[]') as [string, Payload]
      local.publish(topic, event)
    })
    next.on('error', (error) => {
      onError(error)
      void next.end().catch(() => {})
      void relisten(250)
    })
    await next.connect()
    await next.query(`LISTEN ${CHANNEL}`)
    client = next
  }

  async function relisten(pause: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (closed) return
    await listen().catch((error: unknown) => {
      onError(error)
      return relisten(Math.min(pause * 2, 10_000))
    })
  }

  await listen()
  return {
    subscribe: (topic) => local.subscribe(topic),
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
