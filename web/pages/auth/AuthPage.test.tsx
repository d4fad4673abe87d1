// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { Suspense } from 'react'
import { loadQuery } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import authQuery, { type AuthPageQuery, type UserType } from '../../__generated__/AuthPageQuery.graphql.ts'
import type { TermsDialogMutation } from '../../__generated__/TermsDialogMutation.graphql.ts'
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts'
import type { AuthPageSignInMutation } from '../../__generated__/AuthPageSignInMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast } from '../../lib/toasts.ts'
import { EMPTY_REQUEST, rememberPending } from '../../features/requests/requestMemory.ts'
import { signedOut } from '../../features/accounts/session/presence.ts'
import { refreshViewer } from '../../features/accounts/session/refreshViewer.ts'
import { AuthPage } from './AuthPage.tsx'
import { entry } from './page.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { answerMutation, refused } from '../../testing/answers.ts'

vi.mock('../../features/accounts/session/presence.ts', () => ({ signedOut: vi.fn<typeof signedOut>() }))
vi.mock('../../features/accounts/session/refreshViewer.ts', () => ({ refreshViewer: vi.fn<() => Promise<string>>() }))

const user = userEvent.setup()
const ravi = {
  id: 'viewer:mentee:7',
  databaseId: 7,
  name: 'Ravi Kumar',
  type: 'MENTEE' as UserType,
  termsAccepted: true,
  hasUpcoming: false,
}

// The dialog's code comes apart: how fast is not the question here.
beforeAll(async () => void (await import('../../features/accounts/terms/TermsDialog.tsx')))
const mentor = { id: 'm', name: 'Ananya Iyer', starterPrice: 79_900, advancedPrice: 449_900 }

beforeEach(() => {
  vi.mocked(refreshViewer).mockReset()
  localStorage.clear()
})

function show(address: string, viewer: AuthPageQuery['rawResponse']['viewer'] = null) {
  const environment = createMockEnvironment()
  const data: AuthPageQuery['rawResponse'] = { viewer, site: { id: 'site', refundWindowHours: 48 }, mentor }
  environment.mock.queueOperationResolver(() => ({ data: { ...data } }))
  const variables = entry.variables({ params: {}, url: new URL(address, 'https://own.test') })
  environment.mock.queuePendingOperation(authQuery, variables)
  const queryRef = loadQuery<AuthPageQuery>(environment, authQuery, variables)
  // What the shell's own query does once the session is there.
  vi.mocked(refreshViewer).mockImplementation(async () => {
    act(() =>
      commitLocalUpdate(environment, (store) => {
        const record = store.get(ravi.id)
        if (record) store.getRoot().setLinkedRecord(record, 'viewer')
      }),
    )
    return 'somebody'
  })
  return renderPage(
    address,
    <Suspense fallback="Loading">
      <AuthPage queryRef={queryRef} />
    </Suspense>,
    environment,
  )
}

async function signIn() {
  await user.type(screen.getByLabelText(/^Email/), 'ravi@example.in')
  await user.type(screen.getByLabelText(/^Password/), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

const signedIn = (viewer: typeof ravi) => ({ signIn: { __typename: 'SignInPayload' as const, viewer } })

test('signs a mentee in and goes back to the booking', async () => {
  const { environment, sent, place } = show('/auth?returnTo=%2Fbooking%2F3%3Fpackage%3Dadvanced')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mentee')
  await signIn()
  expect(sent('AuthPageSignInMutation')).toEqual({
    input: { email: 'ravi@example.in', password: 'secret-1', userType: 'MENTEE' },
  })
  await answerMutation<AuthPageSignInMutation>(environment, signedIn(ravi))
  await screen.findByText('Login Successful')
  expect(refreshViewer).toHaveBeenCalledOnce()
  await waitFor(() => expect(place().to).toBe('/booking/3?package=advanced'))
})

test('a mentee with something ahead lands on their dashboard', async () => {
  const { environment, place } = show('/auth?as=mentee')
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, signedIn({ ...ravi, hasUpcoming: true }))
  await waitFor(() => expect(place().to).toBe('/mentee-dashboard'))
})

test('who logs in in place of another account goes on in a new document', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { environment } = show('/auth?as=mentee', { ...ravi, id: 'viewer:mentor:9', type: 'MENTOR' })
  vi.mocked(refreshViewer).mockResolvedValue('another')
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, signedIn(ravi))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('where the browser refuses the cookie nobody is told that they are logged in, and what is typed stays', async () => {
  const { environment, place } = show('/auth?as=mentee')
  vi.mocked(refreshViewer).mockResolvedValue('nobody')
  const before = currentToast()
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, signedIn(ravi))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Login Failed. Your browser did not save our cookie, which keeps you logged in. Allow cookies for this site: open the icon at the left of the address bar, then “Cookies” or “Site settings”. Then log in again.',
  )
  expect(currentToast()).toBe(before)
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ravi@example.in')
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('secret-1')
  expect(place().to).toBe('/auth?as=mentee')
})

test('asks for the terms before it goes on', async () => {
  const { environment, place, sent } = show('/auth?as=mentee')
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, signedIn({ ...ravi, termsAccepted: false }))
  const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' })
  await user.keyboard('{Escape}')
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
  expect(place().to).toBe('/auth?as=mentee')
  const [read, agree] = within(dialog).getAllByRole<HTMLInputElement>('checkbox')
  if (!read || !agree) throw new Error('Two boxes are missing')
  expect(agree.labels?.[0]?.textContent).toBe('I agree to the terms and conditions and confirm that I am 18 or older')
  const accept = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Accept' })
  expect([agree.disabled, accept.disabled]).toEqual([true, true])
  await user.click(read)
  expect([agree.disabled, accept.disabled]).toEqual([false, true])
  await user.click(agree)
  await user.click(accept)
  expect(sent('TermsDialogMutation')).toEqual({ input: { userType: 'MENTEE', userId: 7 } })

  await answerMutation<TermsDialogMutation>(environment, {
    acceptTerms: refused('NotSignedInError', 'Please log in to continue.'),
  })
  await screen.findByText('Failed to accept terms. Please try again.')
  expect(screen.getByRole('dialog')).toBe(dialog)

  await user.click(accept)
  await answerMutation<TermsDialogMutation>(environment, {
    acceptTerms: { __typename: 'AcceptTermsPayload', viewer: { id: ravi.id, termsAccepted: true } },
  })
  await screen.findByText('Welcome to Plumbline! You can now access all features.')
  await waitFor(() => expect(place().to).toBe('/mentors'))
})

test('who will not accept the terms logs out', async () => {
  const { environment, place } = show('/auth', { ...ravi, termsAccepted: false })
  const dialog = await screen.findByRole('dialog')
  // In happy-dom the page behind a dialog that is there at once keeps its pointer events off for the dialog, too.
  fireEvent.click(within(dialog).getByRole('button', { name: 'Log out' }))
  expect(signedOut).not.toHaveBeenCalled()
  await answerMutation<useSignOutMutation>(environment, { signOut: { ok: true } })
  expect(signedOut).toHaveBeenCalledOnce()
  expect(place().to).toBe('/auth')
})

test('unticking the first box takes the second back', async () => {
  // In happy-dom the page behind a dialog that is there at once keeps its pointer events off for the dialog, too.
  const pointer = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  show('/auth', { ...ravi, termsAccepted: false })
  const dialog = await screen.findByRole('dialog')
  const [read, agree] = within(dialog).getAllByRole<HTMLInputElement>('checkbox')
  if (!read || !agree) throw new Error('Two boxes are missing')
  await pointer.click(read)
  await pointer.click(agree)
  await pointer.click(read)
  expect([agree.checked, agree.disabled]).toEqual([false, true])
})

test.each([
  [
    refused('InvalidCredentialsError', 'Invalid credentials. Please try again.', { rightFor: [] }),
    /^Login Failed. Invalid credentials. Please try again.$/,
  ],
  [
    refused('RateLimitedError', 'Too many attempts. Please try again later.', { retryAfter: 61 }),
    /^Login Failed. Too many attempts. Please try again in 2 minutes.$/,
  ],
])('a refusal is said once, in the form, which has the focus and keeps what was typed', async (result, words) => {
  const { environment, place } = show('/auth')
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, { signIn: result })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(words)
  expect(notice.parentElement).toBe(document.activeElement)
  expect(screen.getAllByText(/Login Failed/)).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('secret-1')
  expect(place().to).toBe('/auth')
})

test('the right password under the wrong tab: one press logs in as the other kind', async () => {
  const { environment, sent, place } = show('/auth?as=mentor&returnTo=%2Fworkshops')
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, {
    signIn: refused('InvalidCredentialsError', 'Invalid credentials. Please try again.', { rightFor: ['MENTEE'] }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Login Failed. Your email and password are those of a mentee account.',
  )
  await user.click(screen.getByRole('button', { name: 'Log in as mentee' }))
  expect(sent('AuthPageSignInMutation')).toEqual({
    input: { email: 'ravi@example.in', password: 'secret-1', userType: 'MENTEE' },
  })
  await answerMutation<AuthPageSignInMutation>(environment, signedIn(ravi))
  await waitFor(() => expect(place().to).toBe('/workshops'))
})

test('opens on the kind that was last used here', async () => {
  const { environment } = show('/auth?as=mentor')
  await signIn()
  await answerMutation<AuthPageSignInMutation>(environment, signedIn({ ...ravi, type: 'MENTOR' }))
  await screen.findByText('Login Successful')
  cleanup()
  show('/auth')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mentor')
})

test('coming from a booking: what it was and what it needs, the way to an account before the form, both tabs', async () => {
  const back = '/booking/3?slot=2026-11-28 09:45&step=pay'
  show(`/auth?${new URLSearchParams({ returnTo: back })}`)
  expect(await screen.findByText('Your slot and agenda are saved.')).toBeTruthy()
  expect(await screen.findByText('Ananya Iyer · Sat 28 Nov, 9:45 am IST · ₹799')).toBeTruthy()
  expect(screen.getByText('To book, you need a mentee account.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Join as a Mentor' })).toBeNull()
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Mentor', 'false'],
    ['Mentee', 'true'],
  ])
  const offer = screen.getByRole('link', { name: 'Create a mentee account' })
  expect(offer.getAttribute('href')).toContain('/mentee-signup?returnTo=%2Fbooking%2F3')
  expect(offer.compareDocumentPosition(screen.getByLabelText(/^Email/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a mentor who logs in there lands on their dashboard', async () => {
  const { environment, place } = show('/auth?returnTo=%2Fbooking%2F3%3Fpackage%3Dadvanced')
  await user.type(screen.getByLabelText(/^Email/), 'ravi@example.in')
  await user.click(screen.getByRole('tab', { name: 'Mentor' }))
  await screen.findByText('Only mentees can book. If you log in as a mentor, your dashboard opens.')
  await user.type(screen.getByLabelText(/^Password/), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await answerMutation<AuthPageSignInMutation>(environment, signedIn({ ...ravi, type: 'MENTOR' }))
  await waitFor(() => expect(place().to).toBe('/mentor-dashboard'))
})

test('coming from a request that was written: it is saved', async () => {
  rememberPending(3, { ...EMPTY_REQUEST, discussionTopic: 'Pile caps' }, Date.now(), null)
  show('/auth?returnTo=%2Fmentors%2F3')
  expect(await screen.findByText('Your request is saved.')).toBeTruthy()
  cleanup()
  show('/auth?returnTo=%2Fmentors%2F4')
  expect(screen.queryByText('Your request is saved.')).toBeNull()
})

test('a lost connection is told as such', async () => {
  const { environment } = show('/auth')
  await signIn()
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No answer')))
  await screen.findByText('Login Failed')
  expect(screen.getByText('No answer came, so it may have worked. Try again.')).toBeTruthy()
})

test('the other tab keeps what was typed, and is in the address', async () => {
  const { place } = show('/auth?returnTo=%2Fworkshops')
  await user.type(screen.getByLabelText(/^Email/), 'ravi@example.in')
  await user.click(screen.getByRole('tab', { name: 'Mentor' }))
  await waitFor(() => expect(place().to).toBe('/auth?returnTo=%2Fworkshops&as=mentor'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ravi@example.in')
  const join = screen.getByRole('link', { name: 'Join as a Mentee' })
  expect(join.getAttribute('href')).toBe('/mentee-signup?returnTo=%2Fworkshops')
})

test('checks both fields with the documented messages, and sends nothing', async () => {
  const { environment } = show('/auth')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findAllByText('Please enter a valid email address')).toHaveLength(2)
  expect(screen.getAllByText('Password must be at least 6 characters')).toHaveLength(2)
  const sent = environment.mock.getAllOperations().map((operation) => operation.fragment.node.name)
  expect(sent).not.toContain('AuthPageSignInMutation')
})

test('who is signed in already goes on', async () => {
  const { place } = show('/auth', ravi)
  await waitFor(() => expect(place().to).toBe('/mentors'))
})
