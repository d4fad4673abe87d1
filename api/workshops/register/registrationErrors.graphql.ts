import { errorType } from '../../graphql/errors.ts'
import {
  AlreadyRegisteredError,
  RegistrationNotOpenError,
  RegistrationsClosedError,
  WorkshopChangedError,
  WorkshopFullError,
} from './registrationErrors.ts'

errorType(WorkshopFullError, 'WorkshopFullError', 'No seat is left; people can join the waiting list.')
errorType(RegistrationsClosedError, 'RegistrationsClosedError', 'It is too late to register.')
errorType(WorkshopChangedError, 'WorkshopChangedError', 'Price or time have changed; nothing is held or charged.')
errorType(AlreadyRegisteredError, 'AlreadyRegisteredError', 'The email address is registered for the workshop.')
errorType(
  RegistrationNotOpenError,
  'RegistrationNotOpenError',
  'Not possible with this registration, not yet or not any more; the message says why.',
)
