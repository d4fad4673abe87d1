/** Subscribers within this process, and what they are told. */
import { randomUUID } from 'node:crypto'

/** Ids only: a payload must stay under 8,000 bytes. */
export type Payload = Record<string, string | number>

/** Both are called at once, in the order of what happens, and must not throw. */
export interface Subscriber {
  /** Called from now on, and again when an event may have been missed: the subscriber then reads its rows again. */
  started(lastChange: string): void
  heard(payload: Payload): void
}

/** Returns the end of the subscription: nothing is told after it. */
export type Subscribe = (topic: string, subscriber: Subscriber) => () => void

/** Names the last event of a topic heard here: rows read after calling it are up to date while it stays the same. */
export type LastChange = (topic: string) => string

/** The topic by which a node tells all nodes that events may have been missed. */
export const EVERYBODY = '*'

/** Subscribers that start read their rows: so many at once, the next ones a moment later. */
const WAVE = 200
const BETWEEN_WAVES_MS = 50
/** For so many topics the last event is known. With more, all topics count as changed. */
const REMEMBERED = 10_000

/** Anything that uses the database or Redis may publish, so a text that is no event must not end the process. */
export function createTopics(onError: (error: unknown) => void) {
  const topics = new Map<string, Set<Subscriber>>()
  let isListening = false
  /** Counts the starts, so that a newer one replaces one under way. */
  let round = 0
  /** Within an era no event is missed, and each has a number. */
  let era = randomUUID()
  let heard = 0
  const last = new Map<string, number>()

  const lastChange: LastChange = (topic) => `${era}-${last.get(topic) ?? 0}`

  function beginEra(): void {
    era = randomUUID()
    last.clear()
  }

  async function startAll(): Promise<void> {
    const mine = ++round
    const waiting = [...topics.entries()].flatMap(([topic, all]) => [...all].map((one) => ({ topic, one })))
    for (const [place, { topic, one }] of waiting.entries()) {
      if (place > 0 && place % WAVE === 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_WAVES_MS))
      if (mine !== round) return
      if (topics.get(topic)?.has(one)) one.started(lastChange(topic))
    }
  }

  function restart(): void {
    beginEra()
    if (isListening) void startAll()
  }

  return {
    lastChange,
    subscribe: ((topic, subscriber) => {
      const all = topics.get(topic) ?? new Set()
      topics.set(topic, all.add(subscriber))
      if (isListening) subscriber.started(lastChange(topic))
      return () => {
        all.delete(subscriber)
        if (all.size === 0 && topics.get(topic) === all) topics.delete(topic)
      }
    }) satisfies Subscribe,
    /** Hands an event, as `publish` wrote it, to the subscribers of its topic. What is no event goes to `onError`. */
    deliver(event: string): void {
      try {
        const [topic, payload] = JSON.parse(event) as [string, Payload]
        if (topic === EVERYBODY) return restart()
        if (last.size >= REMEMBERED) beginEra()
        last.set(topic, ++heard)
        for (const subscriber of topics.get(topic) ?? []) subscriber.heard(payload)
      } catch (error) {
        onError(error)
      }
    },
    /** Events come in from now on, for the first time or again. */
    start(): void {
      isListening = true
      restart()
    },
    /** No events come in: new subscribers wait for the next start. */
    pause(): void {
      isListening = false
      beginEra()
      round += 1
    },
    /** Some events may have been missed although others came in. */
    restart,
  }
}
