import type { FetchFunction, GraphQLResponse } from 'relay-runtime'
import { takeEarly } from './early.ts'
import { RequestError } from '../lib/errors.ts'
import { asksToSignIn, sessionEnded } from './sessionEnded.ts'

const PATIENCE = 30_000
const OUTDATED = 'This page is out of date. Please reload it.'

interface Answer {
  data?: object | null
  errors?: readonly { message: string; extensions?: { code?: string } }[]
}

/** Sends a persisted operation by its id; fails with a RequestError when no data comes back. */
export const request: FetchFunction = async (operation, variables) => {
  const id = operation.id ?? ''
  const early = await takeEarly(id, variables)
  if (early) return early
  const response = await post(operation.name, { id, variables })
  const answer = await read(response)
  if (asksToSignIn(answer)) sessionEnded()
  if (!answer.data) throw failure(response, answer)
  return answer as GraphQLResponse
}

function post(name: string, body: object): Promise<Response> {
  return fetch(`/graphql?${name}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause: unknown) => {
    throw new RequestError('offline', cause instanceof Error ? cause.message : 'No answer')
  })
}

async function read(response: Response): Promise<Answer> {
  if (!response.headers.get('content-type')?.includes('json')) return {}
  const answer: unknown = await response.json().catch(() => ({}))
  return typeof answer === 'object' && answer ? answer : {}
}

function failure(response: Response, answer: Answer): RequestError {
  const requestId = response.headers.get('x-request-id')
  const first = answer.errors?.[0]
  if (first?.extensions?.code?.startsWith('PERSISTED_QUERY')) return new RequestError('refused', OUTDATED, requestId)
  const refused = [401, 403, 413, 429].includes(response.status)
  return new RequestError(refused ? 'refused' : 'broken', first?.message ?? `Status ${response.status}`, requestId)
}
