import { errorType } from '../graphql/errors.ts'
import { LastAdministratorError, SecondFactorRequiredError, UsernameTakenError } from './adminErrors.ts'

errorType(
  SecondFactorRequiredError,
  'SecondFactorRequiredError',
  'The password was right; a code of the authenticator app, or a recovery code, is needed too.',
)
errorType(UsernameTakenError, 'UsernameTakenError', 'Another administrator has this user ID; nothing was changed.')
errorType(LastAdministratorError, 'LastAdministratorError', 'The only administrator cannot be removed.')
