import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS, errorType } from '../graphql/errors.ts'
import { become, memberOf, type Member } from '../graphql/identity.ts'
import { accountClosingSchema, SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { AccountInUseError } from '../accounts/accountErrors.ts'
import type { App } from '../app.ts'
import { credentialsOf } from '../accounts/credentials.ts'
import { verifyOwnPassword } from '../accounts/passwords.ts'
import { removePerson } from './removePerson.ts'

/**
 * Closes the member's own account, for good. Throws ValidationError, RateLimitedError, AccountInUseError and
 * NotSignedInError.
 */
export async function closeAccount(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter' | 'parts'>,
  member: Member,
  { password }: { password: string },
): Promise<void> {
  const asked = { password, path: 'password', message: SECURITY_MESSAGES.wrong }
  await verifyOwnPassword(app, member, await credentialsOf(app, member), asked)
  await removePerson(app, member)
}

const AccountConstraint = builder.objectRef<{ message: string }>('AccountConstraint').implement({
  description: 'One reason why an account cannot go yet.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence, with dates in IST and amounts in rupees.' }),
  }),
})

errorType(
  AccountInUseError,
  'The account cannot go yet: sessions, money or registrations are open. Nothing was changed.',
  (t) => ({
    constraints: t.expose('constraints', {
      type: [AccountConstraint],
      cost: { items: 10 },
      description: 'Every reason, one entry each.',
    }),
    suggestion: t.exposeString('suggestion', { description: 'What helps.' }),
  }),
)

mutation('closeAccount', {
  description:
    "Closes the member's own account for good. Their data is removed; payment records stay, without their name.",
  authScopes: { member: true },
  errors: [...CHANGE_ERRORS, RateLimitedError, AccountInUseError],
  input: {
    description: 'What confirms the request.',
    argument: 'Words and password.',
    fields: (t) => ({
      confirmation: t.string({ description: 'The words `close my account`, in whatever case.' }),
      password: t.string({ description: 'Of the account. Wrong ones count like failed sign-ins.' }),
    }),
    schema: accountClosingSchema,
  },
  resolve: async (context, input) => {
    const { exchange } = context
    await closeAccount(context, memberOf(context), input)
    exchange.clearSession()
    become(context, null)
    return { ok: true }
  },
  payload: {
    description: 'The account is closed; the answer clears the session cookie.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  },
})
