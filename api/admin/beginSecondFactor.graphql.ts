import { builder } from '../graphql/builder.ts'
import { anyAdministratorOf } from '../graphql/identity.ts'
import { NotAllowedError, NotSignedInError } from '../rules/userErrors.ts'
import { newKey, uriOf } from './secondFactor.ts'

interface Shown {
  secret: string
  uri: string
}

const BeginSecondFactorPayload = builder.objectRef<Shown>('BeginSecondFactorPayload').implement({
  description: 'A key for the authenticator app. It counts for nothing until a code of it is confirmed.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'The key in base32, for typing it in.' }),
    uri: t.exposeString('uri', { description: 'The key as `otpauth://`, for a QR code.' }),
  }),
})

builder.mutationField('beginSecondFactor', (t) =>
  t.field({
    type: BeginSecondFactorPayload,
    description:
      "Shows a new key for the administrator's own authenticator app, a first one or another; the one in use stays until `confirmSecondFactor`.",
    authScopes: { admin: true, enrolling: true },
    errors: { types: [NotSignedInError, NotAllowedError] },
    resolve: async (_root, _args, context) => {
      const { id, username } = anyAdministratorOf(context)
      const secret = newKey()
      const { count } = await context.db.adminUser.updateMany({ where: { id }, data: { secondFactorPending: secret } })
      if (count === 0) throw new NotSignedInError()
      return { secret, uri: uriOf(secret, username) }
    },
  }),
)
