import { resolveCursorConnection } from '@pothos/plugin-relay'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { count, findMany } from '../reader/reader.ts'
import { builder } from '../graphql/builder.ts'
import { oncePerPageOfViewer } from '../graphql/context.ts'
import { LOOKUP } from '../graphql/declaredCosts.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { NotificationType, ownedBy } from './notification.graphql.ts'

builder.objectField(ViewerType, 'unreadNotifications', (t) =>
  t.int({
    description: 'Notifications not yet read.',
    cost: { work: LOOKUP },
    resolve: (owner, args, context, info) =>
      oncePerPageOfViewer(context, { args, info }, () =>
        count(context.db, 'notification', { ...ownedBy(owner), isRead: false }),
      ),
  }),
)

// Not a prismaConnection: that looks the cursor's row up, and a list must go on after its last row was deleted.
builder.objectField(ViewerType, 'notifications', (t) =>
  t.connection({
    type: NotificationType,
    description: "The member's notifications, newest first.",
    resolve: (owner, args, context, info) => {
      const { select } = queryFromInfo({ context, info, select: { id: true }, path: ['edges', 'node'] })
      return resolveCursorConnection<Promise<{ id: number }[]>>(
        { args, maxSize: 100, toCursor: ({ id }) => String(id) },
        async ({ before, after, limit, inverted }) =>
          await findMany(context.db, 'notification', {
            select: { ...select, id: true },
            where: {
              ...ownedBy(owner),
              id: { ...(after && { lt: nodeId(after) }), ...(before && { gt: nodeId(before) }) },
            },
            orderBy: { id: inverted ? 'asc' : 'desc' },
            take: limit,
          }),
      )
    },
  }),
)
