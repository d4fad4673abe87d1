import { graphql, readInlineData } from 'react-relay'
import type { refusal_error$key } from '../__generated__/refusal_error.graphql.ts'
import { explain, RequestError } from '../lib/errors.ts'
import type { FormIssue } from '../lib/formIssues.ts'
import { rateLimitText } from '../lib/waitText.ts'

/** Why a mutation was not done. */
export interface Refusal {
  /** The error's name in the schema; null when the request itself failed. */
  type: string | null
  /** For the person. */
  message: string
  /** For a form: the bad fields, or else the message; none when the request itself failed, which no field can mend. */
  issues: readonly FormIssue[]
  /** What made the request fail; null for an error that the schema names. */
  failure: Error | null
}

const UNKNOWN = 'Something went wrong. Please try again.'
const SIGN_IN = 'Please log in again.'

const fragment = graphql`
  fragment refusal_error on Error @inline {
    __typename
    message
    ... on ValidationError {
      issues {
        path
        message
      }
    }
    ... on RateLimitedError {
      retryAfter
    }
  }
`

/** An error that the schema names. */
export function refusalOfAnswer(key: refusal_error$key): Refusal {
  const error = readInlineData(fragment, key)
  const message = messageOf(error)
  const issues = error.issues?.map(({ path, message: words }) => ({ path, message: words }))
  return { type: error.__typename, message, issues: issues ?? [{ path: '', message }], failure: null }
}

/** A request without an answer: `fallback` is said where neither the network nor the server gave a reason. */
export function refusalOfFailure(failure: Error, fallback: string = UNKNOWN): Refusal {
  const hasReason = failure instanceof RequestError && failure.kind !== 'broken'
  return { type: null, message: hasReason ? explain(failure).description : fallback, issues: [], failure }
}

interface NamedError {
  readonly __typename: string
  readonly message: string
  readonly retryAfter?: number
}

function messageOf({ __typename, message, retryAfter }: NamedError): string {
  if (__typename === 'NotSignedInError') return SIGN_IN
  if (retryAfter !== undefined) return rateLimitText({ message, retryAfter })
  return message || UNKNOWN
}
