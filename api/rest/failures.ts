/** From GraphQL's failures to the documented statuses and bodies. */
import type { ExecutionResult } from 'graphql'
import type { FieldIssue } from '../rules/userErrors.ts'

/** Selects what every member of a result union can fail with. */
export const FAILURE = '__typename ... on Error { message }'
/** The same where bad input is a member. */
export const INVALID = '... on ValidationError { issues { path message } }'
/** The same where a limit is a member. */
export const LIMITED = '... on RateLimitedError { retryAfter }'
/** The same where an account that is still in use is a member. */
export const IN_USE = '... on AccountInUseError { constraints { message } suggestion }'

/** Status of each error type of the schema; a test holds this table complete. */
export const STATUSES: Record<string, number> = {
  ValidationError: 400,
  SlotNotOfferedError: 400,
  AmountMismatchError: 400,
  PaymentVerificationError: 400,
  InvalidResetTokenError: 400,
  InvalidConfirmationError: 400,
  ConfirmationExpiredError: 400,
  InvalidCredentialsError: 401,
  NotSignedInError: 401,
  NotAllowedError: 403,
  NotFoundError: 404,
  EmailTakenError: 409,
  AccountInUseError: 409,
  SlotTakenError: 409,
  MentorBusyError: 409,
  PlanActiveError: 409,
  SlotLostError: 409,
  RequestPendingError: 409,
  RequestLimitError: 409,
  RequestClosedError: 409,
  RateLimitedError: 429,
  PaymentProviderUnavailableError: 503,
  PaymentPendingError: 503,
}

export interface Failure {
  status: number
  body: { message: string; errors?: FieldIssue[]; constraints?: { message: string }[]; suggestion?: string }
  /** Seconds, with 429. */
  retryAfter?: number
}

interface TypedFailure {
  __typename?: string
  message?: string
  issues?: FieldIssue[]
  retryAfter?: number
  constraints?: { message: string }[]
  suggestion?: string
}

/** What went wrong in an operation; null when nothing did. */
export function failureOf({ data, errors }: ExecutionResult): Failure | null {
  for (const value of Object.values(data ?? {})) {
    const { __typename = '', message = '', issues, retryAfter, ...inUse } = (value ?? {}) as TypedFailure
    const status = STATUSES[__typename]
    if (status)
      return {
        status,
        body: { message, ...(issues && { errors: issues }), ...reasons(inUse) },
        ...(retryAfter !== undefined && { retryAfter }),
      }
  }
  const [error] = errors ?? []
  if (!error) return null
  const code = String(error.extensions['code'])
  const status = STATUSES[code] ?? (code === 'SERVICE_UNAVAILABLE' ? 503 : code === 'BAD_USER_INPUT' ? 400 : 500)
  return { status, body: { message: status === 500 ? 'Internal server error' : error.message } }
}

/** Why an account cannot go, where that is what failed. */
function reasons({ constraints, suggestion }: Pick<TypedFailure, 'constraints' | 'suggestion'>) {
  return { ...(constraints && { constraints }), ...(suggestion !== undefined && { suggestion }) }
}
