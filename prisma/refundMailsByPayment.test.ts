/** Mails and notifications of refunds, as they were keyed before: by the payment, not by the refund. */
import { expect, test } from 'vitest'
import pg from 'pg'
import { migrationsOnDisk } from '../api/database/migrate.ts'
import { testDatabase } from '../api/testing/database.ts'
import { afterFile } from '../api/testing/ending.ts'

test('what was said of a refund under its payment’s id is tied to the people of that payment', async () => {
  const { url } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterFile(() => client.end())
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const migrations = migrationsOnDisk()
  const before = migrations.findIndex(({ name }) => name.endsWith('_who_mails_are_about'))
  const after = migrations.findIndex(({ name }) => name.endsWith('_refund_mails_by_payment'))
  for (const { sql } of migrations.slice(0, before)) await client.query(sql)
  // Payment 20 is of A1 and M1, refunded by refund 5; refund 20 is of payment 30, of A2 and M2.
  await client.query(`
    INSERT INTO mentors (id, name, email, password, experience) VALUES (1, 'M1', 'm1@x', '', 1), (2, 'M2', 'm2@x', '', 1);
    INSERT INTO mentees (id, name, email, password, current_level)
      VALUES (11, 'A1', 'a1@x', '', 'Working Professional'), (12, 'A2', 'a2@x', '', 'Working Professional');
    INSERT INTO bookings (id, mentor_id, mentee_id, status, starts_at, ends_at, selected_time_slot, agenda) VALUES
      (1, 1, 11, 'completed', '2026-11-10 05:00Z', '2026-11-10 05:45Z', '2026-11-10 10:30', ''),
      (2, 2, 12, 'completed', '2026-11-11 05:00Z', '2026-11-11 05:45Z', '2026-11-11 10:30', '');
    INSERT INTO payment_orders (id, kind, purchase_id, booking_id, amount, platform_fee, mentor_earning, receipt)
      VALUES (1, 'booking', 1, 1, 100, 20, 80, 'r1'), (2, 'booking', 2, 2, 100, 20, 80, 'r2');
    INSERT INTO payments (id, order_id, provider_payment_id, amount, platform_fee, mentor_earning)
      VALUES (20, 1, 'p1', 100, 20, 80), (30, 2, 'p2', 100, 20, 80);
    INSERT INTO refunds (id, payment_id, reason, amount, idempotency_key)
      VALUES (5, 20, 'slot_lost', 100, 'k1'), (20, 30, 'slot_lost', 100, 'k2')`)
  const keys = [
    ['refund:20:slot_lost:mentee', 'mentee'],
    ['refund:20:slot_lost:mentor', 'mentor'],
    ['refund:20:payer', 'mentee'],
    ['refund:20:payee', 'mentor'],
    ['refund:99:slot_lost:mentor', 'mentor'],
  ] as const
  for (const [key, side] of keys) {
    await client.query(
      `INSERT INTO emails (dedupe_key, to_address, subject, html, text, message_id) VALUES ($1, 'x', '', '', '', $1)`,
      [key],
    )
    await client.query(
      `INSERT INTO notifications (user_id, user_type, type, title, message, dedupe_key) VALUES (1, $2, 'payment', '', '', $1)`,
      [key, side],
    )
  }
  for (const { sql } of migrations.slice(before, after + 1)) await client.query(sql)
  const lines = async (columns: string, table: string) =>
    (
      await client.query<{ line: string }>(
        `SELECT concat_ws(' ', dedupe_key, ${columns}) AS line FROM ${table} ORDER BY dedupe_key COLLATE "C"`,
      )
    ).rows.map(({ line }) => line)
  expect(await lines(`'to', recipient_type, recipient_id, 'about', about_type, about_id`, 'emails')).toEqual([
    'refund:20:payee to mentor 2 about mentee 12',
    'refund:20:payer to mentee 12 about',
    'refund:20:slot_lost:mentee to mentee 11 about mentor 1',
    'refund:20:slot_lost:mentor to mentor 1 about mentee 11',
    'refund:99:slot_lost:mentor to about',
  ])
  expect(await lines(`'about', about_type, about_id`, 'notifications')).toEqual([
    'refund:20:payee about mentee 12',
    'refund:20:payer about',
    'refund:20:slot_lost:mentee about mentor 1',
    'refund:20:slot_lost:mentor about mentee 11',
    'refund:99:slot_lost:mentor about',
  ])
})
