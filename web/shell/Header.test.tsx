import { act, screen, within } from '@testing-library/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import type { HeaderTestQuery } from '../__generated__/HeaderTestQuery.graphql.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { Header } from './Header.tsx'

const loaded = vi.hoisted(() => ({ times: 0 }))
vi.mock('./Account.tsx', async (original) => {
  loaded.times += 1
  if (loaded.times === 1) throw new TypeError('Failed to fetch dynamically imported module: /assets/Account-1.js')
  return await original()
})

const headerQuery = graphql`
  query HeaderTestQuery {
    ...Header_query
  }
`

function Page({ queryRef }: { queryRef: PreloadedQuery<HeaderTestQuery> }) {
  return <Header queryKey={usePreloadedQuery<HeaderTestQuery>(headerQuery, queryRef)} />
}

function show(viewer: object | null) {
  return renderScreen<HeaderTestQuery>({
    address: '/',
    query: headerQuery,
    variables: {},
    Screen: Page,
    path: '*',
    answer: { Query: () => ({ viewer }) },
  })
}

const bell = () => screen.queryByRole('button', { name: 'Notifications, 3 unread' })
/** One for wide screens, one for narrow ones. */
const menus = () => screen.queryAllByText('Open user menu, Asha Rao')

test('a visitor loads nothing of the account', async () => {
  show(null)
  expect(screen.getByRole('link', { name: 'Login / Sign Up' })).toBeTruthy()
  expect(screen.getByLabelText('Menu').tagName).toBe('BUTTON')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(loaded.times).toBe(0)
})

test('says that one is offline where it is seen on a scrolled page, too', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(null)
  expect(within(screen.getByRole('banner')).getByText('You are offline.')).toBeTruthy()
  vi.restoreAllMocks()
})

test('a member has a menu at once, and bell and account when their code has loaded, be it on the next page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { router } = show({ name: 'Asha Rao', unreadNotifications: 3, unreadMessages: 0, mentor: null, mentee: null })
  expect(menus().map((label) => label.parentElement?.tagName)).toEqual(['BUTTON'])
  expect(screen.queryByLabelText('Menu')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Login / Sign Up' })).toBeNull()
  await vi.waitFor(() => expect(loaded.times).toBe(1))
  expect(bell()).toBeNull()
  await act(() => router.navigate('/pricing'))
  await vi.waitFor(() => expect(bell()).not.toBeNull())
  expect(menus()).toHaveLength(2)
})
