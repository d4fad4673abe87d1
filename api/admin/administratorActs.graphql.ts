import { ADMIN_PASSWORD_HINT } from '../rules/people/passwords.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { CHANGE_ERRORS, SIGNED_IN_ERRORS, errorType } from '../graphql/errors.ts'
import { administratorOf, becomeAdministrator } from '../graphql/identity.ts'
import {
  administratorSchema,
  ADMIN_MESSAGES,
  administratorRemovalSchema,
  administratorSessionsSchema,
} from '../rules/inputs/administrator.ts'
import { RateLimitedError, ValidationError, NotFoundError } from '../rules/userErrors.ts'
import {
  createAdministrator,
  LastAdministratorError,
  removeAdministrator,
  UsernameTakenError,
} from './administrators.ts'
import type { App } from '../app.ts'
import { verifyOwnPassword } from '../accounts/passwords.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { endSessions, allBut } from '../sessions/sessions.ts'

/** Asks for an administrator's own password before they change who else is one. */
async function askOwnPassword(
  app: Pick<App, 'db' | 'limiter'>,
  { id }: { id: number },
  password: string,
): Promise<void> {
  const row = await app.db.adminUser.findUnique({ where: { id } })
  const message = ADMIN_MESSAGES.wrongPassword
  await verifyOwnPassword(app, { type: 'admin', id }, row, { password, path: 'ownPassword', message })
}

errorType(UsernameTakenError, 'Another administrator has this user ID; nothing was changed.')
errorType(LastAdministratorError, 'The only administrator cannot be removed.')

mutation('createAdministrator', {
  description: 'Adds an administrator, who may do all that administrators may.',
  authScopes: { admin: true },
  errors: [ValidationError, ...SIGNED_IN_ERRORS, UsernameTakenError, RateLimitedError],
  input: {
    description: 'A new administrator.',
    argument: 'Who, and the own password.',
    fields: (t) => ({
      username: t.string({
        description: 'What they log in with: 3 characters or more, letters, numbers, dots, dashes, underscores.',
      }),
      name: t.string({ description: 'As colleagues and the audit log call them.' }),
      email: t.string({ required: false, description: 'Their email address.' }),
      password: t.string({ description: `Their first password. ${ADMIN_PASSWORD_HINT}` }),
      ownPassword: t.string({ description: 'Password of the administrator who adds them.' }),
    }),
    schema: administratorSchema,
  },
  resolve: async (context, { ownPassword, ...wanted }) => {
    const administrator = administratorOf(context)
    await askOwnPassword(context, administrator, ownPassword)
    return { administratorId: await createAdministrator(context, administrator, wanted) }
  },
  payload: {
    description: 'The administrator can log in.',
    fields: (t) => ({ administrator: rowNow(t, 'AdminUser', 'administratorId', 'The new administrator.') }),
  },
})

mutation('removeAdministrator', {
  description: 'Removes an administrator, also oneself, but never the last one.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, LastAdministratorError, RateLimitedError],
  input: {
    description: 'Which administrator goes.',
    argument: 'Who, and the own password.',
    fields: (t) => ({
      id: t.int({ description: 'Their `databaseId`.' }),
      ownPassword: t.string({ description: 'Password of the administrator who removes them.' }),
    }),
    schema: administratorRemovalSchema,
  },
  resolve: async (context, input) => {
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
  payload: {
    description: 'They can no longer log in, and are logged out everywhere.',
    fields: (t) => ({
      removedId: t.id({
        description: 'Global id of the administrator who is no more.',
        resolve: ({ id }) => encodeGlobalID('AdminUser', id),
      }),
    }),
  },
})

mutation('endAdministratorSessions', {
  description: 'Logs an administrator out everywhere; oneself everywhere but here.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Whom to log out.',
    argument: 'Whom.',
    fields: (t) => ({ id: t.int({ description: 'Their `databaseId`.' }) }),
    schema: administratorSessionsSchema,
  },
  resolve: async (context, input) => {
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
  payload: {
    description: 'They are logged out everywhere; oneself everywhere else.',
    fields: (t) => ({
      ended: t.exposeInt('ended', { description: 'How many sessions have ended.' }),
      administrator: rowNow(t, 'AdminUser', 'id', 'The administrator.'),
    }),
  },
})
