import { builder } from '../graphql/builder.ts'
import { ErrorInterface } from '../graphql/errors.ts'
import { accountClosingSchema } from '../rules/inputs/accountSecurity.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { AccountInUseError } from './accountErrors.ts'
import { closeAccount } from './closeAccount.ts'

const AccountConstraint = builder.objectRef<{ message: string }>('AccountConstraint').implement({
  description: 'One reason why an account cannot go yet.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence, with dates in IST and amounts in rupees.' }),
  }),
})

builder.objectType(AccountInUseError, {
  name: 'AccountInUseError',
  description: 'The account cannot go yet: sessions, money or registrations are open. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    constraints: t.expose('constraints', { type: [AccountConstraint], description: 'Every reason, one entry each.' }),
    suggestion: t.exposeString('suggestion', { description: 'What helps.' }),
  }),
})

const CloseAccountInput = builder
  .inputType('CloseAccountInput', {
    description: 'The two things that show that it is meant.',
    fields: (t) => ({
      confirmation: t.string({ description: 'The words `close my account`, in whatever case.' }),
      password: t.string({ description: 'Of the account. Wrong ones count like failed sign-ins.' }),
    }),
  })
  .validate(accountClosingSchema)

const CloseAccountPayload = builder.objectRef<{ ok: boolean }>('CloseAccountPayload').implement({
  description: 'The account is closed; the answer clears the session cookie.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
})

builder.mutationField('closeAccount', (t) =>
  t.field({
    type: CloseAccountPayload,
    description:
      'Closes one’s own account for good: the person and what is theirs is removed, records of money stay without them.',
    authScopes: { member: true },
    errors: {
      types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, RateLimitedError, AccountInUseError],
    },
    args: { input: t.arg({ type: CloseAccountInput, description: 'Words and password.' }) },
    resolve: async (_root, { input }, context) => {
      const { member, exchange } = context
      if (!member) throw new NotSignedInError()
      await closeAccount(context, member, { password: input.password, ip: exchange.ip })
      exchange.clearSession()
      context.member = null
      return { ok: true }
    },
  }),
)
