import { builder } from '../graphql/builder.ts'
import { mailedTokenSchema } from '../rules/inputs/mailedToken.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { ConfirmationExpiredError, InvalidConfirmationError } from './accountErrors.ts'
import { UserType } from './accounts.graphql.ts'
import { countVisitorChange } from './attempts.ts'
import { confirmEmail, type Confirmed } from './confirmEmail.ts'
import { loadViewer } from './viewer.ts'
import { ViewerType } from './viewer.graphql.ts'

const ConfirmEmailInput = builder
  .inputType('ConfirmEmailInput', {
    description: 'A link that was sent by email.',
    fields: (t) => ({ token: t.string({ description: 'The token in the link.' }) }),
  })
  .validate(mailedTokenSchema)

const ConfirmEmailPayload = builder.objectRef<Confirmed>('ConfirmEmailPayload').implement({
  description: 'The address is confirmed.',
  fields: (t) => ({
    userType: t.expose('type', { type: UserType, description: 'The kind of account whose address it is.' }),
    alreadyConfirmed: t.exposeBoolean('already', {
      description: 'True when it was already confirmed: nothing changed.',
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
})

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailPayload,
    description: 'Confirms the address that a link was mailed to. Whoever opens the link may, signed in or not.',
    authScopes: { public: true },
    errors: { types: [ValidationError, InvalidConfirmationError, ConfirmationExpiredError] },
    args: { input: t.arg({ type: ConfirmEmailInput, description: 'The mailed link.' }) },
    resolve: async (_root, { input }, context) => {
      await countVisitorChange(context)
      return await confirmEmail(context, input.token)
    },
  }),
)
