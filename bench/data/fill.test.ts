import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../api/testing/database.ts'
import { withClient } from './databases.ts'
import { fill } from './fill.ts'
import { sizeOf } from './size.ts'

const { url } = await testDatabase()
const size = sizeOf(1_000)
const rowsOf = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
  (await withClient(url, (client) => client.query<Row>(text))).rows
/** How many rows of `from` are not as they should be. */
const wrong = async (from: string): Promise<number> =>
  (await rowsOf<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`))[0]!.count

const INDEXES = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef`
let indexes: object[] = []

beforeAll(async () => {
  indexes = await rowsOf(INDEXES)
  await withClient(url, (client) => fill(client, size))
})

test('there is as much as was asked for, and every index is there again', async () => {
  const counted = await Promise.all(['mentors', 'mentees', 'bookings', 'plan_subscriptions'].map(wrong))
  expect(counted).toEqual([size.mentors, size.mentees, size.bookings, size.plans])
  expect(await rowsOf(INDEXES)).toEqual(indexes)
})

test('every reference leads somewhere', async () => {
  const keys = await rowsOf<{ child: string; own: string; parent: string; theirs: string }>(
    `SELECT conrelid::regclass::text AS child, a.attname AS own, confrelid::regclass::text AS parent, b.attname AS theirs FROM pg_constraint
     JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1] JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = confkey[1]
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  expect(keys.length).toBeGreaterThan(40)
  for (const { child, own, parent, theirs } of keys) {
    const lost = await wrong(
      `${child} c LEFT JOIN ${parent} p ON p.${theirs} = c.${own} WHERE c.${own} IS NOT NULL AND p.${theirs} IS NULL`,
    )
    expect(`${child}.${own}: ${lost}`).toBe(`${child}.${own}: 0`)
  }
})

test('what triggers keep is as they would have left it', async () => {
  expect(
    await wrong(`mentors, (SELECT round(sum(rating * review_count) / sum(review_count), 2) AS stars FROM mentors) mean
      WHERE ranking_score <> mentor_score(mean.stars, rating, review_count)`),
  ).toBe(0)
  expect(
    await wrong(`mentors m LEFT JOIN (SELECT mentor_id, round(avg(stars), 2) AS stars, count(*) AS written FROM reviews GROUP BY 1) r ON r.mentor_id = m.id
      WHERE (m.rating, m.review_count) <> (coalesce(stars, 0), coalesce(written, 0))`),
  ).toBe(0)
  expect(
    await wrong(`payments p FULL JOIN receipts r ON r.payment_id = p.id WHERE p.id IS NULL OR r.serial IS NULL`),
  ).toBe(0)
  expect(
    await wrong(`receipt_counters c FULL JOIN (SELECT financial_year, max(serial) AS last FROM receipts GROUP BY 1) r USING (financial_year)
      WHERE c.last IS DISTINCT FROM r.last`),
  ).toBe(0)
  expect(
    await wrong(
      `payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.status <> 'failed' WHERE p.refunded_amount <> coalesce(r.amount, 0)`,
    ),
  ).toBe(0)
  expect(
    await wrong(`conversations c JOIN (SELECT plan_subscription_id AS id, max(number) AS last FROM chat_messages GROUP BY 1) m ON m.id = c.plan_subscription_id
      WHERE c.last_number <> m.last`),
  ).toBe(0)
  expect(
    await wrong(
      `workshops w WHERE seats_taken <> (SELECT count(*) FROM workshop_registrations r WHERE r.workshop_id = w.id)`,
    ),
  ).toBe(0)
})

test('serial numbers go on after what was written', async () => {
  const { id } = (
    await rowsOf<{ id: number }>(
      `INSERT INTO mentees (name, email, password, current_level) VALUES ('New', 'new@bench.example', 'none', 'Fresh Graduate') RETURNING id`,
    )
  )[0]!
  expect(id).toBe(size.mentees + 1)
})
