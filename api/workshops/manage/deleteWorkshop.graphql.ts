import { deleteWorkshopSchema } from '../../rules/inputs/adminActs.ts'
import { builder } from '../../graphql/builder.ts'
import { CHANGE_ERRORS, errorType } from '../../graphql/errors.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { CancelRefundsType } from './cancelWorkshop.graphql.ts'
import { deleteWorkshop, WorkshopInUseError } from './deleteWorkshop.ts'
import { WorkshopConflictError } from './organisers.ts'

const WorkshopConstraint = builder.objectRef<{ message: string }>('WorkshopConstraint').implement({
  description: 'One reason why a workshop cannot be deleted.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence.' }) }),
})

errorType(
  WorkshopInUseError,
  'WorkshopInUseError',
  'The workshop cannot be deleted: people, money or a queue depend on it. Nothing was changed.',
  (t) => ({
    constraints: t.expose('constraints', {
      type: [WorkshopConstraint],
      cost: { items: 3 },
      description: 'Every reason, one entry each.',
    }),
    suggestion: t.exposeString('suggestion', { description: 'What helps.' }),
    cancelRefunds: t.expose('cancelRefunds', {
      type: CancelRefundsType,
      description: 'What cancelling it gives back.',
    }),
    registeredCount: t.exposeInt('registeredCount', { description: 'People who are registered.' }),
  }),
)

const DeleteWorkshopInput = builder
  .inputType('DeleteWorkshopInput', {
    description: 'A workshop that goes.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      refundAll: t.boolean({
        required: false,
        description:
          'Whether one that people have registered, paid or wait for is cancelled with all refunds, and goes once nothing depends on it. Needs a reason.',
      }),
      expectedRefund: t.field({
        type: 'Paise',
        required: false,
        description:
          '`cancelRefunds.amount` as it was shown: nothing is done when it is another sum now, or when somebody else cancelled the workshop before.',
      }),
      reason: t.string({
        required: false,
        description: 'For the people who are registered, 5 to 500 characters; with `refundAll`.',
      }),
    }),
  })
  .validate(deleteWorkshopSchema)

const DeleteWorkshopPayload = builder
  .objectRef<{ message: string; isDeleted: boolean }>('DeleteWorkshopPayload')
  .implement({
    description: 'The workshop is gone, or cancelled and goes later; the message says which.',
    fields: (t) => ({
      message: t.exposeString('message', { description: 'For the person.' }),
      isDeleted: t.exposeBoolean('isDeleted', { description: 'Whether it is gone by now.' }),
    }),
  })

const DONE = {
  deleted: 'Workshop deleted successfully',
  cancelled:
    'The workshop is cancelled, and we let everyone know. It is deleted in a week, once nothing depends on it.',
  kept: 'The workshop is cancelled, and everyone gets their money back. It stays in the table as cancelled, because its payments refer to it.',
}

builder.mutationField('deleteWorkshop', (t) =>
  t.field({
    type: DeleteWorkshopPayload,
    authScopes: { admin: true },
    description:
      'Removes a workshop that nobody has registered, paid or waits for; with `refundAll` others are cancelled first. Administrators only.',
    errors: { types: [...CHANGE_ERRORS, WorkshopConflictError, WorkshopInUseError] },
    args: { input: t.arg({ type: DeleteWorkshopInput, description: 'Which workshop.' }) },
    resolve: async (_root, { input }, context) => {
      const wish = { ...input, id: nodeId(input.id) }
      const outcome = await deleteWorkshop(context, administratorOf(context), wish)
      return { message: DONE[outcome], isDeleted: outcome === 'deleted' }
    },
  }),
)
