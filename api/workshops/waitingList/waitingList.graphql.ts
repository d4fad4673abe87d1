import { countVisitorChange } from '../../accounts/bounds.ts'
import { ViewerType } from '../../accounts/viewer.graphql.ts'
import { joinWaitingListSchema, mailedCodeSchema } from '../../rules/workshops/attendanceInput.ts'
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { mutation } from '../../graphql/mutation.ts'
import type { Context } from '../../graphql/context.ts'
import { NO_ID } from '../../graphql/nodeId.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { errorType } from '../../graphql/errors.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { AlreadyRegisteredError, RegistrationsClosedError } from '../register/registrationErrors.ts'
import { readCode } from '../seats.ts'
import { WorkshopType } from '../workshop.graphql.ts'
import { confirmWaitingListEntry, joinWaitingList, leaveWaitingList, SeatsLeftError } from './waitingList.ts'

const WaitingListStateType = enumOf('WaitingListState', 'Where an entry in a waiting list stands.', {
  unconfirmed: 'Queues once its mailed link is clicked.',
  waiting: 'In the queue.',
  offered: 'A seat is reserved for it until `offerExpiresAt`.',
  registering: 'Its seat is being paid for.',
  registered: 'The address is registered.',
  declined: 'The offered seat was declined.',
  expired: 'The offer ran out, registration closed or the workshop was cancelled.',
  left: 'Taken back by its holder.',
})

const WaitingListEntryType = builder.prismaObject('WaitingListEntry', {
  description: 'A place on the waiting list of a workshop, for anyone who has its code.',
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

builder.prismaObjectFields(WorkshopType, (t) => ({
  viewerWaitingEntry: t.field({
    type: WaitingListEntryType,
    nullable: true,
    reads: 'nothing',
    description:
      "The mentee's own place in the queue or offered seat, if they joined with their confirmed email address; null otherwise.",
    select: (_args, { member }, nested) => ({
      waitingList: nested({
        where: {
          menteeId: member?.type === 'mentee' ? member.id : NO_ID,
          state: { in: ['waiting', 'offered', 'registering'] },
        },
        orderBy: { id: 'desc' },
        take: 1,
      }),
    }),
    resolve: ({ waitingList }) => waitingList[0] ?? null,
  }),
}))

/** A mentee who is offered more of them at once finds them by their mails. */
const OFFERS = 10

builder.objectField(ViewerType, 'seatOffers', (t) =>
  t.prismaField({
    type: [WaitingListEntryType],
    cost: { items: OFFERS },
    description:
      'Seats that are reserved for the mentee from waiting lists that they joined with their confirmed email address, the first to expire first. Empty for other kinds of account.',
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      db.waitingListEntry.findMany({
        ...query,
        where: {
          menteeId: member?.type === 'mentee' ? member.id : NO_ID,
          OR: [{ state: 'offered', offerExpiresAt: { gt: clock.now() } }, { state: 'registering' }],
        },
        orderBy: [{ offerExpiresAt: 'asc' }, { id: 'asc' }],
        take: OFFERS,
      }),
  }),
)

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

errorType(SeatsLeftError, 'Nobody has to wait: there are seats.')

mutation('joinWaitingList', {
  description: 'Queues an address for a seat in a full workshop: after the link that it is mailed, unless it is known.',
  authScopes: { public: true },
  errors: [
    ValidationError,
    NotFoundError,
    RegistrationsClosedError,
    AlreadyRegisteredError,
    SeatsLeftError,
    RateLimitedError,
  ],
  input: {
    description: 'Who waits for a seat.',
    argument: 'The address and the workshop.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of a full workshop.' }),
      email: t.string({ description: 'Where to tell them of a seat.' }),
    }),
    schema: joinWaitingListSchema,
  },
  resolve: async (context, input) => ({
    state: await joinWaitingList(context, context, input, context.exchange),
    workshopId: input.workshopId,
  }),
  payload: {
    description: 'They wait, now or before.',
    fields: (t) => ({
      state: t.expose('state', {
        type: WaitingListStateType,
        description:
          'WAITING for a mentee whose confirmed address it is; UNCONFIRMED for all others, whatever was before.',
      }),
      workshop: rowNow(t, 'Workshop', 'workshopId', 'What they wait for.'),
    }),
  },
})

interface EntryAct {
  done: string
  description: string
  refusals: (typeof ValidationError | typeof NotFoundError | typeof RegistrationsClosedError)[]
  act(app: Context, code: string): Promise<number>
}

function entryAct(name: string, { done, description, refusals, act }: EntryAct): void {
  mutation(name, {
    description,
    authScopes: { public: true },
    errors: [...refusals, RateLimitedError],
    input: {
      description: 'Which entry.',
      argument: 'The code.',
      fields: (t) => ({ code: t.string({ description: 'As in its address.' }) }),
      schema: mailedCodeSchema,
    },
    async resolve(context, { code }) {
      await countVisitorChange(context)
      return { id: await act(context, code) }
    },
    payload: {
      description: done,
      fields: (t) => ({ entry: rowNow(t, 'WaitingListEntry', 'id', 'The entry as it is now.') }),
    },
  })
}

entryAct('confirmWaitingListEntry', {
  done: 'The address is confirmed.',
  description: 'Confirms the address of an entry, which queues from then on; repeating it changes nothing.',
  refusals: [ValidationError, NotFoundError, RegistrationsClosedError],
  act: confirmWaitingListEntry,
})
entryAct('leaveWaitingList', {
  done: 'They wait no more.',
  description: 'Leaves the queue, or declines the offered seat, which goes to the next; repeating it changes nothing.',
  refusals: [ValidationError, NotFoundError],
  act: leaveWaitingList,
})
