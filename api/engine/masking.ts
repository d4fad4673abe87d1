/** What a client is told of a failure: our own messages as they are, and of everything else only that it failed. */
import { GraphQLError, type GraphQLErrorOptions, type ExecutionResult } from 'graphql'
import { PothosValidationError } from '@pothos/core'
import { RateLimitedError, UserError } from '../rules/userErrors.ts'
import type { Log } from '../log.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { LIMITS, requestError } from './limits.ts'
import type { Context } from '../graphql/context.ts'

/** Message of every failure that is not the client's to know about. */
export const MASKED_MESSAGE = 'Unexpected error.'

interface Asker {
  log: Log
  exchange: { requestId: string }
}

/** For failures while an operation runs. Unknown ones are logged with the request's id. */
export function maskFailure(error: GraphQLError, { log, exchange }: Asker): GraphQLError {
  const cause = rootOf(error)
  const where = { nodes: error.nodes ?? null, path: error.path ?? null }
  if (cause instanceof UserError) return userFailure(cause, where)
  if (cause instanceof PothosValidationError)
    return new GraphQLError(cause.message, { ...where, extensions: BAD_INPUT })
  if (cause instanceof GraphQLError && typeof cause.extensions['code'] === 'string') return error
  if (isUnavailable(cause)) {
    log.warn({ requestId: exchange.requestId, path: error.path, error: nameOf(cause) }, 'A needed service is away')
    return new GraphQLError('The service is busy. Please try again.', {
      ...where,
      extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: { 'Retry-After': '2' } } },
    })
  }
  log.error({ requestId: exchange.requestId, path: error.path, error: cause }, 'A field failed')
  return new GraphQLError(MASKED_MESSAGE, {
    ...where,
    extensions: { code: 'INTERNAL_SERVER_ERROR', http: { status: 500 } },
  })
}

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

/** A failure that the client may hear of, with the status it has over HTTP. */
export function userFailure(cause: UserError, where: Pick<GraphQLErrorOptions, 'nodes' | 'path'> = {}): GraphQLError {
  const wait = cause instanceof RateLimitedError ? String(cause.retryAfter) : cause.status === 503 ? '2' : null
  const headers = wait !== null && { headers: { 'Retry-After': wait } }
  return new GraphQLError(cause.message, {
    ...where,
    // Not only in the newer media type: the status is for every client.
    extensions: { code: cause.name, http: { spec: false, status: cause.status, ...headers } },
  })
}

const BAD_INPUT = { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } }

export const notKnown = (): GraphQLError => requestError('PERSISTED_QUERY_NOT_FOUND', 'This document is not known')

/** For failures before an operation runs: they speak of the request only, never of the server. */
export function requestFailure(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error
  const isOurs = Boolean(extensions['code'])
  if (isOurs && message.length <= LIMITS.message) return error
  return new GraphQLError(shortened(message), {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: isOurs ? extensions : BAD_INPUT,
  })
}

const shortened = (message: string) =>
  message.length <= LIMITS.message ? message : `${message.slice(0, LIMITS.message - 1).toWellFormed()}…`

/** Status hints are for HTTP's answer, not for the client's eyes. */
export function withoutHints(errors: readonly GraphQLError[] | undefined): object[] | undefined {
  return errors?.map((error) => {
    const { http: _http, ...extensions } = error.extensions
    return { ...error.toJSON(), extensions }
  })
}

export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  return new GraphQLError('Failed', { originalError: error instanceof Error ? error : new Error(String(error)) })
}

function rootOf(error: unknown): unknown {
  let at = error
  while (at instanceof GraphQLError && at.originalError) at = at.originalError
  return at
}

const nameOf = (error: unknown) =>
  error instanceof Error ? `${error.name} ${(error as { code?: string }).code ?? ''}`.trim() : typeof error
