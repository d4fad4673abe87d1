/**
 * `npm run bench:admin`: the administrators' tables over 10,000 mentors and 100,000 bookings, as the client asks for
 * them, in milliseconds and as ratios to the same rows by SQL written by hand. `npm run bench:admin -- bookings` measures
 * only those whose name contains that. Fails when one is slower than 300 ms.
 */
import pg from 'pg'
import '../../web/build/prepare.ts'
import { hashToken } from '../../api/accounts/tokens.ts'
import { filledDatabase, startPostgres } from '../data/databases.ts'
import { sizeOf } from '../data/size.ts'
import { tokenOf } from '../data/tokens.ts'
import { ask } from '../measure/connection.ts'
import { spreadOf } from '../measure/rounds.ts'
import { idOf } from '../servers/documents.ts'
import { end } from '../servers/ending.ts'
import { startOurs, startProduct } from '../servers/start.ts'
import { ADMIN_CASES, type AdminCase } from './cases.ts'

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
  return [spreadOf(mine).median, spreadOf(theirs).median]
}

const print = (name: string, ...cells: string[]) =>
  process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => cell.padStart(10)).join('')}\n`)

try {
  const databaseUrl = await filledDatabase(await startPostgres(), sizeOf(10_000))
  const provider = await startOurs('servers/provider.ts')
  // Outside production an administrator needs no second factor.
  const { url } = await startProduct(databaseUrl, provider.url, {
    NODE_ENV: 'development',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const token = tokenOf('administrator:1')
  await pool.query(
    'INSERT INTO admin_sessions (token_hash, admin_user_id) SELECT $1, min(id) FROM admin_users ON CONFLICT (token_hash) DO UPDATE SET login_time = now(), last_activity = now()',
    [hashToken(token)],
  )
  const headers = { origin: url, cookie: `admin_session=${token}` }
  const asked = async ({ name, document, variables }: AdminCase) => {
    const { body } = await ask(url, { path: '/graphql', body: { id: idOf(document), variables }, headers })
    if (body.includes('"errors"')) throw new Error(`${name}: ${String(body).slice(0, 500)}`)
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
  await pool.end()
  process.stdout.write(
    `Medians of ${ROUNDS} rounds that alternate. Over ${SLOW_MS} ms: ${slow.join('; ') || 'none'}.\n`,
  )
  if (slow.length > 0) process.exitCode = 1
} finally {
  await end()
}
