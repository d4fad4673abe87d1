import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { RequestError } from '../lib/errors.ts'
import { asksToSignIn, hasPassingError, type AnswerError } from './answer.ts'
import { closeCode, reconnectDelay, wait } from './reconnect.ts'
import { sessionEnded } from './sessionEnded.ts'
import { socket } from './socket.ts'

/** Who hears what comes. */
interface Listener {
  next(value: GraphQLResponse): void
  error(error: Error): void
  complete(): void
}

/**
 * Subscribes until it is stopped or refused. The socket sees to losses of the connection; here a subscription that the
 * server failed is asked for again. What happened in between is not told: see `useMissed`. Returns the stop.
 */
export function keepSubscribed({ id, name }: RequestParameters, variables: Variables, sink: Listener): () => void {
  const request = { query: '', operationName: name, variables, extensions: { id } }
  let failures = 0
  /** The subscription under way; what an earlier one says is not heard. */
  let current = 0
  let stop: (() => void) | undefined

  async function again(cause: unknown): Promise<void> {
    const mine = (current += 1)
    stop?.()
    await wait(reconnectDelay({ retries: failures++, code: closeCode(cause) }))
    if (mine === current) start()
  }

  function fail(cause: unknown): void {
    const refusals = errorsOf(cause)
    // Any other error says that the subscription itself is not possible.
    if (refusals.length === 0 || hasPassingError(refusals)) return void again(cause)
    current += 1
    if (asksToSignIn({ errors: refusals })) sessionEnded()
    sink.error(new RequestError('refused', refusals[0]?.message ?? 'Refused'))
  }

  function start(): void {
    const mine = current
    stop = socket.subscribe(request, {
      next(value) {
        if (mine !== current) return
        // An event that could not be told in full: what it was about has to be read.
        if (!value.data || hasPassingError(errorsOf(value.errors))) return fail(value.errors)
        failures = 0
        sink.next(value as GraphQLResponse)
      },
      error: (cause) => mine === current && fail(cause),
      complete: () => mine === current && sink.complete(),
    })
  }

  start()
  return () => {
    current += 1
    stop?.()
  }
}

function errorsOf(cause: unknown): readonly AnswerError[] {
  return Array.isArray(cause) ? (cause as AnswerError[]) : []
}
