import { graphql, readInlineData } from 'react-relay'
import type { refusal_error$key } from '../__generated__/refusal_error.graphql.ts'
import { explain, RequestError } from '../lib/errors.ts'
import type { FormIssue } from '../lib/formIssues.ts'
import { plural } from '../lib/plural.ts'
import type { ToastMessage } from '../lib/toasts.ts'

/** Why a mutation failed. */
export interface Refusal {
  /** The error's type name in the schema; null when the request itself failed. */
  type: string | null
  /** For the person. */
  message: string
  /** For forms: the invalid fields, or else the message; empty when the request itself failed. */
  issues: readonly FormIssue[]
  /** The cause of a failed request; null for an error of the schema. */
  failure: Error | null
}

const UNKNOWN = 'Something went wrong. Please try again.'
const SIGN_IN = 'Please log in again.'
const UNANSWERED = 'No answer came, so it may have worked. Try again.'
/** The page itself says that the browser is offline. */
const OFFLINE = 'Try again when you are back online.'

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

/** Makes a refusal of an error that is part of the schema. */
export function refusalOfAnswer(key: refusal_error$key): Refusal {
  const error = readInlineData(fragment, key)
  const message = messageOf(error)
  const issues = error.issues?.map(({ path, message: words }) => ({ path, message: words }))
  return { type: error.__typename, message, issues: issues ?? [{ path: '', message }], failure: null }
}

/** Makes a refusal of a failed request: `fallback` is shown when neither the network nor the server gave a reason. */
export function refusalOfFailure(failure: Error, fallback: string = UNKNOWN): Refusal {
  const kind = failure instanceof RequestError ? failure.kind : 'broken'
  const unanswered = navigator.onLine === false ? OFFLINE : UNANSWERED
  const message = kind === 'broken' ? fallback : kind === 'offline' ? unanswered : explain(failure).description
  return { type: null, message, issues: [], failure }
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

/** Says `title` of what the server refuses; of a request without an answer only that it may have worked, and can be repeated. */
export const mayHaveWorked =
  (title: string) =>
  ({ failure, message }: Refusal): ToastMessage =>
    failure === null || (failure instanceof RequestError && failure.kind === 'refused')
      ? { title, description: message }
      : {
          title: 'We don’t know whether that worked',
          description: 'Check your connection and try again. Trying again is safe.',
        }

/** How long to wait after too many attempts: `Please try again in 12 minutes.` */
function waitText(retryAfter: number): string {
  if (retryAfter < 60) return 'Please try again in a minute.'
  const minutes = Math.ceil(retryAfter / 60)
  // Limits of a day: nobody counts 1,140 minutes.
  const hours = Math.ceil(minutes / 60)
  return `Please try again in ${minutes < 100 ? plural(minutes, 'minute') : plural(hours, 'hour')}.`
}

/** The rate limit's message with the waiting time. */
function rateLimitText({ message, retryAfter }: { message: string; retryAfter: number }): string {
  return `${message.replace(/\s*Please try again later\.$/, '')} ${waitText(retryAfter)}`.trim()
}
