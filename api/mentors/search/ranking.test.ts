/** The ranking score, kept by the database: right whoever changes ratings at once, and within bounds however many mentors there are. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { makeMentor } from '../../testing/factories.ts'

const { url, db } = await testDatabase()
const [early, late] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
beforeAll(() => Promise.all([early.connect(), late.connect()]))
afterAll(() => Promise.all([early.end(), late.end()]))

const RATE = 'UPDATE mentors SET rating = $1, review_count = $2 WHERE id = $3'
const scoreOf = async (id: number) => (await db.mentor.findUniqueOrThrow({ where: { id } })).rankingScore.toNumber()

test('a rating that changes while another is being ranked keeps its own score', async () => {
  const [one, other] = [await makeMentor(db, {}), await makeMentor(db, {})]
  // Stops `early` where it works the mean out: what it has seen by then is old when it comes to the rows.
  await db.$executeRaw`CREATE SCHEMA slow`
  await db.$executeRaw`CREATE FUNCTION slow.round(numeric, integer) RETURNS numeric LANGUAGE sql AS
    'SELECT pg_advisory_xact_lock_shared(1); SELECT pg_catalog.round($1, $2)'`
  await early.query('SET search_path = slow, pg_catalog, public')
  await late.query('SELECT pg_advisory_lock(1)')
  const ranking = early.query(RATE, [3, 1, one.id])
  await vi.waitFor(
    async () => {
      const { rowCount } = await late.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
      expect(rowCount).toBe(1)
    },
    { timeout: 10_000 },
  )
  await late.query(RATE, [5, 990, other.id])
  await late.query('SELECT pg_advisory_unlock(1)')
  await ranking
  expect(await scoreOf(other.id)).toBeGreaterThan(4.9)
})

test('one rating rewrites at most 500 mentors, those furthest off first', async () => {
  const { id } = await makeMentor(db, {})
  await late.query(`
    INSERT INTO mentors (name, email, password, experience, status, bio, main_branch)
    SELECT 'Person ' || n, 'p' || n || '@example.in', '', 5, 'accepted', '', 'General' FROM generate_series(1, 1200) n`)
  const before = new Map((await db.mentor.findMany()).map((mentor) => [mentor.id, mentor.rankingScore.toNumber()]))
  await late.query(RATE, [1, 990, id])
  const after = await db.mentor.findMany()
  expect(after.filter((mentor) => mentor.rankingScore.toNumber() !== before.get(mentor.id))).toHaveLength(500)
  expect(await scoreOf(id)).toBeLessThan(1.1)
})
