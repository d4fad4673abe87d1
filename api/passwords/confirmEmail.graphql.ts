import { mutation } from '../graphql/mutation.ts'
import { emailConfirmationSchema, type EmailConfirmation } from '../rules/inputs/mailedLinks.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { ValidationError } from '../rules/userErrors.ts'
import {
  ConfirmationExpiredError,
  InvalidConfirmationError,
  NewPasswordNeededError,
} from '../accounts/accountErrors.ts'
import { UserType } from '../accounts/accounts.graphql.ts'
import { countVisitorChange } from '../accounts/bounds.ts'
import { afterMailedPassword, confirmAddress, storeMailedPassword } from './mailedPassword.ts'
import { loadViewer } from '../accounts/viewer.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { accountOf, type AccountRow, type AccountKey } from '../accounts/accountTable.ts'
import { spendConfirmations } from '../accounts/emailConfirmations.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { hashToken, isToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'

/** What a confirmation link has done. */
interface Confirmed extends Pick<AccountRow, 'type' | 'id' | 'email'> {
  /** True when the address had been confirmed before: nothing has changed. */
  already: boolean
  /** Hash of the password that was set; null when none was, also when one was given for an address that was confirmed before. */
  passwordHash: string | null
}

/**
 * Confirms the address that a link was mailed to; the first time counts. The link proves the mailbox, not who made the
 * account: who is not signed in to it also sets a new password, which ends its sessions. Throws
 * InvalidConfirmationError, ConfirmationExpiredError, NewPasswordNeededError and BusyError.
 */
export async function confirmEmail(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  { token, newPassword }: EmailConfirmation,
  member: AccountKey | null,
): Promise<Confirmed> {
  const now = app.clock.now()
  const account = await accountBehind(app.db, token, now)
  const { type, id, email } = account
  const before: Confirmed = { type, id, email, already: true, passwordHash: null }
  if (account.emailConfirmedAt !== null) return before
  const isOwn = member?.type === type && member.id === id
  if (!newPassword && !isOwn) throw new NewPasswordNeededError(account)
  const passwordHash = newPassword ? await hashPassword(newPassword, `${type}:${email}`) : null
  return await inTransaction(app.db, async (tx) => {
    if (!(await confirmAddress(tx, app, account))) {
      // Another link was quicker, or the address has changed meanwhile, which throws.
      await accountBehind(tx, token, now)
      return before
    }
    await spendConfirmations(tx, account, now)
    if (passwordHash !== null) await storeMailedPassword(tx, app, account, passwordHash)
    return { ...before, already: false, passwordHash }
  })
}

/** The account whose present address the link was sent to; one whose address is not confirmed needs a link in time, not used before. */
async function accountBehind(
  db: Pick<Transaction, 'emailConfirmation' | '$queryRaw'>,
  token: string,
  now: Date,
): Promise<AccountRow> {
  if (!isToken(token)) throw new InvalidConfirmationError()
  const link = await db.emailConfirmation.findUnique({ where: { tokenHash: hashToken(token) } })
  const account = link && (await accountOf(db, { type: link.userType, id: link.userId }))
  if (!link || account?.email.toLowerCase() !== link.email.toLowerCase()) throw new InvalidConfirmationError()
  // One that was used, or sent before another was, confirms nothing again, also when the account has come back to the address since.
  const isOver = link.usedAt !== null || link.expiresAt <= now
  if (account.emailConfirmedAt === null && isOver) throw new ConfirmationExpiredError()
  return account
}

mutation('confirmEmail', {
  description:
    'Confirms the address that a link was mailed to: for the member whose account it is by the link alone, for everybody else together with a new password for it. It does not sign anyone in. Seats in workshops and places in waiting lists that a mentee has under the address before go along to the one that is confirmed.',
  authScopes: { public: true },
  errors: [ValidationError, InvalidConfirmationError, ConfirmationExpiredError, NewPasswordNeededError],
  input: {
    description: 'A link that was sent by email.',
    argument: 'The mailed link.',
    fields: (t) => ({
      token: t.string({ description: 'The token in the link.' }),
      newPassword: t.string({
        required: false,
        description: `Needed unless one is signed in to the account; it ends every session of the account. ${PASSWORD_WORDS}`,
      }),
    }),
    schema: emailConfirmationSchema,
  },
  resolve: async (context, input) => {
    await countVisitorChange(context)
    const confirmed = await confirmEmail(context, input, context.member)
    const { passwordHash } = confirmed
    const isOwn = passwordHash !== null && (await afterMailedPassword(context, { ...confirmed, passwordHash }))
    return { ...confirmed, isOwn }
  },
  payload: {
    description: 'The address is confirmed.',
    fields: (t) => ({
      userType: t.expose('type', { type: UserType, description: 'The kind of account whose address it is.' }),
      alreadyConfirmed: t.exposeBoolean('already', {
        description: 'True when it was already confirmed: nothing changed, also for a link that was used before.',
      }),
      loginChanged: t.boolean({
        description:
          'True when the new password is stored. False when none was sent, and when the address was already confirmed: a password that was sent is not stored then.',
        resolve: ({ passwordHash }) => passwordHash !== null,
      }),
      signedOut: t.exposeBoolean('isOwn', {
        description: 'True when the new password has ended the session that asked.',
      }),
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: 'The account, when it is the one that is signed in; else null.',
        resolve: ({ type, id }, _args, context) => {
          const isOwn = context.member?.type === type && context.member.id === id
          return isOwn ? loadViewer(context, { type, id }) : null
        },
      }),
    }),
  },
})
