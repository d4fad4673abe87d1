/** Rows as the JSON that PostgreSQL makes of them, and the way back to the rows that Prisma gives. */
import { Prisma } from '../generated/prisma/client.ts'
import { modelOf, type Column, type Model } from './models.ts'
import { condition, isGiven, NotSupported, type Draft, type Given } from './conditions.ts'

/** Makes a value from its JSON; not called for null. */
type Read = (value: never) => unknown

/** One key of a row; without `read` the value is as JSON has it. */
interface Part {
  name: string
  sql: string
  read: Read | null
}

/** A function of PostgreSQL takes no more arguments. */
const MOST_PARTS = 100

/** A SELECT that returns rows as one JSON value, and the way back from that value. */
interface Rows {
  sql: string
  read(rows: unknown[][]): Record<string, unknown>[]
}

/** Pages have few sizes, so a limit up to this one is written into the statement: PostgreSQL then plans for so few rows. */
const LONGEST_PAGE = 101

/** Rows of `table` that meet the condition `only` and Prisma's arguments. */
export function rowsOf(draft: Draft, model: Model, table: string, only: string, given: Given): Rows {
  const { select, include, where = {}, orderBy, take, skip, cursor, ...more } = given
  if (!isGiven(where)) throw new NotSupported('where')
  for (const key in more) if (more[key] !== undefined) throw new NotSupported(key)
  const isBackwards = typeof take === 'number' && take < 0
  const steps = stepsOf(model, orderBy, isBackwards)
  // `take` alone asks for any of the rows.
  if (steps.length === 0 && (isBackwards || skip || cursor !== undefined))
    throw new NotSupported('a page without an order')
  const parts = partsOf(draft, model, table, { select, include })
  const met = [only, condition(draft, model, table, where)].filter((one) => one !== 'true').join(' AND ') || 'true'
  const limit = take === undefined ? '' : ` LIMIT ${sized(draft, Math.abs(take as number))}`
  const row = `SELECT ${rowSql(parts)} AS j`
  const from = `FROM ${model.table} ${table} WHERE ${met}`
  const read = (rows: unknown[][]) => {
    const found = rows.map((values) => rowOf(parts, values))
    return isBackwards ? found.toReversed() : found
  }
  if (cursor === undefined) {
    const page = `${orderOf(table, steps)}${limit}${skip ? ` OFFSET ${sized(draft, skip)}` : ''}`
    return { sql: asList(`${row} ${from}${page}`), read }
  }
  if (skip !== 1) throw new NotSupported('a cursor with its own row')
  const keys = steps.map(({ column }) => `${table}.${column.sql}`).join(', ')
  const pages = beyond(draft, model, table, steps, cursor).map(
    (stretch) => `(${row}, ${keys} ${from} AND ${stretch}${orderOf(table, steps)}${limit})`,
  )
  return { sql: asList(`SELECT j FROM (${pages.join(' UNION ALL ')}) s${orderOf('s', steps)}${limit}`), read }
}

const asList = (found: string): string => `SELECT coalesce(json_agg(j), '[]') FROM (${found}) r`

function sized(draft: Draft, value: unknown): string {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new NotSupported('take or skip')
  return value <= LONGEST_PAGE ? String(value) : draft.value(value)
}

function partsOf(draft: Draft, model: Model, table: string, { select, include }: Given): Part[] {
  const parts: Part[] = []
  if (!isGiven(select)) for (const column of model.columns.values()) parts.push(columnPart(table, column))
  const chosen = select ?? include ?? {}
  if (!isGiven(chosen) || (select !== undefined && include !== undefined)) throw new NotSupported('select')
  for (const name in chosen) {
    const given = chosen[name]
    if (given === undefined || given === false) continue
    const column = model.columns.get(name)
    if (column) parts.push(columnPart(table, column))
    else if (name === '_count') parts.push(countsPart(draft, model, table, given))
    else parts.push(relationPart(draft, model, table, name, given === true ? {} : given))
  }
  if (parts.length === 0 || parts.length > MOST_PARTS)
    throw new NotSupported(`${parts.length} columns of ${model.table}`)
  return parts
}

const rowSql = (parts: readonly Part[]): string => `json_build_array(${parts.map(({ sql }) => sql).join(', ')})`

/** The row of which JSON has an array: one value for each part. */
function rowOf(parts: readonly Part[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < parts.length; at++) {
    const { name, read } = parts[at]!
    const value = values[at]
    row[name] = read === null || value === null ? value : read(value as never)
  }
  return row
}

/** Types that are the same in JSON. Lists of other types are not supported. */
const PLAIN = new Set(['Int', 'String', 'Boolean', 'Float', 'Json', 'Uuid'])
const READS: Readonly<Record<string, Read>> = {
  DateTime: (text: string) => new Date(text),
  Decimal: (text: string) => new Prisma.Decimal(text),
  BigInt: (text: string) => BigInt(text),
}

function columnPart(table: string, { name, sql, type, isList, fromDatabase }: Column): Part {
  const own = `${table}.${sql}`
  // A list that is null is an empty one.
  if (PLAIN.has(type)) return { name, sql: isList ? `coalesce(${own}, '{}')` : own, read: null }
  if (isList) throw new NotSupported(name)
  if (fromDatabase) return { name, sql: own, read: (stored: string) => fromDatabase.get(stored) }
  const read = READS[type]
  if (!read) throw new NotSupported(name)
  // As a number, JSON.parse would round it.
  return { name, sql: type === 'DateTime' ? own : `${own}::text`, read }
}

function countsPart(draft: Draft, model: Model, table: string, given: unknown): Part {
  const select = isGiven(given) ? given['select'] : undefined
  if (!isGiven(select)) throw new NotSupported('_count')
  const parts = Object.entries(select).map(([name, counted]): Part => {
    const where = isGiven(counted) ? counted['where'] : {}
    if (counted !== true && !isGiven(where)) throw new NotSupported(`_count of ${name}`)
    const { to, other, joins } = joined(draft, model, table, name)
    const met = condition(draft, to, other, where as Given)
    return { name, sql: `(SELECT count(*) FROM ${to.table} ${other} WHERE ${joins} AND ${met})`, read: null }
  })
  return { name: '_count', sql: rowSql(parts), read: (values: unknown[]) => rowOf(parts, values) }
}

function relationPart(draft: Draft, model: Model, table: string, name: string, given: unknown): Part {
  if (!isGiven(given)) throw new NotSupported(name)
  const { to, other, joins, isList } = joined(draft, model, table, name)
  if (isList) {
    const { sql, read } = rowsOf(draft, to, other, joins, given)
    return { name, sql: `(${sql})`, read }
  }
  const { select, include, ...more } = given
  if (Object.keys(more).length > 0) throw new NotSupported(name)
  const parts = partsOf(draft, to, other, { select, include })
  const sql = `(SELECT ${rowSql(parts)} FROM ${to.table} ${other} WHERE ${joins})`
  return { name, sql, read: (values: unknown[]) => rowOf(parts, values) }
}

function joined(draft: Draft, model: Model, table: string, name: string) {
  const relation = model.relations.get(name)
  if (!relation) throw new NotSupported(name)
  const other = draft.table()
  const joins = relation.on.map(([ours, theirs]) => `${other}.${theirs} = ${table}.${ours}`).join(' AND ')
  return { to: modelOf(relation.to), other, joins, isList: relation.isList }
}

interface Step {
  column: Column
  isDescending: boolean
  /** Null as PostgreSQL does it: a missing value is the largest. */
  areNullsFirst: boolean | null
}

/** The steps of an `orderBy`; reversed for a page that is counted from its end. */
function stepsOf(model: Model, orderBy: unknown, isBackwards: boolean): Step[] {
  const given = Array.isArray(orderBy) ? orderBy : orderBy === undefined ? [] : [orderBy]
  const steps: Step[] = []
  for (const one of given as unknown[]) {
    if (!isGiven(one)) throw new NotSupported('orderBy')
    for (const name in one) {
      const wanted = one[name]
      const { sort, nulls = null } = isGiven(wanted) ? wanted : { sort: wanted }
      const column = model.columns.get(name)
      if (!column || column.isList || (sort !== 'asc' && sort !== 'desc')) throw new NotSupported(`order by ${name}`)
      const areNullsFirst = nulls === null ? null : (nulls === 'first') !== isBackwards
      steps.push({ column, isDescending: (sort === 'desc') !== isBackwards, areNullsFirst })
    }
  }
  return steps
}

/** ORDER BY with its columns; empty without any. */
function orderOf(table: string, steps: readonly Step[]): string {
  const by = steps.map(({ column, isDescending, areNullsFirst }) => {
    const nulls = areNullsFirst === null ? '' : areNullsFirst ? ' NULLS FIRST' : ' NULLS LAST'
    return `${table}.${column.sql}${isDescending ? ' DESC' : ''}${nulls}`
  })
  return by.length > 0 ? ` ORDER BY ${by.join(', ')}` : ''
}

/**
 * The rows after a page's cursor, as one condition for each run of columns with the same direction, the nearest rows
 * first. PostgreSQL can start reading an index at such a condition, and not at one condition for all.
 */
function beyond(draft: Draft, model: Model, table: string, steps: readonly Step[], cursor: unknown): string[] {
  const [[name = '', value] = [], ...more] = isGiven(cursor) ? Object.entries(cursor) : []
  const key = model.columns.get(name)
  if (!key || more.length > 0 || steps.length === 0 || !steps.every(isComparable))
    throw new NotSupported(`cursor ${name}`)
  if (!Number.isInteger(value)) throw new NotSupported(`cursor ${name}`)
  const at = `${draft.value(value)}`
  const of = (own: readonly Step[], from: string) => own.map(({ column }) => comparable(column, from)).join(', ')
  const there = (own: readonly Step[]) => `(SELECT ${of(own, 'c.')} FROM ${model.table} c WHERE c.${key.sql} = ${at})`
  return stretchesOf(steps)
    .map((stretch, index, all) => {
      const before = all.slice(0, index).flat()
      const same = before.length > 0 ? `(${of(before, `${table}.`)}) = ${there(before)} AND ` : ''
      return `${same}(${of(stretch, `${table}.`)}) ${stretch[0]!.isDescending ? '<' : '>'} ${there(stretch)}`
    })
    .toReversed()
}

/** Whether a page may begin at a row without a value in the column: only for instants, and only if such rows count as the latest. */
const isComparable = ({ column: { isOptional, type }, isDescending, areNullsFirst }: Step): boolean =>
  !isOptional || (type === 'DateTime' && (areNullsFirst ?? isDescending) === isDescending)

const comparable = ({ sql, isOptional }: Column, from: string): string =>
  isOptional ? `coalesce(${from}${sql}, 'infinity')` : `${from}${sql}`

function stretchesOf(steps: readonly Step[]): Step[][] {
  const stretches: Step[][] = []
  for (const step of steps) {
    const last = stretches.at(-1)
    if (last?.[0]?.isDescending === step.isDescending) last.push(step)
    else stretches.push([step])
  }
  return stretches
}
