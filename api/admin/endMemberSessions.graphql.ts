import { UserType } from '../accounts/accounts.graphql.ts'
import { credentialsOf } from '../accounts/credentials.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { memberSessionsSchema } from '../rules/inputs/administrator.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { shutOut } from '../sessions/sessions.ts'

mutation('endMemberSessions', {
  description:
    'Logs a mentor, mentee or community member out everywhere, and voids the links to a new password that they were sent, the private address of their calendar and the links to their workshop tickets, which get new ones.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Whom to log out.',
    argument: 'Whom.',
    fields: (t) => ({
      userType: t.field({ type: UserType, description: 'The kind of account.' }),
      id: t.int({ description: 'Their `databaseId`.' }),
    }),
    schema: memberSessionsSchema,
  },
  resolve: async (context, { userType: type, id: given }) => {
    const administrator = administratorOf(context)
    const id = nodeId(given)
    if (!(await credentialsOf(context, { type, id }))) throw new NotFoundError('This person is no longer registered')
    const ended = await inTransaction(context.db, async (tx) => {
      const { ended: count } = await shutOut(tx, context, { type, id })
      await record(tx, context, administrator, {
        action: 'member.sessions',
        subjects: [`${type}:${id}`],
        after: { ended: count },
      })
      return count
    })
    return { ended }
  },
  payload: {
    description:
      'They are logged out everywhere; links to a new password, the private address of their calendar and the links to their workshop tickets no longer work.',
    fields: (t) => ({ ended: t.exposeInt('ended', { description: 'How many sessions have ended.' }) }),
  },
})
