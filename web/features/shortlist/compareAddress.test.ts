// @vitest-environment node
import { expect, test } from 'vitest'
import { comparePath, namedIds, shortlistPath } from './compareAddress.ts'

test.each([
  ['mentors=1,2,3', [1, 2, 3]],
  ['mentors=1&mentors=2', [1, 2]],
  ['mentors=4,4,5,6,7', [4, 5, 6]],
  ['mentors=%201%20,x,,-2,007,99999999999,8', [1, 8]],
  ['mentors=', []],
  ['', []],
])('%s names %j', (query, ids) => {
  expect(namedIds(new URLSearchParams(query))).toEqual(ids)
})

test('addresses lead to whom they were made for', () => {
  expect([comparePath([3, 1]), shortlistPath([3, 1])]).toEqual([
    '/shortlist/compare?mentors=3,1',
    '/shortlist?mentors=3,1',
  ])
  expect([comparePath([]), shortlistPath([])]).toEqual(['/shortlist/compare', '/shortlist'])
})
