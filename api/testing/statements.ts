import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'
import type { Database } from '../database/client.ts'
import { afterFile } from './ending.ts'

/** A second client of a test's database that notes the SQL of what is asked through it, oldest first. */
export function recordStatements(url: string): { db: Database; statements: string[] } {
  const statements: string[] = []
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: 'event', level: 'query' }],
  })
  db.$on('query', ({ query }) => void statements.push(query))
  afterFile(() => db.$disconnect())
  return { db: db as unknown as Database, statements }
}

/** How PostgreSQL would answer a recorded statement. Not through Prisma, which would prepare it and ask for values. */
export async function planOf(url: string, text: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.end()
  }
}
