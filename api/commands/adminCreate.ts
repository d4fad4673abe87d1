/** `npm run admin:create`: adds an administrator; for the operator of the server. */
import { z } from 'zod/mini'
import { createAdministrator } from '../admin/administrators.ts'
import { administratorSchema, adminPasswordField } from '../rules/inputs/administrator.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { askPassword } from './askPassword.ts'
import { runCommand, readOptions } from './command.ts'

const USAGE = `npm run admin:create -- --username asha --name "Asha Rao" [--email asha@example.in]
The password is asked for, or read from ADMIN_NEW_PASSWORD or the standard input.`

const schema = z.omit(administratorSchema, { ownPassword: true, password: true })

await runCommand(async () => {
  const options = { username: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } } as const
  const wanted = readInput(schema, readOptions(options, USAGE))
  const password = readInput(adminPasswordField(), await askPassword())
  return async (app) => {
    await createAdministrator(app, 'operator', { ...wanted, password })
    return `${wanted.name} can log in as ${wanted.username}.`
  }
})
