import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'

/** Live updates over one shared socket; its code is loaded with the first subscription. */
export const subscribe: SubscribeFunction = (operation, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop: (() => void) | undefined
    let stopped = false
    async function start(): Promise<void> {
      const { socket } = await import('./socket.ts')
      if (stopped) return
      stop = socket.subscribe(
        { query: '', operationName: operation.name, variables, extensions: { id: operation.id } },
        {
          next: (value) => sink.next(value as GraphQLResponse),
          error: (cause) => sink.error(cause instanceof Error ? cause : new Error('Subscription failed', { cause })),
          complete: () => sink.complete(),
        },
      )
    }
    start().catch((cause: Error) => sink.error(cause))
    return () => {
      stopped = true
      stop?.()
    }
  })
