import type { App } from '../app.ts'
import type { Payload } from '../database/topics.ts'

/** The next event of a topic. */
export function heardOn({ pubsub }: Pick<App, 'pubsub'>, topic: string): Promise<Payload> {
  return new Promise((heard) => {
    const stop = pubsub.subscribe(topic, {
      started: () => {},
      heard(payload) {
        stop()
        heard(payload)
      },
    })
  })
}
