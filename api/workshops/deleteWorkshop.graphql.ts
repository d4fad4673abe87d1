import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { deleteWorkshop } from './deleteWorkshop.ts'
import { WorkshopInUseError } from './workshopErrors.ts'

const DeleteWorkshopInput = builder.inputType('DeleteWorkshopInput', {
  description: 'A workshop that goes.',
  fields: (t) => ({ id: t.int({ description: 'Numeric id of the workshop.' }) }),
})

const DeleteWorkshopPayload = builder.objectRef<{ message: string }>('DeleteWorkshopPayload').implement({
  description: 'The workshop is gone.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'For the person.' }) }),
})

builder.mutationField('deleteWorkshop', (t) =>
  t.field({
    type: DeleteWorkshopPayload,
    authScopes: { admin: true },
    description: 'Removes a workshop that nobody has registered, paid or waits for. Administrators only.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, WorkshopInUseError] },
    args: { input: t.arg({ type: DeleteWorkshopInput, description: 'Which workshop.' }) },
    resolve: async (_root, { input }, context) => {
      await deleteWorkshop(context, administratorOf(context), nodeId(input.id))
      return { message: 'Workshop deleted successfully' }
    },
  }),
)
