/** Masking of whole results and of streams of them. */
import { GraphQLError, type ExecutionResult } from 'graphql'
import type { Context } from '../graphql/context.ts'
import { maskFailure } from './masking.ts'

/** An answer that carries data keeps the status 200: its errors lose their HTTP hints. */
export function maskedResult(result: ExecutionResult, context: Context): ExecutionResult {
  if (!result.errors) return result
  const errors = result.errors.map((error) => maskFailure(error, context))
  return { ...result, errors: result.data ? errors.map(withoutStatus) : errors }
}

function withoutStatus(error: GraphQLError): GraphQLError {
  const { http: _http, ...extensions } = error.extensions
  return new GraphQLError(error.message, { nodes: error.nodes ?? null, path: error.path ?? null, extensions })
}

/**
 * Masks each event; a failing source ends the stream with one error. Not an async generator function: its `return`
 * would wait for the next event, and a closed socket would keep its source open until then.
 */
export function maskedEvents(
  events: AsyncGenerator<ExecutionResult, void, void>,
  context: Context,
): AsyncGenerator<ExecutionResult, void, void> {
  let failed = false
  const masked: AsyncGenerator<ExecutionResult, void, void> = {
    async next() {
      if (failed) return { done: true, value: undefined }
      try {
        const event = await events.next()
        return event.done ? event : { done: false, value: maskedResult(event.value, context) }
      } catch (error) {
        failed = true
        const cause = error instanceof Error ? error : new Error(String(error))
        const failure = new GraphQLError('Failed', { originalError: cause })
        return { done: false, value: maskedResult({ errors: [failure] }, context) }
      }
    },
    return: () => events.return(),
    throw: (error: unknown) => events.throw(error),
    [Symbol.asyncIterator]: () => masked,
    [Symbol.asyncDispose]: async () => void (await events.return()),
  }
  return masked
}
