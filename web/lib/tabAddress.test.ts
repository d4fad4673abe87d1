import { expect, test } from 'vitest'
import { tabIn, tabSearch } from './tabAddress.ts'

const TABS = [{ value: 'pending' }, { value: 'accepted' }] as const

test.each([
  ['', 'pending'],
  ['?tab=accepted', 'accepted'],
  ['?tab=ACCEPTED&page=3', 'accepted'],
  ['?tab=nonsense', 'pending'],
])('%s opens %s', (search, tab) => expect(tabIn(search, TABS)).toBe(tab))

test('the first tab needs no word in the address, and every tab finds itself again', () => {
  expect(TABS.map(({ value }) => tabSearch(value, TABS))).toEqual(['', '?tab=accepted'])
  expect(TABS.map(({ value }) => tabIn(tabSearch(value, TABS), TABS))).toEqual(['pending', 'accepted'])
})
