import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminHeaderMutation } from '../../__generated__/AdminHeaderMutation.graphql.ts'
import { undoable } from '../../relay/undoable.ts'
import { answerMutation } from '../../testing/answers.ts'
// Loaded on demand; here before the tests begin.
import '../../ui/editor/LeaveDialog.tsx'
import { UnsavedGuard, useUnsaved } from '../../ui/editor/UnsavedGuard.tsx'
import { toLogin } from './session/door.ts'
import { LogoutButton } from './AdminHeader.tsx'

vi.mock('./session/door.ts', async (original) => ({ ...(await original<object>()), toLogin: vi.fn<typeof toLogin>() }))
afterEach(() => vi.mocked(toLogin).mockClear())

function Editor({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved)
  return null
}

function show(unsaved: boolean) {
  const environment = createMockEnvironment()
  const page = (
    <>
      <LogoutButton />
      <UnsavedGuard>
        <Editor unsaved={unsaved} />
      </UnsavedGuard>
    </>
  )
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </RelayEnvironmentProvider>,
  )
  const asked = () => environment.mock.getAllOperations().length
  const answer = () => answerMutation<AdminHeaderMutation>(environment, { signOutAdmin: { ok: true } })
  return { environment, asked, answer }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('with nothing unsaved it logs out at once', async () => {
  const { asked, answer } = show(false)
  await press('Logout')
  expect(asked()).toBe(1)
  await answer()
  await waitFor(() => expect(toLogin).toHaveBeenCalledWith({ ended: false }))
})

test('with unsaved changes it asks first; staying keeps the session', async () => {
  const { asked, answer } = show(true)
  await press('Logout')
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(asked()).toBe(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked()).toBe(0)
  await press('Logout')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(asked()).toBe(1)
  await answer()
  await waitFor(() => expect(toLogin).toHaveBeenCalledWith({ ended: false }))
})

test('what could still be undone is sent, and answered, before the session ends', async () => {
  const { environment, asked, answer } = show(false)
  let answerDeletion = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (answerDeletion = resolve)))
  const message = { title: 'Deleted' }
  undoable(environment, { preview: () => {}, message, together: { kind: 'rows', message: () => message }, send })
  await press('Logout')
  expect(send).toHaveBeenCalledOnce()
  expect(asked()).toBe(0)
  answerDeletion()
  await waitFor(() => expect(asked()).toBe(1))
  await answer()
})
