/**
 * Nobody forgets what a visitor's answer depends on: each field that visitors are shown is asked for alone; then every
 * column of every table that it has read is changed, and where the answer follows, the field must have said so and the
 * column must tell it.
 */
import { getNamedType, getNullableType, isListType, isObjectType, parse } from 'graphql'
import type { GraphQLArgument, GraphQLField, GraphQLObjectType } from 'graphql'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Database } from '../../database/client.ts'
import { createEngine } from '../../engine/engine.ts'
import { readsOf } from '../../graphql/declared.ts'
import { schema } from '../../schema.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest, type Client } from '../../testing/client.ts'
import { afterFile } from '../../testing/ending.ts'
import { seedDemo } from '../../../prisma/seed/seedDemo.ts'

/** A field that visitors may be shown, asked for alone. */
interface Question {
  field: string
  query: string
  tables: readonly string[]
  /** Tables that it has asked. */
  asked: Set<string>
  answer: string
}

const engine = createEngine(schema)
const questions: Question[] = []
/** One connection: what is changed in its transaction is seen by whoever asks on it, and undone with it. */
let db: Database
let visitor: Client
let tableNames: string[]
const statements: string[] = []

beforeAll(async () => {
  const t = await testApp()
  await seedDemo(t.db, t.clock, t.app.config)
  const ask = vi.spyOn(pg.Client.prototype, 'query')
  ask.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }]
    statements.push(typeof asked === 'string' ? asked : asked.text)
    return Reflect.apply(original, this, args)
  } as never)
  db = connect(t.url, { poolSize: 1 })
  afterFile(() => db.$disconnect())
  visitor = asGuest({ ...t.app, db }, { engine })
  const tables = await db.$queryRaw<
    { name: string }[]
  >`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  tableNames = tables.map(({ name }) => name)
  // Which statements tell of a change, in place of telling it.
  await db.$executeRaw`CREATE TABLE told (name text)`
  await db.$executeRaw`CREATE OR REPLACE FUNCTION public_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO told VALUES (TG_TABLE_NAME); RETURN NULL; END $$`
  await addQuestions(await examples())
})
const original = pg.Client.prototype.query
afterAll(() => vi.restoreAllMocks())

/** Values of arguments that are needed, by field. */
async function examples(): Promise<Record<string, string>> {
  const {
    mentorId,
    mentor: { name },
  } = await db.review.findFirstOrThrow({
    where: { mentor: { status: 'accepted', isActive: true } },
    select: { mentorId: true, mentor: { select: { name: true } } },
  })
  const { id } = await db.workshop.findFirstOrThrow({ where: { isActive: true, mentorId: { not: null } } })
  return {
    'Query.mentor': `(id: ${mentorId})`,
    'Query.mentorsById': `(ids: [${mentorId}])`,
    'Query.searchSuggestions': `(search: "${name}")`,
    'Query.workshop': `(id: ${id})`,
    'Mentor.freeSlots': '(from: "2026-11-23", to: "2026-12-10")',
  }
}

async function addQuestions(given: Record<string, string>): Promise<void> {
  const seen = new Set<string>()
  async function walk(type: GraphQLObjectType, around: (selection: string) => string): Promise<void> {
    for (const field of Object.values(type.getFields())) {
      const reads = readsOf(field)
      const name = `${type.name}.${field.name}`
      if (seen.has(name) || (type === schema.getQueryType() ? !reads : false) || reads === 'nothing') continue
      const named = getNamedType(field.type)
      const call = `${field.name}${given[name] ?? argumentsOf(field)}`
      const inside = (selection: string) => around(`${call} ${selection}`)
      if (!isObjectType(named)) await add(name, around(call))
      else if (!(await add(name, inside('{ __typename }')))) continue
      seen.add(name)
      if (isObjectType(named)) await walk(named, (selection) => inside(`{ ${selection} }`))
    }
  }
  await walk(schema.getQueryType()!, (selection) => `{ ${selection} }`)
}

function argumentsOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter((arg: GraphQLArgument) => String(arg.type).endsWith('!') && arg.defaultValue === undefined)
  expect([name, needed.length]).toEqual([name, 0])
  const isPaged = args.some((arg) => arg.name === 'first') && !isListType(getNullableType(type))
  return isPaged ? '(first: 3)' : ''
}

/** False for what is never kept. */
async function add(field: string, query: string): Promise<boolean> {
  const visit = engine.publicCacheKeyOf({ document: parse(query) })
  if (!visit) return false
  statements.length = 0
  const answer = await answerTo(query)
  const text = statements.join('\n')
  const asked = tableNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  questions.push({ field, query, tables: visit.tables, asked: new Set(asked), answer })
  return true
}

async function answerTo(query: string): Promise<string> {
  const { data, errors } = await visitor.run(query)
  expect(errors).toBeUndefined()
  return JSON.stringify(data)
}

/** Another value of a column of this type. */
const CHANGES: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  integer: (column) => `${column} + 1`,
  smallint: (column) => `${column} - 1`,
  numeric: (column) => `${column} - 0.5`,
  boolean: (column) => `NOT ${column}`,
  date: (column) => `coalesce(${column}, current_date) + 1`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '100 days'`,
  ARRAY: (column) => `coalesce(${column}, '{}') || ARRAY['x']`,
}

interface Column {
  name: string
  type: string
  /** Of an enum, its values. */
  values: string[]
}

async function columnsOf(table: string): Promise<Column[]> {
  return await db.$queryRaw<Column[]>`
    SELECT c.column_name AS name, c.data_type AS type,
      coalesce((SELECT array_agg(e.enumlabel::text) FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = c.udt_name), '{}') AS values
    FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.table_name = ${table}`
}

/** Written by triggers of another table alone, whose changes are told. */
const DERIVED = ['search_suggestions']

/** What follows a statement, which is undone: the fields whose answer it changes without their being told. */
async function untold(table: string, sql: string): Promise<string[]> {
  await db.$executeRaw`BEGIN`
  try {
    await db.$executeRaw`TRUNCATE told`
    await db.$executeRawUnsafe(sql)
    const told = new Set((await db.$queryRaw<{ name: string }[]>`SELECT name FROM told`).map(({ name }) => name))
    const changed: string[] = []
    for (const { field, query, tables, asked, answer } of questions)
      if (asked.has(table) && !tables.some((name) => told.has(name)) && (await answerTo(query)) !== answer)
        changed.push(`${field}: ${sql}`)
    return changed
  } catch (error) {
    // A value that the database refuses.
    if (/constraint|check|violates|range|invalid/i.test(String(error))) return []
    throw error
  } finally {
    await db.$executeRaw`ROLLBACK`
  }
}

test('the fields are asked for, each alone', () => {
  const fields = questions.map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining([
      'Query.mentors',
      'QueryMentorsConnection.totalCount',
      'Mentor.nextFreeSlot',
      'Review.authorName',
      'Site.now',
    ]),
  )
  expect(fields.length).toBeGreaterThan(80)
})

test('whatever changes an answer is told to whoever keeps it', async () => {
  const found: string[] = []
  for (const table of new Set(questions.flatMap(({ asked }) => [...asked].filter((name) => !DERIVED.includes(name))))) {
    for (const { name, type, values } of await columnsOf(table)) {
      const column = `"${name}"`
      const change = CHANGES[type]?.(column)
      if (change) found.push(...(await untold(table, `UPDATE "${table}" SET ${column} = ${change}`)))
      for (const value of values)
        found.push(
          ...(await untold(table, `UPDATE "${table}" SET ${column} = '${value}' WHERE ${column} <> '${value}'`)),
        )
    }
    found.push(...(await untold(table, `DELETE FROM "${table}"`)))
  }
  // Told to five minutes, and kept for five seconds.
  const expected = 'Mentor.lastActiveAt: '
  const untoldOf = found.filter((text) => !text.startsWith(expected))
  const triggers = await db.$queryRaw<{ sql: string }[]>`
    SELECT pg_get_triggerdef(oid) AS sql FROM pg_trigger WHERE tgname LIKE '%\\_public' ORDER BY tgname`
  const help = triggers.map(({ sql }) => sql.replace('CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER')).join(';\n')
  expect(
    untoldOf,
    `In a migration, add the columns of these statements to the trigger of their table:\n${help}`,
  ).toEqual([])
  expect(found.filter((text) => text.startsWith(expected))).not.toEqual([])
}, 60_000)
