import { findMany } from '../../reader/reader.ts'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { testDatabase } from '../../testing/database.ts'
import { makeMentor } from '../../testing/factories.ts'
import { fewFound } from './mentors.graphql.ts'
import { mentorFilter, ORDERS } from './mentorFilter.ts'
import { likeLiteral } from '../../database/containing.ts'
import { connect, type Database } from '../../database/client.ts'
import { searchTerms } from './search.ts'

const CROWD = 20_000
const statements: { query: string; params: string }[] = []
let db: PrismaClient
let sql: pg.Client
let own: Database

beforeAll(async () => {
  const { url } = await testDatabase()
  own = connect(url, { poolSize: 1 })
  const recording = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: 'event', level: 'query' }],
  })
  recording.$on('query', ({ query, params }) => void statements.push({ query, params }))
  db = recording
  sql = new pg.Client({ connectionString: url })
  await sql.connect()
  await sql.query(`
    INSERT INTO mentors (name, email, password, experience, status, bio, main_branch, skills, rating)
    SELECT 'Person ' || n, 'p' || n || '@example.in', '', 5, 'accepted', md5(n::text) || ' ' || md5((n * 7)::text),
           (ARRAY['Civil Engineering', 'Mechanical Engineering'])[1 + n % 2], ARRAY[md5((n * 3)::text)], (n % 50) / 10.0
    FROM generate_series(1, ${CROWD}) n`)
  await makeMentor(db, {
    name: 'Tejaswini Rao',
    currentJobTitle: 'Turbine Lead',
    currentCompany: 'Kaveri Power',
    skills: ['C++', '100% uptime'],
    topicsCanMentorOn: ['Commissioning'],
    toolsAndSoftware: ['snake_case', 'C:\\CAD'],
    bio: 'Vibration of rotors.',
    mainBranch: 'Mechanical Engineering',
    subBranch: 'Industrial IoT',
  })
  const field = { mainBranch: 'Electrical & Electronics Engineering', bio: '' }
  await makeMentor(db, { ...field, name: 'Zubin Exam', topicsCanMentorOn: ['GATE (Mining) preparation'] })
  await makeMentor(db, { ...field, name: 'Zubin Gatekeeper', bio: 'We investigate every event.' })
  await makeMentor(db, { ...field, name: 'Zubin Volt', currentCity: 'Bengaluru', toolsAndSoftware: ['EVs, batteries'] })
  await makeMentor(db, {
    ...field,
    name: 'Zubin Panel',
    topicsCanMentorOn: ['Plant interviews'],
    keyProjects: ['A PLC'],
  })
  await sql.query('VACUUM ANALYZE mentors')
})
afterAll(async () => {
  await sql.end()
  await db.$disconnect()
  await own.$disconnect()
})

async function find(search: string): Promise<string[]> {
  const rows = await db.mentor.findMany({
    where: matching(search),
    orderBy: ORDERS.recommended,
    take: 13,
    select: { name: true },
  })
  return rows.map(({ name }) => name)
}

test.each([
  ['a name in any case, in part', 'TEJASW'],
  ['a title', 'turbine'],
  ['a company', 'kaveri'],
  ['a main branch with another word', 'rotors mechanical'],
  ['a sub-branch', 'iot'],
  ['a skill', 'c++'],
  ['a skill as far as it is typed', 'c+'],
  ['a topic', 'commission'],
  ['a tool', 'snake_case'],
  ['the bio', 'vibration'],
  ['all of its words, in any order', '  rao   kaveri  '],
  ['a percent sign, literally', '100%'],
  ['a backslash, literally', 'c:\\cad'],
  ['two letters at the start of a word of the name', 'te ra'],
  ['two letters at the start of a word of the branch', 'io kaveri'],
])('finds %s', async (_what, text) => {
  expect(await find(text)).toEqual(['Tejaswini Rao'])
})

test.each([
  ['an exam, not the middle of a word', 'GATE exam zubin', ['Zubin Exam', 'Zubin Gatekeeper']],
  ['a word of three letters or fewer only whole, and its plural', 'zubin ev', ['Zubin Volt']],
  ['a phrase that means the same', 'zubin electric vehicle', ['Zubin Volt']],
  ['a city by its other name', 'zubin bangalore', ['Zubin Volt']],
  ['a city by its name', 'bengaluru', ['Zubin Volt']],
  ['what a placement is about', 'campus placement zubin', ['Zubin Panel']],
  ['a plural', 'placements zubin', ['Zubin Panel']],
  ['what a résumé leads to', 'zubin resume review', ['Zubin Panel']],
  ['a project', 'zubin plc', ['Zubin Panel']],
  ['despite words that say nothing', 'help me with zubin for a plc', ['Zubin Panel']],
])('finds %s', async (_what, text, names) => {
  expect((await find(text)).sort()).toEqual(names)
})

test.each([
  ['one word of two that nobody has', 'tejaswini zzzz'],
  ['a percent sign as a wildcard', 'te%wini'],
  ['an underscore as a wildcard', 'te_aswini'],
  ['three wildcards', '%%%'],
  ['a backslash as an escape', 'te\\jaswini'],
  ['two letters inside a word', 'wini wi'],
  ['signs alone', '++'],
])('does not take %s', async (_what, text) => {
  expect(await find(text)).toEqual([])
})

test('reads at most 8 words within the first 100 characters', () => {
  const typed = (text: string) => searchTerms(text).map((term) => term.typed)
  expect(typed('z b  c\td e f g h j k')).toEqual(['z', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(typed(`${'x'.repeat(100)}yz`)).toEqual(['x'.repeat(100)])
  expect(typed('Rao rao  ')).toEqual(['rao'])
  expect(typed('   ')).toEqual([])
  expect(typed('Resume review or site vs. design')).toEqual(['resume review', 'site vs design'])
  expect(typed('in the')).toEqual(['in', 'the'])
  expect(likeLiteral('50%_\\')).toBe('50\\%\\_\\\\')
})

test.each([
  ['vibration kaveri', 'custom'],
  ['vibration kaveri', 'generic'],
  ['gate', 'custom'],
  ['z', 'custom'],
  ['zu', 'custom'],
])('%s reads through a trigram index, with a %s plan', async (text, kind) => {
  statements.length = 0
  await find(text)
  const statement = statements.find(({ query }) => /search_(text|names)/.test(query))!
  expect(statement.query).not.toMatch(/lower\(|upper\(/i)
  const values = (JSON.parse(statement.params) as unknown[]).map((value) =>
    JSON.stringify(value).replace(/^"|"$/g, "'"),
  )
  await sql.query(`SET plan_cache_mode = force_${kind}_plan`)
  await sql.query(`PREPARE searched AS ${statement.query}`)
  const { rows } = await sql.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, TIMING OFF) EXECUTE searched (${values.join(', ')})`,
  )
  await sql.query('DEALLOCATE searched')
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/mentors_search_(text|names)_trgm/)
  expect(plan).not.toContain('Seq Scan')
})

test('a search is planned for its words each time', async () => {
  for (let time = 0; time < 8; time++)
    await findMany(own, 'mentor', {
      where: matching('vibration kaveri'),
      orderBy: ORDERS.recommended,
      take: 13,
      select: { name: true },
    })
  const kept = await own.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`
  expect(kept.filter(({ statement }) => statement.includes('search_text'))).toEqual([])
})

const matching = (search: string) =>
  mentorFilter({ search, mainBranch: undefined, subBranch: undefined, available: undefined })

test('few who are searched for by several words are found before they are put in order, of many the order is walked', async () => {
  const [zubin] = await own.mentor.findMany({ where: { name: 'Zubin Volt' }, select: { id: true } })
  expect(await fewFound(own, matching('zubin bengaluru'))).toEqual([zubin!.id])
  expect(await fewFound(own, matching('civil mechanical'))).toEqual([])
  expect(await fewFound(own, matching('mechanical'))).toBeNull()
})
