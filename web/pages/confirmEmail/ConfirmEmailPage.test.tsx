// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { loadQuery } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import pageQuery, { type ConfirmEmailPageQuery } from '../../__generated__/ConfirmEmailPageQuery.graphql.ts'
import type { confirmOutcomeMutation } from '../../__generated__/confirmOutcomeMutation.graphql.ts'
import type { useResendConfirmationMutation } from '../../__generated__/useResendConfirmationMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'
import { answerMutation, refused } from '../../testing/answers.ts'

const user = userEvent.setup()
const NEW = 'Kaveri9Delta!'
const ravi = { id: 'viewer:mentee:7', email: 'ravi@example.in', emailConfirmed: false }
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

function show(search = '?token=secret-1', viewer: ConfirmEmailPageQuery['rawResponse']['viewer'] = null) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({ data: { viewer } }))
  environment.mock.queuePendingOperation(pageQuery, {})
  const queryRef = loadQuery<ConfirmEmailPageQuery>(environment, pageQuery, {})
  return renderPage(
    `/confirm-email${search}`,
    <Suspense fallback="Loading">
      <ConfirmEmailPage queryRef={queryRef} />
    </Suspense>,
    environment,
  )
}
const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm my email address' }))
const choose = async () => {
  const account = { userType: 'MENTEE', name: 'Ravi Iyer', createdAt: '2026-11-20T20:00:00.000Z' }
  const { environment } = show()
  await confirm()
  await answerMutation<confirmOutcomeMutation>(environment, {
    confirmEmail: refused('NewPasswordNeededError', 'No', account),
  })
  await user.type(screen.getByLabelText('New password', { selector: 'input' }), NEW)
  await user.type(screen.getByLabelText('Confirm password', { selector: 'input' }), NEW)
  await user.click(screen.getByRole('button', { name: 'Set password and confirm' }))
  return environment
}
interface Told {
  alreadyConfirmed?: boolean
  loginChanged?: boolean
  signedOut?: boolean
  viewer?: Omit<typeof ravi, 'email'>
}
const confirmed = (more: Told = {}) => ({
  confirmEmail: {
    __typename: 'ConfirmEmailPayload' as const,
    userType: 'MENTEE' as const,
    alreadyConfirmed: false,
    loginChanged: false,
    signedOut: false,
    viewer: null,
    ...more,
  },
})

test('opening the link does nothing but ask; the click confirms and leads a visitor to sign in', async () => {
  const { environment, sent, place } = show()
  expect(heading()).toBe('Confirm your email address')
  await waitFor(() => expect(place().to).toBe('/confirm-email'))
  const names = environment.mock.getAllOperations().map((operation) => operation.fragment.node.name)
  expect(names).not.toContain('confirmOutcomeMutation')
  await confirm()
  expect(sent('confirmOutcomeMutation')).toEqual({ input: { token: 'secret-1' } })
  await answerMutation<confirmOutcomeMutation>(environment, confirmed())
  expect(heading()).toBe('Email confirmed')
  expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth?as=mentee')
  expect(place().state).toBeNull()
})

test('who is signed in goes on to the mentors', async () => {
  const { environment } = show('?token=secret-1', ravi)
  await confirm()
  await answerMutation<confirmOutcomeMutation>(
    environment,
    confirmed({ viewer: { id: ravi.id, emailConfirmed: true } }),
  )
  expect(screen.getByRole('link', { name: 'Find Mentors' }).getAttribute('href')).toBe('/mentors')
})

test('who is not logged in to the account reads whose it is, and confirms with a new password', async () => {
  const { environment, sent, place } = show()
  await confirm()
  const account = { userType: 'MENTEE', name: 'Ravi Iyer', createdAt: '2026-11-20T20:00:00.000Z' }
  await answerMutation<confirmOutcomeMutation>(environment, {
    confirmEmail: refused('NewPasswordNeededError', 'No', account),
  })
  expect(heading()).toBe('Is this your account?')
  expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement)
  for (const fact of ['Mentee', 'Ravi Iyer', '21 Nov 2026']) expect(screen.getByText(fact)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in instead' }).getAttribute('href')).toBe('/auth?as=mentee')
  await user.type(screen.getByLabelText('New password', { selector: 'input' }), NEW)
  await user.type(screen.getByLabelText('Confirm password', { selector: 'input' }), NEW)
  await user.click(screen.getByRole('button', { name: 'Set password and confirm' }))
  expect(sent('confirmOutcomeMutation')).toEqual({ input: { token: 'secret-1', newPassword: NEW } })
  await answerMutation<confirmOutcomeMutation>(environment, confirmed({ loginChanged: true }))
  expect(heading()).toBe('Email confirmed')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth?as=mentee')
  expect(place().state).toBeNull()
})

test('a new password that came too late is told, with the ways in', async () => {
  const environment = await choose()
  await answerMutation<confirmOutcomeMutation>(environment, confirmed({ alreadyConfirmed: true }))
  expect(heading()).toBe('Your password is not changed')
  expect(screen.getByText('The new password was not saved.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth?as=mentee')
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/forgot-password')
})

test('who has logged in to the account in another tab meanwhile goes to the login page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const environment = await choose()
  await answerMutation<confirmOutcomeMutation>(environment, confirmed({ loginChanged: true, signedOut: true }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth?as=mentee'))
  assign.mockRestore()
  // As when the browser shows the page again: it may leave another time.
  globalThis.dispatchEvent(new Event('pageshow'))
})

test('confirmed before: kindly', async () => {
  const { environment } = show()
  await confirm()
  await answerMutation<confirmOutcomeMutation>(environment, confirmed({ alreadyConfirmed: true }))
  expect(heading()).toBe('Already confirmed')
})

test.each([
  ['ConfirmationExpiredError', 'This link has expired', /Confirmation links work for 7 days/],
  ['InvalidConfirmationError', 'Invalid confirmation link', /We did not send this link/],
] as const)('%s is said clearly, with the way to a new link', async (type, title, words) => {
  const { environment } = show()
  await confirm()
  await answerMutation<confirmOutcomeMutation>(environment, { confirmEmail: refused(type, 'No') })
  expect(heading()).toBe(title)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth?returnTo=%2Faccount')
})

test('who is signed in gets a new link at once; a limit is told with the wait', async () => {
  const { environment, sent } = show('', ravi)
  expect(heading()).toBe('Invalid confirmation link')
  const button = screen.getByRole('button', { name: 'Send a new link to ravi@example.in' })
  await user.click(button)
  expect(sent('useResendConfirmationMutation')).toEqual({})
  await answerMutation<useResendConfirmationMutation>(environment, {
    resendConfirmation: { __typename: 'ResendConfirmationPayload', viewer: ravi },
  })
  await screen.findByText('Link sent')
  await user.click(button)
  const message = 'Too many attempts. Please try again later.'
  await answerMutation<useResendConfirmationMutation>(environment, {
    resendConfirmation: refused('RateLimitedError', message, { retryAfter: 1800 }),
  })
  await screen.findByText('Too many attempts. Please try again in 30 minutes.')
})

test('a link that was cut off says so', () => {
  show('')
  expect(screen.getByText(/^This link is incomplete\./)).toBeTruthy()
})

test('when nobody can be asked the button stays', async () => {
  const { environment } = show()
  await confirm()
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No answer')))
  await screen.findByText('We don’t know whether that worked')
  expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeTruthy()
})
