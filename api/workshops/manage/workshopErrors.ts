import { UserError } from '../../rules/userErrors.ts'

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

export const CHANGED_MEANWHILE = 'This workshop has changed in the meantime. Check it, then try again.'
