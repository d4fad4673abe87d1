// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RESET_REDIRECT_MS } from '../../../api/rules/constants.ts'
import type { ResetPasswordPageMutation } from '../../__generated__/ResetPasswordPageMutation.graphql.ts'
import { signedOut } from '../../features/accounts/session/presence.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { RequestError } from '../../lib/errors.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { fill } from '../../testing/fill.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

vi.mock('../../features/accounts/session/presence.ts', () => ({ signedOut: vi.fn<() => void>() }))

const user = userEvent.setup()
const NEW = 'Kaveri9Delta!'
const COMPOSITION =
  'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const show = (search = '?token=secret-1') => renderPage(`/reset-password${search}`, <ResetPasswordPage />)
const submit = () => user.click(screen.getByRole('button', { name: 'Reset password' }))

async function choose(password = NEW, again = password) {
  if (password) await fill(user, field('New password'), password)
  if (again) await fill(user, field('Confirm password'), again)
  await submit()
  await user.tab()
}
const stored = ({ signedOut: isSignedOut = false } = {}) => ({
  resetPassword: { __typename: 'ResetPasswordPayload', userType: 'MENTOR', signedOut: isSignedOut } as const,
})
afterEach(() => vi.useRealTimers())

test('without a token it says so and leads to a new link', () => {
  show('')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invalid Reset Link')
  expect(screen.getByText('Invalid or missing reset token. Please request a new password reset link.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password')
})

test('takes the token out of the address at once and still sends it', async () => {
  const { place, sent } = show()
  await waitFor(() => expect(place().to).toBe('/reset-password'))
  await choose()
  expect(sent('ResetPasswordPageMutation')).toEqual({ input: { token: 'secret-1', newPassword: NEW } })
})

test.each([
  ['', '', ['Password must be at least 8 characters long', 'Please confirm your password']],
  ['alllowercase1', 'alllowercase1', [COMPOSITION]],
  [NEW, 'short', ["Passwords don't match"]],
  [NEW, `${NEW}?`, ["Passwords don't match"]],
])('“%s” and “%s” are refused with the documented words', async (password, again, messages) => {
  const { environment } = show()
  await choose(password, again)
  for (const message of messages) expect(await screen.findAllByText(message)).not.toHaveLength(0)
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('shows live what the password needs and how strong it is', async () => {
  show()
  const met = () => screen.getAllByText(', met').length
  await user.type(field('New password'), 'kaveri9D')
  expect(met()).toBe(5)
  expect(screen.getByText('Weak')).toBeTruthy()
  await user.type(field('New password'), '!')
  expect(met()).toBe(6)
  expect(screen.getByText('Fair')).toBeTruthy()
  await user.type(field('New password'), 'GangaDelta')
  expect(screen.getByText('Strong')).toBeTruthy()
})

test('says that it worked, forgets the token and goes to sign in after 3 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const timed = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { environment, place } = show()
  await timed.type(field('New password'), NEW)
  await timed.type(field('Confirm password'), NEW)
  await timed.click(screen.getByRole('button', { name: 'Reset password' }))
  await answerMutation<ResetPasswordPageMutation>(environment, stored())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Password Reset Successful')
  expect(place()).toEqual({ to: '/reset-password', state: null })
  expect(screen.getByRole('link', { name: 'Log in now' }).getAttribute('href')).toBe('/auth?as=mentor')
  await act(async () => vi.advanceTimersByTime(RESET_REDIRECT_MS))
  await waitFor(() => expect(place().to).toBe('/auth?as=mentor'))
  expect(signedOut).not.toHaveBeenCalled()
})

test('who was signed in here with the old password leaves in every tab', async () => {
  const { environment } = show()
  await choose()
  await answerMutation<ResetPasswordPageMutation>(environment, stored({ signedOut: true }))
  await waitFor(() => expect(signedOut).toHaveBeenCalledWith({ to: '/auth?as=mentor', farewell: 'reset' }))
})

test('a reset that cannot load the code for leaving leaves by a new document, and is not called failed', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.mocked(signedOut).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module: https://example.test/assets/presence-1.js')
  })
  const { environment } = show()
  await choose()
  await answerMutation<ResetPasswordPageMutation>(environment, stored({ signedOut: true }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth?as=mentor'))
  expect(screen.queryByRole('alert')).toBeNull()
  assign.mockRestore()
})

test('a link that is no good is said, with the way to another; what was typed stays', async () => {
  const { environment } = show()
  await choose()
  await answerMutation<ResetPasswordPageMutation>(environment, {
    resetPassword: refused('InvalidResetTokenError', 'Invalid or expired reset token'),
  })
  await screen.findByText('Reset Failed')
  expect(screen.getAllByText('Invalid or expired reset token')).toHaveLength(2)
  expect(screen.getByText('This link no longer works.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password')
  expect(field('New password').value).toBe(NEW)
})

test('a failure of the server is told with the documented words', async () => {
  const { environment } = show()
  await choose()
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('broken', 'Status 500')))
  await screen.findByText('Reset Failed')
  expect(screen.getByText('Failed to reset password. Please try again or request a new reset link.')).toBeTruthy()
})

test('a new community member sets a first password, which replaces none', async () => {
  const { environment } = show('?first=1&token=secret-1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set your password')
  await fill(user, field('New password'), NEW)
  await fill(user, field('Confirm password'), NEW)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await answerMutation<ResetPasswordPageMutation>(environment, stored())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Password set')
  expect(screen.getByText('Your email address is confirmed.')).toBeTruthy()
  expect(screen.queryByText(/has been changed|other devices/)).toBeNull()
})
