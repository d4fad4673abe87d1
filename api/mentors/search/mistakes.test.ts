import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { makeMentor } from '../../testing/factories.ts'
import { mistakesBetween, nearest, nearForms, soundOf } from './mistakes.ts'

const { db } = await testDatabase()

test.each([
  ['design', 'design', 0],
  ['desing', 'design', 1],
  ['dsign', 'design', 1],
  ['deesign', 'design', 1],
  ['dezign', 'design', 1],
  ['primevra', 'primavera', 2],
  ['gate', 'tags', Infinity],
  ['', 'abc', Infinity],
])('%s is %s with %d mistakes', (one, other, mistakes) => {
  expect([mistakesBetween(one, other), mistakesBetween(other, one)]).toEqual([mistakes, mistakes])
})

const words = (text: string) => text.split(' ').map((word) => ({ word }))
const nearestOf = (typed: string, among: string) => nearest(typed, words(among)).map(({ word }) => word)

test('one mistake or the same sound, first both, is nearer than two mistakes', () => {
  expect(nearestOf('pillay', 'pile pillai')).toEqual(['pillai', 'pile'])
  expect(nearestOf('chohan', 'chauhan cohort')).toEqual(['chauhan'])
  expect(nearestOf('murty', 'murthy murti sharma')).toEqual(['murthy', 'murti'])
  expect(nearestOf('lakshmi', 'laxmi lakhan')).toEqual(['laxmi'])
  expect(nearestOf('primevra', 'primavera primer')).toEqual(['primavera'])
  // Short words have no second mistake, shorter ones none.
  expect(nearestOf('brdg', 'bridge')).toEqual([])
  expect(nearestOf('gat', 'gate')).toEqual([])
})

test('the database hears words, and takes them apart, as we do', async () => {
  const all = words(
    'fathima phatima lakshmi laxmi chatterjee murthy zoya qureshi choudhury chowdhury ekta wadhwa joshi ghosh bhatt rajiv rajeev rahman fatimah quraishi hegday gauda kabita oueyae gate ab instrumentation मीरा counterrevolutionaries',
  )
  for (const { word } of all) {
    const [row] = await db.$queryRaw<{ sound: string; near: string[] }[]>`
      SELECT sound_of(${word}) AS sound, near_forms(${word}) AS near`
    expect([word, row!.sound]).toEqual([word, soundOf(word)])
    if (word.length > 3) expect([word, row!.near.sort()]).toEqual([word, nearForms(word).sort()])
  }
})

test('of one mentor at most 500 new words, the shortest, are found with mistakes; all are found as they are written', async () => {
  const LETTERS = 'bcdfghjklmnpqrstvwxz'
  const lettersOf = (nr: number): string =>
    [...String(nr).padStart(3, '0')].map((digit) => LETTERS[Number(digit)]).join('')
  const made = Array.from({ length: 600 }, (_, nr) => (nr < 50 ? `qe${lettersOf(nr)}` : `qequeqe${lettersOf(nr)}`))
  const known = async () => {
    const rows = await db.$queryRaw<{ word: string; mentors: number; near: boolean }[]>`
      SELECT word, mentors, near IS NOT NULL AS near FROM search_words WHERE word LIKE 'qe%'`
    return {
      all: rows.length,
      near: rows.filter(({ near }) => near),
      mentors: rows.reduce((sum, { mentors }) => sum + mentors, 0),
    }
  }
  const skills = Array.from({ length: 30 }, (_, line) => made.slice(line * 20, line * 20 + 20).join(' '))
  const one = await makeMentor(db, { name: 'A', skills })
  const { near, ...counted } = await known()
  expect(counted).toEqual({ all: 600, mentors: 600 })
  // The name is one word more, and without forms.
  expect(near.length).toBeGreaterThan(480)
  expect(near.length).toBeLessThanOrEqual(500)
  expect(near.filter(({ word }) => word.length === 5)).toHaveLength(50)
  // A word gets its forms when another mentor writes it.
  const last = made.filter((word) => !near.some((found) => found.word === word))
  await makeMentor(db, { name: 'A', skills: last.slice(0, 20) })
  expect((await known()).near).toHaveLength(near.length + 20)
  await db.mentor.update({ where: { id: one.id }, data: { isActive: false } })
  expect(await known()).toMatchObject({ all: 20, mentors: 20 })
})

test('a mistyped word is looked up in the index: the others are not read for it', async () => {
  const read = await db.$transaction(async (tx) => {
    const rowsRead = async () => {
      const [row] = await tx.$queryRaw<{ rows: number }[]>`
        SELECT seq_tup_read::int AS rows FROM pg_stat_xact_user_tables WHERE relname = 'search_words'`
      return row!.rows
    }
    await tx.$executeRaw`ANALYZE search_words`
    const before = await rowsRead()
    const found = await tx.$queryRaw`SELECT word FROM words_near(${nearForms('instrumnetation')})`
    expect(found).toContainEqual({ word: 'instrumentation' })
    return (await rowsRead()) - before
  })
  expect(read).toBe(0)
})
