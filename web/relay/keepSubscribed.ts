import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { comeBack, isWell } from './comeBack.ts'
import { RequestError } from '../lib/errors.ts'
import { asksToSignIn, sessionEnded } from './sessionEnded.ts'
import { socket } from './socket.ts'

interface Refusal {
  message: string
  extensions?: { code?: string }
}

/** Who hears what comes. */
interface Listener {
  next(value: GraphQLResponse): void
  error(error: Error): void
  complete(): void
}

/** A failure that passes; any other says that the subscription itself is not possible. */
const PASSING = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']

/**
 * Subscribes, and again after each loss of the connection or failure of the server, until it is stopped or refused.
 * What happens in between is not told: whoever shows something reads it anew (useReconnected). Returns the stop.
 */
export function keepSubscribed({ id, name }: RequestParameters, variables: Variables, sink: Listener): () => void {
  const request = { query: '', operationName: name, variables, extensions: { id } }
  let isWanted = true
  let stop: (() => void) | undefined

  async function again(cause: unknown): Promise<void> {
    stop?.()
    stop = undefined
    await comeBack(cause)
    if (isWanted) start()
  }

  function fail(cause: unknown): void {
    if (!isWanted) return
    const refusals = refusalsOf(cause)
    const isRefused =
      refusals.length > 0 && !refusals.some(({ extensions }) => PASSING.includes(extensions?.code ?? ''))
    if (!isRefused) return void again(cause)
    isWanted = false
    if (asksToSignIn({ errors: refusals })) sessionEnded()
    sink.error(new RequestError('refused', refusals[0]?.message ?? 'Refused'))
  }

  function start(): void {
    let isOver = false
    const once = (end: () => void) => {
      if (isOver) return
      isOver = true
      end()
    }
    stop = socket.subscribe(request, {
      next(value) {
        if (isOver) return
        // An event that could not be told in full: what it was about has to be read anew.
        if (!value.data) return once(() => fail(value.errors))
        isWell()
        sink.next(value as GraphQLResponse)
      },
      error: (cause) => once(() => fail(cause)),
      complete: () => once(() => isWanted && sink.complete()),
    })
  }

  start()
  return () => {
    isWanted = false
    stop?.()
  }
}

function refusalsOf(cause: unknown): readonly Refusal[] {
  return Array.isArray(cause) ? (cause as Refusal[]) : []
}
