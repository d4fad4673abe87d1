import { builder } from '../graphql/builder.ts'
import { errorType } from '../graphql/errors.ts'
import { workshopMessageSchema } from '../rules/workshops/workshopInput.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { organiserOf } from './organisers.ts'
import { MessageNotPossibleError, sendWorkshopMessage } from './sendWorkshopMessage.ts'
import { WorkshopType } from './workshop.graphql.ts'
import { WorkshopMessageType } from './workshopMessages.graphql.ts'

errorType(
  MessageNotPossibleError,
  'MessageNotPossibleError',
  'Three messages were sent, or nobody is registered; nothing was sent.',
)

const SendWorkshopMessageInput = builder
  .inputType('SendWorkshopMessageInput', {
    description: 'What to tell everybody who is registered.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of the workshop.' }),
      clientId: t.string({ description: 'UUID made by the client: the same one twice is one message.' }),
      message: t.string({ description: 'Plain text, 10 to 2,000 characters; trimmed.' }),
    }),
  })
  .validate(workshopMessageSchema)

const SendWorkshopMessagePayload = builder
  .objectRef<{ workshopId: number; id: number }>('SendWorkshopMessagePayload')
  .implement({
    description: 'It is on its way, now or before.',
    fields: (t) => ({
      workshop: t.prismaField({
        type: WorkshopType,
        description: 'What it is about.',
        resolve: (query, { workshopId }, _args, { db }) =>
          db.workshop.findUniqueOrThrow({ ...query, where: { id: workshopId } }),
      }),
      workshopMessage: t.prismaField({
        type: WorkshopMessageType,
        description: 'The message.',
        resolve: (query, { id }, _args, { db }) => db.workshopMessage.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

builder.mutationField('sendWorkshopMessage', (t) =>
  t.field({
    type: SendWorkshopMessagePayload,
    authScopes: { mentor: true, admin: true },
    description:
      'Its mentor or an administrator mails everybody who is registered now, at most three times a workshop.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, MessageNotPossibleError] },
    args: { input: t.arg({ type: SendWorkshopMessageInput, description: 'The message.' }) },
    resolve: async (_root, { input }, context) => ({
      workshopId: input.workshopId,
      id: await sendWorkshopMessage(context, organiserOf(context), input),
    }),
  }),
)
