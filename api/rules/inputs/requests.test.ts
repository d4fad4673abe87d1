import { describe, expect, it } from 'vitest'
import { istInstant } from '../time/time.ts'
import { parseId } from '../parseId.ts'
import { readInput } from './fields/issues.ts'
import { issuesFrom } from './fields/issuesFrom.testing.ts'
import { mentorFiltersSchema } from './filters.ts'
import { mentorshipRequestSchema } from './mentorshipRequest.ts'

describe('a mentorship request', () => {
  const now = istInstant('2026-11-21', '18:00')
  const schema = mentorshipRequestSchema(() => now)
  const request = {
    discussionTopic: 'Slope stability',
    background: 'Third year, civil',
    preferredDateTime: '2026-11-24T19:00',
  }

  it('reports its three required fields', () => {
    expect(issuesFrom(schema, {})).toEqual([
      { path: 'discussionTopic', message: 'Discussion topic must be at least 5 characters' },
      { path: 'background', message: 'Background must be at least 10 characters' },
      { path: 'preferredDateTime', message: 'Preferred date and time is required' },
    ])
  })

  it('reads a time without a zone as IST', () => {
    expect(readInput(schema, { ...request, additionalNotes: ' ' })).toEqual({
      ...request,
      preferredDateTime: istInstant('2026-11-24', '19:00'),
      additionalNotes: undefined,
      proposedTimes: [],
    })
  })

  it('takes now and refuses what is before it', () => {
    expect(issuesFrom(schema, { ...request, preferredDateTime: now })).toEqual([])
    expect(issuesFrom(schema, { ...request, preferredDateTime: '2026-11-21T17:59' })).toEqual([
      { path: 'preferredDateTime', message: 'Preferred date and time must not be in the past' },
    ])
    for (const preferredDateTime of [
      'evening',
      '20000-01-01T10:00',
      '9999-12-31T10:00',
      new Date('+020000-01-01T00:00:00Z'),
    ])
      expect(issuesFrom(schema, { ...request, preferredDateTime })).toEqual([
        { path: 'preferredDateTime', message: 'Please enter a valid date and time' },
      ])
  })
})

describe('mentor filters', () => {
  it('filter by nothing when nothing, blank, all or any is given', () => {
    const none = {
      search: undefined,
      mainBranch: undefined,
      subBranch: undefined,
      available: undefined,
      minPrice: undefined,
      maxPrice: undefined,
      language: undefined,
      minExperience: undefined,
      free: undefined,
      minRating: undefined,
      city: undefined,
      limit: 100,
    }
    expect(readInput(mentorFiltersSchema, {})).toEqual(none)
    expect(
      readInput(mentorFiltersSchema, {
        search: '  ',
        mainBranch: 'all',
        subBranch: 'Any',
        available: 'any',
        limit: '',
      }),
    ).toEqual(none)
    expect(readInput(mentorFiltersSchema, { search: null, mainBranch: null, available: null, limit: null })).toEqual(
      none,
    )
  })

  it('trim the search and keep other branches as given', () => {
    expect(
      readInput(mentorFiltersSchema, {
        search: ' 50%_off\u0000 ',
        mainBranch: 'Alchemy',
        available: 'false',
        limit: '8',
      }),
    ).toMatchObject({ search: '50%_off', mainBranch: 'Alchemy', available: false, limit: 8 })
    expect(readInput(mentorFiltersSchema, { available: true })).toMatchObject({ available: true })
  })

  it('search for the words all and any', () => {
    expect(readInput(mentorFiltersSchema, { search: 'all' })).toMatchObject({ search: 'all' })
  })

  it.each(['0', '101', '-1', '8.5', 'many', ' 8', '1e1', 0, 101, 1.5, Number.NaN, true, ['8', '9']])(
    'refuse the limit %j',
    (limit) => {
      expect(issuesFrom(mentorFiltersSchema, { limit })).toEqual([
        { path: 'limit', message: 'Limit must be a whole number from 1 to 100' },
      ])
    },
  )

  it('read numbers and times as a query string writes them', () => {
    expect(
      readInput(mentorFiltersSchema, {
        minPrice: '0500',
        maxPrice: ' 900 ',
        language: ' Hindi ',
        minExperience: '10',
        free: 'Weekend',
        minRating: '4.5',
        city: 'any',
      }),
    ).toMatchObject({
      minPrice: 500,
      maxPrice: 900,
      language: ['Hindi'],
      minExperience: 10,
      free: 'weekend',
      minRating: 4.5,
      city: undefined,
    })
    expect(readInput(mentorFiltersSchema, { language: ['all', 'Tamil', ''] })).toMatchObject({ language: ['Tamil'] })
    expect(readInput(mentorFiltersSchema, { language: [] })).toMatchObject({ language: undefined })
  })

  it('refuse repeated and overlong texts', () => {
    expect(issuesFrom(mentorFiltersSchema, { search: ['a', 'b'], available: 'maybe' })).toEqual([
      { path: 'search', message: 'Search must be text' },
      { path: 'available', message: 'Available must be true or false' },
    ])
    expect(issuesFrom(mentorFiltersSchema, { search: 'x'.repeat(201) })).toEqual([
      { path: 'search', message: 'Search must be at most 200 characters' },
    ])
  })
})

describe('parseId', () => {
  it.each([
    [1, 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
  ])('reads %j', (value, id) => {
    expect(parseId(value)).toBe(id)
  })

  it.each(['', '0', '01', '-1', '1.0', '1e3', ' 1', '2147483648', 'abc', 0, -1, 1.5, Number.NaN, null, {}, [1]])(
    'refuses %j',
    (value) => {
      expect(parseId(value)).toBeNull()
    },
  )
})
