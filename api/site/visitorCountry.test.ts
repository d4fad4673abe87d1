import { expect, test } from 'vitest'
import { EEA_COUNTRIES, HOME_COUNTRY, isEeaCountry } from './visitorLocation.graphql.ts'

test('thirty countries: the EU, Iceland, Liechtenstein and Norway', () => {
  expect(EEA_COUNTRIES.size).toBe(30)
  expect([...EEA_COUNTRIES].filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect([...EEA_COUNTRIES].map((code) => names.of(code))).toEqual([
    'Austria',
    'Belgium',
    'Bulgaria',
    'Cyprus',
    'Czechia',
    'Germany',
    'Denmark',
    'Estonia',
    'Spain',
    'Finland',
    'France',
    'Greece',
    'Croatia',
    'Hungary',
    'Ireland',
    'Iceland',
    'Italy',
    'Liechtenstein',
    'Lithuania',
    'Luxembourg',
    'Latvia',
    'Malta',
    'Netherlands',
    'Norway',
    'Poland',
    'Portugal',
    'Romania',
    'Sweden',
    'Slovenia',
    'Slovakia',
  ])
})

test.each([
  ['DE', true],
  ['is', true],
  ['NO', true],
  [HOME_COUNTRY, false],
  ['GB', false],
  ['CH', false],
  ['', false],
  [null, false],
])('%s: %s', (country, expected) => {
  expect(isEeaCountry(country)).toBe(expected)
})
