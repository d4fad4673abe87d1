/** What is done by the code of an entry: confirming the address, and leaving. */
import { countVisitorChange } from '../accounts/bounds.ts'
import { builder } from '../graphql/builder.ts'
import { mailedCodeSchema } from '../rules/inputs/waitingList.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { RegistrationsClosedError } from './registrationErrors.ts'
import { confirmWaitingListEntry, leaveWaitingList } from './waitingList.ts'
import { WaitingListEntryType } from './waitingListEntry.graphql.ts'

const codeInput = (name: string) =>
  builder
    .inputType(name, {
      description: 'Which entry.',
      fields: (t) => ({ code: t.string({ description: 'As in its address.' }) }),
    })
    .validate(mailedCodeSchema)

const entryPayload = (name: string, description: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      entry: t.prismaField({
        type: WaitingListEntryType,
        description: 'The entry as it is now.',
        resolve: (query, { id }, _args, { db }) => db.waitingListEntry.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

const ConfirmWaitingListEntryInput = codeInput('ConfirmWaitingListEntryInput')
const ConfirmWaitingListEntryPayload = entryPayload('ConfirmWaitingListEntryPayload', 'The address is confirmed.')

builder.mutationField('confirmWaitingListEntry', (t) =>
  t.field({
    type: ConfirmWaitingListEntryPayload,
    authScopes: { public: true },
    description: 'Confirms the address of an entry, which queues from then on; repeating it changes nothing.',
    errors: { types: [ValidationError, NotFoundError, RegistrationsClosedError, RateLimitedError] },
    args: { input: t.arg({ type: ConfirmWaitingListEntryInput, description: 'The code.' }) },
    resolve: async (_root, { input }, context) => {
      await countVisitorChange(context)
      return { id: await confirmWaitingListEntry(context, input.code) }
    },
  }),
)

const LeaveWaitingListInput = codeInput('LeaveWaitingListInput')
const LeaveWaitingListPayload = entryPayload('LeaveWaitingListPayload', 'They wait no more.')

builder.mutationField('leaveWaitingList', (t) =>
  t.field({
    type: LeaveWaitingListPayload,
    authScopes: { public: true },
    description:
      'Leaves the queue, or declines the offered seat, which goes to the next; repeating it changes nothing.',
    errors: { types: [ValidationError, NotFoundError, RateLimitedError] },
    args: { input: t.arg({ type: LeaveWaitingListInput, description: 'The code.' }) },
    resolve: async (_root, { input }, context) => {
      await countVisitorChange(context)
      return { id: await leaveWaitingList(context, input.code) }
    },
  }),
)
