import { builder } from '../../graphql/builder.ts'
import { errorType } from '../../graphql/errors.ts'
import { visibleWorkshops } from '../visibleWorkshops.ts'
import { WorkshopType } from '../workshop.graphql.ts'
import { CancelRefundsType } from './cancelRefunds.graphql.ts'
import { WorkshopConflictError, WorkshopInUseError } from './workshopErrors.ts'

errorType(
  WorkshopConflictError,
  'WorkshopConflictError',
  'The workshop was changed meanwhile, or its state does not allow it; it stays as it is.',
  (t) => ({
    workshop: t.prismaField({
      type: WorkshopType,
      description: 'The workshop as it is now.',
      resolve: (query, { workshopId }, _args, context) =>
        context.db.workshop.findFirstOrThrow({ ...query, where: { id: workshopId, AND: [visibleWorkshops(context)] } }),
    }),
  }),
)

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
  }),
)
