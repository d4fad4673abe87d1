/** What is suggested while somebody types: what listed mentors have written, as they wrote it, at once after a change. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import type { Mentor, Prisma } from '../../generated/prisma/client.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'

const DOCUMENT = typed(
  'query ($search: String!) { searchSuggestions(search: $search) { kind text mentors mentor { databaseId } } }',
)

let t: TestApp
let zoe: Mentor

beforeAll(async () => {
  t = await testApp()
  zoe = await makeMentor(t.db, {
    name: 'Zoë Laxmi André',
    subBranch: 'Mining Engineering',
    topicsCanMentorOn: ['Static timing analysis', 'GATE preparation', 'How to read drawings', 'x'.repeat(61)],
    toolsAndSoftware: ['AutoCAD', 'STAAD.Pro'],
    skills: ['Ventilation'],
  })
  await makeMentor(t.db, {
    name: 'Vikram Patil',
    mainBranch: 'civil engineering',
    topicsCanMentorOn: ['Timing closure', 'GATE preparation', 'Autocad', 'Walls and slabs'],
    toolsAndSoftware: ['Auto CAD', 'AutoCAD', 'ANSYS'],
    skills: ['GATE preparation'],
  })
  await makeMentor(t.db, { name: 'Pending Person', status: 'pending_review', skills: ['Zeppelins'] })
  await makeMentor(t.db, { name: 'Inactive Person', isActive: false, toolsAndSoftware: ['Zeppelins'] })
})

const ask = async (search: string) => {
  const { data, errors } = await asGuest(t.app).run(DOCUMENT, { search })
  expect(errors).toBeUndefined()
  return data.searchSuggestions
}
const texts = async (search: string) => (await ask(search)).map(({ text }) => text)

test.each([
  ['stat', ['Static timing analysis']],
  ['tim', ['Timing closure', 'Static timing analysis']],
  ['timing a', ['Static timing analysis']],
  ['  STATIC   Timing ', ['Static timing analysis']],
  ['autocad', ['AutoCAD']],
  ['auto cad', ['AutoCAD']],
  ['staad pro', ['STAAD.Pro']],
  ['staad.p', ['STAAD.Pro']],
  ['pro', ['STAAD.Pro']],
  ['zoe', ['Zoë Laxmi André']],
  ['ANDRÉ', ['Zoë Laxmi André']],
  ['vikram p', ['Vikram Patil']],
  // Behind words that say nothing.
  ['how to learn autoc', ['AutoCAD']],
  ['how to re', ['How to read drawings']],
  // A filler within begins nothing, unless nothing else does.
  ['an', ['ANSYS', 'Static timing analysis', 'Zoë Laxmi André']],
  ['and s', ['Walls and slabs']],
  // One mistake, of a beginning too.
  ['autpc', ['AutoCAD']],
  ['atuo', ['AutoCAD']],
  ['autocda', ['AutoCAD']],
  ['bikram', ['Vikram Patil']],
  ['staticc ti', ['Static timing analysis']],
  // As it sounds.
  ['lakshmi', ['Zoë Laxmi André']],
  // In another script.
  ['विक्र', ['Vikram Patil']],
  ['বিক্রম', ['Vikram Patil']],
  ['लक्ष्मी', ['Zoë Laxmi André']],
  // One letter; too short for a mistake; nobody's; no words.
  ['s', []],
  ['how to v', []],
  ['atu', []],
  ['blockchain', []],
  ['%', []],
  ['a_to', []],
  ['', []],
  [' ', []],
  ['xxxx', []],
])('“%s” suggests %j', async (typedSoFar, wanted) => {
  expect(await texts(typedSoFar)).toEqual(wanted)
})

test('a suggestion says what it is, and how many mentors name it in any spelling; a mentor leads to their profile', async () => {
  expect(await ask('gate')).toEqual([{ kind: 'TOPIC', text: 'GATE preparation', mentors: 2, mentor: null }])
  // Two write AutoCAD, one of them Auto CAD as well.
  expect(await ask('auto')).toEqual([{ kind: 'SOFTWARE', text: 'AutoCAD', mentors: 3, mentor: null }])
  expect(await ask('zoe')).toEqual([{ kind: 'MENTOR', text: zoe.name, mentors: null, mentor: { databaseId: zoe.id } }])
  expect(await ask('mini')).toEqual([{ kind: 'BRANCH', text: 'Mining Engineering', mentors: 1, mentor: null }])
  expect(await ask('civil')).toEqual([{ kind: 'BRANCH', text: 'Civil Engineering', mentors: 2, mentor: null }])
})

test('a mentor who is not listed adds no suggestion, and a topic goes with the last mentor who names it', async () => {
  expect(await texts('zeppelin')).toEqual([])
  expect(await texts('person')).toEqual([])
  const { id } = await makeMentor(t.db, { name: 'Qadir Khan', skills: ['Zeppelins'], topicsCanMentorOn: ['Airships'] })
  const update = async (data: Prisma.MentorUpdateInput) => void (await t.db.mentor.update({ where: { id }, data }))
  expect(await texts('zeppelin')).toEqual(['Zeppelins'])
  await update({ skills: ['Balloons', 'Zeppelins'] })
  expect([await texts('balloon'), await texts('zeppelin')]).toEqual([['Balloons'], ['Zeppelins']])
  await update({ skills: ['Balloons'], name: 'Qadir Shah' })
  expect([await texts('zeppelin'), await texts('khan'), await texts('shah')]).toEqual([[], [], ['Qadir Shah']])
  await update({ isActive: false })
  expect([await texts('qadir'), await texts('airship'), await texts('balloon')]).toEqual([[], [], []])
  await update({ isActive: true })
  expect(await texts('airship')).toEqual(['Airships'])
  await t.db.mentor.delete({ where: { id } })
  expect(await texts('airship')).toEqual([])
  expect(await t.db.searchSuggestion.count({ where: { OR: [{ mentorId: id }, { mentors: { lte: 0 } }] } })).toBe(0)
})

test('eight at most: branches and names never take the place of topics', async () => {
  for (let n = 0; n < 9; n++)
    await makeMentor(t.db, {
      name: `Quartz Person ${n}`,
      subBranch: `Quartz branch ${n}`,
      topicsCanMentorOn: Array.from({ length: 9 }, (_, nth) => `Quartz topic ${nth}`).slice(n),
    })
  const kinds = (await ask('quartz')).map(({ kind }) => kind)
  expect(kinds).toHaveLength(8)
  expect(kinds.filter((kind) => kind === 'MENTOR')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'BRANCH').length).toBeLessThanOrEqual(2)
  // Those of most mentors come first; names fill what is free.
  expect((await texts('quartz topic')).slice(0, 2)).toEqual(['Quartz topic 8', 'Quartz topic 7'])
  expect(await texts('quartz p')).toHaveLength(8)
})

test('a text that is too long is refused, with a message', async () => {
  const { errors } = await asGuest(t.app).run(DOCUMENT, { search: 'x'.repeat(201) })
  expect(errors?.[0]?.message).toMatch(/200/)
  expect(await texts('x'.repeat(200))).toEqual([])
})
