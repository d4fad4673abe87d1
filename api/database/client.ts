/** The Prisma client over node-postgres, with named prepared statements. */
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts'
import { attachPool } from '../reader/reader.ts'
import { createPool } from './pool.ts'

export type Database = PrismaClient
export type Transaction = Prisma.TransactionClient

const MAX_STATEMENT_NAMES = 500
/** In statements with more values than these. */
const LONG = '$40'
/** In statements that search for words or a part of a text, or for names in any case: anything from no row to every row may match. */
const LOOKS_FOR = ['LIKE ', '::tsquery', 'lower($', 'LOWER($']

/**
 * One name per SQL text, bounded, so that PostgreSQL parses and plans each once per connection. Statements that must be
 * planned with their values have no name: a plan for any values compares every row with each value of a long list, and for
 * a search it reads the whole table in order and not the index.
 */
function statementNames(): (query: { sql: string }) => string | undefined {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MAX_STATEMENT_NAMES || sql.includes(LONG)) return undefined
    if (LOOKS_FOR.some((looks) => sql.includes(looks))) return undefined
    const name = `p${createHash('sha1').update(sql).digest('base64url').slice(0, 16)}`
    names.set(sql, name)
    return name
  }
}

interface Options {
  poolSize?: number
}

/** Connects lazily, over a pool as `createPool` makes them. */
export function connect(url: string, { poolSize = 10 }: Options = {}): Database {
  const pool = createPool(url, poolSize)
  const nameOf = statementNames()
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: nameOf as (query: { sql: string }) => string,
  })
  const db = new PrismaClient({ adapter })
  attachPool(db, { pool, nameOf })
  // Prisma ends the pool only if it has used it itself.
  const disconnect = db.$disconnect.bind(db)
  db.$disconnect = async () => {
    await disconnect()
    if (!pool.ending) await pool.end()
  }
  return db
}
