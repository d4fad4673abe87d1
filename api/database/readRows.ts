/** Rows as the JSON that PostgreSQL makes of them, and the way back to the rows that Prisma gives. */
import { Prisma } from '../generated/prisma/client.ts'
import { modelOf, type Column, type Model } from './models.ts'
import { condition, isGiven, Unplanned, type Draft, type Given } from './readConditions.ts'
import { beyond, orderOf, stepsOf } from './readOrder.ts'

/** Makes a value of what JSON has for it; nulls are not asked. */
type Read = (value: never) => unknown

/** One key of a row; without `read` JSON has the value as it is. */
interface Part {
  name: string
  sql: string
  read: Read | null
}

/** A function of PostgreSQL takes no more arguments. */
const MOST_PARTS = 100

/** What is made of a selection alone. */
interface Shape {
  model: Model
  parts: Part[]
  row: string
  /** How many tables it has numbered. */
  tables: number
  /** What was written with it last. */
  last: Written | null
}

interface Written {
  /** What follows the row. */
  rest: string
  sql: string
  /** The whole statement: one string each time, whose name is found at once. */
  text: string
}

/** Of selections that are frozen, as they are handed in again and again (rememberedPlans.ts). */
const shapes = new WeakMap<object, Shape>()

interface Rows {
  sql: string
  /** As a statement by itself, which answers them as one JSON text. */
  text: string
  read(rows: unknown[][]): Record<string, unknown>[]
}

/** Pages are of few sizes: such a limit stands in the statement, and PostgreSQL plans for so few rows. */
const LONGEST_PAGE = 101

/** Rows of `table` that meet `only` and what is given. */
export function rowsOf(draft: Draft, model: Model, table: string, only: string, given: Given): Rows {
  const { select, include, where = {}, orderBy, take, skip, cursor, ...more } = given
  if (!isGiven(where)) throw new Unplanned()
  for (const key in more) if (more[key] !== undefined) throw new Unplanned()
  const isBackwards = typeof take === 'number' && take < 0
  const steps = stepsOf(model, orderBy, isBackwards)
  // Without an order Prisma has one of its own for a page.
  if (steps.length === 0 && (isBackwards || skip || cursor !== undefined || (take !== undefined && take !== 1)))
    throw new Unplanned()
  const shape = shapeOf(draft, model, table, { select, include })
  const met = [only, condition(draft, model, table, where)].filter((one) => one !== 'true').join(' AND ') || 'true'
  const limit = take === undefined ? '' : ` LIMIT ${sized(draft, Math.abs(take as number))}`
  const row = `SELECT ${shape.row} AS j`
  const from = `FROM ${model.table} ${table} WHERE ${met}`
  const read = (rows: unknown[][]) => {
    const found = rows.map((values) => rowOf(shape.parts, values))
    return isBackwards ? found.toReversed() : found
  }
  if (cursor === undefined) {
    const rest = `${from}${orderOf(table, steps)}${limit}${skip ? ` OFFSET ${sized(draft, skip)}` : ''}`
    if (shape.last?.rest !== rest) shape.last = writtenAs(rest, `${row} ${rest}`)
    return { ...shape.last, read }
  }
  if (skip !== 1) throw new Unplanned()
  const keys = steps.map(({ column }) => `${table}.${column.sql}`).join(', ')
  const pages = beyond(draft, model, table, steps, cursor).map(
    (stretch) => `(${row}, ${keys} ${from} AND ${stretch}${orderOf(table, steps)}${limit})`,
  )
  return { ...writtenAs('', `SELECT j FROM (${pages.join(' UNION ALL ')}) s${orderOf('s', steps)}${limit}`), read }
}

function writtenAs(rest: string, found: string): Written {
  const sql = `SELECT coalesce(json_agg(j), '[]') FROM (${found}) r`
  return { rest, sql, text: `SELECT (${sql})::text AS json` }
}

function sized(draft: Draft, value: unknown): string {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new Unplanned()
  return value <= LONGEST_PAGE ? String(value) : draft.value(value)
}

/** The parts of a row, written once for a frozen selection that begins a statement and has no values of its own. */
function shapeOf(draft: Draft, model: Model, table: string, chosen: Given): Shape {
  const { select, include } = chosen
  const isFirst = draft.tables === 0 && draft.values.length === 0
  const mayBeKnown = isFirst && isGiven(select) && include === undefined && Object.isFrozen(select)
  const known = mayBeKnown ? shapes.get(select) : undefined
  if (known?.model === model) {
    draft.tables = known.tables
    return known
  }
  const parts = partsOf(draft, model, table, chosen)
  const shape: Shape = { model, parts, row: rowSql(parts), tables: draft.tables, last: null }
  if (mayBeKnown && draft.values.length === 0) shapes.set(select, shape)
  return shape
}

/** The parts of a row of `table`. */
function partsOf(draft: Draft, model: Model, table: string, { select, include }: Given): Part[] {
  const parts: Part[] = []
  if (!isGiven(select)) for (const column of model.columns.values()) parts.push(columnPart(table, column))
  const chosen = select ?? include ?? {}
  if (!isGiven(chosen) || (select !== undefined && include !== undefined)) throw new Unplanned()
  for (const name in chosen) {
    const given = chosen[name]
    if (given === undefined || given === false) continue
    const column = model.columns.get(name)
    if (column) parts.push(columnPart(table, column))
    else if (name === '_count') parts.push(countsPart(draft, model, table, given))
    else parts.push(relationPart(draft, model, table, name, given === true ? {} : given))
  }
  if (parts.length === 0 || parts.length > MOST_PARTS) throw new Unplanned()
  return parts
}

const rowSql = (parts: readonly Part[]): string => `json_build_array(${parts.map(({ sql }) => sql).join(', ')})`

/** The row that an array of its parts stands for. */
function rowOf(parts: readonly Part[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < parts.length; at++) {
    const { name, read } = parts[at]!
    const value = values[at]
    row[name] = read === null || value === null ? value : read(value as never)
  }
  return row
}

/** As they are in JSON; lists of others than these are not read here. */
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
  if (isList) throw new Unplanned()
  if (fromDatabase) return { name, sql: own, read: (stored: string) => fromDatabase.get(stored) }
  const read = READS[type]
  if (!read) throw new Unplanned()
  // A number of JSON has no more digits than the program's.
  return { name, sql: type === 'DateTime' ? own : `${own}::text`, read }
}

function countsPart(draft: Draft, model: Model, table: string, given: unknown): Part {
  const select = isGiven(given) ? given['select'] : undefined
  if (!isGiven(select)) throw new Unplanned()
  const parts = Object.entries(select).map(([name, counted]): Part => {
    const where = isGiven(counted) ? counted['where'] : {}
    if (counted !== true && !isGiven(where)) throw new Unplanned()
    const { to, other, joins } = joined(draft, model, table, name)
    const met = condition(draft, to, other, where as Given)
    return { name, sql: `(SELECT count(*) FROM ${to.table} ${other} WHERE ${joins} AND ${met})`, read: null }
  })
  return { name: '_count', sql: rowSql(parts), read: (values: unknown[]) => rowOf(parts, values) }
}

function relationPart(draft: Draft, model: Model, table: string, name: string, given: unknown): Part {
  if (!isGiven(given)) throw new Unplanned()
  const { to, other, joins, isList } = joined(draft, model, table, name)
  if (isList) {
    const { sql, read } = rowsOf(draft, to, other, joins, given)
    return { name, sql: `(${sql})`, read }
  }
  const { select, include, ...more } = given
  if (Object.keys(more).length > 0) throw new Unplanned()
  const parts = partsOf(draft, to, other, { select, include })
  const sql = `(SELECT ${rowSql(parts)} FROM ${to.table} ${other} WHERE ${joins})`
  return { name, sql, read: (values: unknown[]) => rowOf(parts, values) }
}

function joined(draft: Draft, model: Model, table: string, name: string) {
  const relation = model.relations.get(name)
  if (!relation) throw new Unplanned()
  const other = draft.table()
  const joins = relation.on.map(([ours, theirs]) => `${other}.${theirs} = ${table}.${ours}`).join(' AND ')
  return { to: modelOf(relation.to), other, joins, isList: relation.isList }
}
