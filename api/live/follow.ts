import type { App } from '../app.ts'
import { memberOf, type Identity } from '../graphql/identity.ts'
import type { PubSub } from '../database/pubsub.ts'
import type { Payload, Subscriber } from '../database/topics.ts'
import { personTopic, type Happening } from './tell.ts'

/**
 * What a follower is told: `started`, once it is listened to and whenever something may have been missed; else what
 * happened. `lastChange`: see `Topics.lastChange`; null when something was missed.
 */
export type Told = { change: 'started'; id: null; lastChange: string | null } | Happening

/** So much may wait for a slow follower; what is more is dropped, and the follower starts anew. */
const BACKLOG = 200

type Asker = (result: IteratorResult<Told>) => void

/**
 * Follows what happens to things of the kinds named that belong to the one who asks, from the first `next` on. It says
 * `started` first: whoever reads the rows after that misses nothing. Throws NotSignedInError.
 */
export function follow(
  { pubsub, member }: Pick<App, 'pubsub'> & Pick<Identity, 'member'>,
  ...whats: string[]
): AsyncIterableIterator<Told> {
  return new Follower(pubsub, personTopic(memberOf({ member })), whats)
}

/** Written out, as a generator that waits could not be ended; in few objects, as most of them wait for hours. */
class Follower implements AsyncIterableIterator<Told>, Subscriber {
  readonly #pubsub: PubSub
  readonly #topic: string
  readonly #whats: readonly string[]
  #waiting: Told[] = []
  #askers: readonly Asker[] = []
  #stop: (() => void) | null = null
  #isOver = false

  constructor(pubsub: PubSub, topic: string, whats: readonly string[]) {
    this.#pubsub = pubsub
    this.#topic = topic
    this.#whats = whats
  }

  started(lastChange: string | null): void {
    // What waits is among the rows that are read after this.
    this.#waiting = []
    this.#put({ change: 'started', id: null, lastChange })
  }

  heard(payload: Payload): void {
    const happening = payload as unknown as Happening
    if (!this.#whats.includes(happening.what)) return
    if (this.#waiting.length < BACKLOG) this.#put(happening)
    else this.started(null)
  }

  #put(told: Told): void {
    const [asker, ...others] = this.#askers
    this.#askers = others
    if (asker) asker({ done: false, value: told })
    else this.#waiting.push(told)
  }

  next(): Promise<IteratorResult<Told>> {
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined })
    this.#stop ??= this.#pubsub.subscribe(this.#topic, this)
    const told = this.#waiting.shift()
    if (told) return Promise.resolve({ done: false, value: told })
    // One as a rule: what grows reserves place for more.
    return new Promise((resolve) => (this.#askers = this.#askers.length > 0 ? [...this.#askers, resolve] : [resolve]))
  }

  return(): Promise<IteratorResult<Told>> {
    this.#isOver = true
    this.#stop?.()
    this.#waiting = []
    const over: IteratorResult<Told> = { done: true, value: undefined }
    for (const asker of this.#askers) asker(over)
    this.#askers = []
    return Promise.resolve(over)
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
