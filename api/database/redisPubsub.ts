/** Live topics over Redis: PostgreSQL tells the publishing node alone of a commit, and that node tells the others. */
import { randomBytes } from 'node:crypto'
import { CHANGES_CHANNEL, hearChanges } from './changes.ts'
import { listenTo, type Listening, CHANNEL_SETTING, SHARED_CHANNEL, type PubSub } from './pubsub.ts'
import { withSetting } from './pool.ts'
import { LONGEST_PAUSE_MS, type RedisConnection } from './redis.ts'
import { createTopics, EVERYBODY } from './topics.ts'

export interface EventsOverRedis {
  /** What this node publishes must go through connections made with this. */
  databaseUrl: string
  /** Starts hearing; what is published before is missed. */
  listen(onError: (error: unknown) => void): Promise<PubSub>
}

/** When Redis comes back, other nodes may notice later: until then events go through PostgreSQL. */
const SETTLE_MS = 3 * LONGEST_PAUSE_MS
const REMEMBERED = 1_000

/** Without Redis, nodes publish on the shared channel, which every node hears; so each event goes one way at a time. */
export function eventsOverRedis(databaseUrl: string, redis: RedisConnection): EventsOverRedis {
  const ownChannel = `plumbline_${randomBytes(8).toString('hex')}`
  const redisChannel = `plumbline:events:${redis.database}`
  return {
    databaseUrl: withSetting(databaseUrl, CHANNEL_SETTING, ownChannel),
    async listen(onError) {
      const topics = createTopics(onError)
      const deliver = once(topics.deliver)
      const forwarding = new Set<Promise<void>>()
      const changes = hearChanges(() => listening.caughtUp())
      const listening: Listening = await listenTo(databaseUrl, [CHANGES_CHANNEL, SHARED_CHANNEL, ownChannel], {
        hear: (channel, text) =>
          channel === CHANGES_CHANNEL ? changes.hear(text) : channel === ownChannel ? forward(text) : deliver(text),
        onListening(isAgain) {
          changes.missed()
          if (isAgain) void startEverybody()
          else topics.start()
        },
        onLost() {
          changes.missed()
          topics.pause()
        },
        onError,
      })

      function forward(event: string): void {
        const sent = send(event).finally(() => forwarding.delete(sent))
        forwarding.add(sent)
      }

      async function send(event: string): Promise<void> {
        const isTrusted = redis.upFor() >= SETTLE_MS
        const hearers = isTrusted ? await redis.attempt((commands) => commands.publish(redisChannel, event)) : 0
        if (hearers) return
        await listening.notify(SHARED_CHANNEL, event).catch((error: unknown) => {
          onError(error)
          deliver(event)
        })
      }

      /** Events that this node published while it did not listen reached no node. */
      async function startEverybody(): Promise<void> {
        topics.start()
        const event = JSON.stringify([EVERYBODY, {}, randomBytes(8).toString('hex')])
        // A failure counts as a loss of the connection: this comes again.
        await listening.notify(SHARED_CHANNEL, event).catch(onError)
      }

      const { subscriber } = redis
      let isSubscribed = false
      async function subscribeAgain(): Promise<void> {
        await subscriber.subscribe(redisChannel)
        isSubscribed = true
        topics.restart()
      }
      subscriber.on('message', (_channel: string, event: string) => deliver(event))
      subscriber.on('ready', () => void subscribeAgain().catch(onError))
      subscriber.on('close', () => {
        // Once now, for events that were under way, and again with the next subscription.
        if (isSubscribed) topics.restart()
        isSubscribed = false
      })
      if (subscriber.status === 'ready') await subscribeAgain().catch(onError)
      return {
        subscribe: topics.subscribe,
        lastChange: topics.lastChange,
        changes,
        async close() {
          // Other nodes need the events that this node has committed.
          await listening.caughtUp()
          await Promise.all(forwarding)
          topics.pause()
          await listening.close()
        },
      }
    },
  }
}

/** An event whose publishing timed out may have reached Redis all the same, and then arrives twice. */
function once(deliver: (event: string) => void): (event: string) => void {
  const recent = new Set<string>()
  return (event) => {
    if (recent.has(event)) return
    recent.add(event)
    for (const oldest of recent) {
      if (recent.size <= REMEMBERED) break
      recent.delete(oldest)
    }
    deliver(event)
  }
}
