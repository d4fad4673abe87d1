/** Failures that a person can cause or should know about. Everything else is masked and logged. */
export abstract class UserError extends Error {
  /** HTTP status of the answer over REST; every class states its own. */
  static readonly status: number

  get status(): number {
    return (this.constructor as typeof UserError).status
  }
}

/** The base of a kind of failure: the name of its type, its HTTP status, and what it says unless it is told otherwise. */
export function failure<const Name extends string>(name: Name, status: number, said = '') {
  return class extends UserError {
    override readonly name = name
    static override readonly status = status

    constructor(message = said) {
      super(message)
    }
  }
}

/** One bad field: `path` is dotted (weeklyAvailability.monday.endTime), `message` is for the person. */
export interface FieldIssue {
  path: string
  message: string
}

/** Bad input, all bad fields at once. Nothing was changed. */
export class ValidationError extends failure('ValidationError', 400) {
  readonly issues: FieldIssue[]

  constructor(issues: FieldIssue[]) {
    super(issues[0]?.message ?? 'Invalid input')
    this.issues = issues
  }
}

/** No session, or one that has ended. */
export class NotSignedInError extends failure('NotSignedInError', 401, 'Please log in to continue.') {}

export class NotAllowedError extends failure('NotAllowedError', 403, 'You are not allowed to do this.') {}

/** Not there, or not theirs to see: the two are one answer. */
export class NotFoundError extends failure('NotFoundError', 404, 'Not found') {}

/** Too many tries; `retryAfter` is in seconds. */
export class RateLimitedError extends failure('RateLimitedError', 429) {
  readonly retryAfter: number

  constructor(retryAfter: number, message = 'Too many attempts. Please try again later.') {
    super(message)
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

/** More wants to be done at once than the process has memory for. */
export class BusyError extends failure('BusyError', 503, 'The service is busy. Please try again.') {}
