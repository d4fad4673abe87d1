import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
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

test('one mistake is nearer than the same sound, and this nearer than two mistakes', () => {
  expect(nearestOf('murty', 'murthy murti sharma')).toEqual(['murthy', 'murti'])
  expect(nearestOf('lakshmi', 'laxmi lakhan')).toEqual(['laxmi'])
  expect(nearestOf('primevra', 'primavera primer')).toEqual(['primavera'])
  // Short words have no second mistake, shorter ones none.
  expect(nearestOf('brdg', 'bridge')).toEqual([])
  expect(nearestOf('gat', 'gate')).toEqual([])
})

test('the database hears words, and takes them apart, as we do', async () => {
  const all = words(
    'fathima phatima lakshmi laxmi chatterjee murthy zoya qureshi choudhury chowdhury ekta wadhwa joshi ghosh bhatt rajiv rajeev gate ab instrumentation मीरा counterrevolutionaries',
  )
  for (const { word } of all) {
    const [row] = await db.$queryRaw<{ sound: string; near: string[] }[]>`
      SELECT sound_of(${word}) AS sound, near_forms(${word}) AS near`
    expect([word, row!.sound]).toEqual([word, soundOf(word)])
    if (word.length > 3) expect([word, row!.near.sort()]).toEqual([word, nearForms(word).sort()])
  }
})
