/** Opening an order: the product beside Express and Prisma with the same checks, and the statements that it takes. */
import { istInstant, addDays, istDate } from '../../api/rules/time/time.ts'
import { withClient } from '../data/databases.ts'
import { tokenOf } from '../data/tokens.ts'
import { Connection, wire, type Request } from '../measure/connection.ts'
import { cpuSeconds } from '../measure/load.ts'
import { spreadOf, type Pace, type Spread } from '../measure/rounds.ts'
import { graphql } from './case.ts'

export interface OrderResult {
  /** The product's CPU as a ratio to Express and Prisma. */
  cpu: Spread
  /** Milliseconds of CPU an order, of each. */
  ms: { product: number; express: number }
  /** SQL statements an order, each with how often; null where PostgreSQL does not count them. */
  statements: Record<'product' | 'express', string[] | null>
}

const AT_ONCE = 4
const MUTATION = `mutation ($input: CreateBookingOrderInput!) { createBookingOrder(input: $input) {
  __typename ... on CreateBookingOrderPayload { orderId amount currency } } }`

interface Wanted {
  menteeId: number
  mentorId: number
  startsAt: string
}

/** Times that generated mentors offer on the next two days, when nobody has booked anything yet: one a mentor and mentee. */
function* wantedOrders(): Generator<Wanted> {
  const today = istDate(new Date())
  for (let mentorId = 11, menteeId = 1; ; mentorId += 1) {
    const isListed = mentorId % 10 > 0 && mentorId % 33 > 1 && mentorId % 50 !== 2
    const day = [1, 2]
      .map((ahead) => addDays(today, ahead))
      .find((date) => (mentorId + new Date(date).getUTCDay()) % 7 < 5)
    if (!isListed || !day) continue
    menteeId += 1
    const time = (['09:00', '10:00', '16:00'] as const)[mentorId % 3]!
    yield { menteeId, mentorId, startsAt: istInstant(day, time).toISOString() }
  }
}

const agenda = 'How the drawings of a frame are checked'
const REQUESTS = {
  product: ({ menteeId, mentorId, startsAt }: Wanted): Request =>
    graphql(MUTATION, { input: { mentorId, packageType: 'STARTER', startsAt, agenda } }, cookie(menteeId)),
  express: ({ menteeId, ...wanted }: Wanted): Request => ({
    path: '/orders',
    body: { ...wanted, agenda },
    headers: cookie(menteeId),
  }),
} as const
const cookie = (menteeId: number) => ({ cookie: `__Host-session=${tokenOf(`mentee:${menteeId}`)}` })

/** What was called about once an order or more often: jobs and checks by the clock are not. */
const STATEMENTS = `SELECT query, round(calls::numeric / $1)::int AS times FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND calls >= 0.9 * $1 AND query NOT ILIKE '%pg_stat_statements%'
  ORDER BY min_exec_time`

export async function compareOrders(
  databaseUrl: string,
  urls: { product: string; express: string },
  { rounds, ms }: Pace,
): Promise<OrderResult> {
  const orders = wantedOrders()
  const amount = Math.ceil(ms / 15)
  const began = new Date()
  const measured: Record<'product' | 'express', number[]> = { product: [], express: [] }
  const statements: OrderResult['statements'] = { product: null, express: null }
  await withClient(databaseUrl, async (client) => {
    // Whoever orders has looked at pages a moment before; that a session is in use is written once an hour.
    await client.query('UPDATE sessions SET last_seen_at = now()')
    try {
      for (let round = 0; round <= rounds; round += 1) {
        for (const who of ['express', 'product'] as const) {
          await client.query('SELECT pg_stat_statements_reset()').catch(() => undefined)
          const cpu = await openAll(
            urls[who],
            Array.from({ length: amount }, () => REQUESTS[who](orders.next().value as Wanted)),
          )
          const { rows } = await client
            .query<{ query: string; times: number }>(STATEMENTS, [amount])
            .catch(() => ({ rows: [] }))
          if (rows.length > 0)
            statements[who] = rows.map(
              ({ query, times }) => `${times} × ${query.replaceAll(/\s+/g, ' ').slice(0, 140)}`,
            )
          // The first round warms up.
          if (round > 0) measured[who].push(cpu)
        }
      }
    } finally {
      await client.query('SET session_replication_role = replica')
      for (const table of ['payment_orders', 'bookings'])
        await client.query(`DELETE FROM ${table} WHERE created_at >= $1`, [began])
      await client.query('DELETE FROM payment_journal WHERE at >= $1', [began])
      await client.query(`DELETE FROM rate_limits WHERE key LIKE 'order:%'`)
    }
  })
  return {
    cpu: spreadOf(measured.product.map((own, round) => own / measured.express[round]!)),
    ms: { product: spreadOf(measured.product).median, express: spreadOf(measured.express).median },
    statements,
  }
}

/** Milliseconds of the server's CPU an order; throws unless each is opened. */
async function openAll(url: string, requests: Request[]): Promise<number> {
  const before = await cpuSeconds(url)
  const amount = requests.length
  const lane = async () => {
    const connection = await Connection.open(url)
    for (let request = requests.shift(); request; request = requests.shift()) {
      const { body } = await connection.ask(wire(request, new URL(url).host)())
      if (!String(body).includes('"orderId":"order_')) throw new Error(`No order: ${String(body).slice(0, 500)}`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return (((await cpuSeconds(url)) - before) * 1000) / amount
}
