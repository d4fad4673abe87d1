import { builder } from '../../graphql/builder.ts'
import { readCode } from '../codes.ts'

export const WaitingListStateType = builder.enumType('WaitingListState', {
  description: 'Where an entry in a waiting list stands.',
  values: {
    UNCONFIRMED: { value: 'unconfirmed', description: 'Queues once its mailed link is clicked.' },
    WAITING: { value: 'waiting', description: 'In the queue.' },
    OFFERED: { value: 'offered', description: 'A seat is reserved for it until `offerExpiresAt`.' },
    REGISTERING: { value: 'registering', description: 'Its seat is being paid for.' },
    REGISTERED: { value: 'registered', description: 'The address is registered.' },
    DECLINED: { value: 'declined', description: 'The offered seat was declined.' },
    EXPIRED: { value: 'expired', description: 'The offer ran out, registration closed or the workshop was cancelled.' },
    LEFT: { value: 'left', description: 'Taken back by its holder.' },
  } as const,
})

export const WaitingListEntryType = builder.prismaObject('WaitingListEntry', {
  description: 'Who waits for a seat in a workshop; for whoever has its code.',
  select: { id: true },
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Secret in its address.' }),
    email: t.exposeString('email', { description: 'Where it is told of a seat.' }),
    state: t.expose('state', { type: WaitingListStateType, description: 'Where it stands.' }),
    workshop: t.relation('workshop', { description: 'What it waits for, in whatever state that is.' }),
    position: t.int({
      nullable: true,
      description: 'Place in the queue, from 1; null unless it waits.',
      cost: { work: 1 },
      select: { id: true, workshopId: true, state: true, queuedAt: true },
      resolve: async ({ id, workshopId, state, queuedAt }, _args, { db }) => {
        if (state !== 'waiting' || !queuedAt) return null
        const before = { OR: [{ queuedAt: { lt: queuedAt } }, { queuedAt, id: { lt: id } }] }
        return (await db.waitingListEntry.count({ where: { workshopId, state: 'waiting', ...before } })) + 1
      },
    }),
    offerExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the seat is reserved; null unless one is offered.',
      select: { state: true, offerExpiresAt: true },
      resolve: ({ state, offerExpiresAt }) => (state === 'offered' || state === 'registering' ? offerExpiresAt : null),
    }),
  }),
})

builder.queryField('waitingListEntry', (t) =>
  t.prismaField({
    type: WaitingListEntryType,
    nullable: true,
    authScopes: { public: true },
    description: 'The entry with this code; null for any other.',
    args: { code: t.arg.string({ description: 'As in its address.' }) },
    resolve: (query, _root, { code }, { db }) =>
      db.waitingListEntry.findUnique({ ...query, where: { code: readCode(code) } }),
  }),
)
