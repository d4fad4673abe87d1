/** Whom mails and notifications of before are about is read from their keys and data, never from their words. */
import { expect, test } from 'vitest'
import pg from 'pg'
import { migrationsOnDisk } from '../api/database/migrate.ts'
import { testDatabase } from '../api/testing/database.ts'
import { afterFile } from '../api/testing/ending.ts'

test('rows of before say whom they are about', async () => {
  const { url } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterFile(() => client.end())
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const migrations = migrationsOnDisk()
  const place = migrations.findIndex(({ name }) => name.endsWith('_who_mails_are_about'))
  for (const { sql } of migrations.slice(0, place)) await client.query(sql)
  await client.query(`
    INSERT INTO mentors (id, name, email, password, experience) VALUES (7, 'M', 'm@test.example', '', 1);
    INSERT INTO mentees (id, name, email, password, current_level) VALUES (8, 'A', 'a@test.example', '', 'Working Professional');
    INSERT INTO mentorship_requests (id, mentor_id, mentee_id, discussion_topic, background, preferred_date_time)
      VALUES (3, 7, 8, '', '', now());
    INSERT INTO bookings (id, mentor_id, mentee_id, status, starts_at, ends_at, selected_time_slot, agenda)
      VALUES (4, 7, 8, 'completed', '2026-11-10 05:00Z', '2026-11-10 05:45Z', '2026-11-10 10:30', '');
    INSERT INTO payment_orders (id, kind, purchase_id, booking_id, amount, platform_fee, mentor_earning, receipt)
      VALUES (5, 'booking', 4, 4, 100, 20, 80, 'r');
    INSERT INTO payments (id, order_id, provider_payment_id, amount, platform_fee, mentor_earning) VALUES (6, 5, 'pay', 100, 20, 80);
    INSERT INTO refunds (id, payment_id, reason, amount, idempotency_key) VALUES (9, 6, 'slot_lost', 100, 'k')`)
  for (const [type, key, data] of [
    ['mentor', 'request:3:created', '{"requestId":3,"menteeId":8}'],
    ['mentee', 'request:3:answered', '{"requestId":3,"mentorId":7}'],
    ['mentor', 'reminder:4:1:24h:mentor', '{"bookingId":4}'],
    ['mentee', 'reminder:4:1:24h:mentee', '{"bookingId":4}'],
    ['mentor', 'refund:9:payee', null],
    ['mentee', 'refund:9:payer', null],
    ['mentee', 'other', 'not JSON: "mentorId":'],
  ])
    await client.query(
      `INSERT INTO notifications (user_id, user_type, type, title, message, dedupe_key, data) VALUES (1, $1, 'general', '', '', $2, $3)`,
      [type, key, data],
    )
  const keys = [
    'access:1:ended:mentor',
    'account-closed:mentee:8',
    'booking:4:confirmed:mentee',
    'booking:4:link:2:mentor',
    'booking:99:confirmed:mentor',
    'confirmation:mentor:7:5f0c',
    'mentor:7:accepted:5f0c',
    'password-changed:mentee:8:1',
    'password-reset:5f0c',
    'refund:9:payee',
    'refund:9:payer',
    'reminder:4:1:1h:mentee',
    'request:3:answered:mentee',
    'request:3:created:mentor',
    'welcome:community:2',
  ]
  for (const key of keys)
    await client.query(
      `INSERT INTO emails (dedupe_key, to_address, subject, html, text, message_id) VALUES ($1, 'x', '', '', '', $1)`,
      [key],
    )
  await client.query(`
    INSERT INTO password_reset_tokens (token, email, user_type, created_at, expires_at) VALUES
      ('hour', 'a', 'community', now(), now() + interval '1 hour'), ('week', 'a', 'community', now(), now() + interval '7 days')`)

  await client.query(migrations[place]!.sql)
  const read = async (sql: string) => (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line)
  expect(
    await read(
      `SELECT concat_ws(' ', dedupe_key, 'about', about_type, about_id) AS line FROM notifications ORDER BY dedupe_key COLLATE "C"`,
    ),
  ).toEqual([
    'other about',
    'refund:9:payee about mentee 8',
    'refund:9:payer about',
    'reminder:4:1:24h:mentee about mentor 7',
    'reminder:4:1:24h:mentor about mentee 8',
    'request:3:answered about mentor 7',
    'request:3:created about mentee 8',
  ])
  expect(
    await read(`SELECT concat_ws(' ', dedupe_key, 'to', recipient_type, recipient_id, 'about', about_type, about_id) AS line
      FROM emails ORDER BY dedupe_key COLLATE "C"`),
  ).toEqual([
    'access:1:ended:mentor to about',
    'account-closed:mentee:8 to about',
    'booking:4:confirmed:mentee to mentee 8 about mentor 7',
    'booking:4:link:2:mentor to mentor 7 about mentee 8',
    'booking:99:confirmed:mentor to about',
    'confirmation:mentor:7:5f0c to mentor 7 about',
    'mentor:7:accepted:5f0c to mentor 7 about',
    'password-changed:mentee:8:1 to mentee 8 about',
    'password-reset:5f0c to about',
    'refund:9:payee to mentor 7 about mentee 8',
    'refund:9:payer to mentee 8 about',
    'reminder:4:1:1h:mentee to mentee 8 about mentor 7',
    'request:3:answered:mentee to mentee 8 about mentor 7',
    'request:3:created:mentor to mentor 7 about mentee 8',
    'welcome:community:2 to community 2 about',
  ])
  expect(
    await read(`SELECT concat_ws(' ', token, is_first) AS line FROM password_reset_tokens ORDER BY token`),
  ).toEqual(['hour f', 'week t'])
})
