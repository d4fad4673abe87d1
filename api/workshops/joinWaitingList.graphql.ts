import { builder } from '../graphql/builder.ts'
import { errorType } from '../graphql/errors.ts'
import { joinWaitingListSchema } from '../rules/workshops/attendanceInput.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AlreadyRegisteredError, RegistrationsClosedError } from './registrationErrors.ts'
import { joinWaitingList } from './waitingList.ts'
import { WaitingListStateType } from './waitingListEntry.graphql.ts'
import { SeatsLeftError } from './waitingListErrors.ts'
import { WorkshopType } from './workshop.graphql.ts'

errorType(SeatsLeftError, 'SeatsLeftError', 'Nobody has to wait: there are seats.')

const JoinWaitingListInput = builder
  .inputType('JoinWaitingListInput', {
    description: 'Who waits for a seat.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of a full workshop.' }),
      email: t.string({ description: 'Where to tell them of a seat.' }),
    }),
  })
  .validate(joinWaitingListSchema)

const JoinWaitingListPayload = builder
  .objectRef<{ state: 'waiting' | 'unconfirmed'; workshopId: number }>('JoinWaitingListPayload')
  .implement({
    description: 'They wait, now or before.',
    fields: (t) => ({
      state: t.expose('state', {
        type: WaitingListStateType,
        description:
          'WAITING for a mentee whose confirmed address it is; UNCONFIRMED for all others, whatever was before.',
      }),
      workshop: t.prismaField({
        type: WorkshopType,
        description: 'What they wait for.',
        resolve: (query, { workshopId }, _args, { db }) =>
          db.workshop.findUniqueOrThrow({ ...query, where: { id: workshopId } }),
      }),
    }),
  })

builder.mutationField('joinWaitingList', (t) =>
  t.field({
    type: JoinWaitingListPayload,
    authScopes: { public: true },
    description:
      'Queues an address for a seat in a full workshop: after the link that it is mailed, unless it is known.',
    errors: {
      types: [
        ValidationError,
        NotFoundError,
        RegistrationsClosedError,
        AlreadyRegisteredError,
        SeatsLeftError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: JoinWaitingListInput, description: 'The address and the workshop.' }) },
    resolve: async (_root, { input }, context) => ({
      state: await joinWaitingList(context, context, input, context.exchange),
      workshopId: input.workshopId,
    }),
  }),
)
