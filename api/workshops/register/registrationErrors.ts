import { violates } from '../../database/transaction.ts'
import { formatRupees, formatWhenFull } from '../../rules/text/format.ts'
import { failure } from '../../rules/userErrors.ts'

export class WorkshopFullError extends failure('WorkshopFullError', 409, 'Workshop is full') {}

export class RegistrationsClosedError extends failure('RegistrationsClosedError', 409, 'Registrations closed') {}

export class AlreadyRegisteredError extends failure(
  'AlreadyRegisteredError',
  409,
  'You are already registered for this workshop',
) {}

export class RegistrationNotOpenError extends failure('RegistrationNotOpenError', 409) {}

export class WorkshopChangedError extends failure('WorkshopChangedError', 409) {
  constructor({ price, startsAt }: { price?: number; startsAt?: Date }) {
    const changes = [
      startsAt && `is on ${formatWhenFull(startsAt)} now`,
      price !== undefined && (price > 0 ? `costs ${formatRupees(price)} now` : 'is free now'),
    ]
    super(
      `This workshop ${changes.filter((change) => change).join(' and ')}. Nothing was charged. Register again if that suits you.`,
    )
  }
}

/** What a constraint says when somebody else was first; any other error as it is. */
export function seatError(error: unknown, already: Error = new AlreadyRegisteredError()): unknown {
  if (violates(error, 'workshops_seats')) return new WorkshopFullError()
  return violates(error, 'workshop_registrations_one_seat') ? already : error
}
