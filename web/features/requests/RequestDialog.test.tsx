import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import mentorQuery, { type MentorPageQuery } from '../../__generated__/MentorPageQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { RequestError } from '../../lib/errors.ts'
import { currentToast } from '../../lib/toasts.ts'
import { MentorPage } from '../../pages/mentor/MentorPage.tsx'

const user = userEvent.setup()
const ananya = {
  databaseId: 1,
  name: 'Ananya Iyer',
  linkedinUrl: null,
  email: null,
  lastActiveAt: null,
  rating: 0,
  reviewCount: 0,
  experience: 1,
  whyIMentor: null,
  successStories: null,
  timeSlotsPerWeek: null,
  starterPackageRate: 79_900,
  advancedPackageRate: 449_900,
  available: true,
  nextFreeSlot: null,
  weeklyAvailability: [],
  previousCompanies: [],
  keyProjects: [],
  topicsCanMentorOn: [],
  skills: [],
  toolsAndSoftware: [],
  industriesWorkedIn: [],
  certifications: [],
}
/** The dialog's code comes with the first opening. */
const CODE = { timeout: 10_000 }
const TOPIC = 'Slope stability'
const BACKGROUND = 'Third year civil.'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function show(type: string | null, viewerRequest: object | null = null) {
  return renderScreen<MentorPageQuery>({
    address: '/mentors/1',
    path: '/mentors/:id',
    query: mentorQuery,
    variables: { id: 1 },
    Screen: MentorPage,
    answer: {
      Query: () => (type === null ? { viewer: null } : {}),
      Viewer: () => ({ type }),
      Site: () => ({ now: '2026-11-21T06:00:00.000Z', refundWindowHours: 48 }),
      MentorReviewsConnection: () => ({ edges: [] }),
      Mentor: () => ({ ...ananya, viewerRequest }),
    },
  })
}

const panel = () => within(screen.getByRole('complementary', { name: 'Book a session' }))

async function open() {
  await user.click(panel().getByRole('button', { name: 'Request Mentorship' }))
  return within(await screen.findByRole('dialog', { name: 'Request mentorship' }, CODE))
}

async function fill(dialog: Awaited<ReturnType<typeof open>>) {
  await user.type(dialog.getByLabelText('Discussion topic'), TOPIC)
  await user.type(dialog.getByLabelText('Background'), BACKGROUND)
  await user.type(dialog.getByLabelText(/Preferred date/), '2099-11-28T10:30')
}

test.each([
  ['MENTOR', 'You are signed in as a mentor. Requests are sent from a mentee account.'],
  ['COMMUNITY', 'You are signed in as a community member. Requests are sent from a mentee account.'],
])('%s cannot ask and sees why', (type, reason) => {
  show(type)
  expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Request Mentorship' }).disabled).toBe(true)
  expect(panel().getByText(reason, { exact: false })).toBeTruthy()
})

test('a request that waits leads to the requests', () => {
  show('MENTEE', { id: 'r' })
  expect(panel().getByRole('link', { name: 'Request pending' }).getAttribute('href')).toBe('/mentorship-requests')
})

test('a visitor is sent to sign in, and the request is remembered', async () => {
  const { router } = show(null)
  const dialog = await open()
  await fill(dialog)
  await user.click(dialog.getByRole('button', { name: 'Sign in and send' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/mentors/1')
  expect(JSON.parse(localStorage.getItem('pendingMentorshipRequest')!)).toMatchObject({
    mentorId: 1,
    draft: { discussionTopic: TOPIC, background: BACKGROUND, preferredDateTime: '2099-11-28T10:30' },
  })
})

test('back from signing in the dialog opens filled; closing forgets the request', async () => {
  const draft = { discussionTopic: TOPIC, background: BACKGROUND, preferredDateTime: '', additionalNotes: '' }
  localStorage.setItem('pendingMentorshipRequest', JSON.stringify({ mentorId: 1, at: Date.now(), draft }))
  show('MENTEE')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request mentorship' }, CODE))
  expect(dialog.getByLabelText<HTMLInputElement>('Discussion topic').value).toBe(TOPIC)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(localStorage.getItem('pendingMentorshipRequest')).toBeNull()
})

test('a failure says so and keeps every word; the time is sent as IST', async () => {
  const { environment } = show('MENTEE')
  const dialog = await open()
  await fill(dialog)
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  const operation = environment.mock.getMostRecentOperation()
  expect(operation.request.variables).toMatchObject({
    input: { mentorId: 1, discussionTopic: TOPIC, preferredDateTime: '2099-11-28T05:00:00.000Z' },
  })
  await act(async () => environment.mock.reject(operation, new RequestError('offline', 'No answer')))
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to send mentorship request. Please try again.',
  })
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Background').value).toBe(BACKGROUND)
})
