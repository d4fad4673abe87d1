import type { App } from '../app.ts'
import { memberOf, type Identity } from '../graphql/identity.ts'
import { personTopic, type Happening } from './tell.ts'

/** What a follower is told: `started`, once it is listened to and whenever something may have been missed; else what happened. */
export type Told = { change: 'started'; id: null } | Happening

/** So much may wait for a slow follower; what is more is dropped, and the follower starts anew. */
const BACKLOG = 200

/**
 * Follows what happens to things of the kinds named that belong to the one who asks, from the first `next` on. It says
 * `started` first: whoever reads the rows after that misses nothing. Written out, as a generator that waits could not
 * be ended. Throws NotSignedInError.
 */
export function follow(
  { pubsub, member }: Pick<App, 'pubsub'> & Pick<Identity, 'member'>,
  ...whats: string[]
): AsyncIterableIterator<Told> {
  const topic = personTopic(memberOf({ member }))
  let waiting: Told[] = []
  let askers: ((result: IteratorResult<Told>) => void)[] = []
  let stop: (() => void) | undefined
  let isOver = false

  function put(told: Told): void {
    const asker = askers.shift()
    if (asker) asker({ done: false, value: told })
    else waiting.push(told)
  }

  function started(): void {
    // What waits is among the rows that are read after this.
    waiting = []
    put({ change: 'started', id: null })
  }

  function heard(happening: Happening): void {
    if (!whats.includes(happening.what)) return
    if (waiting.length < BACKLOG) put(happening)
    else started()
  }

  const iterator: AsyncIterableIterator<Told> = {
    async next() {
      if (isOver) return { done: true, value: undefined }
      stop ??= pubsub.subscribe(topic, { started, heard: (payload) => heard(payload as unknown as Happening) })
      const told = waiting.shift()
      if (told) return { done: false, value: told }
      return await new Promise((resolve) => askers.push(resolve))
    },
    async return() {
      isOver = true
      stop?.()
      waiting = []
      for (const asker of askers) asker({ done: true, value: undefined })
      askers = []
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
