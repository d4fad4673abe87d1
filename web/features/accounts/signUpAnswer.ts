import type { FormIssue } from '../../lib/formIssues.ts'
import { rateLimitText } from './refusals.ts'

interface Refusal {
  done: false
  /** For the toast. */
  message: string
  /** For the fields. */
  issues: readonly FormIssue[]
  /** Somebody of this kind has registered with this address. */
  emailTaken: boolean
}

/** How a sign-up went. */
export type SignUpAnswer = { done: true } | Refusal

/** The refusals that both kinds of sign-up share, as the API names them. */
type RefusedResult =
  | { readonly __typename: 'ValidationError'; readonly message: string; readonly issues: readonly FormIssue[] }
  | { readonly __typename: 'EmailTakenError'; readonly message: string }
  | { readonly __typename: 'RateLimitedError'; readonly message: string; readonly retryAfter: number }
  | { readonly __typename: '%other' }

const UNKNOWN = 'Something went wrong. Please try again.'

/** What the form shows of a refusal. */
export function refusalOf(result: RefusedResult): Refusal {
  switch (result.__typename) {
    case 'ValidationError':
      return refusal(result.message, result.issues)
    case 'EmailTakenError':
      return { ...refusal(result.message, [{ path: 'email', message: result.message }]), emailTaken: true }
    case 'RateLimitedError':
      return refusal(rateLimitText(result))
    default:
      return refusal(UNKNOWN)
  }
}

function refusal(message: string, issues: readonly FormIssue[] = [{ path: '', message }]): Refusal {
  return { done: false, message: message || UNKNOWN, issues, emailTaken: false }
}
