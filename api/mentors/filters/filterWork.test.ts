import { expect, test } from 'vitest'
import { filterWork } from './filterWork.ts'

const work = (search: string) => filterWork({ search })

test('a search counts by its words, up to a number, and blanks and signs hide none', () => {
  expect([undefined, null, '', '   ', '&'].map((search) => filterWork({ search }))).toEqual([0, 0, 0, 0, 0])
  const rising = ['bridges', 'turbine kaveri', 'turbine kaveri rotors'].map(work)
  expect(rising).toEqual(rising.toSorted((one, other) => one - other))
  expect(new Set(rising).size).toBe(3)
  expect(work('turbine kaveri rotors')).toBeLessThan(500)
  expect(work('a b '.repeat(50))).toBeLessThan(1_000)
  expect(work('x'.repeat(1_000_000))).toBe(work('x'))
  expect(work('turbine/kaveri/rotors')).toBe(work('turbine kaveri rotors'))
  expect(work('turbine-kaveri, rotors')).toBe(work('turbine kaveri rotors'))
  expect(work(`${' '.repeat(99)}turbine${' '.repeat(50)}kaveri`)).toBe(work('turbine kaveri'))
})

test('a branch by itself is counted, beside a search not', () => {
  expect(filterWork({ mainBranch: 'Civil' })).toBeGreaterThan(0)
  expect(filterWork({ search: 'turbine', mainBranch: 'Civil' })).toBe(work('turbine'))
})
