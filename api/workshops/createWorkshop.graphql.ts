import { builder } from '../graphql/builder.ts'
import { workshopSchema } from '../rules/workshops/workshopInput.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { createWorkshop } from './createWorkshop.ts'
import { makerOf } from './organisers.ts'
import { workshopFields } from './workshopFields.graphql.ts'
import { workshopPayload } from './workshopPayload.graphql.ts'

const CreateWorkshopInput = builder
  .inputType('CreateWorkshopInput', {
    description: 'A new workshop.',
    fields: (t) => ({
      ...workshopFields(t, true),
      maxParticipants: t.float({ required: false, description: 'Seats, 1 to 500; 50 when omitted.' }),
      instructorName: t.string({
        required: false,
        description: 'For administrators, where no mentor is named; else the name of the mentor.',
      }),
    }),
  })
  .validate(workshopSchema)

const CreateWorkshopPayload = workshopPayload('CreateWorkshopPayload', 'The workshop is made.')

builder.mutationField('createWorkshop', (t) =>
  t.field({
    type: CreateWorkshopPayload,
    authScopes: { mentor: true, admin: true },
    description:
      "Makes a workshop. An accepted mentor's is theirs and waits for approval, whatever is given; an administrator's is as given.",
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: CreateWorkshopInput, description: 'The workshop.' }) },
    resolve: async (_root, { input }, context) => {
      const by = makerOf(context, Boolean(input.mentorId ?? input.instructorName))
      return { workshopId: await createWorkshop(context, by, input) }
    },
  }),
)
