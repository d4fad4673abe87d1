// @vitest-environment node
import { expect, test } from 'vitest'
import { earlyKey } from '../relay/network/early.ts'
import { matchPage, missingPage, shellQueries } from './matchPage.ts'

const base = 'http://localhost'

const nameAt = (pathname: string) => matchPage(new URL(base + pathname), { development: false })?.name ?? null

test.each([
  ['/mentor/7', 'mentor'],
  ['/Mentors/7/', 'mentor'],
  ['/mentors/a%20b', 'mentor'],
  ['/mentors', 'mentors'],
  ['/mentor/7/reviews', null],
  ['/mentors/%E0%A4%A', null],
  ['/mentor/7//', 'mentor'],
  ['//mentor/7', null],
  ['/mentors//7', null],
  ['/', 'home'],
  ['//', 'home'],
  ['/AUTH', 'auth'],
])('%s is the page %s', (pathname, name) => {
  expect(nameAt(pathname)).toBe(name)
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

test('what the open tab of a dashboard asks is among the queries of its page', () => {
  const asked = (search: string) =>
    matchPage(new URL(`/mentor-dashboard${search}`, base), { development: false })?.queries.slice(2)
  expect(asked('')).toMatchObject([{ name: 'SlotPreviewQuery', variables: {} }])
  expect(asked('?tab=inbox')).toMatchObject([{ name: 'ConversationsQuery', variables: { search: '' } }])
  expect([asked('?tab=inbox&q=ravi'), asked('?tab=workshops')]).toEqual([[], []])
})

test('the building blocks are a page in development only', () => {
  const url = new URL('/dev/ui', base)
  expect(matchPage(url, { development: true })?.queries).toEqual(shellQueries())
  expect(matchPage(url, { development: false })).toBeNull()
  expect(matchPage(url, { development: true })?.isDrawn).toBe(false)
  expect(missingPage(url).isDrawn).toBe(true)
})

test('the key of a query ignores the order of its variables and absent ones', () => {
  expect(earlyKey('q', { a: 1, b: 'x', c: null })).toBe(earlyKey('q', { b: 'x', c: undefined, a: 1 }))
  expect(earlyKey('q', { a: 1 })).not.toBe(earlyKey('q', { a: 2 }))
})

test('a path of slashes is read once, whatever ends it', () => {
  expect(nameAt(`/mentors${'/'.repeat(15_000)}`)).toBe('mentors')
  expect(nameAt(`/${'/'.repeat(15_000)}a`)).toBeNull()
})
