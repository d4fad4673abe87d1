import {
  Environment,
  Network,
  RecordSource,
  Store,
  Observable,
  type GraphQLResponse,
  type SubscribeFunction,
} from 'relay-runtime'
import { request } from './request.ts'

/** Live updates over one shared socket, whose code is loaded with the first subscription. */
const subscribe: SubscribeFunction = (operation, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop: (() => void) | undefined
    let isWanted = true
    async function start(): Promise<void> {
      const { keepSubscribed } = await import('./keepSubscribed.ts')
      if (isWanted) stop = keepSubscribed(operation, variables, sink)
    }
    start().catch((cause: Error) => sink.error(cause))
    return () => {
      isWanted = false
      stop?.()
    }
  })

const FRESH_FOR = 60_000

/** The one Relay environment of the browser. */
export const environment = new Environment({
  network: Network.create(request, subscribe),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: FRESH_FOR }),
})
