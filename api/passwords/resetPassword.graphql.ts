import { builder } from '../graphql/builder.ts'
import { passwordResetSchema } from '../rules/inputs/mailedLinks.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { InvalidResetTokenError } from '../accounts/accountErrors.ts'
import type { AccountRow } from '../accounts/accountRow.ts'
import { UserType } from '../accounts/accounts.graphql.ts'
import { resetPassword } from './resetPassword.ts'
import { afterMailedPassword } from './storeMailedPassword.ts'

const ResetPasswordInput = builder
  .inputType('ResetPasswordInput', {
    description: "The link's token and the new password.",
    fields: (t) => ({
      token: t.string({ description: 'The token in the link.' }),
      newPassword: t.string({ description: PASSWORD_WORDS }),
    }),
  })
  .validate(passwordResetSchema)

interface Stored extends Pick<AccountRow, 'type'> {
  isOwn: boolean
}

const ResetPasswordPayload = builder.objectRef<Stored>('ResetPasswordPayload').implement({
  description: 'The password is stored and the account is signed out everywhere.',
  fields: (t) => ({
    userType: t.expose('type', { type: UserType, description: 'The kind of account, for signing in.' }),
    signedOut: t.exposeBoolean('isOwn', {
      description: 'True when the session that asked was one of those that ended.',
    }),
  }),
})

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: ResetPasswordPayload,
    description: 'Sets a new password with a reset link, which works once. It does not sign anyone in.',
    authScopes: { public: true },
    errors: { types: [ValidationError, InvalidResetTokenError, RateLimitedError] },
    args: { input: t.arg({ type: ResetPasswordInput, description: 'Link and password.' }) },
    resolve: async (_root, { input }, context) => {
      const owner = await resetPassword(context, input, context.exchange)
      return { type: owner.type, isOwn: await afterMailedPassword(context, owner) }
    },
  }),
)
