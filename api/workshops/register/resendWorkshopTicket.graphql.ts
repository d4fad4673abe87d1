import { mailPromise } from '../../mail/outbox.ts'
import { resendTicketSchema } from '../../rules/workshops/registrationInput.ts'
import { randomUUID } from 'node:crypto'
import { byPlace, byPlaceFor, takeEach } from '../../accounts/bounds.ts'
import type { App } from '../../app.ts'
import { builder } from '../../graphql/builder.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { RateLimitedError, ValidationError } from '../../rules/userErrors.ts'

/** A campus may share one address. */
const ADDRESS_LIMIT = { max: 120, windowSeconds: 3_600 }
/** From one network: nobody elsewhere uses up what the holder of the address needs. */
const MAILBOX_LIMIT = { max: 3, windowSeconds: 3_600 }

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

/**
 * Asks for the ticket of an address. A job looks up whether the address has a seat, so that the answer and the time it takes
 * are the same for everybody. Throws RateLimitedError.
 */
export async function resendWorkshopTicket(
  app: Pick<App, 'db' | 'limiter'>,
  { workshopId, email }: { workshopId: number; email: string },
  { ip }: { ip: string },
): Promise<void> {
  await takeEach(app, [
    ...byPlaceFor('ticket-again', email, ip, MAILBOX_LIMIT),
    ...byPlace('ticket-again', ip, ADDRESS_LIMIT),
  ])
  await addJob(app.db, 'resendTicket', { requestId: randomUUID(), workshopId, email })
}
