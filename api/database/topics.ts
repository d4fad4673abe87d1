/** Subscribers within this process. */
import { setMaxListeners } from 'node:events'
import { createPubSub } from 'graphql-yoga'

/** Ids only: a payload must stay under 8,000 bytes. */
export type Payload = Record<string, string | number>

export interface Topics {
  subscribe(topic: string): AsyncIterable<Payload>
  /** Hands an event, as `publish` wrote it, to the subscribers of its topic. */
  deliver(event: string): void
}

export function createTopics(): Topics {
  const local = createPubSub<Record<string, [Payload]>>({ eventTarget: boundless() as never })
  return {
    subscribe: (topic) => local.subscribe(topic),
    deliver(event) {
      const [topic, payload] = JSON.parse(event) as [string, Payload]
      local.publish(topic, payload)
    },
  }
}

/** A popular topic has as many listeners as there are sockets: no leak, so Node need not warn of one. */
function boundless(): EventTarget {
  const target = new EventTarget()
  setMaxListeners(0, target)
  return target
}
