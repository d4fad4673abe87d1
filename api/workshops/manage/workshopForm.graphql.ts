import { viewerOf, ViewerType } from '../../accounts/viewer.graphql.ts'
import { builder } from '../../graphql/builder.ts'
import { WorkshopType } from '../workshop.graphql.ts'

/** What a mutation of one workshop answers: the workshop, and the member with theirs. */
export const workshopPayload = (name: string, description: string) =>
  builder.objectRef<{ workshopId: number }>(name).implement({
    description,
    fields: (t) => ({
      workshop: t.prismaField({
        type: WorkshopType,
        description: 'The workshop as it is now.',
        resolve: (query, { workshopId }, _args, { db }) =>
          db.workshop.findUniqueOrThrow({ ...query, where: { id: workshopId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: 'The mentor, with their workshops; null for an administrator.',
        resolve: (_payload, _args, context) => (context.member ? viewerOf(context) : null),
      }),
    }),
  })
