// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { currentToast } from '../../lib/toasts.ts'
import { dropMentor, keepMentor } from './keepMentor.ts'
import { keptIds, setKept, SHORTLIST_KEY } from './kept.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  setKept([])
})

const stored = () => localStorage.getItem(SHORTLIST_KEY)

test('the latest stands first, each once, and nothing is left of an empty list', () => {
  for (const id of [1, 2, 1]) keepMentor(id)
  expect([keptIds(), stored()]).toEqual([[1, 2], '[1,2]'])
  dropMentor(1)
  dropMentor(2)
  expect([keptIds(), stored()]).toEqual([[], null])
})

test('who was removed can be put back in their place', () => {
  setKept([4, 3, 2, 1])
  const undo = dropMentor(3)
  keepMentor(9)
  undo()
  expect(keptIds()).toEqual([9, 3, 4, 2, 1])
})

test.each(['no list', '{"1":2}', '["1", null, 1.5, -3, 0, 2147483648, 7, 7]'])(
  '%s is read as far as it is one',
  (text) => {
    localStorage.setItem(SHORTLIST_KEY, text)
    expect(keptIds()).toEqual(text.startsWith('[') ? [7] : [])
  },
)

test('it has room for a hundred, says so, and keeps what is there', () => {
  setKept(Array.from({ length: 100 }, (_, id) => id + 1))
  keepMentor(500)
  expect(keptIds()).toHaveLength(100)
  expect(currentToast()).toMatchObject({
    title: 'Your shortlist is full',
    description: 'It has 100 mentors, the maximum. Remove one to save another.',
  })
  keepMentor(100)
  expect(keptIds()[0]).toBe(100)
})

test('where the browser stores nothing it lasts as long as the page, and says so', () => {
  setKept([1])
  vi.stubGlobal('localStorage', {
    getItem: () => '[1]',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  })
  keepMentor(2)
  expect(keptIds()).toEqual([2, 1])
  expect(currentToast()).toMatchObject({
    title: 'Saved on this page only',
    description: 'Your browser does not let us store your shortlist. Log in to keep it in your account.',
  })
  vi.unstubAllGlobals()
  keepMentor(3)
  expect([keptIds(), stored()]).toEqual([[3, 2, 1], '[3,2,1]'])
})

test('another tab is followed', () => {
  setKept([1])
  localStorage.setItem(SHORTLIST_KEY, '[5,1]')
  expect(keptIds()).toEqual([5, 1])
})
