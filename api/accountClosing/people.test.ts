/** Every column that points to a person, says who they are, or holds a file is looked after by some feature. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { parts } from '../features.ts'
import { dropFiles } from '../media/paths.ts'
import { testApp } from '../testing/app.ts'
import { recordStatements } from '../testing/statements.ts'

const { db, url } = await testApp()

const POINTS =
  /(^|_)(mentor|mentee|member|user|author|sender|recipient|reporter|owner|payer|payee|guide|about)_(id|type)$|(^|_)(actor|uploader)$/
const SAYS_WHO = /(^|_)(name|email|phone|address|ip|user_agent|linkedin_url)$/
const FILE = /(^|_)(images?|pictures?|photos?|avatars?|attachments?|resumes?|documents?|files?)(_url|_path|_id)?$/

/** Columns that look like a person's or a file's and are not, each with why. */
const NOBODYS: Record<string, string> = {
  'admin_sessions.admin_user_id': 'administrators are no members; their rows go by hand',
  'admin_users.email': 'as above',
  'admin_users.name': 'as above',
  'admin_recovery_codes.admin_user_id': 'as above',
  'audit_entries.actor': 'an administrator, never a member',
  'audit_entries.actor_name': 'as above',
  'mentorship_plans.name': 'of a product',
  'session_types.name': 'of a product',
}

interface Column {
  name: string
  isList: boolean
  isForeign: boolean
}

/** Every column of ours, and whether it refers to one of the three tables of accounts. */
const columnsNow = () => db.$queryRaw<Column[]>`
  SELECT c.table_name || '.' || c.column_name AS name, c.data_type = 'ARRAY' AS "isList",
    EXISTS (
      SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
      WHERE k.contype = 'f' AND k.conrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name
        AND k.confrelid IN ('mentors'::regclass, 'mentees'::regclass, 'community_members'::regclass)
    ) AS "isForeign"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name NOT LIKE '\\_%'
  ORDER BY 1`

const covered = new Set(parts.people.flatMap(({ covers }) => covers))
const files = parts.people.flatMap((part) => part.files ?? [])

async function forgotten(): Promise<string[]> {
  const columns = await columnsNow()
  return columns.flatMap(({ name, isList, isForeign }) => {
    const [, column = ''] = name.split('.')
    if (name in NOBODYS) return []
    if (FILE.test(column)) return files.includes(isList ? `${name}[]` : name) ? [] : [name]
    return (isForeign || POINTS.test(column) || SAYS_WHO.test(column)) && !covered.has(name) ? [name] : []
  })
}

test('no column of a person or a file is forgotten', async () => {
  expect(await forgotten()).toEqual([])
})

test('no part names a column that is not there', async () => {
  const columns = await columnsNow()
  const names = new Set(columns.map(({ name, isList }) => (isList ? `${name}[]` : name)))
  expect([...covered, ...files].filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(NOBODYS).filter((name) => !names.has(name))).toEqual([])
})

test('the search finds what a new feature would forget', async () => {
  await db.$executeRaw`ALTER TABLE bookings ADD COLUMN second int REFERENCES mentors, ADD COLUMN contact_phone text,
    ADD COLUMN payer_id int, ADD COLUMN attachments text[]`
  const added = ['attachments', 'contact_phone', 'payer_id', 'second'].map((column) => `bookings.${column}`)
  try {
    expect(await forgotten()).toEqual(added)
  } finally {
    await db.$executeRaw`ALTER TABLE bookings DROP COLUMN second, DROP COLUMN contact_phone, DROP COLUMN payer_id,
      DROP COLUMN attachments`
  }
})

test('every kind of account is kept by one feature', () => {
  const kinds = parts.people.flatMap(({ keeps }) => (keeps ? [keeps.type] : []))
  expect(kinds.toSorted()).toEqual(['community', 'mentee', 'mentor'])
})

test.each(files)('a file that %s still names is not dropped', async (name) => {
  const [table = '', column = ''] = name.replace('[]', '').split('.')
  const hash = createHash('sha256').update(name).digest('hex')
  const path = `/media/${hash}`
  await db.media.create({ data: { hash, contentType: 'image/webp', content: new Uint8Array([1]), byteLength: 1 } })
  const kept = () => db.media.count({ where: { hash } })
  await inTransaction(db, async (tx) => {
    // A row of whatever shape, for this transaction: only the one column matters.
    await tx.$executeRawUnsafe(`CREATE TEMPORARY TABLE "${table}" (LIKE public."${table}") ON COMMIT DROP`)
    const required = await tx.$queryRawUnsafe<{ name: string }[]>(
      `SELECT attname::text AS name FROM pg_attribute WHERE attrelid = 'pg_temp.${table}'::regclass AND attnotnull AND attnum > 0`,
    )
    for (const { name: other } of required)
      await tx.$executeRawUnsafe(`ALTER TABLE pg_temp."${table}" ALTER COLUMN "${other}" DROP NOT NULL`)
    // A plan of before would read the table that this one hides.
    await tx.$executeRaw`DISCARD PLANS`
    const value = name.endsWith('[]') ? [path] : path
    await tx.$executeRawUnsafe(`INSERT INTO pg_temp."${table}" ("${column}") VALUES ($1)`, value)
    await dropFiles(tx, [path], files)
  })
  expect(await kept()).toBe(1)
  await inTransaction(db, (tx) => dropFiles(tx, [path], files))
  expect(await kept()).toBe(0)
})

test('thousands of files go with as many statements as one: else an account with them could not be closed', async () => {
  const seen = recordStatements(url)
  async function statementsFor(count: number): Promise<number> {
    const hashes = Array.from({ length: count }, (_, place) =>
      createHash('sha256').update(`${place} of ${count}`).digest('hex'),
    )
    const file = { contentType: 'image/webp', content: new Uint8Array([1]), byteLength: 1 }
    await db.media.createMany({ data: hashes.map((hash) => ({ hash, ...file })) })
    seen.statements.length = 0
    await inTransaction(seen.db, (tx) =>
      dropFiles(
        tx,
        hashes.map((hash) => `/media/${hash}`),
        files,
      ),
    )
    expect(await db.media.count({ where: { hash: { in: hashes } } })).toBe(0)
    return seen.statements.length
  }
  expect(await statementsFor(1)).toBeGreaterThan(0)
  expect(await statementsFor(40)).toBe(await statementsFor(1))
})
