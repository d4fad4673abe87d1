/** A `where` as SQL: the part of Prisma's language that our lists are filtered with. */
import type { Column, Model } from './models.ts'
import { modelOf } from './models.ts'

/** A mistake of the program: a read asks for what is not written as SQL here. Write it here, or ask Prisma. */
export class NotSupported extends Error {
  constructor(what: string) {
    super(`The reader does not write this as SQL: ${what}`)
  }
}

/** Arguments, or a part of them, by their keys. */
export type Given = Readonly<Record<string, unknown>>

/** A list with so many values is planned with them, as Prisma's are (api/database/client.ts). */
const LONG_LIST = 40

/** A statement that is being written: its values, and a number for each of its tables. */
export class Draft {
  readonly values: unknown[] = []
  isLong = false
  private tables = 0

  table(): string {
    this.tables += 1
    return `t${this.tables}`
  }

  value(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

export const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Of a table with a `search_vector`: rows that match this query of PostgreSQL's full text. Prisma has no such filter. */
export const MATCHES = '$matches'

/** Rows of which a list of texts has any of these, in any case: `{ column, texts }`. Prisma compares lists letter by letter. */
export const HAS_ANY = '$hasAny'

/** The condition on rows of `table`. */
export function condition(draft: Draft, model: Model, table: string, where: Given): string {
  const parts: string[] = []
  for (const key in where) {
    const value = where[key]
    if (value === undefined) continue
    if (key === 'AND' || key === 'OR' || key === 'NOT') parts.push(combined(draft, model, table, key, value))
    else if (key === MATCHES) parts.push(`${table}.search_vector @@ ${draft.value(value)}::tsquery`)
    else if (key === HAS_ANY) parts.push(hasAny(draft, model, table, value as { column: string; texts: string[] }))
    else {
      const column = model.columns.get(key)
      parts.push(column ? compared(draft, column, table, value) : related(draft, model, table, key, value))
    }
  }
  return allOf(parts)
}

function hasAny(draft: Draft, model: Model, table: string, { column, texts }: { column: string; texts: string[] }) {
  const { sql, type, isList, name } = model.columns.get(column) ?? {}
  if (!sql || type !== 'String' || !isList) throw new NotSupported(`a list of ${name ?? column}`)
  return `lowered(${table}.${sql}) && lowered(${draft.value(texts)}::text[])`
}

/** An empty condition is the text `true`, however deep it stands. */
function allOf(parts: readonly string[]): string {
  const asking = parts.filter((part) => part !== 'true')
  return asking.length > 1 ? `(${asking.join(' AND ')})` : (asking[0] ?? 'true')
}

function combined(draft: Draft, model: Model, table: string, key: string, value: unknown): string {
  if (key === 'NOT' && isGiven(value)) return `NOT ${meant(condition(draft, model, table, value))}`
  const list = Array.isArray(value) ? value : [value]
  if (key === 'NOT' || !list.every(isGiven)) throw new NotSupported(key)
  const parts = list.map((one) => condition(draft, model, table, one))
  return key === 'OR' ? `(${parts.map(meant).join(' OR ') || meant('true')})` : allOf(parts)
}

/** Prisma leaves an empty condition out where `true` would select all rows or none. */
function meant(part: string): string {
  if (part === 'true') throw new NotSupported('an empty condition')
  return part
}

function related(draft: Draft, model: Model, table: string, key: string, value: unknown): string {
  const relation = model.relations.get(key)
  if (!relation || !isGiven(value)) throw new NotSupported(key)
  const other = draft.table()
  const to = modelOf(relation.to)
  const joins = relation.on.map(([ours, theirs]) => `${other}.${theirs} = ${table}.${ours}`)
  const exists = (met: string) => `EXISTS (SELECT FROM ${to.table} ${other} WHERE ${[...joins, met].join(' AND ')})`
  const [[how, where] = ['', value], ...more] = Object.entries(value)
  if (more.length === 0 && !relation.isList && where === null) {
    if (how === 'is') return `NOT ${exists('true')}`
    if (how === 'isNot') return exists('true')
  }
  // `{ mentor: { is: where } }` means the same as `{ mentor: where }`.
  const one = how === 'is' && more.length === 0 ? where : value
  if (!relation.isList) {
    if (!isGiven(one) || 'is' in one || 'isNot' in one) throw new NotSupported(`${key}.${how}`)
    return exists(meant(condition(draft, to, other, one)))
  }
  if (more.length > 0 || (how !== 'some' && how !== 'none') || !isGiven(where)) throw new NotSupported(`${key}.${how}`)
  const found = exists(condition(draft, to, other, where))
  return how === 'none' ? `NOT ${found}` : found
}

const OPERATORS: Readonly<Record<string, string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=' }

function compared(draft: Draft, column: Column, table: string, filter: unknown): string {
  if (column.isList) throw new NotSupported(column.name)
  const sql = `${table}.${column.sql}`
  if (!isGiven(filter)) return equals(draft, column, sql, filter)
  const { mode, ...operations } = filter
  if (mode !== undefined) {
    const names = operations['in']
    if (mode !== 'insensitive' || !Array.isArray(names) || Object.keys(operations).length > 1)
      throw new NotSupported(`mode of ${column.name}`)
    return `lower(${sql}) IN (${names.map((name) => `lower(${written(draft, column, name)})`).join(', ') || 'NULL'})`
  }
  const parts: string[] = []
  for (const operation in operations) {
    const value = operations[operation]
    if (value !== undefined) parts.push(operated(draft, column, sql, table, operation, value))
  }
  return allOf(parts)
}

function operated(draft: Draft, column: Column, sql: string, table: string, name: string, value: unknown): string {
  const operator = OPERATORS[name]
  if (operator) return `${sql} ${operator} ${written(draft, column, value)}`
  switch (name) {
    case 'equals':
      return equals(draft, column, sql, value)
    case 'not':
      if (value === null) return `${sql} IS NOT NULL`
      // Prisma does not take a `not` within a `not` for its opposite.
      if (isGiven(value) && 'not' in value) throw new NotSupported('a not within a not')
      return isGiven(value)
        ? `NOT ${meant(compared(draft, column, table, value))}`
        : `${sql} <> ${written(draft, column, value)}`
    case 'in':
      return `${sql} = ANY(${listOf(draft, column, value)})`
    case 'notIn':
      return `${sql} <> ALL(${listOf(draft, column, value)})`
    case 'contains':
      return like(draft, column, sql, value, '%', '%')
    case 'startsWith':
      return like(draft, column, sql, value, '', '%')
    default:
      throw new NotSupported(name)
  }
}

function equals(draft: Draft, column: Column, sql: string, value: unknown): string {
  return value === null ? `${sql} IS NULL` : `${sql} = ${written(draft, column, value)}`
}

function like(
  draft: Draft,
  { name, type }: Column,
  sql: string,
  value: unknown,
  before: string,
  after: string,
): string {
  if (type !== 'String' || typeof value !== 'string') throw new NotSupported(`a part of ${name}`)
  return `${sql} LIKE ${draft.value(before + value + after)}`
}

const LIST_TYPES: Readonly<Record<string, string>> = { Int: 'int[]', String: 'text[]' }

function listOf(draft: Draft, column: Column, value: unknown): string {
  if (!Array.isArray(value)) throw new NotSupported(`list of ${column.name}`)
  const type = column.enumType ? `${column.enumType}[]` : LIST_TYPES[column.type]
  if (!type) throw new NotSupported(`list of ${column.name}`)
  if (column.enumType) return `ARRAY[${value.map((one) => written(draft, column, one)).join(', ')}]::${type}`
  if (!value.every((one) => (column.type === 'Int' ? Number.isInteger(one) : typeof one === 'string')))
    throw new NotSupported(`list of ${column.name}`)
  if (value.length >= LONG_LIST) draft.isLong = true
  return `${draft.value(value)}::${type}`
}

/** Enums and booleans stand in the statement: a plan for any status does not know how rare this one is. */
function written(draft: Draft, { name, type, toDatabase }: Column, value: unknown): string {
  if (toDatabase) {
    const stored = typeof value === 'string' ? toDatabase.get(value) : undefined
    if (stored === undefined) throw new NotSupported(`value of ${name}`)
    return `'${stored}'`
  }
  if (type === 'Boolean' && typeof value === 'boolean') return String(value)
  if (type === 'DateTime' && value instanceof Date && isWritten(value)) return draft.value(value.toISOString())
  if (type === 'Int' && Number.isInteger(value)) return draft.value(value)
  if (type === 'Decimal' && Number.isFinite(value)) return draft.value(value)
  if (type === 'String' && typeof value === 'string') return draft.value(value)
  throw new NotSupported(`value of ${name}`)
}

/** Outside these years ISO writes a sign, which PostgreSQL does not read. */
const isWritten = (date: Date) => date.getUTCFullYear() > 0 && date.getUTCFullYear() <= 9999
