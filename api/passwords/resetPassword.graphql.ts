import { mutation } from '../graphql/mutation.ts'
import { passwordResetSchema, type PasswordReset } from '../rules/inputs/mailedLinks.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { InvalidResetTokenError } from '../accounts/accountErrors.ts'
import { type AccountRow, accountsAt } from '../accounts/accountTable.ts'
import { UserType } from '../accounts/accounts.graphql.ts'
import { afterMailedPassword, storeMailedPassword, type MailedPassword } from './mailedPassword.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { ADDRESS_TRIES, byPlace, takeEach } from '../accounts/bounds.ts'
import { resetTokenOwner, takeResetToken } from './resetTokens.ts'

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'limiter' | 'parts'>

/**
 * Stores a new password for the account of a mailed link, once, confirms its address and ends all sessions and links.
 * Throws InvalidResetTokenError, RateLimitedError past 50 bad links from an address, and BusyError.
 */
export async function resetPassword(
  app: Needs,
  { token, newPassword }: PasswordReset,
  { ip }: { ip: string },
): Promise<MailedPassword> {
  try {
    // Looked at before the costly hash, taken after it.
    const owner = await resetTokenOwner(app.db, token, app.clock.now())
    if (!owner) throw new InvalidResetTokenError()
    // It waits as the account, not behind others in its network.
    const passwordHash = await hashPassword(newPassword, `${owner.type}:${owner.email}`)
    const account = await inTransaction(app.db, (tx) => change(tx, app, token, passwordHash))
    return { ...account, passwordHash }
  } catch (error) {
    if (error instanceof InvalidResetTokenError) await takeEach(app, byPlace('reset:bad', ip, ADDRESS_TRIES))
    throw error
  }
}

async function change(tx: Transaction, app: Needs, token: string, passwordHash: string): Promise<AccountRow> {
  const owner = await takeResetToken(tx, token, app.clock.now())
  const accounts = owner ? await accountsAt(tx, owner.email) : []
  const account = accounts.find(({ type }) => type === owner?.type)
  if (!account || !(await storeMailedPassword(tx, app, account, passwordHash))) throw new InvalidResetTokenError()
  return account
}

mutation('resetPassword', {
  description: 'Sets a new password with a reset link, which works once. It does not sign anyone in.',
  authScopes: { public: true },
  errors: [ValidationError, InvalidResetTokenError, RateLimitedError],
  input: {
    description: "The link's token and the new password.",
    argument: 'Link and password.',
    fields: (t) => ({
      token: t.string({ description: 'The token in the link.' }),
      newPassword: t.string({ description: PASSWORD_WORDS }),
    }),
    schema: passwordResetSchema,
  },
  resolve: async (context, input) => {
    const owner = await resetPassword(context, input, context.exchange)
    return { type: owner.type, isOwn: await afterMailedPassword(context, owner) }
  },
  payload: {
    description: 'The password is stored and the account is signed out everywhere.',
    fields: (t) => ({
      userType: t.expose('type', { type: UserType, description: 'The kind of account, for signing in.' }),
      signedOut: t.exposeBoolean('isOwn', {
        description: 'True when the session that asked was one of those that ended.',
      }),
    }),
  },
})
