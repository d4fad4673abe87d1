// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { appliedFilters, dropFilter } from './appliedFilters.ts'
import { mentorVariables, NO_FILTERS, readFilters, writeFilters } from './filters.ts'

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
        'search=%20power%20&asTyped=true&mainBranch=Civil+Engineering&subBranch=Mechatronics&available=TRUE&minPrice=300&maxPrice=900&free=Weekend&language=Hindi&language=+Tamil&language=HINDI&minExperience=10&minRating=4.5&city=Navi+Mumbai&sort=next-free',
      ),
    ).toEqual({
      search: 'power',
      asTyped: true,
      mainBranch: 'Civil Engineering',
      subBranch: 'Mechatronics',
      available: true,
      minPrice: 300,
      maxPrice: 900,
      free: 'weekend',
      language: ['Hindi', 'Tamil'],
      minExperience: 10,
      minRating: 4.5,
      city: 'Navi Mumbai',
      sort: 'next-free',
    })
  })

  test.each([
    '',
    'search=++',
    'mainBranch=all&subBranch=Any',
    'available=any',
    'available=banana',
    'sort=toString',
    'minPrice=0&maxPrice=-5&minExperience=71&minRating=5.5&free=never&language=&language=any&city=All',
    'minPrice=1e3&maxPrice=10000001&minExperience=2.5&minRating=0.5',
  ])('"%s" filters by nothing', (query) => expect(read(query)).toEqual(NO_FILTERS))

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
      minPrice: null,
      maxPrice: null,
      free: null,
      language: null,
      minExperience: null,
      minRating: null,
      city: null,
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
  expect(writeFilters(dropFilter(filters, { name: 'search', value: 'trubine' }))).toBe('')
})

test('applied filters are named and can be dropped one by one', () => {
  const query =
    'search=etabs&mainBranch=Civil%20Engineering&available=false&minPrice=1000&maxPrice=2000&free=evenings&language=Hindi&language=Tamil&minExperience=10&minRating=4&city=Pune'
  const filters = read(query)
  expect(writeFilters(filters)).toBe(`?${query}`)
  const applied = appliedFilters(filters)
  expect(applied.map(({ label }) => label)).toEqual([
    '“etabs”',
    'Civil Engineering',
    'Busy',
    'From ₹1,000',
    'Up to ₹2,000',
    'Open slot in the evenings',
    'Hindi',
    'Tamil',
    '10+ years',
    'Rated 4 and above',
    'Pune',
  ])
  const pairs = query.split('&')
  for (const [at, filter] of applied.entries())
    expect(writeFilters(dropFilter(filters, filter))).toBe(`?${pairs.toSpliced(at, 1).join('&')}`)
})
