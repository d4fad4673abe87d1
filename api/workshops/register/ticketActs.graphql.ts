/** What the holder of a ticket does with it: its code is all it takes. */
import { countVisitorChange } from '../../accounts/bounds.ts'
import { cancelRegistrationSchema, ticketSchema } from '../../rules/workshops/registrationInput.ts'
import { RefundChangedError } from '../../bookings/bookingErrors.ts'
import { builder } from '../../graphql/builder.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { cancelWorkshopRegistration } from './cancelRegistration.ts'
import { confirmWorkshopRegistration } from './register.ts'
import { AlreadyRegisteredError, RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError } from './registrationErrors.ts'
import { WorkshopTicketType } from './ticket.graphql.ts'

interface Changed {
  code: string
}

const payload = (name: string, description: string) =>
  builder.objectRef<Changed>(name).implement({
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

const ConfirmWorkshopRegistrationInput = builder
  .inputType('ConfirmWorkshopRegistrationInput', {
    description: 'Which free registration is confirmed.',
    fields: (t) => ({ code: t.string({ description: CODE }) }),
  })
  .validate(ticketSchema)

const CancelWorkshopRegistrationInput = builder
  .inputType('CancelWorkshopRegistrationInput', {
    description: 'Which registration is cancelled, and the refund that its holder was shown.',
    fields: (t) => ({
      code: t.string({ description: CODE }),
      expectedRefund: t.field({
        type: 'Paise',
        description: '`refundNow` as it was shown: nothing is cancelled if another sum would go back.',
      }),
    }),
  })
  .validate(cancelRegistrationSchema)

builder.mutationField('confirmWorkshopRegistration', (t) =>
  t.field({
    type: payload('ConfirmWorkshopRegistrationPayload', 'The seat is taken, by this call or before it.'),
    authScopes: { public: true },
    description: 'Takes the seat of a free registration, after the mail to its address.',
    errors: {
      types: [
        ValidationError,
        NotFoundError,
        RegistrationNotOpenError,
        RegistrationsClosedError,
        WorkshopFullError,
        AlreadyRegisteredError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: ConfirmWorkshopRegistrationInput, description: 'The ticket.' }) },
    resolve: async (_root, { input }, context) => {
      await countVisitorChange(context)
      const menteeId = context.member?.type === 'mentee' ? context.member.id : null
      await confirmWorkshopRegistration(context, { ...input, menteeId })
      return input
    },
  }),
)

builder.mutationField('cancelWorkshopRegistration', (t) =>
  t.field({
    type: payload('CancelWorkshopRegistrationPayload', 'The registration is cancelled, now or before.'),
    authScopes: { public: true },
    description: 'Cancels a registration; what goes back is `refundNow`. Harmless when it is cancelled already.',
    errors: {
      types: [ValidationError, NotFoundError, RegistrationNotOpenError, RefundChangedError, RateLimitedError],
    },
    args: { input: t.arg({ type: CancelWorkshopRegistrationInput, description: 'The ticket.' }) },
    resolve: async (_root, { input }, context) => {
      await countVisitorChange(context)
      const by = context.member ? (`${context.member.type}:${context.member.id}` as const) : 'visitor'
      await cancelWorkshopRegistration(context, input, by)
      return input
    },
  }),
)
