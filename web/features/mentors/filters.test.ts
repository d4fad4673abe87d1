// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { appliedFilters, dropFilter, mentorVariables, NO_FILTERS, readFilters, writeFilters } from './filters.ts'

function read(query: string) {
  return readFilters(new URLSearchParams(query))
}

function variablesOf(query: string) {
  return mentorVariables(new URL(`https://plumbline.example/mentors${query}`))
}

describe('reading the address', () => {
  test('takes every filter', () => {
    expect(
      read(
        'search=%20power%20&asTyped=true&mainBranch=Civil+Engineering&subBranch=Mechatronics&available=TRUE&sort=next-free',
      ),
    ).toEqual({
      search: 'power',
      asTyped: true,
      mainBranch: 'Civil Engineering',
      subBranch: 'Mechatronics',
      available: true,
      sort: 'next-free',
    })
  })

  test.each(['', 'search=++', 'mainBranch=all&subBranch=Any', 'available=any', 'available=banana', 'sort=toString'])(
    '"%s" filters by nothing',
    (query) => expect(read(query)).toEqual(NO_FILTERS),
  )

  test('keeps a branch that no select offers', () => {
    expect(read('mainBranch=Structural%20Engineering').mainBranch).toBe('Structural Engineering')
  })
})

describe('writing the address', () => {
  test('is empty without filters', () => expect(writeFilters({ search: '  ' })).toBe(''))

  test('encodes what was typed', () => {
    const query = writeFilters({
      search: ' R&D 100% ',
      mainBranch: 'Electrical & Electronics Engineering',
      available: false,
    })
    expect(query).toBe('?search=R%26D%20100%25&mainBranch=Electrical%20%26%20Electronics%20Engineering&available=false')
    expect(read(query)).toEqual({
      ...NO_FILTERS,
      search: 'R&D 100%',
      mainBranch: 'Electrical & Electronics Engineering',
      available: false,
    })
  })
})

describe('what the list is asked for', () => {
  test('nothing is asked for as null', () => {
    expect(variablesOf('')).toEqual({
      search: null,
      mainBranch: null,
      asTyped: false,
      subBranch: null,
      available: null,
      sort: 'RECOMMENDED',
      first: 12,
    })
  })

  test.each([
    ['?shown=36', 36],
    ['?shown=5', 12],
    ['?shown=1e9', 100],
    ['?shown=24.5', 12],
  ])('%s brings %i mentors back', (query, first) => expect(variablesOf(query).first).toBe(first))
})

test('a search as typed stays so only with its search', () => {
  const filters = read('search=trubine&asTyped=true')
  expect(writeFilters({ ...filters, sort: 'lowest-price' })).toBe('?search=trubine&asTyped=true&sort=lowest-price')
  expect(writeFilters(dropFilter(filters, 'search'))).toBe('')
})

test('applied filters are named and can be dropped one by one', () => {
  const filters = read('search=etabs&mainBranch=Civil+Engineering&available=false')
  expect(appliedFilters(filters).map(({ label }) => label)).toEqual(['“etabs”', 'Civil Engineering', 'Busy'])
  expect(writeFilters(dropFilter(filters, 'available'))).toBe('?search=etabs&mainBranch=Civil%20Engineering')
})
