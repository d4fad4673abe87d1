/** What is found and how: by indexes among many, at once after a change, and never refused. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/client.ts'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { testDatabase } from '../../testing/database.ts'
import { makeMentor } from '../../testing/factories.ts'
import { mentorFilter } from './mentorFilter.ts'
import { rank } from './ranking.ts'
import { understand } from './understand.ts'
import { HEAD } from './weights.ts'

const CROWD = 20_000
let url: string
let db: Database
let sql: pg.Client

beforeAll(async () => {
  ;({ url, db } = await testDatabase())
  sql = new pg.Client({ connectionString: url })
  await sql.connect()
  await sql.query(`
    INSERT INTO mentors (name, email, password, experience, status, bio, main_branch, skills, rating)
    SELECT 'Person ' || n, 'p' || n || '@example.in', '', 5, 'accepted', 'Honest numbers', 'Civil Engineering',
      ARRAY[(ARRAY['Hydrology', 'Geology'])[1 + n % 2]], (n % 50) / 10.0
    FROM generate_series(1, ${CROWD}) n`)
  await makeMentor(db, {
    name: 'Tejaswini Rao',
    currentJobTitle: 'Turbine Lead',
    currentCity: 'Kochi',
    bio: 'Vibration of rotors.',
  })
  await makeMentor(db, { name: 'Honest Abe', skills: ['Turbines'], topicsCanMentorOn: ['Vibration analysis'] })
  await sql.query('ANALYZE mentors, search_words, search_meanings')
})
afterAll(() => sql.end())

const everybody = mentorFilter({ mainBranch: undefined, subBranch: undefined, available: undefined })

/** Groups with the first names of each. */
async function find(search: string, asTyped = false, over = db) {
  const memory = { read: async <T>(_key: string, _tables: readonly string[], read: () => Promise<T>) => await read() }
  const understood = await understand({ db: over, memory: memory as never }, search, asTyped)
  const { groups, others } = await rank(over, everybody, understood.terms, understood.unknown.length > 0)
  const people = await db.mentor.findMany({
    select: { id: true, name: true },
    where: { name: { not: { startsWith: 'Person' } } },
  })
  const named = groups.map(({ words, ids }) => ({
    words,
    count: ids.length,
    names: ids.slice(0, 3).map((id) => people.find((one) => one.id === id)?.name ?? 'Person'),
  }))
  return { groups: named, isBroad: others !== null, corrected: understood.corrected }
}

test('who matches all stands first, then who matches most, under their words', async () => {
  expect((await find('turbine vibration')).groups).toEqual([
    { words: null, count: 2, names: ['Honest Abe', 'Tejaswini Rao'] },
  ])
  const { groups } = await find('turbine kochi')
  expect(groups[0]).toEqual({ words: null, count: 1, names: ['Tejaswini Rao'] })
  expect(groups[1]).toMatchObject({ words: 'turbine', count: 1 })
  expect((await find('turbine zzqxw')).groups).toEqual([
    { words: 'turbine', count: 2, names: ['Tejaswini Rao', 'Honest Abe'] },
  ])
})

test('a correction is told, and left out if it is not wanted', async () => {
  expect(await find('trubine')).toMatchObject({ corrected: 'turbine', groups: [{ words: null, count: 2 }] })
  expect(await find('trubine', true)).toEqual({ corrected: null, isBroad: false, groups: [] })
  expect((await find('tejaswni')).groups[0]!.names).toEqual(['Tejaswini Rao'])
  // A beginning is none.
  expect(await find('tejas')).toMatchObject({ corrected: null, groups: [{ names: ['Tejaswini Rao'] }] })
})

test('of very many, those who have the word in their strongest fields come first', async () => {
  const { groups, isBroad } = await find('honest')
  expect(isBroad).toBe(true)
  expect(groups[0]!.names[0]).toBe('Honest Abe')
  const hydrology = await find('hydrology')
  expect([hydrology.isBroad, hydrology.groups[0]!.count]).toEqual([true, HEAD])
})

test('a change of a profile is found at once, and what nobody has any longer is nobody’s', async () => {
  const numberOf = async (word: string) => (await db.searchWord.findUnique({ where: { word } }))?.mentors ?? 0
  const { id } = await makeMentor(db, { skills: ['Zirconium'], status: 'pending_review' })
  expect(await numberOf('zirconium')).toBe(0)
  await db.mentor.update({ where: { id }, data: { status: 'accepted' } })
  expect([await numberOf('zirconium'), (await find('zirconum')).corrected]).toEqual([1, 'zirconium'])
  await db.mentor.update({ where: { id }, data: { skills: ['Hafnium'] } })
  expect([await numberOf('zirconium'), await numberOf('hafnium')]).toEqual([0, 1])
  await db.mentor.update({ where: { id }, data: { rating: 4 } })
  expect(await numberOf('hafnium')).toBe(1)
  await db.mentor.delete({ where: { id } })
  expect(await db.searchWord.findMany({ where: { word: { in: ['hafnium', 'zirconium'] } } })).toEqual([])
})

test('a changed meaning counts at once', async () => {
  expect((await find('whirligig')).groups).toEqual([])
  const { id } = await db.searchMeaning.create({ data: { said: ['whirligig'], found: ['turbine'] } })
  expect((await find('whirligigs')).groups[0]!.count).toBe(2)
  expect((await find('whirlgig')).corrected).toBe('whirligig')
  await db.searchMeaning.delete({ where: { id } })
  expect((await find('whirligig')).groups).toEqual([])
})

test.each(['turbine', 'trubine', 'turbine vibration', 'kochi rotors', 'tejas'])(
  '%s reads through indexes',
  async (text) => {
    const recording = new PrismaClient({
      adapter: new PrismaPg({ connectionString: url }),
      log: [{ emit: 'event', level: 'query' }],
    })
    const asked: { query: string; params: string }[] = []
    recording.$on('query', (event) => void asked.push(event))
    await find(text, false, recording as unknown as Database).finally(() => recording.$disconnect())
    const searches = asked.filter(({ query }) => /search_words|::tsquery/.test(query))
    expect(searches.length).toBeGreaterThan(2)
    for (const { query, params } of searches) {
      const { rows } = await sql.query<Record<string, string>>(`EXPLAIN ${query}`, JSON.parse(params) as unknown[])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).not.toMatch(/Seq Scan on (mentors|search_words)/)
    }
  },
)

test.each([
  ['nothing but signs', '++ -- %% _ \\ \' " ;', 0],
  ['quotes of a query', "turbine' | 'x & !y <-> (z", 2],
  ['a very long word', 'x'.repeat(200), 0],
  ['very many words', 'turbine '.repeat(25), 2],
  [
    'many different words',
    'gate psu ies thesis resume job ev plc masters placement internship bridge road water steel turbine',
    1,
  ],
  ['words of signs and letters', 'a-b c-d e-f g-h i-j k-l m-n o-p q-r s-t', 0],
  ['other scripts', 'मीरा яблоко 桥梁 turbine', 2],
])('%s is answered', async (_what, text, least) => {
  const { groups } = await find(text)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(least)
})
