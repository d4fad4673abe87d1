import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { request } from './request.ts'
import { subscribe } from './subscribe.ts'

const FRESH_FOR = 60_000

/** The one Relay environment of the browser. */
export const environment = new Environment({
  network: Network.create(request, subscribe),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: FRESH_FOR }),
})
