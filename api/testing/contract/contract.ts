/** Holds documented calls to their rows, over HTTP: before a call succeeds, everything about it that must not. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { expect } from 'vitest'
import { hashToken, newToken } from '../../accounts/tokens.ts'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { inputOf } from '../../rest/openapi.ts'
import type { Route } from '../../rest/route.ts'
import { SESSION_MS, startSession } from '../../sessions/sessions.ts'
import { testApp, type TestApp } from '../app.ts'
import { routeOf } from '../documented.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../people.ts'
import { browser, testServer, type Browser } from '../server.ts'
import { ADMIN_PASSWORD } from './administration.ts'
import { holdingAnswers } from './answers.ts'
import { refusals, type Properties } from './refusals.ts'
import { ADMINISTRATORS_ONLY, isPublic, statusesOf, type Identity, type Rows } from './row.ts'

/** Somebody who calls. */
export interface Caller extends Browser {
  kind: Identity
}

export interface Contract {
  t: TestApp
  /** One of everybody, with no part in anything. */
  bystanders: Record<Identity, Caller>
  visitor(): Caller
  signIn(kind: 'mentee' | 'mentor' | 'community', email: string): Promise<Caller>
  /** Calls as somebody who may, after as everybody who may not, with bad fields and with unknown ids; the answer. */
  call<T>(who: Caller, method: string, path: string, body?: object): Promise<T>
  /** What of these rows was not called with success by everybody who may. */
  left(rows: Rows): string[]
}

/** Everybody, on a server of their own. */
export async function startContract(rows: Rows): Promise<Contract> {
  const t = await testApp({
    config: {
      admin: { username: 'root', password: ADMIN_PASSWORD, isDefault: false, loginPath: '/control-room' },
    },
  })
  // How often somebody tries is not the question here.
  const free = async () => {}
  t.app.limiter = { take: free, firstSpent: async () => null, giveBack: free, clear: free }
  const { url } = await testServer(t.app)
  const as = (kind: Identity): Caller => ({ ...holdingAnswers(browser(url)), kind })
  const signIn: Contract['signIn'] = async (kind, email) => {
    const caller = as(kind)
    const { status } = await caller.send('POST', `/api/auth/${kind}/login`, { email, password: PASSWORD })
    if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}`)
    return caller
  }
  const bystanders = await everybody(t, { as, signIn })
  const called = new Set<string>()

  async function call<T>(who: Caller, method: string, path: string, body?: object): Promise<T> {
    const route = routeOf(method, path)
    if (!route) throw new Error(`${method} ${path} is answered by no route`)
    const variant = (who.kind === 'administrator' && route.administrators) || route
    const name = `${method} ${route.path}${variant === route ? '' : ADMINISTRATORS_ONLY}`
    const row = rows[name]
    if (!row) throw new Error(`${name} has no row in the contract`)
    const isFirst = ![...called].some((key) => key.startsWith(`${name}|`))
    if (isFirst) {
      const wrong = await refusals({ who, row, route: variant, method, path, body }, bystanders)
      expect.soft(wrong.map((found) => `${name} ${found}`)).toEqual([])
    }
    const answer = await who.send<T>(method, path, body && withMore(body, variant.schemas.body))
    expect([name, answer.status, answer.body]).toEqual([name, route.success, answer.body])
    if (isFirst && method !== 'GET') {
      const { status, body: said } = await who.send(method, path, body)
      expect.soft([`${name} again`, status, said]).toEqual([`${name} again`, row.again, said])
    }
    called.add(`${name}|${who.kind}`)
    return answer.body
  }
  return { t, bystanders, visitor: () => as('visitor'), signIn, call, left: (some) => leftOf(some, called) }
}

/** Fields that nobody knows, and null for those that may be left out, change nothing. */
function withMore(body: object, schema: Route['schemas']['body']): object {
  const { properties = {}, required = [] } = schema ? (inputOf(schema) as Properties) : {}
  const left = Object.keys(properties).filter((name) => !required.includes(name))
  return { ...Object.fromEntries(left.map((name) => [name, null])), unheardOf: ['x'], ...body }
}

function leftOf(rows: Rows, called: Set<string>): string[] {
  return Object.entries(rows).flatMap(([name, row]) => {
    const may = statusesOf(row).flatMap(([kind, status]) => (status === 'ok' ? [kind] : []))
    const isRead = name.startsWith('GET ')
    const others = rows[name + ADMINISTRATORS_ONLY] ? ['administrator'] : []
    const due: Identity[] = isPublic(row) ? ['visitor'] : isRead ? [] : may
    const missing = [...due, ...(row.own ?? [])].filter(
      (kind) => !called.has(`${name}|${kind}`) && !others.includes(kind),
    )
    const isCalled = [...called].some((key) => key.startsWith(`${name}|`))
    return isCalled ? missing.map((kind) => `${name} by ${kind}`) : [name]
  })
}

type Making = Pick<Contract, 'signIn'> & { as(kind: Identity): Caller }

async function everybody(t: TestApp, { as, signIn }: Making): Promise<Record<Identity, Caller>> {
  const { db, app } = t
  const [mentee, mentor] = [await menteeAccount(db), await mentorAccount(db)]
  const address = 'community@test.example'
  await db.communityMember.create({
    data: { name: 'Meera', email: address, branch: 'Mining', type: 'student', passwordHash: mentee.passwordHash },
  })
  await ensureFirstAdmin(app)
  const administrator = as('administrator')
  await administrator.send('POST', '/api/admin/login', { username: 'root', password: ADMIN_PASSWORD })
  return {
    visitor: as('visitor'),
    expired: await expired(t, { caller: as('expired'), menteeId: mentee.id }),
    mentee: await signIn('mentee', mentee.email),
    mentor: await signIn('mentor', mentor.email),
    community: await signIn('community', address),
    administrator,
  }
}

/** With both cookies, of sessions that are over; the server takes them away, and they come again. */
async function expired({ db, clock }: TestApp, { caller, menteeId }: { caller: Caller; menteeId: number }) {
  const before = new Date(clock.now().getTime() - SESSION_MS - DAY_MS)
  const owner = { type: 'mentee', id: menteeId, ip: '::1', userAgent: null } as const
  const session = await startSession(db, owner, before)
  const adminSession = newToken()
  const { id: adminUserId } = await db.adminUser.findFirstOrThrow()
  await db.adminSession.create({
    data: { tokenHash: hashToken(adminSession), adminUserId, loginTime: before, lastActivity: before },
  })
  const { send } = caller
  caller.send = (...given) => {
    caller.cookies.set('session', session).set('admin_session', adminSession)
    return send(...given) as never
  }
  return caller
}
