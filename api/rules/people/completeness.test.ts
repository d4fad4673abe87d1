import { expect, test } from 'vitest'
import { completenessOf, messageFor, PROFILE_ITEMS, type ProfileItem } from './completeness.ts'

const ITEMS = Object.keys(PROFILE_ITEMS) as ProfileItem[]
/** A profile that has the first `count` items. */
const having = (count: number) => {
  const given = new Set(ITEMS.slice(0, count))
  const texts = Object.fromEntries([...given].map((item) => [item, item === 'experience' ? 3 : 'x']))
  return { ...texts, weeklyAvailability: [{ enabled: given.has('weeklyAvailability') }] }
}

test('twenty items, each five percent, and what is missing in their order', () => {
  expect(ITEMS).toHaveLength(20)
  for (let count = 0; count <= 20; count += 1) {
    const { percent, missing } = completenessOf(having(count))
    expect([percent, missing]).toEqual([count * 5, ITEMS.slice(count)])
  }
})

test('blank text, empty lists, no years and a week without hours count as missing', () => {
  const blank = { bio: '  ', skills: ['', ' '], experience: 0, profileImage: null, weeklyAvailability: [] }
  expect(completenessOf(blank)).toMatchObject({ percent: 0 })
  const one = { skills: ['', 'Slopes'], weeklyAvailability: [{ enabled: false }, { enabled: true }] }
  expect(completenessOf(one).percent).toBe(10)
})

test('three messages: under 50, under 80, and from there on', () => {
  const of = (percent: number) => messageFor(percent).split(/[ !]/)[0]
  expect([0, 49, 50, 79, 80, 100].map(of)).toEqual(['Complete', 'Complete', 'Great', 'Great', 'Excellent', 'Excellent'])
})
