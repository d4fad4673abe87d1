/** Reads that are asked often, past the ORM: the same arguments, the same rows (decision 49). */
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { Transaction } from './client.ts'
import { modelOf } from './models.ts'
import { condition, Draft, Unplanned, type Given } from './readConditions.ts'
import { rowsOf } from './readRows.ts'
import { askJson } from './statement.ts'

/** Delegates of the client, such as `mentor`. */
type Name = Uncapitalize<Prisma.ModelName>
type Args<N extends Name, F extends 'findMany' | 'findFirst' | 'count'> = Prisma.Args<PrismaClient[N], F>
type Found<N extends Name, A, F extends 'findMany' | 'findFirst' | 'count'> = Prisma.Result<PrismaClient[N], A, F>

/** As `db[name].findMany(args)`. */
export async function findMany<N extends Name, A extends Args<N, 'findMany'>>(
  db: Transaction,
  name: N,
  args: A,
): Promise<Found<N, A, 'findMany'>> {
  return ((await rowsFor(db, name, args as Given)) ?? (await delegate(db, name).findMany(args))) as Found<
    N,
    A,
    'findMany'
  >
}

/** As `db[name].findFirst(args)`, and `findUnique`. */
export async function findFirst<N extends Name, A extends Args<N, 'findFirst'>>(
  db: Transaction,
  name: N,
  args: A,
): Promise<Found<N, A, 'findFirst'>> {
  const rows = await rowsFor(db, name, { ...(args as Given), take: 1 })
  return (rows ? (rows[0] ?? null) : await delegate(db, name).findFirst(args)) as Found<N, A, 'findFirst'>
}

/** As `db[name].count({ where })`. */
export async function count<N extends Name>(
  db: Transaction,
  name: N,
  where: NonNullable<Args<N, 'findMany'>>['where'],
): Promise<number> {
  const draft = new Draft()
  const model = modelOf(name)
  const met = planned(() => condition(draft, model, 't', (where ?? {}) as Given))
  if (met === null) return (await delegate(db, name).count({ where })) as number
  const text = `SELECT count(*)::text AS json FROM ${model.table} t WHERE ${met}`
  return await askJson<number>(db, { text, values: draft.values, isLong: draft.isLong })
}

async function rowsFor(db: Transaction, name: Name, args: Given): Promise<unknown[] | null> {
  const draft = new Draft()
  const rows = planned(() => rowsOf(draft, modelOf(name), 't', 'true', args))
  if (rows === null) return null
  return rows.read(await askJson(db, { text: rows.text, values: draft.values, isLong: draft.isLong }))
}

/** Null for what is not written here. */
function planned<T>(write: () => T): T | null {
  try {
    return write()
  } catch (error) {
    if (error instanceof Unplanned) return null
    throw error
  }
}

interface Delegate {
  findMany(args: unknown): Promise<unknown>
  findFirst(args: unknown): Promise<unknown>
  count(args: unknown): Promise<unknown>
}

/** Each model's delegate has types of its own; what they have in common is not among them. */
const delegate = (db: Transaction, name: Name): Delegate => db[name] as unknown as Delegate
