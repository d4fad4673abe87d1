/** What accounts refuse; the graph says when, in accounts.graphql.ts. */
import type { Settings } from '../config.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { failure } from '../rules/userErrors.ts'
import type { AccountRow } from './accountTable.ts'

export class InvalidCredentialsError extends failure('InvalidCredentialsError', 401) {
  /** Kinds of account that this very address and password are right for; a wrong password learns of none. */
  readonly rightFor: readonly UserType[]

  constructor(message = 'Invalid credentials. Please try again.', rightFor: readonly UserType[] = []) {
    super(message)
    this.rightFor = rightFor
  }
}

export class AccountOffError extends failure('AccountOffError', 403) {
  constructor({ supportEmail }: Pick<Settings, 'supportEmail'>) {
    super(`This account is switched off. If you think that is wrong, write to ${supportEmail}.`)
  }
}

export class EmailTakenError extends failure('EmailTakenError', 409, 'Email already registered') {}

export class InvalidConfirmationError extends failure(
  'InvalidConfirmationError',
  400,
  'This confirmation link is not valid.',
) {}

export class ConfirmationExpiredError extends failure(
  'ConfirmationExpiredError',
  400,
  'This confirmation link has expired.',
) {}

/** The link proves the mailbox, but not who made the account, and nobody is signed in to that account here. */
export class NewPasswordNeededError extends failure('NewPasswordNeededError', 409) {
  readonly account: Pick<AccountRow, 'type' | 'name' | 'createdAt'>

  constructor(account: Pick<AccountRow, 'type' | 'name' | 'createdAt'>) {
    super('Log in to the account first, or choose a new password for it.')
    this.account = account
  }
}

export class InvalidResetTokenError extends failure('InvalidResetTokenError', 400, 'Invalid or expired reset token') {}

/** The account cannot go yet: money or sessions are open. Each reason is a sentence, the suggestion says what helps. */
export class AccountInUseError extends failure('AccountInUseError', 409) {
  readonly constraints: { message: string }[]
  readonly suggestion: string

  constructor(message: string, reasons: readonly string[], suggestion: string) {
    super(message)
    this.constraints = reasons.map((reason) => ({ message: reason }))
    this.suggestion = suggestion
  }
}
