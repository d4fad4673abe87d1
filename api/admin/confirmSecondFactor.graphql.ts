import { builder } from '../graphql/builder.ts'
import { anyAdministratorOf } from '../graphql/identity.ts'
import { secondFactorSchema } from '../rules/inputs/administrator.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import type { AdminSession } from './adminSessions.ts'
import { confirmSecondFactor } from './confirmSecondFactor.ts'
import { enterAdmin } from './enterAdmin.ts'
import { recoveryCodesField } from './recoveryCodesField.ts'

const ConfirmSecondFactorInput = builder
  .inputType('ConfirmSecondFactorInput', {
    description: 'Proves that the authenticator app has the key that was shown.',
    fields: (t) => ({
      code: t.string({ description: 'Six digits that the app shows.' }),
      password: t.string({
        required: false,
        description: 'Their own password; needed where another app was set up before.',
      }),
    }),
  })
  .validate(secondFactorSchema)

const ConfirmSecondFactorPayload = builder
  .objectRef<{ recoveryCodes: string[]; adminSession: AdminSession }>('ConfirmSecondFactorPayload')
  .implement({
    description:
      'The authenticator app is set up; the answer sets a new administrator cookie, and their other sessions have ended.',
    fields: (t) => ({
      ...recoveryCodesField(t),
      adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The session, now a full one.' }),
    }),
  })

builder.mutationField('confirmSecondFactor', (t) =>
  t.field({
    type: ConfirmSecondFactorPayload,
    description: "Sets up the administrator's own authenticator app with a code of it, and makes recovery codes.",
    authScopes: { admin: true, enrolling: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, RateLimitedError] },
    args: { input: t.arg({ type: ConfirmSecondFactorInput, description: 'A code of the app.' }) },
    resolve: async (_root, { input }, context) => {
      const { recoveryCodes, session } = await confirmSecondFactor(context, anyAdministratorOf(context), input)
      return { recoveryCodes, adminSession: await enterAdmin(context, session) }
    },
  }),
)
