// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ForgotPasswordPageMutation } from '../../__generated__/ForgotPasswordPageMutation.graphql.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { RequestError } from '../../lib/errors.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const user = userEvent.setup()
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const show = () => renderPage('/forgot-password', <ForgotPasswordPage />)

async function ask(address = 'ravi@example.in') {
  await user.type(email(), address)
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  // In happy-dom a focus inside the form keeps `act` waiting for the toast.
  await user.tab()
}
const done = { forgotPassword: { __typename: 'ForgotPasswordPayload', message: 'On its way' } } as const

test('asks for a valid address, and sends nothing else', async () => {
  const { environment } = show()
  await ask('ravi')
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('says that a mail is on its way, for 1 hour, and moves the focus there; Try Again keeps the address', async () => {
  const { environment, sent } = show()
  await ask()
  expect(sent('ForgotPasswordPageMutation')).toEqual({ input: { email: 'ravi@example.in' } })
  await answerMutation<ForgotPasswordPageMutation>(environment, done)
  expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })).toBe(document.activeElement)
  expect(await screen.findByText('Reset Link Sent')).toBeTruthy()
  expect(screen.getByText('ravi@example.in')).toBeTruthy()
  expect(screen.getAllByText(/1 hour/).length).toBeGreaterThan(0)
  const links = screen.getAllByRole('link', { name: 'Back to Login' }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/auth', '/auth'])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(heading()).toBe('Forgot password')
  expect(email().value).toBe('ravi@example.in')
})

test('a limit is told with the wait', async () => {
  const { environment } = show()
  await ask()
  const message = 'Too many attempts. Please try again later.'
  await answerMutation<ForgotPasswordPageMutation>(environment, {
    forgotPassword: refused('RateLimitedError', message, { retryAfter: 840 }),
  })
  await screen.findByText('Request Failed')
  expect(screen.getAllByText('Too many attempts. Please try again in 14 minutes.').length).toBeGreaterThan(0)
  expect(heading()).toBe('Forgot password')
})

test.each([
  [new RequestError('broken', 'Status 500'), 'Failed to send reset email. Please try again.'],
  [new RequestError('offline', 'No answer'), 'No answer came, so it may have worked. Try again.'],
])('a failure is told and loses nothing: %s', async (error, words) => {
  const { environment } = show()
  await ask()
  await act(async () => environment.mock.rejectMostRecentOperation(error))
  await screen.findByText('Request Failed')
  expect(screen.getByText(words)).toBeTruthy()
  expect(email().value).toBe('ravi@example.in')
})
