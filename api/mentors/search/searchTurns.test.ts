/** Searches are the dearest statements that visitors cause: they leave the database to others. */
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'

const { app, db, url } = await testApp()

const ask = (question: string) => asGuest(app).run(`{ ${question} }`)

test.each([
  ['searches', (n: number) => `mentors(search: "turbine ${n}", first: 1) { totalCount edges { node { id } } }`],
  ['lists by the next free slot', () => 'mentors(sort: NEXT_FREE, first: 1) { edges { node { id } } }'],
])('however many %s come at once, other questions are answered while they wait', async (_what, question) => {
  await makeMentor(db, { skills: ['Turbines'] })
  // The schema is there.
  await ask('__typename')
  const locker = new pg.Client({ connectionString: url })
  await locker.connect()
  await locker.query('BEGIN; LOCK TABLE mentors IN ACCESS EXCLUSIVE MODE')
  let answered = 0
  const searches = Array.from({ length: 40 }, async (_, n) => {
    await ask(question(n)).finally(() => (answered += 1))
  })
  await vi.waitUntil(async () => {
    const { rows } = await locker.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'mentors'::regclass`)
    return rows.length > 1
  }, 10_000)
  expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  // No connection was free because one of them had given up.
  expect(answered).toBe(0)
  await locker.query('ROLLBACK')
  await locker.end()
  await Promise.all(searches)
  expect(answered).toBe(40)
})

test.each(['RECOMMENDED', 'LOWEST_PRICE', 'HIGHEST_RATED'])(
  'a word that few have is found before the order %s, which would compare every mentor',
  async (sort) => {
    const { id } = await makeMentor(db, { name: `Qxj ${sort}` })
    const { db: watching, statements } = recordStatements(url)
    const { data } = await asGuest({ ...app, db: watching }).run<{
      mentors: { edges: { node: { databaseId: number } }[] }
    }>(`{ mentors(search: "qxj", sort: ${sort}) { edges { node { databaseId } } } }`)
    expect(data?.mentors.edges.map(({ node }) => node.databaseId)).toContain(id)
    const searched = statements.filter((statement) => statement.includes('search_vector'))
    expect(searched).not.toEqual([])
    expect(searched.filter((statement) => statement.includes('ORDER BY'))).toEqual([])
  },
)
