import { cancelWorkshopSchema } from '../../rules/workshops/workshopInput.ts'
import { builder } from '../../graphql/builder.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { isOrganiser } from '../whichWorkshops.ts'
import { cancelRefunds, cancelWorkshop, type CancelRefunds } from './cancelWorkshop.ts'
import { organiserOf, WorkshopConflictError } from './organisers.ts'
import { workshopPayload } from './workshopForm.graphql.ts'

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
    errors: { types: [...CHANGE_ERRORS, WorkshopConflictError] },
    args: { input: t.arg({ type: CancelWorkshopInput, description: 'Workshop and reason.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await cancelWorkshop(context, organiserOf(context), { ...input, id })
      return { workshopId: id }
    },
  }),
)

/** As many registrations as a workshop usually has. */
const REGISTRATIONS = 20

export const CancelRefundsType = builder.objectRef<CancelRefunds>('CancelRefunds').implement({
  description: 'What cancelling a workshop gives back to those who are registered. For its mentor and administrators.',
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Paise',
      description: 'Of all of them together: what was paid, less what has gone back or is on its way.',
    }),
    count: t.exposeInt('count', { description: 'Registrations of which something goes back.' }),
  }),
})

builder.prismaObjectFields('Workshop', (t) => ({
  cancelRefunds: t.field({
    type: CancelRefundsType,
    nullable: true,
    description:
      'What `cancelWorkshop` gives back now, by the rule by which it does. For its mentor and administrators; null for everyone else.',
    cost: { work: REGISTRATIONS },
    select: { id: true, mentorId: true },
    resolve: ({ id, mentorId }, _args, context) =>
      isOrganiser(context, mentorId) ? cancelRefunds(context.db, id) : null,
  }),
}))
