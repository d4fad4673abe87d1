// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import query, { type NotFoundPageQuery } from '../../__generated__/NotFoundPageQuery.graphql.ts'
import { rememberDoor, toLogin } from '../../features/admin/session/door.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

vi.mock('../../features/admin/session/door.ts', async (original) => ({
  ...(await original<object>()),
  toLogin: vi.fn<typeof toLogin>(),
}))

afterEach(() => {
  sessionStorage.clear()
  vi.mocked(toLogin).mockClear()
})

function show(path: string, session: 'none' | 'enrolling' | 'full'): void {
  renderScreen<NotFoundPageQuery>({
    address: path,
    query,
    variables: { path },
    Screen: NotFoundPage,
    answer: {
      Query: () => ({
        adminDoor: false,
        adminSession: session === 'none' ? null : { needsSecondFactor: session === 'enrolling' },
      }),
    },
  })
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
}

test('a tab that knows the login goes there from the administration when the session has ended', () => {
  rememberDoor('/kaveri-desk')
  show('/admin', 'none')
  expect(toLogin).toHaveBeenCalledWith({ ended: true })
})

test('who has only to set up the authenticator app goes there too', () => {
  rememberDoor('/kaveri-desk')
  show('/admin/payments', 'enrolling')
  expect(toLogin).toHaveBeenCalledOnce()
})

test('who is logged in stays on the 404 page: the login would send them back', () => {
  rememberDoor('/kaveri-desk')
  show('/admin/no-such-page', 'full')
  expect(toLogin).not.toHaveBeenCalled()
})

test('nobody goes there from another path, nor from a tab that does not know it', () => {
  show('/admin', 'none')
  cleanup()
  rememberDoor('/kaveri-desk')
  show('/no/such/page', 'none')
  expect(toLogin).not.toHaveBeenCalled()
})
