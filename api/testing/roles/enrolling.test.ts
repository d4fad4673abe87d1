/**
 * An administrator who must still set up the second factor may do that and nothing else, whatever the schema has. In
 * production every administrator here is one: none has a second factor.
 */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { loadIdentity } from '../../edge/http/requestContext.ts'
import { routes } from '../../features.ts'
import { testApp } from '../app.ts'
import { browser, testServer } from '../server.ts'
import { outcome } from './asking.ts'
import { watchChanges } from './changes.ts'
import { MUTATIONS } from './mutations.ts'
import { QUERIES } from './queries.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'
import { makeWorld, ROLES, WHOSE } from './world.ts'

const tested = await testApp({ config: { isProduction: true } })
const { app, db, clock } = tested
const world = await makeWorld(tested)
const watch = await watchChanges(db)
const { url } = await testServer(app)

/** What they may do, or are told, otherwise than a visitor. */
const THEIRS: Record<string, string> = {
  'Query.adminSession': 'ok',
  'Mutation.beginSecondFactor': 'ok',
  'Mutation.confirmSecondFactor': 'ValidationError',
  'Mutation.recordAdminActivity': 'ok',
}
const ROWS = Object.entries({ ...QUERIES, ...MUTATIONS, ...SUBSCRIPTIONS })
const tokens = world.tokens.admin!

test.each(ROWS)('%s', async (name, row) => {
  for (const whose of WHOSE) {
    const words = (whose === 'own' ? row.own : row.other)?.split(' ')
    if (!words) continue
    const word = await outcome(tested, world, { name, row, role: 'admin', whose })
    await watch.undo(await watch.noted())
    const visitors = words[ROLES.indexOf('visitor')]!
    expect([whose, word]).toEqual([whose, THEIRS[name] ?? (visitors === 'in' ? 'no' : visitors)])
  }
})

test('they are told what to do, by the graph and over REST', async () => {
  const { administrator, enrolling } = await loadIdentity(app, tokens, { peek: true })
  expect([administrator, enrolling?.id]).toEqual([null, world.administrator('admin')])
  const admin = browser(url)
  admin.cookies.set('__Host-admin_session', tokens.adminSession!)
  const told = { message: 'Set up your authenticator app first.' }
  for (const { method, path } of routes.filter(({ path: one }) => one.startsWith('/api/admin/'))) {
    if (ALLOWED.includes(path)) continue
    const answer = await admin.send(method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
    // Bodies are read before it is asked who asks.
    expect([path, answer.status]).toEqual([path, answer.status === 400 ? 400 : 403])
    if (answer.status === 403) expect(answer.body).toMatchObject(told)
  }
})

test('they send no files and read none', async () => {
  const admin = browser(url)
  admin.cookies.set('__Host-admin_session', tokens.adminSession!)
  const headers = { cookie: `__Host-admin_session=${tokens.adminSession!}`, 'content-type': 'application/pdf' }
  const { status } = await fetch(`${url}/api/media?private=true`, { method: 'POST', headers, body: '%PDF-1.7' })
  expect(status).toBe(401)
  expect((await admin.send('GET', `/media/private/${'a'.repeat(64)}`)).status).toBe(401)
  expect((await admin.send('GET', '/api/admin/csv/audit')).status).toBe(401)
})

const ALLOWED = [
  '/api/admin/login',
  '/api/admin/logout',
  '/api/admin/session',
  '/api/admin/activity',
  '/api/admin/second-factor',
  '/api/admin/second-factor/confirm',
]

test('the session becomes a full one with the app, and has the limits of every session before and after', async () => {
  const admin = browser(url)
  const { username, password } = app.config.admin
  const at = () => clock.now().getTime()
  await admin.send('POST', '/api/admin/login', { username, password })
  const state = async () =>
    (await admin.graphql('{ adminSession { needsSecondFactor secondFactorRequired hasSecondFactor expiresAt } }')).body
  const expires = (minutes: number) => new Date(at() + minutes * MINUTE_MS).toISOString()
  expect(await state()).toMatchObject({
    data: {
      adminSession: {
        needsSecondFactor: true,
        secondFactorRequired: true,
        hasSecondFactor: false,
        expiresAt: expires(15),
      },
    },
  })
  const { body } = await admin.send<{ secret: string }>('POST', '/api/admin/second-factor')
  clock.advance(14 * MINUTE_MS)
  expect((await admin.send('POST', '/api/admin/activity')).status).toBe(200)
  const thief = browser(url)
  thief.cookies.set('__Host-admin_session', admin.cookies.get('__Host-admin_session')!)
  const code = new TOTP({ secret: body.secret }).generate({ timestamp: at() })
  expect((await admin.send('POST', '/api/admin/second-factor/confirm', { code, password })).status).toBe(200)
  expect(await state()).toMatchObject({
    data: { adminSession: { needsSecondFactor: false, hasSecondFactor: true, expiresAt: expires(15) } },
  })
  expect((await admin.send('GET', '/api/admin/administrators')).status).toBe(200)
  // Whoever knew the token of the lesser session has not got the full one with it.
  expect((await thief.send('GET', '/api/admin/administrators')).status).toBe(401)
  clock.advance(14 * MINUTE_MS)
  await admin.send('POST', '/api/admin/activity')
  clock.advance(2 * MINUTE_MS)
  expect((await admin.send('GET', '/api/admin/administrators')).status).toBe(401)
})
