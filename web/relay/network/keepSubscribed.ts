import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { RequestError } from '../../lib/errors.ts'
import { codeOf, doubtsSession, hasPassingError, type AnswerError } from './answer.ts'
import { closeCode, reconnectDelay, wait } from './reconnect.ts'
import { sessionEnded } from './sessionEnded.ts'
import { socket } from './socket.ts'

/** Callbacks of a subscription. */
interface Listener {
  next(value: GraphQLResponse): void
  error(error: Error): void
  complete(): void
}

/**
 * Subscribes until stopped or refused. The socket handles lost connections; this retries a subscription that failed on
 * the server. Events in between are lost: see `useMissed`. Returns an unsubscribe function.
 */
export function keepSubscribed({ id, name }: RequestParameters, variables: Variables, sink: Listener): () => void {
  const request = { query: '', operationName: name, variables, extensions: { id } }
  let failures = 0
  /** The current subscription; events of earlier ones are ignored. */
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
    // Any other error means that the subscription itself is not allowed or not valid. A limit passes within a minute.
    const isLimit = refusals.some((refusal) => codeOf(refusal) === 'RateLimitedError')
    if (refusals.length === 0 || isLimit || hasPassingError(refusals)) return void again(cause)
    current += 1
    if (doubtsSession({ errors: refusals })) sessionEnded()
    sink.error(new RequestError('refused', refusals[0]?.message ?? 'Refused'))
  }

  function start(): void {
    const mine = current
    stop = socket.subscribe(request, {
      next(value) {
        if (mine !== current) return
        // An event with partial data: refetch what it was about.
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
