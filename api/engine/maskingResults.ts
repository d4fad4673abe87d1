/** Masking of whole results. */
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
