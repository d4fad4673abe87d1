/** Failures that a person can cause or should know about. Everything else is masked and logged. */
export abstract class UserError extends Error {
  /** HTTP status of the answer over REST; every class states its own. */
  static readonly status: number

  /** The same, of the class that was thrown. */
  get status(): number {
    return (this.constructor as typeof UserError).status
  }
}

/** One bad field: `path` is dotted (weeklyAvailability.monday.endTime), `message` is for the person. */
export interface FieldIssue {
  path: string
  message: string
}

/** Bad input, all bad fields at once. Nothing was changed. */
export class ValidationError extends UserError {
  override readonly name = 'ValidationError'
  static override readonly status = 400
  readonly issues: FieldIssue[]

  constructor(issues: FieldIssue[]) {
    super(issues[0]?.message ?? 'Invalid input')
    this.issues = issues
  }
}

/** No session, or one that has ended. */
export class NotSignedInError extends UserError {
  override readonly name = 'NotSignedInError'
  static override readonly status = 401

  constructor(message = 'Please log in to continue.') {
    super(message)
  }
}

/** Signed in, but this is not theirs to do. */
export class NotAllowedError extends UserError {
  override readonly name = 'NotAllowedError'
  static override readonly status = 403

  constructor(message = 'You are not allowed to do this.') {
    super(message)
  }
}

/** Not there, or not theirs to see: the two are one answer. */
export class NotFoundError extends UserError {
  override readonly name = 'NotFoundError'
  static override readonly status = 404

  constructor(message = 'Not found') {
    super(message)
  }
}

/** Too many tries; `retryAfter` is in seconds. */
export class RateLimitedError extends UserError {
  override readonly name = 'RateLimitedError'
  static override readonly status = 429
  readonly retryAfter: number

  constructor(retryAfter: number, message = 'Too many attempts. Please try again later.') {
    super(message)
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

/** More wants to be done at once than the process has memory for. */
export class BusyError extends UserError {
  override readonly name = 'BusyError'
  static override readonly status = 503

  constructor() {
    super('The service is busy. Please try again.')
  }
}
