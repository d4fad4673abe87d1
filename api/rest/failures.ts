/** From GraphQL's failures to the documented statuses and bodies. */
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { statusOf } from '../graphql/errors.ts'
import { NotAllowedError, NotSignedInError, type UserError } from '../rules/userErrors.ts'
import { MESSAGE } from './fields.ts'

/** What every result that can fail selects of its failures. */
export const FAILURE = typed(`
  fragment Failure on Error {
    __typename message
    ... on ValidationError { issues { path message } }
    ... on RateLimitedError { retryAfter }
    ... on AccountInUseError { constraints { message } suggestion }
    ... on WorkshopInUseError { constraints { message } suggestion }
  }
`)

/** The document of a change that takes an input: its failures, or what is `selected` of its payload. */
export function change<
  const Name extends string,
  const Selected extends string,
  const Fragments extends NonNullable<Parameters<typeof typed>[1]> = [],
>(name: Name, selected: Selected, fragments = [] as unknown as Fragments) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>
  const text =
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { ...Failure ... on ${type}Payload { ${selected} } } }` as const
  return typed(text, [FAILURE, ...fragments])
}

export const failureSchema = z.object({
  message: z.string().check(z.describe('For the person')),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() })).check(z.describe('Every bad field'))),
  error: z.optional(z.string().check(z.describe('The message once more; the calls of the chat only'))),
})

/** The same where something stands in the way. */
export const conflictSchema = z.extend(failureSchema, {
  constraints: z.optional(z.array(MESSAGE).check(z.describe('Every reason'))),
  suggestion: z.optional(z.string().check(z.describe('What helps'))),
})

/** Why nothing is shown: the caller is not allowed to see it, or is not logged in. */
export const refusalOf = ({ viewer, adminSession }: { viewer: unknown; adminSession: unknown }): UserError =>
  viewer || adminSession ? new NotAllowedError() : new NotSignedInError()

export interface Failure {
  status: number
  body: z.infer<typeof conflictSchema>
  /** Seconds, with 429. */
  retryAfter?: number
}

/** A needed service is away, or too many wait for their turn. */
const BUSY = new Set(['SERVICE_UNAVAILABLE', 'BusyError'])

/** What went wrong in an operation that ran on `schema`; null when nothing did. */
export function failureOf(schema: GraphQLSchema, { data, errors }: ExecutionResult): Failure | null {
  for (const value of Object.values(data ?? {})) {
    const failure = (value ?? {}) as Partial<ResultOf<typeof FAILURE>>
    const status = statusOf(schema, failure.__typename ?? '')
    if (status) return { status, ...partsOf(failure as ResultOf<typeof FAILURE>) }
  }
  const [error] = errors ?? []
  if (!error) return null
  const code = String(error.extensions['code'])
  const status = statusOf(schema, code) ?? (BUSY.has(code) ? 503 : code === 'BAD_USER_INPUT' ? 400 : 500)
  const { headers } = (error.extensions['http'] ?? {}) as { headers?: Record<string, string> }
  const wait = headers?.['Retry-After']
  return {
    status,
    body: { message: status === 500 ? 'Internal server error' : error.message },
    ...(wait !== undefined && { retryAfter: Number(wait) }),
  }
}

function partsOf(failure: ResultOf<typeof FAILURE>): Omit<Failure, 'status'> {
  const { message } = failure
  switch (failure.__typename) {
    case 'ValidationError':
      return { body: { message, errors: failure.issues } }
    case 'RateLimitedError':
      return { body: { message }, retryAfter: failure.retryAfter }
    case 'AccountInUseError':
    case 'WorkshopInUseError':
      return { body: { message, constraints: failure.constraints, suggestion: failure.suggestion } }
    default:
      return { body: { message } }
  }
}
