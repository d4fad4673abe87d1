/** Fills an empty database: the same rows for the same number of mentors and the same day. */
import type pg from 'pg'
import { bookingRows, moneyRows } from './bookingRows.ts'
import { deskRows, refundRows } from './deskRows.ts'
import { menteeRows, mentorRows, sessionRows } from './peopleRows.ts'
import type { Size } from './size.ts'
import { notificationRows, planRows } from './talkRows.ts'

/**
 * Money and bookings are written past the triggers, which are made for one row at a time: what they would have added is
 * written here as well. Constraints hold throughout; foreign keys are looked at when all is there.
 */
const PAST_TRIGGERS = 'replica'

interface Step {
  mode: 'origin' | typeof PAST_TRIGGERS
  rows: string[]
}

const stepsOf = (size: Size): Step[] => [
  { mode: 'origin', rows: menteeRows(size) },
  { mode: PAST_TRIGGERS, rows: bookingRows(size) },
  { mode: 'origin', rows: mentorRows(size) },
  { mode: PAST_TRIGGERS, rows: [...moneyRows(), ...refundRows()] },
  { mode: 'origin', rows: [...sessionRows(size), ...notificationRows(size), ...planRows(size), ...deskRows(size)] },
]

interface Index {
  schema: string
  name: string
  definition: string
}

/** Indexes that only make reads fast. */
const INDEXES = `SELECT schemaname AS schema, indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'public' AND indexdef NOT LIKE 'CREATE UNIQUE%' AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = format('%I.%I', schemaname, indexname)::regclass)
  ORDER BY indexname`

/** Columns that count by themselves. */
const SERIALS = `SELECT table_name AS table, column_name AS column FROM information_schema.columns
  WHERE table_schema = 'public' AND column_default LIKE 'nextval%'`

/** Writes all of it; `client` is for nothing else meanwhile. */
export async function fill(client: pg.Client, size: Size): Promise<void> {
  await client.query(
    `SET TIME ZONE 'Asia/Kolkata'; SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'; SET jit = off; SET synchronous_commit = off`,
  )
  const { rows: indexes } = await client.query<Index>(INDEXES)
  for (const { schema, name } of indexes) await client.query(`DROP INDEX "${schema}"."${name}"`)
  for (const { mode, rows } of stepsOf(size)) {
    await client.query(`SET session_replication_role = ${mode}`)
    for (const statement of rows) await client.query(statement)
  }
  for (const { definition } of indexes) await client.query(definition)
  const { rows: serials } = await client.query<{ table: string; column: string }>(SERIALS)
  for (const { table, column } of serials) {
    const next = `SELECT coalesce(max("${column}"), 0) + 1 FROM "${table}"`
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), (${next}), false)`)
  }
  await client.query('VACUUM (ANALYZE)')
}
