/** Which statements PostgreSQL keeps, and so plans once for any values. */
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { connect } from './client.ts'

const { url } = await testApp()

test('a short statement is kept, a long list is planned with its values', async () => {
  const db = connect(url, { poolSize: 1 })
  afterFile(() => db.$disconnect())
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index)
  await db.mentee.findMany({ where: { id: { in: ids(3) } } })
  await db.mentor.findMany({ where: { id: { in: ids(300) } } })
  const kept = await db.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`
  const about = (table: string) => kept.filter(({ statement }) => statement.includes(`FROM "public"."${table}"`))
  expect([about('mentees').length, about('mentors').length]).toEqual([1, 0])
})
