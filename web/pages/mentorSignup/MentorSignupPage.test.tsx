// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forEachAskedList } from '../../../api/rules/people/mentorLists.ts'
import { SIGN_UP_REDIRECT_MS } from '../../../api/rules/constants.ts'
import type { applyAsMentorMutation } from '../../__generated__/applyAsMentorMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { refreshViewer } from '../../features/accounts/session/refreshViewer.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { MentorSignupPage } from './MentorSignupPage.tsx'
import { answerMutation, refused } from '../../testing/answers.ts'

vi.mock('../../features/accounts/session/refreshViewer.ts', () => ({
  refreshViewer: vi.fn<() => Promise<string>>(async () => 'somebody'),
  nameIfLoggedIn: vi.fn<(kind: string, email: string) => Promise<string | null>>(async () => null),
}))

const user = userEvent.setup()
const draft = () => sessionStorage.getItem('plumbline:mentor-signup')
const submit = () => user.click(screen.getByRole('button', { name: 'Submit application' }))
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

const numberRule = () => within(screen.getByRole('list', { name: 'Requirements' })).getByText(/One number/).textContent

const TYPED: readonly [RegExp, string][] = [
  [/^Full name/, 'Asha Rao'],
  [/^Email/, 'asha@example.in'],
  [/^Password/, 'Girder@2026'],
  [/^LinkedIn/, 'https://www.linkedin.com/in/asha'],
  [/^Experience/, '8'],
  [/^Bio/, 'I design bridges.'],
  [/^Starter/, '499.5'],
  [/^Advanced/, '4500'],
]

/** Whole texts at once: what single keys do is useForm's own test. */
async function fillIn() {
  for (const [label, value] of TYPED) fireEvent.change(input(label), { target: { value } })
  await user.selectOptions(screen.getByLabelText(/^Specialization/), 'Marine Engineering')
}

const accepted = {
  applyAsMentor: {
    __typename: 'ApplyAsMentorPayload',
    mentor: { id: 'm', name: 'Asha Rao' },
  },
} as const

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

test('says what an application needs, all at once, and sends nothing', async () => {
  const { environment } = await act(async () => renderPage('/mentor-signup', <MentorSignupPage />))
  await submit()
  const summary = await screen.findByText('Nine things to correct')
  const list = within(summary.closest<HTMLElement>('[role="alert"]') ?? document.body).getAllByRole('listitem')
  expect(list.map((item) => item.textContent)).toEqual([
    'Full name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
    'LinkedIn URL is required',
    'Specialization is required',
    'Experience must be at least 1 year',
    'Bio is required',
    'Starter package rate is required',
    'Advanced package rate is required',
  ])
  expect(environment.mock.getAllOperations()).toHaveLength(0)
})

test('marks what is required, and says what the mark means before the first field', () => {
  renderPage('/mentor-signup', <MentorSignupPage />)
  const meaning = screen.getByText('Fields marked * are required.')
  expect(meaning.compareDocumentPosition(input(/^Full name/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const fields = [...(meaning.closest('form')?.querySelectorAll('[data-part="field"]') ?? [])]
  const isMarked = (field: Element) => field.querySelector('[aria-required="true"]') !== null
  expect(fields.filter(isMarked).map((field) => field.querySelector('label')?.textContent?.trim())).toEqual([
    'Full name',
    'Email',
    'Password',
    'LinkedIn profile',
    'Specialization',
    'Experience',
    'Bio',
    'Starter package rate',
    'Advanced package rate',
  ])
})

test('shows the suggestions, the review time and the live password rules', async () => {
  renderPage('/mentor-signup', <MentorSignupPage />)
  expect(screen.getByText(/^Suggested: ₹300-₹1000 /)).toBeTruthy()
  expect(screen.getByText(/^Suggested: ₹1000-₹10,000 /)).toBeTruthy()
  expect(screen.getAllByText(/2-3 business days/).length).toBeGreaterThan(0)
  expect(screen.getByText(/3-5 lines/)).toBeTruthy()
  // They come with the focus.
  expect(screen.queryByRole('list', { name: 'Requirements' })).toBeNull()
  await user.click(input(/^Password/))
  await screen.findByRole('list', { name: 'Requirements' })
  expect(numberRule()).toContain('not met yet')
  await user.type(input(/^Password/), '7')
  expect(numberRule()).not.toContain('not met yet')
})

test('sends the application, forgets the draft and goes on to sign in', async () => {
  const { environment, sent, place } = renderPage('/signup/mentor?returnTo=%2Fworkshops', <MentorSignupPage />)
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await submit()
  await waitFor(() =>
    expect(sent('applyAsMentorMutation')).toEqual({
      input: {
        name: 'Asha Rao',
        email: 'asha@example.in',
        password: 'Girder@2026',
        linkedinUrl: 'https://www.linkedin.com/in/asha',
        mainBranch: 'Mechanical Engineering',
        subBranch: 'Marine Engineering',
        experience: 8,
        bio: 'I design bridges.',
        ...forEachAskedList(() => []),
        starterPackageRate: '499.50',
        advancedPackageRate: '4500.00',
        available: true,
        signIn: true,
      },
    }),
  )
  expect(draft()).toContain('asha@example.in')
  await answerMutation<applyAsMentorMutation>(environment, accepted)
  await screen.findByText('Application Submitted Successfully!')
  expect(screen.getByRole('status').textContent).toContain('Thank you, Asha Rao. Review takes 2-3 business days.')
  expect(refreshViewer).toHaveBeenCalled()
  expect(draft()).toBeNull()
  await act(async () => vi.advanceTimersByTime(SIGN_UP_REDIRECT_MS))
  await waitFor(() => expect(place().to).toBe('/auth?as=mentor&returnTo=%2Fworkshops'))
})

test('does not pull back who has left meanwhile', async () => {
  const { environment, place, router } = renderPage('/mentor-signup', <MentorSignupPage />)
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await submit()
  await answerMutation<applyAsMentorMutation>(environment, accepted)
  await act(() => router.navigate('/workshops'))
  await act(async () => vi.advanceTimersByTime(2 * SIGN_UP_REDIRECT_MS))
  expect(place().to).toBe('/workshops')
})

test('keeps a draft over a reload, never the password', async () => {
  sessionStorage.setItem('plumbline:mentor-signup', JSON.stringify({ name: 'Asha Rao', bio: 7, password: 'old' }))
  renderPage('/mentor-signup', <MentorSignupPage />)
  expect([input(/^Full name/).value, input(/^Bio/).value, input(/^Password/).value]).toEqual(['Asha Rao', '', ''])
  await user.type(input(/^Password/), 'Girder@2026')
  await user.type(input(/^Email/), 'asha@')
  expect(JSON.parse(draft() ?? '{}')).toMatchObject({ name: 'Asha Rao', email: 'asha@' })
  expect(draft()).not.toContain('Girder')
})

test('another specialization is written out', async () => {
  const { sent } = renderPage('/mentor-signup', <MentorSignupPage />)
  await fillIn()
  await user.selectOptions(screen.getByLabelText(/^Specialization/), 'Other')
  await submit()
  expect((await screen.findAllByText('Specialization is required')).length).toBeGreaterThan(0)
  await user.type(input(/^Your specialization/), 'Structural Engineering')
  await submit()
  await waitFor(() =>
    expect(sent('applyAsMentorMutation')).toMatchObject({
      input: { mainBranch: 'Civil Engineering', subBranch: 'Structural Engineering' },
    }),
  )
})

test('a registered address is said at its field, with the way to sign in', async () => {
  const { environment } = renderPage('/mentor-signup', <MentorSignupPage />)
  await fillIn()
  await submit()
  await answerMutation<applyAsMentorMutation>(environment, {
    applyAsMentor: refused('EmailTakenError', 'Email already registered'),
  })
  await screen.findByText('Submission Failed')
  expect(input(/^Email/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: 'Log in with this email' }).getAttribute('href')).toBe('/auth?as=mentor')
  expect(input(/^Password/).value).toBe('Girder@2026')
  await user.type(input(/^Email/), 'x')
  expect(screen.queryByRole('link', { name: 'Log in with this email' })).toBeNull()
})

test('a failure without a reason keeps everything', async () => {
  const { environment } = renderPage('/mentor-signup', <MentorSignupPage />)
  await fillIn()
  await submit()
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('broken', 'Boom', 'r1')))
  await screen.findByText('Submission Failed')
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy()
  expect(input(/^Full name/).value).toBe('Asha Rao')
})
