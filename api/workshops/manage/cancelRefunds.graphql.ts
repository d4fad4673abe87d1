import { builder } from '../../graphql/builder.ts'
import { cancelRefunds, type CancelRefunds } from './cancelRefunds.ts'
import { isOrganiser } from '../visibleWorkshops.ts'

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
