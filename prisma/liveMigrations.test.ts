/** Migrations come while the version before is used: what rewrites many rows keeps nobody else waiting. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrationsOnDisk } from '../api/database/migrate.ts'
import { testDatabase } from '../api/testing/database.ts'
import { afterFile } from '../api/testing/ending.ts'

const migrations = migrationsOnDisk()
const at = (name: string) => migrations.findIndex((migration) => migration.name.endsWith(`_${name}`))

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterFile(() => client.end())
  return client
}

/** A database as it was before that migration, with a mentor, a mentee and a session that was paid for. */
async function before(name: string) {
  const { url } = await testDatabase()
  const client = await connected(url)
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  for (const { sql } of migrations.slice(0, at(name))) await client.query(sql)
  await client.query(`
    INSERT INTO mentors (id, name, email, password, experience, bio) VALUES (1, 'M1', 'm1@x', '', 1, 'Andre\u0301');
    INSERT INTO mentees (id, name, email, password, current_level) VALUES (11, 'A1', 'a1@x', '', 'Fresh Graduate');
    INSERT INTO bookings (id, mentor_id, mentee_id, status, payment_id, starts_at, ends_at, selected_time_slot, agenda)
      VALUES (1, 1, 11, 'completed', 'p1', '2026-11-10 05:00Z', '2026-11-10 05:45Z', '2026-11-10 10:30', '');
    INSERT INTO payment_orders (id, kind, purchase_id, booking_id, amount, platform_fee, mentor_earning, receipt)
      VALUES (1, 'booking', 1, 1, 100, 20, 80, 'r1');
    INSERT INTO payments (id, order_id, provider_payment_id, amount, platform_fee, mentor_earning)
      VALUES (20, 1, 'p1', 100, 20, 80), (21, 1, 'p2', 100, 20, 80), (22, 1, 'p3', 100, 100, 0)`)
  return { url, client, upTo: (last: string) => migrations.slice(at(name), at(last) + 1) }
}

/** Applies them one after another, as a start does; beside `rewriting` others read, and write what it does not touch. */
async function applyBeside(
  { url, client, upTo }: Awaited<ReturnType<typeof before>>,
  { rewriting, last }: { rewriting: string; last: string },
): Promise<void> {
  const other = await connected(url)
  await other.query(`SET lock_timeout = '5s'`)
  for (const { name, sql } of upTo(last)) {
    await client.query('BEGIN')
    await client.query(sql)
    if (name.endsWith(rewriting)) {
      await other.query('SELECT * FROM mentors, mentees, bookings, payments, workshop_registrations')
      await other.query(`INSERT INTO mentors (id, name, email, password, experience) VALUES (2, 'New', 'new@x', '', 1)`)
      await other.query('UPDATE payments SET refunded_amount = 0 WHERE id = 22')
    }
    await client.query('COMMIT')
  }
}

test('texts are composed, and names folded, while others read and write', async () => {
  const world = await before('texts_in_one_form')
  const { client } = world
  await applyBeside(world, { rewriting: 'compose_texts', last: 'search_indexes' })
  const { rows } = await client.query('SELECT name_folded, bio FROM mentors ORDER BY id')
  expect(rows).toEqual([
    { name_folded: 'm1', bio: 'Andr\u00e9' },
    { name_folded: 'new', bio: '' },
  ])
})

test('payments learn who earns while others read and write; what has bought nothing is nobody’s earning', async () => {
  const world = await before('who_earns')
  const { client } = world
  await applyBeside(world, { rewriting: 'earnings_of_before', last: 'earnings_index' })
  const { rows } = await client.query('SELECT id, mentor_id, platform_fee, mentor_earning FROM payments ORDER BY id')
  expect(rows).toEqual([
    { id: 20, mentor_id: 1, platform_fee: 20, mentor_earning: 80 },
    { id: 21, mentor_id: null, platform_fee: 100, mentor_earning: 0 },
    { id: 22, mentor_id: null, platform_fee: 100, mentor_earning: 0 },
  ])
})

test('a running package that ends before it begins stays, and stands in no other’s way', async () => {
  const { client, upTo } = await before('packages_that_follow')
  const plan = (id: number, start: string, end: string) =>
    client.query(
      `INSERT INTO plan_subscriptions (id, plan_id, mentor_id, mentee_id, status, start_date, end_date) VALUES ($1, 5, 1, 11, 'active', $2, $3)`,
      [id, start, end],
    )
  await client.query(`INSERT INTO mentorship_plans (id, name, price) VALUES (5, 'For this test', 0)`)
  await plan(1, '2026-11-20', '2026-11-10')
  for (const { sql } of upTo('packages_that_follow')) await client.query(sql)
  await plan(2, '2026-11-01', '2026-12-01')
  await expect(plan(3, '2026-11-30', '2026-12-30')).rejects.toMatchObject({
    constraint: 'plan_subscriptions_one_active',
  })
  await plan(3, '2026-12-01', '2026-12-31')
  const { rows } = await client.query(`SELECT start_date::text, end_date::text FROM plan_subscriptions WHERE id = 1`)
  expect(rows).toEqual([{ start_date: '2026-11-20', end_date: '2026-11-10' }])
})
