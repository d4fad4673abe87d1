import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { markAllNotificationsRead, type AllRead } from './markAllNotificationsRead.ts'

const MarkAllNotificationsReadInput = builder.inputType('MarkAllNotificationsReadInput', {
  description: 'Up to which one.',
  fields: (t) => ({
    upTo: t.int({
      required: false,
      description: 'Numeric id of the newest one that was seen: later ones stay unread. Null for all there are.',
    }),
  }),
})

const MarkAllNotificationsReadPayload = builder
  .objectRef<AllRead & { viewer: Viewer }>('MarkAllNotificationsReadPayload')
  .implement({
    description: 'They are read.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'How many were still unread.' }),
      upTo: t.exposeInt('upTo', { description: 'Numeric id up to which all are read now; 0 when there are none.' }),
      viewer: t.expose('viewer', { type: ViewerType, description: 'Whose badge has changed.' }),
    }),
  })

builder.mutationField('markAllNotificationsRead', (t) =>
  t.field({
    type: MarkAllNotificationsReadPayload,
    authScopes: { member: true },
    description: 'Marks their own notifications read, up to the newest one seen.',
    errors: { types: [NotSignedInError] },
    args: { input: t.arg({ type: MarkAllNotificationsReadInput, description: 'Up to which one.' }) },
    resolve: async (_root, { input: { upTo } }, context) => ({
      ...(await markAllNotificationsRead(context, context.member!, upTo ?? null)),
      viewer: await viewerOf(context),
    }),
  }),
)
