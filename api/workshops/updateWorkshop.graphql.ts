import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { workshopUpdateSchema } from '../rules/workshops/workshopInput.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { organiserOf } from './organisers.ts'
import { updateWorkshop } from './updateWorkshop.ts'
import { WorkshopConflictError } from './workshopErrors.ts'
import { workshopFields } from './workshopFields.graphql.ts'
import { workshopPayload } from './workshopPayload.graphql.ts'

const UpdateWorkshopInput = builder
  .inputType('UpdateWorkshopInput', {
    description: 'What is saved of a workshop. What is left out stays.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id.' }),
      version: t.int({
        required: false,
        description:
          'The version that the form was filled from. When it was saved elsewhere since, nothing is changed and the answer says so; without it the last save wins.',
      }),
      ...workshopFields(t, false),
      maxParticipants: t.float({ required: false, description: 'Seats, 1 to 500; never fewer than are taken.' }),
    }),
  })
  .validate(workshopUpdateSchema)

const UpdateWorkshopPayload = workshopPayload('UpdateWorkshopPayload', 'The workshop is saved.')

builder.mutationField('updateWorkshop', (t) =>
  t.field({
    type: UpdateWorkshopPayload,
    authScopes: { mentor: true, admin: true },
    description:
      'Saves a workshop: its mentor while it waits for approval or was rejected, and then it waits again; administrators unless it is cancelled. Registered people are told of another date or time.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, WorkshopConflictError] },
    args: { input: t.arg({ type: UpdateWorkshopInput, description: 'What to save.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await updateWorkshop(context, organiserOf(context), { ...input, id })
      return { workshopId: id }
    },
  }),
)
