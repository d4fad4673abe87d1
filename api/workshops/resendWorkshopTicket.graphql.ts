import { builder } from '../graphql/builder.ts'
import { resendTicketSchema } from '../rules/inputs/workshopRegistration.ts'
import { mailPromise } from '../mail/outbox.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { resendWorkshopTicket } from './resendTicket.ts'

const MESSAGE = 'If this address is registered for the workshop, its ticket is on its way.'

const ResendWorkshopTicketInput = builder
  .inputType('ResendWorkshopTicketInput', {
    description: 'Whose ticket for which workshop.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of the workshop.' }),
      email: t.string({ description: 'The address that was registered, in any case.' }),
    }),
  })
  .validate(resendTicketSchema)

const ResendWorkshopTicketPayload = builder.objectRef<{ message: string }>('ResendWorkshopTicketPayload').implement({
  description: 'The request was accepted. The answer is the same whether or not the address is registered.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'For the person, in plain English.' }) }),
})

builder.mutationField('resendWorkshopTicket', (t) =>
  t.field({
    type: ResendWorkshopTicketPayload,
    description:
      'Mails a ticket again to the address that is registered; 3 times an hour an address and network, 6 mails a day, at most.',
    authScopes: { public: true },
    errors: { types: [ValidationError, RateLimitedError] },
    args: { input: t.arg({ type: ResendWorkshopTicketInput, description: 'The address and the workshop.' }) },
    resolve: async (_root, { input }, context) => {
      await resendWorkshopTicket(context, input, context.exchange)
      return { message: mailPromise(context.config, MESSAGE) }
    },
  }),
)
