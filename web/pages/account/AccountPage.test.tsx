// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import accountQuery, { type AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts'
import type { DevicesSignOutMutation } from '../../__generated__/DevicesSignOutMutation.graphql.ts'
import type { DevicesQuery } from '../../__generated__/DevicesQuery.graphql.ts'
import type { savePasswordMutation } from '../../__generated__/savePasswordMutation.graphql.ts'
import type { CloseAccountDialogMutation } from '../../__generated__/CloseAccountDialogMutation.graphql.ts'
import { signedOut } from '../../features/accounts/session/presence.ts'
import { RequestError } from '../../lib/errors.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { undoable } from '../../relay/undoable.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { fill } from '../../testing/fill.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { AccountPage } from './AccountPage.tsx'

vi.mock('../../features/accounts/session/presence.ts', () => ({ signedOut: vi.fn<typeof signedOut>() }))
vi.mock('../../lib/saveFile.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }))

const user = userEvent.setup()
const NEXT = 'N3wer@pass!'
const session = (id: number, isThisDevice: boolean, device = 'Chrome on Android') => ({
  node: {
    id: `s${id}`,
    databaseId: id,
    device,
    isHandheld: true,
    isThisDevice,
    ip: '203.0.113.7',
    signedInAt: '2026-11-20T04:30:00Z',
    lastSeenAt: '2026-11-21T04:30:00Z',
  },
})
const VIEWER = {
  id: 'viewer:mentee:7',
  name: 'Asha Rao',
  email: 'asha@example.in',
  type: 'MENTEE',
  emailConfirmed: true,
  sessions: { edges: [session(2, false), session(1, true, 'Firefox on Linux')] },
}

beforeEach(() => vi.mocked(signedOut).mockReset())

/** With the parts that load later. */
async function show(viewer: object | null = VIEWER) {
  return act(async () =>
    renderScreen<AccountPageQuery>({
      address: '/account',
      path: '/account',
      query: accountQuery,
      variables: {},
      Screen: AccountPage,
      answer: { Query: () => ({ viewer }), Site: () => ({ now: '2026-11-21T05:30:00Z' }) },
    }),
  )
}
type Shown = Awaited<ReturnType<typeof show>>

const sent = ({ environment }: Shown) => environment.mock.getMostRecentOperation().request.variables

async function typePasswords(current: string, next: string, again = next): Promise<void> {
  await fill(user, screen.getByLabelText(/^Current password/), current)
  await fill(user, screen.getByLabelText(/^New password/), next)
  await fill(user, screen.getByLabelText(/^Confirm new password/), again)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a visitor is led to sign in, and back', async () => {
  const { router } = await show(null)
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth?returnTo=%2Faccount')
})

test('shows who one is, and each kind by its word', async () => {
  await show({ ...VIEWER, type: 'COMMUNITY' })
  expect(screen.getByText('Community')).toBeTruthy()
  expect(screen.getByText('Email confirmed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  expect(screen.getByText(/ask for a link by email instead/)).toBeTruthy()
})

test('says what an address that is not confirmed keeps back', async () => {
  await show({ ...VIEWER, emailConfirmed: false })
  expect(await screen.findByText(/You can use everything except free workshops/)).toBeTruthy()
})

test('passwords that differ or are missing are told before anything is sent', async () => {
  const { environment } = await show()
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findAllByText('Please enter your current password')).not.toHaveLength(0)
  expect(screen.getAllByText('Please confirm your new password')).not.toHaveLength(0)
  await typePasswords('Old@pass12', NEXT, `${NEXT}x`)
  expect(await screen.findAllByText("Passwords don't match")).not.toHaveLength(0)
  const names = environment.mock.getAllOperations().map(({ fragment }) => fragment.node.name)
  expect(names).not.toContain('savePasswordMutation')
})

test('a wrong current password is told at its field and nothing typed is lost; a good one empties the form', async () => {
  const shown = await show()
  await typePasswords('Old@pass12', NEXT)
  expect(sent(shown)).toEqual({ input: { currentPassword: 'Old@pass12', newPassword: NEXT } })
  await answerMutation<savePasswordMutation>(shown.environment, {
    changePassword: refused('ValidationError', 'Your current password is incorrect', {
      issues: [{ path: 'currentPassword', message: 'Your current password is incorrect' }],
    }),
  })
  expect(screen.getAllByText('Your current password is incorrect')).not.toHaveLength(0)
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe(NEXT)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await answerMutation<savePasswordMutation>(shown.environment, {
    changePassword: { __typename: 'ChangePasswordPayload', viewer: { id: VIEWER.id, sessions: { edges: [] } } },
  })
  expect(currentToast()).toMatchObject({ title: 'Password changed' })
  expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('')
})

test('too many tries are told with the wait', async () => {
  const shown = await show()
  await typePasswords('Old@pass12', NEXT)
  await answerMutation<savePasswordMutation>(shown.environment, {
    changePassword: refused('RateLimitedError', 'Too many attempts. Please try again later.', { retryAfter: 700 }),
  })
  expect(screen.getByText('Too many attempts. Please try again in 12 minutes.')).toBeTruthy()
})

const items = () => screen.getAllByRole('listitem').filter((item) => /Logged in:/.test(item.textContent ?? ''))

test('this device stands first and has no button; another is signed out and gone', async () => {
  const shown = await show()
  expect(items().map((item) => /This device/.test(item.textContent ?? ''))).toEqual([true, false])
  expect(within(items()[0]!).queryByRole('button')).toBeNull()
  expect(items()[1]!.textContent).toContain('Sat 21 Nov, 10:00\u00a0am\u00a0IST')
  // By the server's clock: this device may have another.
  expect(items()[1]!.textContent).toContain('Last used: 1 hour ago')
  await user.click(within(items()[1]!).getByRole('button', { name: 'Log out Chrome on Android' }))
  expect(sent(shown)).toEqual({ input: { sessionId: 2 } })
  await answerMutation<DevicesSignOutMutation>(shown.environment, {
    endSession: {
      __typename: 'EndSessionPayload',
      endedSessionId: 's2',
      viewer: { id: VIEWER.id, sessions: { edges: [session(1, true)] } },
    },
  })
  expect(items()).toHaveLength(1)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Devices you are logged in on')
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
})

test('devices are read again when the person is back; what is typed meanwhile stays, also when it fails', async () => {
  const shown = await show()
  const { mock } = shown.environment
  await user.type(screen.getByLabelText(/^Current password/), 'Old@pass12')
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  const edges = [session(3, false, 'Safari on iPhone'), ...VIEWER.sessions.edges]
  await answerQuery<DevicesQuery>(shown.environment, 'DevicesQuery', { viewer: { id: VIEWER.id, sessions: { edges } } })
  expect(items()).toHaveLength(3)
  expect(items()[1]!.textContent).toContain('Safari on iPhone')
  await comeBack()
  await act(async () => mock.rejectMostRecentOperation(new Error('No network')))
  expect(items()).toHaveLength(3)
  expect(screen.getByText('Couldn’t check for updates.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Current password/).value).toBe('Old@pass12')
})

test('saves the file that the server made, or says when there are too many or it was cut', async () => {
  await show()
  const headers = { 'content-disposition': 'attachment; filename="plumbline-data-2026-11-21.json"' }
  const asked = vi.fn(async () => new Response('{}', { headers }))
  vi.stubGlobal('fetch', asked)
  const button = screen.getByRole('button', { name: 'Download my data' })
  await user.click(button)
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Your data is saved' }))
  expect(currentToast()?.description).toBe('Look for plumbline-data-2026-11-21.json in your downloads.')
  expect(asked).toHaveBeenCalledWith('/api/my-data.json', expect.anything())
  expect(vi.mocked(saveFile).mock.calls[0]![0]).toBe('plumbline-data-2026-11-21.json')
  vi.mocked(saveFile).mockClear()
  asked.mockResolvedValueOnce(new Response('{}', { status: 429 }))
  await user.click(button)
  await waitFor(() => expect(currentToast()?.description).toMatch(/5 times an hour/))
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
  asked.mockResolvedValueOnce(new Response(cut, { headers }))
  await user.click(button)
  await waitFor(() => expect(currentToast()?.description).toMatch(/could not reach the server/))
  expect(saveFile).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test.each([
  [true, 'This cannot be undone. You will be logged out everywhere, and we will email you a confirmation.'],
  [false, 'This cannot be undone. You will be logged out everywhere.'],
])('who has confirmed their address (%s) is promised an email about the closing', async (emailConfirmed, said) => {
  await show({ ...VIEWER, emailConfirmed })
  await user.click(screen.getByRole('button', { name: 'Close my account' }))
  expect(
    (await within(await screen.findByRole('dialog', {}, { timeout: 15_000 })).findByText(/^This cannot be undone/))
      .textContent,
  ).toBe(said)
})

test('closing is refused with every reason and a suggestion, and goes through when nothing is open', async () => {
  const shown = await show()
  await user.click(screen.getByRole('button', { name: 'Close my account' }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }))
  expect(dialog.getByText('close my account', { selector: 'q' }).getAttribute('translate')).toBe('no')
  expect(dialog.getByText(/^Paid seats in upcoming workshops/)).toBeTruthy()
  await fill(user, dialog.getByLabelText(/^Type/), 'Close my account')
  await fill(user, dialog.getByLabelText(/^Your password/), 'Old@pass12')
  await user.click(dialog.getByRole('button', { name: 'Close my account' }))
  await answerMutation<CloseAccountDialogMutation>(shown.environment, {
    closeAccount: refused('AccountInUseError', 'This mentee account cannot be closed yet.', {
      constraints: [{ message: 'A refund of ₹799 is under way.' }, { message: 'The plan runs.' }],
      suggestion: 'Let these end first.',
    }),
  })
  const refusal = within(dialog.getByRole('alert'))
  expect(refusal.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A refund of ₹799 is under way.',
    'The plan runs.',
  ])
  expect(refusal.getByText('Let these end first.')).toBeTruthy()
  expect(signedOut).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Close my account' }))
  await answerMutation<CloseAccountDialogMutation>(shown.environment, {
    closeAccount: { __typename: 'CloseAccountPayload', ok: true },
  })
  expect(signedOut).toHaveBeenCalledWith({ to: '/', farewell: 'closed' })
})

test('what could still be undone is sent, and answered, before the account is closed', async () => {
  const { environment } = await show()
  let answerDeletion = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (answerDeletion = resolve)))
  const message = { title: 'Deleted' }
  act(() =>
    undoable(environment, { preview: () => {}, message, together: { kind: 'rows', message: () => message }, send }),
  )
  await user.click(screen.getByRole('button', { name: 'Close my account' }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }))
  await fill(user, dialog.getByLabelText(/^Type/), 'Close my account')
  await fill(user, dialog.getByLabelText(/^Your password/), 'Old@pass12')
  await user.click(dialog.getByRole('button', { name: 'Close my account' }))
  const asked = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(asked()).not.toContain('CloseAccountDialogMutation')
  answerDeletion()
  await answerMutation<CloseAccountDialogMutation>(environment, {
    closeAccount: { __typename: 'CloseAccountPayload', ok: true },
  })
  expect(signedOut).toHaveBeenCalledWith({ to: '/', farewell: 'closed' })
})

test('without an answer neither a change nor a closing is said to have failed', async () => {
  const { environment } = await show()
  const loseAnswer = () =>
    act(async () => environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No answer')))
  const unsure = { title: 'We don’t know whether that worked' }
  await typePasswords('Old@pass12', NEXT)
  await loseAnswer()
  expect(currentToast()).toMatchObject(unsure)
  act(() => dismissToast(currentToast()!.id))
  await user.click(screen.getByRole('button', { name: 'Close my account' }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }))
  await fill(user, dialog.getByLabelText(/^Type/), 'Close my account')
  await fill(user, dialog.getByLabelText(/^Your password/), 'Old@pass12')
  await user.click(dialog.getByRole('button', { name: 'Close my account' }))
  await loseAnswer()
  expect(currentToast()).toMatchObject(unsure)
})
