import { mutation } from '../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { memberOf, type Member } from '../graphql/identity.ts'
import { passwordChangeSchema, SECURITY_MESSAGES, type PasswordChange } from '../rules/inputs/accountSecurity.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { continueAs, hashNewPassword, storeNewPassword, renewSession, type RenewedSession } from './loginChange.ts'
import { viewerPayload } from '../accounts/viewer.graphql.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { credentialsOf } from '../accounts/credentials.ts'
import { verifyOwnPassword } from '../accounts/passwords.ts'

/**
 * Gives the account a new password and renews this session, for `continueAs`; the others and mailed links end, and the
 * owner is told. Throws ValidationError, RateLimitedError past 5 an hour, NotSignedInError.
 */
export async function changePassword(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  member: Member,
  { currentPassword, newPassword }: PasswordChange,
): Promise<RenewedSession> {
  const credentials = await credentialsOf(app, member)
  const verified = await verifyOwnPassword(app, member, credentials, { password: currentPassword })
  if (newPassword === currentPassword)
    throw new ValidationError([{ path: 'newPassword', message: SECURITY_MESSAGES.same }])
  const newHash = await hashNewPassword(app, member, newPassword)
  return await inTransaction(app.db, async (tx) => {
    await storeNewPassword(tx, app, member, { verified, newHash })
    return await renewSession(tx, member, { passwordHash: newHash, newPasswordAt: verified.email })
  })
}

mutation('changePassword', {
  description:
    "Changes the member's own password: ends all other sessions, renews this one and sends an email about it. A community member without a password sets the first one with a link sent by email.",
  authScopes: { member: true },
  errors: [ValidationError, ...SIGNED_IN_ERRORS, RateLimitedError],
  input: {
    description: 'The current password and the one to use from now on.',
    argument: 'The current and the new password.',
    fields: (t) => ({
      currentPassword: t.string({ description: 'Wrong ones count like failed sign-ins.' }),
      newPassword: t.string({ description: PASSWORD_WORDS }),
    }),
    schema: passwordChangeSchema,
  },
  resolve: async (context, input) => {
    await continueAs(context, await changePassword(context, memberOf(context), input))
    return {}
  },
  payload: viewerPayload(
    'The password is changed; the answer sets a new session cookie.',
    'The account; only this session of it is left.',
  ),
})
