/** The commands for administrators as an operator runs them: beside the server, without it, and on a database of one's own. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newDataDir, removeDataDir } from './database/postgresHome.ts'
import { testDatabase } from './testing/database.ts'
import { afterFile } from './testing/ending.ts'
import { throwawayFolder } from '../testing/memory.ts'
import { endProcesses, inherited, startProcess } from './testing/process.ts'
import { browser } from './testing/server.ts'

endProcesses()
const [FIRST, SECOND] = ['Meera@passw0rd', 'N3wer@passw0rd']
type Name = 'adminCreate' | 'adminResetPassword'

/** Runs one to its end, with `input` piped in. */
async function run(name: Name, args: string[], env: Record<string, string>, input = '') {
  const file = path.resolve(import.meta.dirname, `commands/${name}.ts`)
  const child = spawn(process.execPath, [file, ...args], { env: { ...inherited, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  child.stdin.end(input)
  const code = await new Promise((resolve) => child.once('close', resolve))
  return [code, output.trim()]
}

test('beside the running server and without it', async () => {
  const dataDir = newDataDir('plumbline-test', throwawayFolder())
  afterFile(() => removeDataDir(dataDir))
  const env = { DATA_DIR: dataDir }
  const who = ['--username', 'meera']
  expect(await run('adminCreate', [...who, '--name', 'Meera Nair'], env, FIRST)).toEqual([
    1,
    `There is no database in ${dataDir}. Start the server once, or set DATA_DIR or DATABASE_URL.`,
  ])
  const server = startProcess(null, env)
  const admin = browser(`http://127.0.0.1:${await server.ready}`)
  expect(await run('adminCreate', [...who, '--name', 'Meera Nair'], env, `${FIRST}\n`)).toEqual([
    0,
    'Meera Nair can log in as meera.',
  ])
  const logIn = (password: string) => admin.send('POST', '/api/admin/login', { username: 'meera', password })
  expect((await logIn(FIRST)).status).toBe(200)
  const { body } = await admin.send<{ secret: string }>('POST', '/api/admin/second-factor')
  const code = new TOTP({ secret: body.secret }).generate()
  expect((await admin.send('POST', '/api/admin/second-factor/confirm', { code, password: FIRST })).status).toBe(200)
  expect(await run('adminResetPassword', [...who, '--second-factor'], { ...env, ADMIN_NEW_PASSWORD: SECOND })).toEqual([
    0,
    'meera has a new password and no authenticator app, and is logged out everywhere.',
  ])
  expect((await admin.send('GET', '/api/admin/session')).status).toBe(401)
  expect((await logIn(FIRST)).body).toEqual({ message: 'Invalid credentials. Access denied.' })
  expect((await logIn(SECOND)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  expect(await run('adminCreate', ['--username', 'Meera', '--name', 'Meera Nair'], env, SECOND)).toEqual([
    1,
    'Another administrator has this user ID.',
  ])
}, 120_000)

test('on a database of one’s own, in the audit log; a password is no argument', async () => {
  const { db, url } = await testDatabase()
  const env = { DATABASE_URL: url }
  const args = ['--username', 'meera', '--name', 'Meera Nair']
  const [code, usage] = await run('adminCreate', [...args, '--password', FIRST], env)
  expect([code, usage]).toEqual([1, expect.stringContaining('The password is asked for')])
  expect(await run('adminCreate', args, env, FIRST)).toEqual([0, 'Meera Nair can log in as meera.'])
  expect(await run('adminResetPassword', ['--username', 'meera'], env, SECOND)).toEqual([
    0,
    'meera has a new password, and is logged out everywhere.',
  ])
  const { id } = await db.adminUser.findFirstOrThrow()
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(entries.map(({ actor, action, subjects }) => [actor, action, ...subjects])).toEqual([
    ['operator', 'administrator.created', `administrator:${id}`],
    ['operator', 'administrator.password', `administrator:${id}`],
  ])
}, 60_000)
