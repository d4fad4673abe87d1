// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createOperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameIfLoggedIn, refreshViewer } from '../../features/accounts/session/refreshViewer.ts'
import { CURRENT_LEVELS } from '../../../api/rules/people/choices.ts'
import { SIGN_UP_REDIRECT_MS } from '../../../api/rules/constants.ts'
import type { registerMenteeMutation } from '../../__generated__/registerMenteeMutation.graphql.ts'
import signUpNoticeQuery from '../../__generated__/LoggedInNoticeQuery.graphql.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { MenteeSignupPage } from './MenteeSignupPage.tsx'
import { answerMutation, refused } from '../../testing/answers.ts'

vi.mock('../../features/accounts/session/refreshViewer.ts', () => ({
  refreshViewer: vi.fn<() => Promise<string>>(async () => 'somebody'),
  nameIfLoggedIn: vi.fn<(kind: string, email: string) => Promise<string | null>>(async () => null),
}))

const code = vi.hoisted(() => ({ isMissing: false }))
vi.mock('./registerMentee.ts', async (load) => {
  const { registerMentee } = await load<typeof import('./registerMentee.ts')>()
  return {
    get registerMentee() {
      if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
      return registerMentee
    },
  }
})

const user = userEvent.setup()
const submit = () => user.click(screen.getByRole('button', { name: 'Register' }))
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

async function fillIn() {
  fireEvent.change(input(/^Full name/), { target: { value: 'Ravi Kumar' } })
  fireEvent.change(input(/^Email/), { target: { value: 'ravi@example.in' } })
  fireEvent.change(input(/^Password/), { target: { value: 'Girder@2026' } })
  fireEvent.change(input(/^LinkedIn/), { target: { value: 'https://www.linkedin.com/in/ravi' } })
  await user.selectOptions(screen.getByLabelText(/^Current level/), 'Final Year Student')
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

test('offers every level, and asks for all but the specialization', async () => {
  await act(async () => renderPage('/mentee-signup', <MenteeSignupPage />))
  expect(screen.getByText('Find your mentor')).toBeTruthy()
  const options = [...screen.getByLabelText<HTMLSelectElement>(/^Current level/).options].map((option) => option.value)
  expect(options).toEqual(['', ...CURRENT_LEVELS])
  await submit()
  await screen.findByText('Five things to correct')
  expect(screen.getAllByText('Current level is required')).toHaveLength(2)
})

test('registers without a specialization, is signed in, and goes on to the terms and the booking', async () => {
  const { environment, router, sent, place } = renderPage(
    '/mentee-signup?returnTo=%2Fbooking%2F3',
    <MenteeSignupPage />,
  )
  expect(await screen.findByText('Your booking is saved.')).toBeTruthy()
  // The mentor is chosen already.
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
  expect(screen.queryByText('Find your mentor')).toBeNull()
  expect(screen.getByText('You continue where you left your booking.')).toBeTruthy()
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await submit()
  await waitFor(() =>
    expect(sent('registerMenteeMutation')).toEqual({
      input: {
        name: 'Ravi Kumar',
        email: 'ravi@example.in',
        password: 'Girder@2026',
        linkedinUrl: 'https://www.linkedin.com/in/ravi',
        currentLevel: 'Final Year Student',
        mainBranch: 'General',
        signIn: true,
      },
    }),
  )
  await answerMutation<registerMenteeMutation>(environment, {
    registerMentee: {
      __typename: 'RegisterMenteePayload',
      mentee: { id: 'm', name: 'Ravi Kumar' },
    },
  })
  await screen.findByText('Registration Successful!')
  expect(screen.getByRole('status').textContent).toContain('You are registered, Ravi Kumar.')
  expect(refreshViewer).toHaveBeenCalledOnce()
  await act(async () => vi.advanceTimersByTime(SIGN_UP_REDIRECT_MS))
  await waitFor(() => expect(place().to).toBe('/auth?as=mentee&returnTo=%2Fbooking%2F3'))
  // Going back from what follows must not lead to the form.
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  ['the header could not be loaded again', () => Promise.reject(new Error('offline'))],
  ['another account was logged in before', async () => 'another' as const],
])('where %s, a new document takes the form’s place', async (_why, refreshed) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  vi.mocked(refreshViewer).mockImplementationOnce(refreshed)
  const { environment } = renderPage('/mentee-signup', <MenteeSignupPage />)
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await submit()
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  await answerMutation<registerMenteeMutation>(environment, {
    registerMentee: { __typename: 'RegisterMenteePayload', mentee: { id: 'm', name: 'Ravi Kumar' } },
  })
  await screen.findByText('Registration Successful!')
  await act(async () => vi.advanceTimersByTime(SIGN_UP_REDIRECT_MS))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/auth?as=mentee')
  replace.mockRestore()
})

test('where the browser refuses the cookie it stays, and says how to log in', async () => {
  vi.mocked(refreshViewer).mockResolvedValueOnce('nobody')
  const { environment, place } = renderPage('/mentee-signup?returnTo=%2Fbooking%2F3', <MenteeSignupPage />)
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await submit()
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  await answerMutation<registerMenteeMutation>(environment, {
    registerMentee: { __typename: 'RegisterMenteePayload', mentee: { id: 'm', name: 'Ravi Kumar' } },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your account is ready, but you are not logged in. Your browser did not save')
  await act(async () => vi.advanceTimersByTime(SIGN_UP_REDIRECT_MS))
  expect(place().to).toBe('/mentee-signup?returnTo=%2Fbooking%2F3')
  await user.click(within(alert).getByRole('link', { name: 'Log in' }))
  expect(place()).toEqual({ to: '/auth?as=mentee&returnTo=%2Fbooking%2F3', state: { email: 'ravi@example.in' } })
})

test('tells who is logged in that registering logs them out, until it has', async () => {
  const environment = createMockEnvironment()
  const viewer = { id: 'viewer:mentor:1', __typename: 'Viewer', name: 'Ananya Iyer' }
  // The header has asked.
  environment.commitPayload(createOperationDescriptor(signUpNoticeQuery, {}), { viewer })
  renderPage('/mentee-signup', <MenteeSignupPage />, environment)
  const notice = 'You are logged in as Ananya Iyer. Registering here logs you out of that account.'
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(environment.mock.getAllOperations()).toHaveLength(0)
  await fillIn()
  await submit()
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  await answerMutation<registerMenteeMutation>(environment, {
    registerMentee: { __typename: 'RegisterMenteePayload', mentee: { id: 'm', name: 'Ravi Kumar' } },
  })
  await screen.findByText('Registration Successful!')
  expect(screen.queryByText(/logs you out/)).toBeNull()
})

test('a visitor reads nothing of a session', async () => {
  await act(async () => renderPage('/mentee-signup', <MenteeSignupPage />))
  expect(screen.queryByText(/You are logged in/)).toBeNull()
})

test('pressed again after an answer was lost, it goes on: the account is there, and logged in', async () => {
  vi.mocked(nameIfLoggedIn).mockResolvedValueOnce('Ravi Kumar')
  const { environment } = renderPage('/mentee-signup', <MenteeSignupPage />)
  await fillIn()
  await submit()
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  await answerMutation<registerMenteeMutation>(environment, {
    registerMentee: refused('EmailTakenError', 'Email already registered'),
  })
  await screen.findByText('Registration Successful!')
  expect(nameIfLoggedIn).toHaveBeenCalledExactlyOnceWith('mentee', 'ravi@example.in')
  expect(screen.getByText(/You are logged in as Ravi Kumar\./)).toBeTruthy()
  expect(screen.queryByText('Email already registered')).toBeNull()
})

test('shows what the server refuses at its field', async () => {
  const { environment } = renderPage('/mentee-signup', <MenteeSignupPage />)
  await fillIn()
  await user.selectOptions(screen.getByLabelText(/^Specialization/), 'Mechatronics')
  await submit()
  await answerMutation<registerMenteeMutation>(environment, {
    registerMentee: refused('ValidationError', 'Specialization is odd', {
      issues: [{ path: 'subBranch', message: 'Specialization is odd' }],
    }),
  })
  await screen.findByText('Registration Failed')
  await vi.waitFor(() => expect(screen.getByLabelText(/^Specialization/).getAttribute('aria-invalid')).toBe('true'))
})

test('when what sends it cannot be loaded, says so, keeps everything, and sends when asked again', async () => {
  code.isMissing = true
  const { environment, sent } = renderPage('/mentee-signup', <MenteeSignupPage />)
  await fillIn()
  await submit()
  await screen.findByText(/^We couldn’t send this\./)
  expect(environment.mock.getAllOperations()).toHaveLength(0)
  expect(input(/^Full name/).value).toBe('Ravi Kumar')
  code.isMissing = false
  await submit()
  await waitFor(() => expect(sent('registerMenteeMutation')).toMatchObject({ input: { email: 'ravi@example.in' } }))
})

test('what is typed into the drawn page stays; the draft fills the other fields', async () => {
  const draft = { name: 'Ravi Kumar', email: 'ravi@old.example', linkedinUrl: '', currentLevel: 'Fresh Graduate' }
  sessionStorage.setItem('plumbline:mentee-signup', JSON.stringify(draft))
  const page = document.body.appendChild(document.createElement('div'))
  const shown = (
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <MenteeSignupPage /> }])} />
    </RelayEnvironmentProvider>
  )
  page.innerHTML = renderToString(shown)
  input(/^Email/).value = 'ravi@new.example'
  const root = await act(async () => hydrateRoot(page, shown))
  const level = screen.getByLabelText<HTMLSelectElement>(/^Current level/)
  expect([input(/^Full name/).value, input(/^Email/).value, level.value]).toEqual([
    'Ravi Kumar',
    'ravi@new.example',
    'Fresh Graduate',
  ])
  act(() => root.unmount())
  page.remove()
})
