import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { rejectWorkshopSchema } from '../rules/workshops/workshopInput.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { decideWorkshop } from './decideWorkshop.ts'
import { WorkshopConflictError } from './workshopErrors.ts'
import { workshopPayload } from './workshopPayload.graphql.ts'

const VERSION = 'The version that was looked at: another one is not decided on. Without it whatever is there now is.'
const ERRORS = { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, WorkshopConflictError] }

const ApproveWorkshopInput = builder.inputType('ApproveWorkshopInput', {
  description: 'A workshop that may become public.',
  fields: (t) => ({
    id: t.int({ description: 'Numeric id of the workshop.' }),
    version: t.int({ required: false, description: VERSION }),
  }),
})

const RejectWorkshopInput = builder
  .inputType('RejectWorkshopInput', {
    description: 'A workshop that is not accepted as it is.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      version: t.int({ required: false, description: VERSION }),
      reason: t.string({ required: false, description: 'For its mentor, at most 500 characters.' }),
    }),
  })
  .validate(rejectWorkshopSchema)

const ApproveWorkshopPayload = workshopPayload('ApproveWorkshopPayload', 'The workshop is public.')
const RejectWorkshopPayload = workshopPayload('RejectWorkshopPayload', 'The workshop is rejected.')

builder.mutationField('approveWorkshop', (t) =>
  t.field({
    type: ApproveWorkshopPayload,
    authScopes: { admin: true },
    description:
      'Makes a workshop public that waits for it and that people can still register for. Its mentor is told.',
    errors: ERRORS,
    args: { input: t.arg({ type: ApproveWorkshopInput, description: 'Which workshop.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await decideWorkshop(context, administratorOf(context), { ...input, id, decision: 'approved' })
      return { workshopId: id }
    },
  }),
)

builder.mutationField('rejectWorkshop', (t) =>
  t.field({
    type: RejectWorkshopPayload,
    authScopes: { admin: true },
    description: 'Rejects a workshop that waits for approval. Its mentor is told, and may change it and so ask again.',
    errors: ERRORS,
    args: { input: t.arg({ type: RejectWorkshopInput, description: 'Which workshop, and why.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await decideWorkshop(context, administratorOf(context), { ...input, id, decision: 'rejected' })
      return { workshopId: id }
    },
  }),
)
