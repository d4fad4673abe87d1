/** `npm run admin:reset-password`: a new password for an administrator who cannot log in; for the operator of the server. */
import { z } from 'zod/mini'
import { resetAdminPassword } from '../admin/administrators.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import { adminPasswordField } from '../rules/inputs/administrator.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { askPassword } from './askPassword.ts'
import { runCommand, readOptions } from './command.ts'

const USAGE = `npm run admin:reset-password -- --username asha [--second-factor]
--second-factor also takes the authenticator app off, for who has lost it and the recovery codes.
The password is asked for, or read from ADMIN_NEW_PASSWORD or the standard input.`

const schema = z.object({ username: adminSignInSchema.shape.username })

await runCommand(async () => {
  const given = readOptions({ username: { type: 'string' }, 'second-factor': { type: 'boolean' } }, USAGE)
  const { username } = readInput(schema, given)
  const password = readInput(adminPasswordField(), await askPassword())
  const secondFactor = given['second-factor'] ?? false
  return async (app) => {
    await resetAdminPassword(app, 'operator', { username, password, secondFactor })
    return `${username} has a new password${secondFactor ? ' and no authenticator app' : ''}, and is logged out everywhere.`
  }
})
