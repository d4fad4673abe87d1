import { builder } from '../graphql/builder.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError } from '../rules/userErrors.ts'
import { resendConfirmation } from './resendConfirmation.ts'
import { viewerOf, ViewerType } from './viewer.graphql.ts'
import type { Viewer } from './viewer.ts'

const ResendConfirmationPayload = builder.objectRef<{ viewer: Viewer }>('ResendConfirmationPayload').implement({
  description: 'The link is on its way; nothing was sent when the address is confirmed already.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerType, description: 'The account, as it is now.' }),
  }),
})

builder.mutationField('resendConfirmation', (t) =>
  t.field({
    type: ResendConfirmationPayload,
    description: 'Mails oneself a new link that confirms the address; at most 3 an hour. Older links keep working.',
    authScopes: { member: true },
    errors: { types: [NotSignedInError, NotAllowedError, RateLimitedError] },
    resolve: async (_root, _args, context) => {
      if (!context.member) throw new NotSignedInError()
      await resendConfirmation(context, context.member)
      return { viewer: await viewerOf(context) }
    },
  }),
)
