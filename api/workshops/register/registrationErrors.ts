import { formatRupees, formatWhenFull } from '../../rules/text/format.ts'
import { UserError } from '../../rules/userErrors.ts'

/** Every seat is registered, held or offered to the waiting list. */
export class WorkshopFullError extends UserError {
  override readonly name = 'WorkshopFullError'
  static override readonly status = 409

  constructor() {
    super('Workshop is full')
  }
}

/** It is too late to register. */
export class RegistrationsClosedError extends UserError {
  override readonly name = 'RegistrationsClosedError'
  static override readonly status = 409

  constructor() {
    super('Registrations closed')
  }
}

/** Price or start are no longer what the person was shown; nothing was charged. */
export class WorkshopChangedError extends UserError {
  override readonly name = 'WorkshopChangedError'
  static override readonly status = 409

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

/** The email address has a seat already. */
export class AlreadyRegisteredError extends UserError {
  override readonly name = 'AlreadyRegisteredError'
  static override readonly status = 409

  constructor() {
    super('You are already registered for this workshop')
  }
}

/** This registration does not allow the act, not yet or no longer; the message says why. */
export class RegistrationNotOpenError extends UserError {
  override readonly name = 'RegistrationNotOpenError'
  static override readonly status = 409
}
