/** Reads rows faster than Prisma; what it does not write as SQL is an error (decision 49). Only this file is imported elsewhere. */
import type pg from 'pg'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { condition, Draft, HAS_ANY, MATCHES, type Given } from './conditions.ts'
import { modelOf } from './models.ts'
import { rowsOf } from './rows.ts'

/** A client, also within a transaction. */
type Client = Prisma.TransactionClient
/** Delegates of the client, such as `mentor`. */
type Name = Uncapitalize<Prisma.ModelName>
type Args<N extends Name, F extends 'findMany' | 'findFirst' | 'count'> = Prisma.Args<PrismaClient[N], F>
type Found<N extends Name, A, F extends 'findMany' | 'findFirst' | 'count'> = Prisma.Result<PrismaClient[N], A, F>

/** As `db[name].findMany(args)`. */
export async function findMany<N extends Name, A extends Args<N, 'findMany'>>(
  db: Client,
  name: N,
  args: A,
): Promise<Found<N, A, 'findMany'>> {
  const draft = new Draft()
  const rows = rowsOf(draft, modelOf(name), 't', 'true', args as Given)
  const text = `SELECT (${rows.sql})::text AS json`
  const found = await askJson<unknown[][]>(db, { text, values: draft.values, isLong: draft.isLong })
  return rows.read(found) as Found<N, A, 'findMany'>
}

/** As `db[name].findFirst(args)`, and `findUnique`. */
export async function findFirst<N extends Name, A extends Args<N, 'findFirst'>>(
  db: Client,
  name: N,
  args: A,
): Promise<Found<N, A, 'findFirst'>> {
  const rows: unknown[] = await findMany(db, name, { ...(args as object), take: 1 } as Args<N, 'findMany'>)
  return (rows[0] ?? null) as Found<N, A, 'findFirst'>
}

/** As `db[name].count({ where })`. */
export async function count<N extends Name>(
  db: Client,
  name: N,
  where: NonNullable<Args<N, 'findMany'>>['where'],
): Promise<number> {
  const draft = new Draft()
  const model = modelOf(name)
  const met = condition(draft, model, 't', (where ?? {}) as Given)
  const text = `SELECT count(*)::text AS json FROM ${model.table} t WHERE ${met}`
  return await askJson<number>(db, { text, values: draft.values, isLong: draft.isLong })
}

/** For a statement that is written by hand: conditions on rows under a name of theirs, and the values that they stand for. */
export function conditionsIn<N extends Name>(name: N) {
  const draft = new Draft()
  const model = modelOf(name)
  return {
    table: model.table,
    values: draft.values,
    of: (rows: string, where: NonNullable<Args<N, 'findMany'>>['where']): string =>
      condition(draft, model, rows, (where ?? {}) as Given),
  }
}

/** A filter of mentors for `findMany` and `count` of this file: those whose words match this text of a `tsquery`. */
export const matching = (query: string): Prisma.MentorWhereInput => ({ [MATCHES]: query }) as Prisma.MentorWhereInput

/** The same: those of whom this list of texts has any of these, in any case. */
export const havingAny = (column: 'languages', texts: readonly string[]): Prisma.MentorWhereInput =>
  ({ [HAS_ANY]: { column, texts } }) as Prisma.MentorWhereInput

/** A statement that returns one row with one JSON text, called `json`. */
export interface JsonStatement {
  text: string
  values: readonly unknown[]
  /** One of its values is a long list: PostgreSQL plans it for these values alone. */
  isLong?: boolean
}

/** The pool behind a client, and the names of its prepared statements. */
interface Connections {
  pool: pg.Pool
  nameOf(query: { sql: string }): string | undefined
}

const connections = new WeakMap<object, Connections>()

/** From now on reads over this client go straight to its pool. Within a transaction they go through Prisma. */
export function attachPool(db: PrismaClient, own: Connections): void {
  connections.set(db, own)
}

/** The answer of a statement that was written by hand. */
export async function askJson<T>(
  db: Pick<Client, '$queryRawUnsafe'>,
  { text, values, isLong = false }: JsonStatement,
): Promise<T> {
  const own = connections.get(db)
  if (!own) {
    const [row] = await db.$queryRawUnsafe<{ json: string }[]>(text, ...values)
    return JSON.parse(row?.json ?? 'null') as T
  }
  const name = isLong ? undefined : own.nameOf({ sql: text })
  const query = { text, values: values as unknown[], rowMode: 'array' as const, ...(name !== undefined && { name }) }
  const { rows } = await own.pool.query<[string | null]>(query)
  return JSON.parse(rows[0]?.[0] ?? 'null') as T
}
