import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'

/** Live updates over one shared socket, whose code is loaded with the first subscription. */
export const subscribe: SubscribeFunction = (operation, variables) =>
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
