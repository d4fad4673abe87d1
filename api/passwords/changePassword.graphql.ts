import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import { passwordChangeSchema } from '../rules/inputs/accountSecurity.ts'
import { PASSWORD_WORDS } from '../rules/passwords.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { changePassword } from './changePassword.ts'
import { continueAs } from './loginChange.ts'
import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'

const ChangePasswordInput = builder
  .inputType('ChangePasswordInput', {
    description: 'The current password and the one to use from now on.',
    fields: (t) => ({
      currentPassword: t.string({ description: 'Wrong ones count like failed sign-ins.' }),
      newPassword: t.string({ description: PASSWORD_WORDS }),
    }),
  })
  .validate(passwordChangeSchema)

const ChangePasswordPayload = builder.objectRef<{ viewer: Viewer }>('ChangePasswordPayload').implement({
  description: 'The password is changed; the answer sets a new session cookie.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerType, description: 'The account; only this session of it is left.' }),
  }),
})

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ChangePasswordPayload,
    description:
      "Changes the member's own password: ends all other sessions, renews this one and sends an email about it. A community member without a password sets the first one with a link sent by email.",
    authScopes: { member: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, RateLimitedError] },
    args: { input: t.arg({ type: ChangePasswordInput, description: 'The current and the new password.' }) },
    resolve: async (_root, { input }, context) => {
      await continueAs(context, await changePassword(context, memberOf(context), input))
      return { viewer: await viewerOf(context) }
    },
  }),
)
