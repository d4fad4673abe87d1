import { UserError } from '../../rules/userErrors.ts'
import type { CancelRefunds } from './cancelRefunds.ts'
import type { WorkshopState } from '../workshopState.ts'

/** It is not as the one who asks has seen it, or no longer in a state that allows it: nothing was changed. */
export class WorkshopConflictError extends UserError {
  override readonly name = 'WorkshopConflictError'
  static override readonly status = 409
  readonly workshopId: number

  constructor(workshopId: number, message: string) {
    super(message)
    this.workshopId = workshopId
  }
}

/** People, money or a queue depend on it. Each reason is a sentence, the suggestion says what helps. */
export class WorkshopInUseError extends UserError {
  override readonly name = 'WorkshopInUseError'
  static override readonly status = 409
  readonly constraints: { message: string }[]
  readonly suggestion = 'Cancel the workshop instead: we email everyone who is registered, and refund them.'

  /** What that gives back. */
  readonly cancelRefunds: CancelRefunds

  constructor(reasons: readonly string[], refunds: CancelRefunds) {
    super('This workshop cannot be deleted.')
    this.cancelRefunds = refunds
    this.constraints = reasons.map((message) => ({ message }))
  }
}

export const CHANGED_MEANWHILE = 'This workshop has changed in the meantime. Check it, then try again.'

/** Why one in this state is not decided on. */
export const DECIDED: Record<Exclude<WorkshopState, 'pending'>, string> = {
  approved: 'This workshop has already been approved.',
  rejected: 'This workshop has already been rejected.',
  cancelled: 'This workshop has been cancelled.',
}
