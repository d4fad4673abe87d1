import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { publishChange } from '../live/liveEvent.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { ownedBy } from './notification.graphql.ts'
import { NOTIFICATION } from './notify.ts'

/** What was marked: `upTo` is the newest id that it concerned, 0 when the person had none. */
export interface AllRead {
  count: number
  upTo: number
}

/**
 * Marks a person's own notifications read, those up to the id `upTo`: one that arrives meanwhile stays unread.
 * Null marks all there are.
 */
export async function markAllNotificationsRead(
  { db }: Pick<App, 'db'>,
  owner: AccountRef,
  upTo: number | null,
): Promise<AllRead> {
  return await inTransaction(db, async (tx) => {
    const where = { ...ownedBy(owner), isRead: false, ...(upTo === null ? {} : { id: { lte: upTo } }) }
    const marked = await tx.notification.updateManyAndReturn({ where, data: { isRead: true }, select: { id: true } })
    const newest = Math.max(upTo ?? 0, ...marked.map(({ id }) => id))
    if (marked.length > 0) await publishChange(tx, owner, { what: NOTIFICATION, change: 'allRead', id: newest })
    return { count: marked.length, upTo: newest }
  })
}

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
      ...(await markAllNotificationsRead(context, memberOf(context), upTo ?? null)),
      viewer: await viewerOf(context),
    }),
  }),
)
