import { UserError } from '../rules/userErrors.ts'

/** Wrong password, no such account, or one that was switched off: one answer for all. */
export class InvalidCredentialsError extends UserError {
  override readonly name = 'InvalidCredentialsError'
  readonly status = 401

  constructor(message = 'Invalid credentials. Please try again.') {
    super(message)
  }
}

/** Somebody of the same kind has registered with this address, in whatever case. */
export class EmailTakenError extends UserError {
  override readonly name = 'EmailTakenError'
  readonly status = 409

  constructor() {
    super('Email already registered')
  }
}
