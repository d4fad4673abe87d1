// @vitest-environment node
import { expect, test } from 'vitest'
import { earlyKey } from '../relay/earlyKey.ts'
import { matchPage, matchPath, missingPage, shellQueries } from './matchPage.ts'

const base = 'http://localhost'

test.each([
  ['/mentors/:id', '/mentors/7', { id: '7' }],
  ['/mentors/:id', '/Mentors/7/', { id: '7' }],
  ['/mentors/:id', '/mentors/a%20b', { id: 'a b' }],
  ['/mentors/:id', '/mentors', null],
  ['/mentors/:id', '/mentors/7/reviews', null],
  ['/mentors/:id', '/mentors/%E0%A4%A', null],
  ['/mentors/:id', '/mentors/7//', { id: '7' }],
  ['/mentors/:id', '//mentors/7', null],
  ['/mentors/:id', '/mentors//7', null],
  ['/', '/', {}],
  ['/', '//', {}],
  ['/', '/auth', null],
  ['/auth', '/AUTH', {}],
])('%s and %s', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual(params)
})

test('a path that is not in the table has no page', () => {
  expect(matchPage(new URL('/nope', base), { development: true })).toBeNull()
})

test("the administrators' pages have their own frame's query in the place of the site's", () => {
  const page = matchPage(new URL('/admin?tab=mentees', base), { development: false })
  expect(page).toMatchObject({
    isAdministration: true,
    queries: [{ name: 'AdminShellQuery' }, { name: 'AdminPageQuery' }],
  })
  expect(matchPage(new URL('/mentors', base), { development: false })?.isAdministration).toBe(false)
})

test('the building blocks are a page in development only', () => {
  const url = new URL('/dev/ui', base)
  expect(matchPage(url, { development: true })?.queries).toEqual(shellQueries())
  expect(matchPage(url, { development: false })).toBeNull()
  // Which page stands there the browser asks for: the server, drawing, could not.
  expect(missingPage(url).isDrawn).toBe(false)
  expect(missingPage(new URL('/nowhere', base)).isDrawn).toBe(true)
})

test('the key of a query ignores the order of its variables and absent ones', () => {
  expect(earlyKey('q', { a: 1, b: 'x', c: null })).toBe(earlyKey('q', { b: 'x', c: undefined, a: 1 }))
  expect(earlyKey('q', { a: 1 })).not.toBe(earlyKey('q', { a: 2 }))
})

test('a path of slashes is read once, whatever ends it', () => {
  expect(matchPath('/mentors', `/mentors${'/'.repeat(15_000)}`)).toEqual({})
  expect(matchPath('/mentors', `/${'/'.repeat(15_000)}a`)).toBeNull()
})
