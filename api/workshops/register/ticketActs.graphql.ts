/** What the holder of a ticket does with it: its code is all it takes. */
import { mailPromise } from '../../mail/outbox.ts'
import { randomUUID } from 'node:crypto'
import { byPlace, byPlaceFor, countVisitorChange, takeEach } from '../../accounts/bounds.ts'
import type { App } from '../../app.ts'
import { cancelRegistrationSchema, ticketSchema, resendTicketSchema } from '../../rules/workshops/registrationInput.ts'
import { RefundChangedError } from '../../bookings/bookingErrors.graphql.ts'
import { mutation, type Payload } from '../../graphql/mutation.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { cancelWorkshopRegistration } from './cancelRegistration.ts'
import { confirmWorkshopRegistration } from './register.ts'
import {
  AlreadyRegisteredError,
  RegistrationNotOpenError,
  RegistrationsClosedError,
  WorkshopFullError,
} from './registrationErrors.ts'
import { WorkshopTicketType } from './ticket.graphql.ts'

const payload = (description: string): Payload<{ code: string }> => ({
  description,
  fields: (t) => ({
    ticket: t.prismaField({
      type: WorkshopTicketType,
      description: 'The ticket as it is now.',
      resolve: (query, { code }, _args, { db }) =>
        db.workshopRegistration.findUniqueOrThrow({ ...query, where: { code } }),
    }),
  }),
})

const CODE = 'Code of the ticket, as mailed to its holder.'

mutation('confirmWorkshopRegistration', {
  description: 'Takes the seat of a free registration, after the mail to its address.',
  authScopes: { public: true },
  errors: [
    ValidationError,
    NotFoundError,
    RegistrationNotOpenError,
    RegistrationsClosedError,
    WorkshopFullError,
    AlreadyRegisteredError,
    RateLimitedError,
  ],
  input: {
    description: 'Which free registration is confirmed.',
    argument: 'The ticket.',
    fields: (t) => ({ code: t.string({ description: CODE }) }),
    schema: ticketSchema,
  },
  resolve: async (context, input) => {
    await countVisitorChange(context)
    const menteeId = context.member?.type === 'mentee' ? context.member.id : null
    await confirmWorkshopRegistration(context, { ...input, menteeId })
    return input
  },
  payload: payload('The seat is taken, by this call or before it.'),
})

mutation('cancelWorkshopRegistration', {
  description: 'Cancels a registration; what goes back is `refundNow`. Harmless when it is cancelled already.',
  authScopes: { public: true },
  errors: [ValidationError, NotFoundError, RegistrationNotOpenError, RefundChangedError, RateLimitedError],
  input: {
    description: 'Which registration is cancelled, and the refund that its holder was shown.',
    argument: 'The ticket.',
    fields: (t) => ({
      code: t.string({ description: CODE }),
      expectedRefund: t.field({
        type: 'Paise',
        description: '`refundNow` as it was shown: nothing is cancelled if another sum would go back.',
      }),
    }),
    schema: cancelRegistrationSchema,
  },
  resolve: async (context, input) => {
    await countVisitorChange(context)
    const by = context.member ? (`${context.member.type}:${context.member.id}` as const) : 'visitor'
    await cancelWorkshopRegistration(context, input, by)
    return input
  },
  payload: payload('The registration is cancelled, now or before.'),
})

/** From one network: a campus may share one. */
const NETWORK_LIMIT = { max: 120, windowSeconds: 3_600 }
/** For one email address from one network, so that nobody elsewhere uses up what its holder needs. */
const MAILBOX_LIMIT = { max: 3, windowSeconds: 3_600 }

const TICKET_ON_ITS_WAY = 'If this address is registered for the workshop, its ticket is on its way.'

mutation('resendWorkshopTicket', {
  description:
    'Mails a ticket again to the address that is registered; 3 times an hour an address and network, 6 mails a day, at most.',
  authScopes: { public: true },
  errors: [ValidationError, RateLimitedError],
  input: {
    description: 'Whose ticket for which workshop.',
    argument: 'The address and the workshop.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of the workshop.' }),
      email: t.string({ description: 'The address that was registered, in any case.' }),
    }),
    schema: resendTicketSchema,
  },
  resolve: async (context, input) => {
    await resendWorkshopTicket(context, input, context.exchange)
    return { message: mailPromise(context.config, TICKET_ON_ITS_WAY) }
  },
  payload: {
    description: 'The request was accepted. The answer is the same whether or not the address is registered.',
    fields: (t) => ({ message: t.exposeString('message', { description: 'For the person, in plain English.' }) }),
  },
})

/** Asks for the ticket of an address, which a job looks up, so that all answers are alike. Throws RateLimitedError. */
export async function resendWorkshopTicket(
  app: Pick<App, 'db' | 'limiter'>,
  { workshopId, email }: { workshopId: number; email: string },
  { ip }: { ip: string },
): Promise<void> {
  await takeEach(app, [
    ...byPlaceFor('ticket-again', email, ip, MAILBOX_LIMIT),
    ...byPlace('ticket-again', ip, NETWORK_LIMIT),
  ])
  await addJob(app.db, 'resendTicket', { requestId: randomUUID(), workshopId, email })
}
