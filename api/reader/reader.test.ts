/** The reader returns what Prisma returns, to the type of every value. READ_SEED names another run or `random`. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../prisma/seed/seedDemo.ts'
import { ModelName } from '../generated/prisma/internal/prismaNamespace.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { seedOf } from '../testing/seed.ts'
import type { Database } from '../database/client.ts'
import { modelOf, type Column } from './models.ts'
import { count, findFirst, findMany } from './reader.ts'
import { isUnavailable } from '../database/unavailable.ts'

type Name = Parameters<typeof findMany>[1]
type Given = Record<string, unknown>
type Row = Record<string, unknown>

const SEED = seedOf('READ_SEED')
const RUNS = Number(process.env['READ_RUNS'] ?? 30)

let t: TestApp
/** The same database without its pool: the reader asks as within a transaction. */
let asTransaction: Database
beforeAll(async () => {
  t = await testApp()
  await seedDemo(t.db, t.clock, { platformFeePercent: 20 })
  // Prisma's own statements take seconds when their tables have just been filled.
  await t.db.$executeRaw`ANALYZE`
  await t.db.auditEntry.create({
    data: { actor: 'administrator:1', action: 'a', subjects: ['mentor:1'], before: { a: [1.5, null] } },
  })
  asTransaction = new Proxy(t.db, {
    get: (db, name) => (name === '$queryRawUnsafe' ? db.$queryRawUnsafe.bind(db) : {}),
  })
}, 60_000)

const delegate = (name: Name) =>
  t.db[name] as unknown as {
    findMany(args: Given): Promise<Row[]>
    findFirst(args: Given): Promise<Row | null>
    count(args: Given): Promise<number>
  }

/** Both ways answer what Prisma does. */
async function expectSame(name: Name, args: Given): Promise<Row[]> {
  const wanted = await delegate(name).findMany(args)
  expect(await findMany(asTransaction, name, args as never)).toEqual(wanted)
  expect(await findMany(t.db, name, args as never)).toEqual(wanted)
  return wanted
}

/** The reader does not read bytes. */
const NAMES = Object.values(ModelName)
  .map((name) => (name[0]!.toLowerCase() + name.slice(1)) as Name)
  .filter((name) => [...modelOf(name).columns.values()].every(({ type }) => type !== 'Bytes'))

test.each(NAMES)('every column of %s', async (name) => {
  const columns = [...modelOf(name).columns.values()].filter(({ isList, type }) => !isList && type !== 'Json')
  await expectSame(name, { orderBy: columns.map((column) => ({ [column.name]: 'asc' })) })
})

const PEOPLE = [
  'mentor',
  'mentee',
  'booking',
  'review',
  'planSubscription',
  'conversation',
  'chatMessage',
  'notification',
  'workshop',
  'workshopRegistration',
  'paymentOrder',
  'payment',
] as const satisfies Name[]
const keyOf = (name: string) => (name.toLowerCase() === 'conversation' ? 'planSubscriptionId' : 'id')
const named = <Value>(name: string, value: fc.Arbitrary<Value>) => value.map((chosen) => ({ [name]: chosen }))
const merged = (parts: readonly object[]): Given => Object.assign({}, ...parts) as Given
const some = <Value>(values: readonly Value[], maxLength: number) =>
  values.length === 0
    ? fc.constant<Value[]>([])
    : fc.uniqueArray(fc.constantFrom<Value[]>(...values), { minLength: 1, maxLength })

/** What may be asked of rows like these. */
function selections(name: string, depth: number): fc.Arbitrary<Given> {
  const { columns, relations } = modelOf(name)
  const lists = [...relations.values()].filter(({ isList }) => isList)
  const inner = [...relations.values()].filter(({ to }) => modelOf(to).columns.has(keyOf(to)))
  const related =
    depth === 0 || inner.length === 0
      ? fc.constant({})
      : fc.constantFrom(...inner).chain(({ name: key, to, isList }) => {
          const order = isList ? { orderBy: { [keyOf(to)]: 'desc' }, take: 3 } : {}
          return named(
            key,
            selections(to, depth - 1).map((select) => ({ select, ...order })),
          )
        })
  const counts = some(
    lists.map(({ name: list }) => list),
    2,
  ).map((chosen) =>
    chosen.length === 0 ? {} : { _count: { select: merged(chosen.map((list) => ({ [list]: true }))) } },
  )
  const own = some([...columns.keys()], 8).map((chosen) => merged(chosen.map((column) => ({ [column]: true }))))
  return fc.tuple(own, related, fc.option(counts, { nil: {} })).map(merged)
}

/** Conditions on one column, with values that stand in it. */
function conditionOn({ name, type, isOptional }: Column, rows: readonly Row[]): fc.Arbitrary<Given> {
  const values = [...new Set(rows.map((row) => row[name]))].filter((value) => value !== null)
  const nulls = isOptional ? [fc.constant(null), fc.constant({ not: null })] : []
  if (values.length === 0) return named(name, fc.oneof(...(nulls.length > 0 ? nulls : [fc.constant(undefined)])))
  const value = fc.constantFrom(...values)
  const listed = some(values, 3)
  const text = value.map((one) =>
    String(one)
      .slice(1, 4)
      .replaceAll(/[\\%_]/g, ''),
  )
  const compared = fc.constantFrom('lt', 'lte', 'gt', 'gte', 'equals', 'not').chain((key) => named(key, value))
  const more: Record<string, fc.Arbitrary<unknown>[]> = {
    Int: [named('in', listed), named('notIn', listed), compared],
    DateTime: [compared],
    Enum: [named('in', listed), named('notIn', listed), named('not', value)],
    String: [
      named('contains', text),
      named('startsWith', text),
      listed.map((names) => ({ in: names.map((one) => String(one).toUpperCase()), mode: 'insensitive' })),
    ],
  }
  return named(name, fc.oneof(value, ...nulls, ...(more[type] ?? [])))
}

function filters(name: Name, rows: readonly Row[]): fc.Arbitrary<Given> {
  const columns = [...modelOf(name).columns.values()].filter(
    ({ type, isList }) => !isList && ['Int', 'DateTime', 'Enum', 'String', 'Boolean'].includes(type),
  )
  const one = fc.constantFrom(...columns).chain((column) => conditionOn(column, rows))
  const lists = [...modelOf(name).relations.values()].filter(({ isList }) => isList)
  const exists =
    lists.length === 0
      ? one
      : fc
          .tuple(fc.constantFrom(...lists), fc.constantFrom('some', 'none'))
          .map(([{ name: list }, how]) => ({ [list]: { [how]: {} } }))
  const together = fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(one, { minLength: 1, maxLength: 3 }))
    .map(([key, parts]) => ({ [key]: parts }))
  return fc.oneof(fc.constant({}), one, together, exists, named('NOT', one), fc.tuple(one, together).map(merged))
}

function pages(name: Name, rows: readonly Row[]): fc.Arbitrary<Given> {
  const key = keyOf(name)
  const sorted = [...modelOf(name).columns.values()].filter(
    (column) =>
      !column.isOptional && !column.isList && ![key, 'Json'].some((one) => one === column.name || one === column.type),
  )
  const direction = fc.constantFrom('asc', 'desc')
  const step = fc.tuple(fc.constantFrom(...sorted), direction).map(([column, way]) => ({ [column.name]: way }))
  const order = fc
    .tuple(fc.uniqueArray(step, { maxLength: 3, selector: (one) => Object.keys(one)[0] }), named(key, direction))
    .map(([steps, last]) => [...steps, last])
  // A page of one record after another is empty for Prisma; connections ask for one more than they show.
  const take = fc.oneof(fc.integer({ min: -30, max: -2 }), fc.integer({ min: 2, max: 30 }))
  const from = fc.constantFrom(...rows).map((row) => ({ cursor: { [key]: row[key] }, skip: 1 }))
  return fc
    .tuple(order, take, fc.oneof(fc.constant({}), fc.constant({ skip: 2 }), from))
    .map(([orderBy, size, at]) => ({ orderBy, take: size, ...at }))
}

test.each(PEOPLE)(`random selections, filters and pages of %s (READ_SEED=${SEED})`, async (name) => {
  const rows = await delegate(name).findMany({})
  expect(rows.length).toBeGreaterThan(0)
  let found = 0
  const asked = fc.tuple(selections(name, 2), filters(name, rows), pages(name, rows))
  const property = fc.asyncProperty(asked, async ([select, where, page]) => {
    // A record that does not meet the condition itself is skipped in its place by Prisma: not where a page begins here.
    const isEmpty = JSON.stringify(where).replaceAll(/[{}[\]":]|AND/g, '') === ''
    const at = page['cursor'] === undefined || isEmpty ? {} : { where: { OR: [where, page['cursor']] } }
    found += (await expectSame(name, { select, where, ...page, ...at })).length
    const wanted = await delegate(name).count({ where })
    expect(await count(asTransaction, name, where as never)).toBe(wanted)
    expect(await count(t.db, name, where as never)).toBe(wanted)
    expect(await findFirst(t.db, name, { where, orderBy: page['orderBy'] } as never)).toEqual(
      await delegate(name).findFirst({ where, orderBy: page['orderBy'] }),
    )
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED })
  expect(found).toBeGreaterThan(0)
})

/** Empty conditions at any depth, and values that PostgreSQL reads otherwise. */
const ODD: Given[] = [
  { OR: [{ id: { in: undefined } }] },
  { OR: [{ AND: [] }, { id: -1 }] },
  { OR: [{ AND: [{ name: undefined }] }, { id: -1 }] },
  { OR: [{ id: {} }, { id: -1 }] },
  { NOT: { id: { not: undefined } } },
  { NOT: { AND: [] } },
  { id: { not: {} } },
  { id: { not: { not: -1 } } },
  { id: { in: [] } },
  { id: { notIn: [] } },
  { id: { notIn: [1.5] } },
  { createdAt: { lt: new Date('+010000-01-01') } },
  { AND: [{}, { id: undefined }] },
]

const OTHERWISE = 'The reader does not write this as SQL'

test.each(ODD)('an odd condition is refused, or means what it does for Prisma: %j', async (where) => {
  const args = { where, orderBy: { id: 'asc' } }
  const found = await findMany(t.db, 'mentor', args as never).catch((error: Error) => error.message)
  if (typeof found === 'string') expect(found).toContain(OTHERWISE)
  else expect(found).toEqual(await delegate('mentor').findMany(args))
})

test.each([
  ['mentor', { distinct: 'mainBranch', orderBy: { id: 'asc' } }],
  ['mentor', { take: 3, skip: 3 }],
  ['review', { where: { NOT: { mentee: {} } } }],
  ['review', { where: { mentee: { id: undefined } } }],
  ['booking', { where: { mentor: { isNot: { id: 1 } } } }],
])('what is not written as SQL is refused: %s %j', async (name, args) => {
  await expect(findMany(t.db, name as Name, args as never)).rejects.toThrow(OTHERWISE)
})

test.each([
  ['booking', { mentor: { name: { contains: 'a' } } }],
  ['booking', { mentor: { is: { name: { contains: 'a' } } } }],
  ['booking', { mentor: { is: null } }],
  ['booking', { mentor: { isNot: null } }],
  ['payment', { receipt: { is: null } }],
  ['payment', { receipt: { isNot: null } }],
] as const)('a condition on the one row that belongs to a %s: %j', async (name, one) => {
  await expectSame(name, { where: { OR: [one, { id: -1 }] }, orderBy: { id: 'asc' } })
})

test('a missing value has its place in an order', async () => {
  await expectSame('paymentOrder', { orderBy: [{ settledAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }] })
  const orderBy = [{ registeredAt: 'asc' }, { id: 'asc' }]
  for (const take of [500, -500])
    await expectSame('workshopRegistration', { orderBy, take, skip: 1, cursor: { id: 1 } })
})

test('a statement that took too long is told from a mistake', async () => {
  await t.db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE mentors IN ACCESS EXCLUSIVE MODE`
    const error: unknown = await count(t.db, 'mentor', {}).catch((failure: unknown) => failure)
    expect(isUnavailable(error)).toBe(true)
  })
})
