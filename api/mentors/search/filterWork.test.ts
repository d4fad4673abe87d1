import { expect, test } from 'vitest'
import { filterWork } from './mentors.graphql.ts'

const work = (search: string) => filterWork({ search })

test('words count by their number, by what else they mean, and by how they can be looked up', () => {
  expect([undefined, null, '', '   '].map((search) => filterWork({ search }))).toEqual([0, 0, 0, 0])
  const rising = ['bridges', 'turbine kaveri', 'turbine kaveri rotors', 'turbine kaveri rotors etabs']
  expect(rising.map(work)).toEqual(rising.map(work).toSorted((one, other) => one - other))
  expect(new Set(rising.map(work)).size).toBe(4)
  expect(work('te')).toBeGreaterThan(work('tejaswini'))
  expect(work('resume')).toBeGreaterThan(work('turbine'))
  // No index knows them.
  for (const word of ['ज़ोया', 'मी', 'яблоко']) expect(work(word)).toBeGreaterThanOrEqual(1_000)
  expect(work('मीरा अनन्या राधा')).toBeLessThan(2 * work('मीरा'))
  // Letters between signs are looked up, signs alone are not looked for.
  for (const word of ['l&t', 'p&id', 'c++', 'a-b', '%', '&']) expect(work(word)).toBeLessThan(700)
})

test('blanks hide no words', () => {
  expect(work(`${' '.repeat(99)}turbine${' '.repeat(99)}kaveri`)).toBe(work('turbine kaveri'))
})

test('a search of three words leaves room for its page, and a branch is counted once', () => {
  expect(work('turbine kaveri rotors')).toBeLessThan(500)
  expect(filterWork({ mainBranch: 'Civil' })).toBeGreaterThan(0)
  expect(filterWork({ search: 'turbine', mainBranch: 'Civil' })).toBe(work('turbine'))
})
