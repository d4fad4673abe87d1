import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { administratorSchema } from '../rules/inputs/administrator.ts'
import { ADMIN_PASSWORD_HINT } from '../rules/adminPasswords.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminUserType } from './administrator.graphql.ts'
import { UsernameTakenError } from './adminErrors.ts'
import { createAdministrator } from './createAdministrator.ts'
import type { App } from '../app.ts'
import { verifyOwnPassword } from '../accounts/ownPassword.ts'
import { ADMIN_MESSAGES } from '../rules/inputs/administrator.ts'

/** Asks for an administrator's own password before they change who else is one. */
export async function askOwnPassword(
  app: Pick<App, 'db' | 'limiter'>,
  { id }: { id: number },
  password: string,
): Promise<void> {
  const row = await app.db.adminUser.findUnique({ where: { id } })
  const message = ADMIN_MESSAGES.wrongPassword
  await verifyOwnPassword(app, { type: 'admin', id }, row, { password, path: 'ownPassword', message })
}

const CreateAdministratorInput = builder
  .inputType('CreateAdministratorInput', {
    description: 'A new administrator.',
    fields: (t) => ({
      username: t.string({
        description: 'What they log in with: 3 characters or more, letters, numbers, dots, dashes, underscores.',
      }),
      name: t.string({ description: 'As colleagues and the audit log call them.' }),
      email: t.string({ required: false, description: 'Their email address.' }),
      password: t.string({
        description: `Their first password. ${ADMIN_PASSWORD_HINT}`,
      }),
      ownPassword: t.string({ description: 'Password of the administrator who adds them.' }),
    }),
  })
  .validate(administratorSchema)

const CreateAdministratorPayload = builder
  .objectRef<{ administratorId: number }>('CreateAdministratorPayload')
  .implement({
    description: 'The administrator can log in.',
    fields: (t) => ({
      administrator: t.prismaField({
        type: AdminUserType,
        description: 'The new administrator.',
        resolve: (query, { administratorId }, _args, { db }) =>
          db.adminUser.findUniqueOrThrow({ ...query, where: { id: administratorId } }),
      }),
    }),
  })

builder.mutationField('createAdministrator', (t) =>
  t.field({
    type: CreateAdministratorPayload,
    description: 'Adds an administrator, who may do all that administrators may.',
    authScopes: { admin: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, UsernameTakenError, RateLimitedError] },
    args: { input: t.arg({ type: CreateAdministratorInput, description: 'Who, and the own password.' }) },
    resolve: async (_root, { input: { ownPassword, ...wanted } }, context) => {
      const administrator = administratorOf(context)
      await askOwnPassword(context, administrator, ownPassword)
      return { administratorId: await createAdministrator(context, administrator, wanted) }
    },
  }),
)
