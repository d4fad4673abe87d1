import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { cancelWorkshopSchema } from '../rules/workshops/workshopInput.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { cancelWorkshop } from './cancelWorkshop.ts'
import { organiserOf } from './organisers.ts'
import { WorkshopConflictError } from './workshopErrors.ts'
import { workshopPayload } from './workshopPayload.graphql.ts'

const CancelWorkshopInput = builder
  .inputType('CancelWorkshopInput', {
    description: 'A workshop that will not be held.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      reason: t.string({ description: 'For the registered people, at most 500 characters.' }),
    }),
  })
  .validate(cancelWorkshopSchema)

const CancelWorkshopPayload = workshopPayload('CancelWorkshopPayload', 'The workshop is cancelled.')

builder.mutationField('cancelWorkshop', (t) =>
  t.field({
    type: CancelWorkshopPayload,
    authScopes: { mentor: true, admin: true },
    description:
      'Calls a workshop off, for good: its mentor until it begins, once it is approved only as long as they are accepted, administrators at any time. Everybody who is registered is told and gets their money back.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, WorkshopConflictError] },
    args: { input: t.arg({ type: CancelWorkshopInput, description: 'Workshop and reason.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await cancelWorkshop(context, organiserOf(context), { ...input, id })
      return { workshopId: id }
    },
  }),
)
