/** A database of one's own: a clone of the migrated template, dropped after the test file. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../database/client.ts'
import { afterFile } from './ending.ts'

export interface TestDatabase {
  url: string
  db: Database
}

/** Call once at the top of a test file or in a beforeAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
    await client.connect()
    // Two files may clone at the same moment; PostgreSQL lets only one copy a template at a time.
    await client.query('SELECT pg_advisory_lock(7155)')
    await client.query(sql).finally(() => client.end())
  }
  await admin(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`)
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
  const db = connect(url, { poolSize: 25 })
  afterFile(async () => {
    await db.$disconnect()
    await admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
  return { url, db }
}
