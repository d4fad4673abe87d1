/**
 * `npm run bench:admin`: the administrators' tables over 10,000 mentors and 100,000 bookings, as the client asks for
 * them, in milliseconds and as ratios to the same rows by SQL written by hand. `npm run bench:admin -- bookings` measures
 * only those whose name contains that. Fails when one is slower than 300 ms.
 */
import http from 'node:http'
import pg from 'pg'
import { ADMIN_CASES, type AdminCase } from './adminCases.ts'
import { ADMIN_TOKEN, fillTables } from './adminRows.ts'
import { idOf } from './documents.ts'
import { ask, middle } from './measure.ts'
import { end, startServers } from './servers.ts'

const ROUNDS = 5
const SLOW_MS = 300
const [, , only = ''] = process.argv

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** Medians of rounds that alternate; the first one of each warms up. */
async function measured(ours: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<[number, number]> {
  const [mine, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [own, other] = [await milliseconds(ours), await milliseconds(bare)]
    if (round === 0) continue
    mine.push(own)
    theirs.push(other)
  }
  return [middle(mine), middle(theirs)]
}

const print = (name: string, ...cells: string[]) =>
  process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => cell.padStart(10)).join('')}\n`)

try {
  const { databaseUrl, ours } = await startServers('bareChat.ts')
  await fillTables(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const agent = new http.Agent({ keepAlive: true })
  const headers = { origin: ours.url, cookie: `admin_session=${ADMIN_TOKEN}` }
  const asked = async ({ name, document, variables }: AdminCase) => {
    const answer = await ask(ours.url, { path: '/graphql', body: { id: idOf(document), variables } }, agent, headers)
    if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`)
  }
  const bare = ({ sql }: AdminCase) => Promise.all(sql.map((text) => pool.query(text)))
  const slow: string[] = []
  print('', 'ours ms', 'SQL ms', 'ours/SQL')
  for (const one of ADMIN_CASES.filter(({ name }) => name.includes(only))) {
    const [mine, theirs] = await measured(
      () => asked(one),
      () => bare(one),
    )
    print(one.name, mine.toFixed(0), theirs.toFixed(0), (mine / theirs).toFixed(2))
    if (mine > SLOW_MS) slow.push(one.name)
  }
  agent.destroy()
  await pool.end()
  process.stdout.write(
    `Medians of ${ROUNDS} rounds that alternate. Over ${SLOW_MS} ms: ${slow.join('; ') || 'none'}.\n`,
  )
  if (slow.length > 0) process.exitCode = 1
} finally {
  await end()
}
