import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { administratorSessionsSchema } from '../rules/inputs/administrator.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { AdminUserType } from './administrator.graphql.ts'
import { allBut, endSessions } from '../sessions/sessions.ts'

const EndAdministratorSessionsInput = builder
  .inputType('EndAdministratorSessionsInput', {
    description: 'Whom to log out.',
    fields: (t) => ({ id: t.int({ description: 'Their `databaseId`.' }) }),
  })
  .validate(administratorSessionsSchema)

const EndAdministratorSessionsPayload = builder
  .objectRef<{ id: number; ended: number }>('EndAdministratorSessionsPayload')
  .implement({
    description: 'They are logged out everywhere; oneself everywhere else.',
    fields: (t) => ({
      ended: t.exposeInt('ended', { description: 'How many sessions have ended.' }),
      administrator: t.prismaField({
        type: AdminUserType,
        description: 'The administrator.',
        resolve: (query, { id }, _args, { db }) => db.adminUser.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

builder.mutationField('endAdministratorSessions', (t) =>
  t.field({
    type: EndAdministratorSessionsPayload,
    description: 'Logs an administrator out everywhere; oneself everywhere but here.',
    authScopes: { admin: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: EndAdministratorSessionsInput, description: 'Whom.' }) },
    resolve: async (_root, { input }, context) => {
      const administrator = administratorOf(context)
      const id = nodeId(input.id)
      const ended = await inTransaction(context.db, async (tx) => {
        if ((await tx.adminUser.count({ where: { id } })) === 0) throw new NotFoundError('Administrator not found')
        const which = id === administrator.id ? allBut(administrator.sessionHash) : undefined
        const count = await endSessions(tx, { type: 'admin', id }, which)
        await record(tx, context, administrator, {
          action: 'administrator.sessions',
          subjects: [`administrator:${id}`],
          after: { ended: count },
        })
        return count
      })
      return { id, ended }
    },
  }),
)
