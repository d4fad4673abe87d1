import { encodeGlobalID } from '@pothos/plugin-relay'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { type Administrator, administratorOf, becomeAdministrator } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { administratorRemovalSchema } from '../rules/inputs/administrator.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { LastAdministratorError } from './adminErrors.ts'
import { endSessions } from '../sessions/sessions.ts'
import { lockAdministrators } from './lockAdministrators.ts'
import { askOwnPassword } from './createAdministrator.graphql.ts'

/**
 * Removes an administrator, also oneself, but never the last: their sessions end. What they did stays in the audit log.
 * Throws NotFoundError, LastAdministratorError, and NotSignedInError for an administrator who has been removed.
 */
export async function removeAdministrator(
  app: Pick<App, 'db' | 'clock'>,
  by: Pick<Administrator, 'id' | 'username'>,
  id: number,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockAdministrators(tx)
    const all = await tx.adminUser.findMany({ select: { id: true, username: true } })
    if (!all.some((one) => one.id === by.id)) throw new NotSignedInError()
    const removed = all.find((one) => one.id === id)
    if (!removed) throw new NotFoundError('Administrator not found')
    if (all.length === 1) throw new LastAdministratorError()
    await endSessions(tx, { type: 'admin', id })
    await tx.adminUser.delete({ where: { id }, select: { id: true } })
    await record(tx, app, by, {
      action: 'administrator.removed',
      subjects: [`administrator:${id}`],
      before: { username: removed.username },
    })
  })
}

const RemoveAdministratorInput = builder
  .inputType('RemoveAdministratorInput', {
    description: 'Which administrator goes.',
    fields: (t) => ({
      id: t.int({ description: 'Their `databaseId`.' }),
      ownPassword: t.string({ description: 'Password of the administrator who removes them.' }),
    }),
  })
  .validate(administratorRemovalSchema)

const RemoveAdministratorPayload = builder.objectRef<{ id: number }>('RemoveAdministratorPayload').implement({
  description: 'They can no longer log in, and are logged out everywhere.',
  fields: (t) => ({
    removedId: t.id({
      description: 'Global id of the administrator who is no more.',
      resolve: ({ id }) => encodeGlobalID('AdminUser', id),
    }),
  }),
})

builder.mutationField('removeAdministrator', (t) =>
  t.field({
    type: RemoveAdministratorPayload,
    description: 'Removes an administrator, also oneself, but never the last one.',
    authScopes: { admin: true },
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        LastAdministratorError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: RemoveAdministratorInput, description: 'Who, and the own password.' }) },
    resolve: async (_root, { input }, context) => {
      const administrator = administratorOf(context)
      const id = nodeId(input.id)
      await askOwnPassword(context, administrator, input.ownPassword)
      await removeAdministrator(context, administrator, id)
      if (id === administrator.id) {
        context.exchange.clearAdminSession()
        becomeAdministrator(context, {})
      }
      return { id }
    },
  }),
)
