import { builder } from '../../graphql/builder.ts'
import { errorType } from '../../graphql/errors.ts'
import { visibleWorkshops } from '../visibleWorkshops.ts'
import { WorkshopType } from '../workshop.graphql.ts'
import { WorkshopConflictError } from './workshopErrors.ts'

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
