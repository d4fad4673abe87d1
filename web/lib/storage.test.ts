// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, tabStorage } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

test('keeps and forgets texts and values, each storage its own', () => {
  tabStorage.write('a', 'text')
  browserStorage.writeJson('b', { n: 1 })
  expect([tabStorage.read('a'), tabStorage.read('b'), browserStorage.readJson('b')]).toEqual(['text', null, { n: 1 }])
  tabStorage.write('a', null)
  browserStorage.writeJson('b', null)
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})

test('names the keys that start alike', () => {
  for (const key of ['chat:1', 'chat:2', 'other']) browserStorage.write(key, 'text')
  expect(browserStorage.keys('chat:').toSorted()).toEqual(['chat:1', 'chat:2'])
  expect(tabStorage.keys('chat:')).toEqual([])
})

test('what is no JSON is nothing', () => {
  localStorage.setItem('b', '{broken')
  expect(browserStorage.readJson('b')).toBeNull()
})

test('a storage that is full or forbidden disturbs nobody', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  tabStorage.write('a', 'text')
  expect(tabStorage.read('a')).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  tabStorage.write('a', 'text')
  tabStorage.clear()
  expect([tabStorage.read('a'), tabStorage.readJson('a'), tabStorage.keys('')]).toEqual([null, null, []])
})
