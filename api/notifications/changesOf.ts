import type { PubSub } from '../database/pubsub.ts'
import { notificationTopic, type NotificationChange, type NotificationOwner } from './notificationChanges.ts'

/** What a subscriber is told: first that it listens, then each change. */
export type NotificationEvent = { change: 'started' } | NotificationChange

/**
 * The changes of a person's notifications from now on, opened by `started`: whoever reads the rows after that
 * misses nothing. Written out, as a generator that waits could not be ended.
 */
export function changesOf(
  pubsub: Pick<PubSub, 'subscribe'>,
  owner: NotificationOwner,
): AsyncIterableIterator<NotificationEvent> {
  const events = pubsub.subscribe(notificationTopic(owner))[Symbol.asyncIterator]() as AsyncIterator<NotificationEvent>
  // Asking for the first event is what starts the listening.
  const waiting = [events.next()]
  let isStarted = false
  const iterator: AsyncIterableIterator<NotificationEvent> = {
    async next() {
      if (isStarted) return await (waiting.pop() ?? events.next())
      isStarted = true
      return { done: false, value: { change: 'started' } }
    },
    async return() {
      isStarted = true
      await events.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
