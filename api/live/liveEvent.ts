/** Live events: what happened to a person's rows, sent to every device of theirs on every node. */
import type { App } from '../app.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { Database, Transaction } from '../database/client.ts'
import { publish, published, type PubSub } from '../database/pubsub.ts'
import type { Payload, Subscriber } from '../database/topics.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { memberOf, type Identity } from '../graphql/identity.ts'

/** Names a row and what happened to it, no more: each subscriber reads the row with their own rights. */
export interface ChangeEvent {
  /** The feature's word for the kind of row. */
  what: string
  change: 'created' | 'changed' | 'read' | 'allRead' | 'deleted'
  id: number
  /** Id of the row that it belongs to, for subscribers who need that without reading the row. */
  of?: number
}

/**
 * Every change; and `started` first, and whenever events may have been missed: then `lastChange` is null
 * (`LastChange`).
 */
export type LiveEvent = { change: 'started'; id: null; lastChange: string | null } | ChangeEvent

export const personTopic = ({ type, id }: AccountRef): string => `person:${type}:${id}`

/** Publishes to one person with the transaction of the cause: delivered on its commit, never after a rollback. */
export function publishChange(
  tx: Transaction | Database,
  person: AccountRef,
  { what, change, id, of }: ChangeEvent,
): Promise<void> {
  return publish(tx, personTopic(person), { what, change, id, ...(of !== undefined && { of }) })
}

/** The same to both sides; one whose account is gone hears nothing. */
export async function publishToBoth(
  tx: Transaction,
  { mentorId, menteeId }: { mentorId: number | null; menteeId: number | null },
  event: ChangeEvent,
): Promise<void> {
  if (mentorId !== null) await publishChange(tx, { type: 'mentor', id: mentorId }, event)
  if (menteeId !== null) await publishChange(tx, { type: 'mentee', id: menteeId }, event)
}

/** The same as an expression, for a statement that finds person and row itself. */
export function publishChangeSql(
  person: { type: UserType; id: Prisma.Sql },
  { what, change, id, of }: Pick<ChangeEvent, 'what' | 'change'> & { id: Prisma.Sql; of?: Prisma.Sql },
): Prisma.Sql {
  const belongs = of ? Prisma.sql`, 'of', ${of}` : Prisma.empty
  return published(
    Prisma.sql`concat('person:', ${person.type}::text, ':', ${person.id})`,
    Prisma.sql`json_build_object('what', ${what}::text, 'change', ${change}::text, 'id', ${id}${belongs})`,
  )
}

/** At most so many events wait for a slow subscriber. One more drops them, and the subscriber gets `started` again. */
const BACKLOG = 200

/**
 * Subscribes the member to changes of these kinds. `started` comes first: what is read after it misses no change.
 * Throws NotSignedInError.
 */
export function subscribeToChanges(
  { pubsub, member }: Pick<App, 'pubsub'> & Pick<Identity, 'member'>,
  ...whats: string[]
): AsyncIterableIterator<LiveEvent> {
  return new Subscription(pubsub, personTopic(memberOf({ member })), whats)
}

type Resolve = (result: IteratorResult<LiveEvent>) => void

/** No generator, because one that waits cannot be ended. Few objects each, because most subscriptions wait for hours. */
class Subscription implements AsyncIterableIterator<LiveEvent>, Subscriber {
  readonly #pubsub: PubSub
  readonly #topic: string
  readonly #whats: readonly string[]
  #backlog: LiveEvent[] = []
  #pending: readonly Resolve[] = []
  #stop: (() => void) | null = null
  #isOver = false

  constructor(pubsub: PubSub, topic: string, whats: readonly string[]) {
    this.#pubsub = pubsub
    this.#topic = topic
    this.#whats = whats
  }

  started(lastChange: string | null): void {
    // The rows that are read after `started` contain these changes.
    this.#backlog = []
    this.#put({ change: 'started', id: null, lastChange })
  }

  heard(payload: Payload): void {
    const event = payload as unknown as ChangeEvent
    if (!this.#whats.includes(event.what)) return
    if (this.#backlog.length < BACKLOG) this.#put(event)
    else this.started(null)
  }

  #put(event: LiveEvent): void {
    const [first, ...others] = this.#pending
    this.#pending = others
    if (first) first({ done: false, value: event })
    else this.#backlog.push(event)
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined })
    this.#stop ??= this.#pubsub.subscribe(this.#topic, this)
    const event = this.#backlog.shift()
    if (event) return Promise.resolve({ done: false, value: event })
    // One as a rule. An array that grows would reserve memory for more.
    return new Promise(
      (resolve) => (this.#pending = this.#pending.length > 0 ? [...this.#pending, resolve] : [resolve]),
    )
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.#isOver = true
    this.#stop?.()
    this.#backlog = []
    const over: IteratorResult<LiveEvent> = { done: true, value: undefined }
    for (const resolve of this.#pending) resolve(over)
    this.#pending = []
    return Promise.resolve(over)
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
