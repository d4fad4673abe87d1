/** Which statements PostgreSQL keeps, and so plans once for any values. */
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { makeMentee } from '../testing/factories.ts'
import { connect } from './client.ts'
import { containing } from './containing.ts'
import { count, findMany } from '../reader/reader.ts'

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

test('what looks for a text is planned with it each time, in the ORM’s statements and in ours', async () => {
  const db = connect(url, { poolSize: 1 })
  afterFile(() => db.$disconnect())
  await db.adminUser.findMany({ select: { id: true }, where: { username: containing('asha') } })
  await findMany(db, 'workshop', { select: { id: true }, where: { title: { contains: 'asha' } } })
  const branches = { in: ['civil'], mode: 'insensitive' as const }
  await count(db, 'mentor', { mainBranch: branches })
  await db.mentor.count({ where: { mainBranch: branches } })
  await db.workshop.findMany({ select: { id: true }, where: { title: 'asha' } })
  const kept = await db.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`
  expect(kept.filter(({ statement }) => /LIKE|mentors/.test(statement))).toEqual([])
  expect(kept.filter(({ statement }) => statement.includes('workshops'))).toHaveLength(1)
})

test('connections that the ORM has never used survive a loss, and are closed', async () => {
  const db = connect(url, { poolSize: 1 })
  // Not what the server does by itself, such as analysing the table.
  const asked =
    "backend_type = 'client backend' AND datname = current_database() AND query LIKE 'SELECT count(*)::text%community_members%' AND pid <> pg_backend_pid()"
  const other = connect(url, { poolSize: 1 })
  afterFile(() => other.$disconnect())
  const open = async () =>
    (
      await other.$queryRawUnsafe<{ open: number }[]>(
        `SELECT count(*)::int AS open FROM pg_stat_activity WHERE ${asked}`,
      )
    )[0]?.open
  await count(db, 'communityMember', {})
  expect(await open()).toBe(1)
  await other.$executeRawUnsafe(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${asked}`)
  await expect.poll(open).toBe(0)
  // What is asked before the loss is heard of fails.
  await expect.poll(() => count(db, 'communityMember', {}).catch(() => null)).toBe(0)
  await db.$disconnect()
  await expect.poll(open).toBe(0)
})

test('an instant is the same to the ORM and to our own statements, also where the server’s time is not UTC', async () => {
  const admin = connect(url, { poolSize: 1 })
  const [row] = await admin.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`
  await admin.$executeRawUnsafe(`ALTER DATABASE ${row!.name} SET timezone = 'Asia/Kolkata'`)
  const db = connect(url, { poolSize: 1 })
  afterFile(() => Promise.all([admin.$disconnect(), db.$disconnect()]))
  const createdAt = new Date('2026-11-28T20:15:00.123Z')
  const { id } = await makeMentee(db, { createdAt })
  const [told] = await db.$queryRaw<
    { ms: number; is: boolean }[]
  >`SELECT (extract(epoch FROM created_at) * 1000)::float8 AS ms, created_at = ${createdAt}::timestamptz AS is FROM mentees WHERE id = ${id}`
  expect(told).toEqual({ ms: createdAt.getTime(), is: true })
  const where = { id }
  expect(await findMany(db, 'mentee', { where, select: { createdAt: true } })).toEqual([{ createdAt }])
  expect(await db.mentee.findMany({ where, select: { createdAt: true } })).toEqual([{ createdAt }])
})
