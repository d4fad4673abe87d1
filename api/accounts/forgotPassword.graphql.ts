import { builder } from '../graphql/builder.ts'
import { forgotPasswordSchema } from '../rules/inputs/passwordReset.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { forgotPassword } from './forgotPassword.ts'

const MESSAGE = 'If this email address is registered, a link to a new password is on its way. It works for 1 hour.'

const ForgotPasswordInput = builder
  .inputType('ForgotPasswordInput', {
    description: 'Whose password is forgotten.',
    fields: (t) => ({ email: t.string({ description: 'In any case.' }) }),
  })
  .validate(forgotPasswordSchema)

const ForgotPasswordPayload = builder.objectRef<{ message: string }>('ForgotPasswordPayload').implement({
  description: 'Asked for. The same whether or not somebody is registered there.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'For the person, in plain English.' }) }),
})

builder.mutationField('forgotPassword', (t) =>
  t.field({
    type: ForgotPasswordPayload,
    description: 'Mails a link to a new password for each account at the address. Links sent before are void.',
    authScopes: { public: true },
    errors: { types: [ValidationError, RateLimitedError] },
    args: { input: t.arg({ type: ForgotPasswordInput, description: 'The address.' }) },
    resolve: async (_root, { input }, context) => {
      await forgotPassword(context, { email: input.email, ip: context.exchange.ip })
      return { message: MESSAGE }
    },
  }),
)
