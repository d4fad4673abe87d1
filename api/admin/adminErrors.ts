import { failure } from '../rules/userErrors.ts'

/** The password was right, and a code is needed beside it. */
export class SecondFactorRequiredError extends failure(
  'SecondFactorRequiredError',
  401,
  'Enter the code from your authenticator app.',
) {}

/** Another administrator logs in with that user ID. */
export class UsernameTakenError extends failure('UsernameTakenError', 409, 'Another administrator has this user ID.') {}

/** The only administrator cannot be removed. */
export class LastAdministratorError extends failure(
  'LastAdministratorError',
  409,
  'There must be one administrator.',
) {}
