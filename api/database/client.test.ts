/** Which statements PostgreSQL keeps, and so plans once for any values. */
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { connect } from './client.ts'
import { count } from './read.ts'

const { url } = await testApp()

test('a short statement is kept, a long list is planned with its values', async () => {
  const db = connect(url, { poolSize: 1 })
  afterFile(() => db.$disconnect())
  const ids = (length: number) => Array.from({ length }, (_, index) => index)
  await db.mentee.findMany({ where: { id: { in: ids(3) } } })
  await db.mentor.findMany({ where: { id: { in: ids(300) } } })
  const kept = await db.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`
  const about = (table: string) => kept.filter(({ statement }) => statement.includes(`FROM "public"."${table}"`))
  expect([about('mentees').length, about('mentors').length]).toEqual([1, 0])
})

test('connections that the ORM has never used survive a loss, and are closed', async () => {
  const db = connect(url, { poolSize: 1 })
  const name =
    "SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%community_members%'"
  const other = connect(url, { poolSize: 1 })
  afterFile(() => other.$disconnect())
  const open = async () =>
    (await other.$queryRawUnsafe<{ open: number }[]>(`${name} AND pid <> pg_backend_pid()`))[0]?.open
  await count(db, 'communityMember', {})
  expect(await open()).toBe(1)
  await other.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE '%community_members%' AND pid <> pg_backend_pid()`
  await expect.poll(open).toBe(0)
  expect(await count(db, 'communityMember', {})).toBe(0)
  await db.$disconnect()
  await expect.poll(open).toBe(0)
})
