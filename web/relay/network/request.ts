import type { FetchFunction, GraphQLResponse } from 'relay-runtime'
import { RequestError } from '../../lib/errors.ts'
import { doubtsSession, codeOf, hasPassingError, isPartial, isRootLost, withoutFailed, type Answer } from './answer.ts'
import { takeEarly } from './early.ts'
import { sessionEnded } from './sessionEnded.ts'

const PATIENCE = 30_000
/** Browsers reject larger bodies with `keepalive`. */
const KEPT_ALIVE = 32_000

/** Network options of a query whose screen shows each part by itself: what failed is null, and says so there. */
export const IN_PARTS = { force: true, metadata: { inParts: true } }

/** Messages for refusals that a proxy in front of our server may send. */
const REFUSED: Record<number, string> = {
  401: 'Please log in again.',
  403: 'You are not allowed to do this.',
  413: 'This is too large to send.',
  429: 'Too many requests. Please try again in a minute.',
}

/**
 * Sends a persisted operation by its id. Rejects with a RequestError when no data comes back, and for a query also when
 * data is missing because the server failed, so that the screen stays and nobody is treated as logged out. A mutation
 * has taken effect, so it resolves with the data that came, without the fields that failed. So does a query that is
 * asked for `IN_PARTS`, with null for them.
 */
export const request: FetchFunction = async ({ id, name, operationKind }, variables, { metadata }) => {
  const early = await takeEarly(id ?? '', variables)
  if (early && !isPartial(early)) return early as GraphQLResponse
  const response = await post(name, { id, variables })
  const answer = await read(response)
  if (doubtsSession(answer)) sessionEnded()
  const isQuery = operationKind === 'query'
  const isLacking = metadata?.['inParts'] === true ? isRootLost : isPartial
  if (!answer.data || (isQuery && isLacking(answer))) throw failure(response, answer)
  return (isQuery ? answer : withoutFailed(answer)) as GraphQLResponse
}

function post(name: string, content: object): Promise<Response> {
  const body = JSON.stringify(content)
  return fetch(`/graphql?${name}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body,
    // Requests sent while the tab closes still arrive.
    keepalive: document.visibilityState === 'hidden' && body.length < KEPT_ALIVE,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause: unknown) => {
    throw unanswered(cause)
  })
}

/** A 2xx response that cannot be parsed counts as no response: it was truncated, or it comes from a proxy. */
async function read(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  try {
    const answer: unknown = isJson ? await response.json() : null
    if (typeof answer === 'object' && answer) return answer
  } catch (cause) {
    if (response.ok) throw unanswered(cause)
  }
  if (response.ok) throw unanswered(null)
  return {}
}

function unanswered(cause: unknown): RequestError {
  return new RequestError('offline', cause instanceof Error ? cause.message : 'No answer')
}

function failure({ status, headers }: Response, { errors = [] }: Answer): RequestError {
  const requestId = headers.get('x-request-id')
  const first = errors.find((error) => hasPassingError([error])) ?? errors[0]
  const message = first?.message ?? REFUSED[status] ?? `Status ${status}`
  // Operations of an older build: only a reload brings the ones that the server knows.
  if (first && codeOf(first).startsWith('PERSISTED_QUERY')) return new RequestError('outdated', message, requestId)
  if (first && codeOf(first) === 'LIMIT_EXCEEDED') return new RequestError('tooMuch', message, requestId)
  const wait = status === 429 ? Number(headers.get('retry-after')) || null : null
  return new RequestError(status in REFUSED ? 'refused' : 'broken', message, requestId, wait)
}
