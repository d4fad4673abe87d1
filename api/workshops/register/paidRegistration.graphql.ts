import { builder } from '../../graphql/builder.ts'
import { WorkshopRegistrationType } from './registration.graphql.ts'

builder.prismaObjectFields('Payment', (t) => ({
  registration: t.field({
    type: WorkshopRegistrationType,
    nullable: true,
    description: 'The seat in a workshop that it was for; null for other purchases.',
    select: (_args, _context, nested) => ({ order: { select: { registration: nested() } } }),
    resolve: ({ order }) => order.registration,
  }),
}))
