/** No bytes from the network end the process or make it fail. FUZZ_SEED names another run or `random`, FUZZ_RUNS makes it longer. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { startSession } from '../sessions/sessions.ts'
import { testDatabase } from '../testing/database.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { attacks, type Attack } from '../testing/hostile.ts'
import { endProcesses, startProcess, type TestProcess } from '../testing/process.ts'
import { seedOf } from '../testing/seed.ts'
import { exchange } from '../testing/wire.ts'

const SEED = seedOf('FUZZ_SEED')
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200)
const AT_ONCE = 40
/** A seed whose first attacks find the faults that are put in on purpose. */
const EARLY = 11

const { db, url } = await testDatabase()
endProcesses()

/** Cookies of a mentee, a mentor and an administrator. */
async function signedIn(): Promise<string[]> {
  const now = new Date()
  const people = [
    { type: 'mentee', id: (await makeMentee(db)).id },
    { type: 'mentor', id: (await makeMentor(db)).id },
  ] as const
  const cookies: string[] = []
  for (const { type, id } of people)
    cookies.push(`session=${await startSession(db, { type, id, ip: '', userAgent: null }, now)}`)
  const token = newToken()
  const { id: adminUserId } = await db.adminUser.create({ data: { username: token, passwordHash: '-' } })
  await db.adminSession.create({
    data: { tokenHash: hashToken(token), adminUserId, loginTime: now, lastActivity: now },
  })
  return [...cookies, `admin_session=${token}`]
}

interface AttackedSite {
  port: number
  running: TestProcess
  origin: string
  cookies: string[]
  doors: string[]
}

/** What is wrong after these attacks; null when nothing is. */
async function failureAfter(given: Attack[], { port, running }: AttackedSite): Promise<string | null> {
  const logged = running.output().length
  const answers = await Promise.all(given.map(({ parts, quiet }) => exchange({ port, parts, quiet })))
  const health = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => 'nothing',
  )
  const told = running.output().slice(logged)
  if (health !== 200) return `/healthz answers ${health}\n${told}`
  const failed = answers.find((answer) => /^HTTP\/1.1 50[0245]|INTERNAL_SERVER_ERROR/m.test(answer))
  if (failed) return `${failed}\n${told}`
  return told.split('\n').find((line) => line.includes('"level":"error"')) ?? null
}

/** The first attack of a batch that does it, alone. */
async function culpritOf(batch: Attack[], site: AttackedSite): Promise<string> {
  for (const one of batch) {
    const failure = await failureAfter([one], site)
    if (failure) return `${one.name}: ${JSON.stringify(one.parts.map(String)).slice(0, 2_000)}\n${failure}`
  }
  return 'Only together'
}

/** Attacks in batches until something is wrong; what and by which attack, or null. */
async function attack(site: AttackedSite, runs: number, seed: number): Promise<string | null> {
  const all = fc.sample(attacks(site), { seed, numRuns: runs })
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const batch = all.slice(at, at + AT_ONCE)
    const failure = await failureAfter(batch, site)
    if (failure) return `FUZZ_SEED=${seed}\n${failure}\n${await culpritOf(batch, site)}`
  }
  return null
}

/** What takes bodies: the documented calls, and the three doors beside them. */
async function doorsOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  return [...documented, 'POST /graphql', 'POST /api/media', 'POST /api/webhooks/razorpay']
}

async function attackedSite(before = ''): Promise<AttackedSite> {
  const cookies = await signedIn()
  const running = startProcess(
    url,
    { RATE_LIMIT_FACTOR: '100000', GEOLOCATION_URLS: 'http://127.0.0.1:9/{ip}' },
    before,
  )
  const port = await running.ready
  const origin = `http://localhost:${port}`
  return { port, running, cookies, origin, doors: await doorsOf(origin) }
}

test(
  `whatever is sent, it is alive and has not failed (FUZZ_SEED=${SEED})`,
  { timeout: 60_000 + RUNS * 50 },
  async () => {
    expect(await attack(await attackedSite(), RUNS, SEED)).toBeNull()
  },
)

test('the same attacks find an address that is read outside any try', async () => {
  const site = await attackedSite(`
    import { Server } from 'node:http'
    const { emit } = Server.prototype
    Server.prototype.emit = function (name, ...given) {
      if (name === 'upgrade') new URL(given[0].url, 'http://site')
      return emit.call(this, name, ...given)
    }`)
  expect(await attack(site, 1_000, EARLY)).toMatch(/healthz answers nothing|ERR_INVALID_URL/)
  expect(await site.running.exit).toBe(1)
  expect(await failureAfter([], site)).toMatch(/^\/healthz answers nothing/)
})

test('the same attacks find a failure behind a mask', async () => {
  const site = await attackedSite(`
    import { ServerResponse } from 'node:http'
    const { writeHead } = ServerResponse.prototype
    ServerResponse.prototype.writeHead = function (status, ...given) {
      return writeHead.call(this, status === 415 ? 500 : status, ...given)
    }`)
  expect(await attack(site, 1_000, EARLY)).toMatch(/HTTP\/1.1 500/)
})
