/** Statements that answer one JSON text, asked past the ORM on the very connections that it uses. */
import type pg from 'pg'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { JsonQuery } from './jsonQuery.ts'

/** The pool behind a client, and the names of its prepared statements. */
export interface Connections {
  pool: pg.Pool
  nameOf(query: { sql: string }): string | undefined
}

/** A client, also within a transaction. */
type Askable = Pick<PrismaClient, '$queryRawUnsafe'>

const connections = new WeakMap<object, Connections>()

/** Makes what a client is asked go straight to its pool; within a transaction it goes through the ORM. */
export function openWay(db: object, way: Connections): void {
  connections.set(db, way)
}

/** A statement that gives one row with one JSON text, called `json`. */
export interface Statement {
  text: string
  values: readonly unknown[]
  /** It has a long list for a value: not to be planned for any other. */
  isLong?: boolean
}

/** What a statement answers. */
export async function askJson<T>(db: Askable, { text, values, isLong = false }: Statement): Promise<T> {
  const way = connections.get(db)
  if (!way) {
    const [row] = await db.$queryRawUnsafe<{ json: string }[]>(text, ...values)
    return JSON.parse(row?.json ?? 'null') as T
  }
  const name = isLong ? undefined : way.nameOf({ sql: text })
  const { answer } = await way.pool.query(new JsonQuery(name ?? '', text, values))
  return JSON.parse(answer ?? 'null') as T
}
