import { UserError } from '../../rules/userErrors.ts'

/** Nobody has to wait: there are seats. */
export class SeatsLeftError extends UserError {
  override readonly name = 'SeatsLeftError'
  static override readonly status = 409

  constructor() {
    super('There are seats left. Register now.')
  }
}
