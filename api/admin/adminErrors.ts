import { UserError } from '../rules/userErrors.ts'

/** The password was right, and a code is needed beside it. */
export class SecondFactorRequiredError extends UserError {
  override readonly name = 'SecondFactorRequiredError'
  static override readonly status = 401

  constructor() {
    super('Enter the code from your authenticator app.')
  }
}

/** Another administrator logs in with that user ID. */
export class UsernameTakenError extends UserError {
  override readonly name = 'UsernameTakenError'
  static override readonly status = 409

  constructor() {
    super('Another administrator has this user ID.')
  }
}

/** The only administrator cannot be removed. */
export class LastAdministratorError extends UserError {
  override readonly name = 'LastAdministratorError'
  static override readonly status = 409

  constructor() {
    super('There must be one administrator.')
  }
}
