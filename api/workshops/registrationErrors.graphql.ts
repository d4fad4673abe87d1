import { errorType } from '../graphql/errors.ts'
import {
  AlreadyRegisteredError,
  RegistrationNotOpenError,
  RegistrationsClosedError,
  WorkshopFullError,
} from './registrationErrors.ts'

errorType(WorkshopFullError, 'WorkshopFullError', 'No seat is left; people can join the waiting list.')
errorType(RegistrationsClosedError, 'RegistrationsClosedError', 'It is too late to register.')
errorType(AlreadyRegisteredError, 'AlreadyRegisteredError', 'The email address is registered for the workshop.')
errorType(
  RegistrationNotOpenError,
  'RegistrationNotOpenError',
  'Not possible with this registration, not yet or not any more; the message says why.',
)
