import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import mentorQuery, { type MentorPageQuery } from '../../__generated__/MentorPageQuery.graphql.ts'
import type { RequestDialogQuery } from '../../__generated__/RequestDialogQuery.graphql.ts'
import type { useRequestFormMutation } from '../../__generated__/useRequestFormMutation.graphql.ts'
import type { useOpenSlotsQuery } from '../../__generated__/useOpenSlotsQuery.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast } from '../../lib/toasts.ts'
import { MentorPage } from '../../pages/mentor/MentorPage.tsx'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { fill } from '../../testing/fill.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
// Loaded here, so that no test waits for it.
import './TimesCalendar.tsx'

const user = userEvent.setup()
const ananya = {
  id: 'mentor:1',
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
  starterPrice: 79_900,
  advancedPrice: 449_900,
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
  languages: [],
}
/** The dialog's code comes with the first opening. */
const CODE = { timeout: 10_000 }
const ME = 'mentee:7'
const TOPIC = 'Slope stability'
const BACKGROUND = 'Third year civil.'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function show(type: string | null, viewerRequest: object | null = null) {
  return renderScreen<MentorPageQuery>({
    address: '/mentor/1',
    path: '/mentor/:id',
    query: mentorQuery,
    variables: { id: 1, reviews: 2, stars: null },
    Screen: MentorPage,
    answer: {
      Query: () => (type === null ? { viewer: null } : {}),
      Viewer: () => ({ id: ME, type }),
      Site: () => ({ now: '2026-11-21T06:00:00.000Z', refundWindowHours: 48 }),
      MentorReviewsConnection: () => ({ edges: [] }),
      Mentor: () => ({ ...ananya, viewerRequest }),
    },
  })
}

const panel = () => within(screen.getByRole('complementary', { name: 'Book a session' }))

async function openDialog() {
  await user.click(panel().getByRole('button', { name: 'Request Mentorship' }))
  return within(await screen.findByRole('dialog', { name: 'Request mentorship' }, CODE))
}

/** A dialog gives the focus back a moment after it is gone. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

async function fillIn(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await fill(user, dialog.getByLabelText('Discussion topic'), TOPIC)
  await fill(user, dialog.getByLabelText('Background'), BACKGROUND)
  await user.type(dialog.getByLabelText(/Preferred date/), '2099-11-28T10:30')
}

test.each([
  ['MENTOR', 'You are logged in as a mentor. Only mentees can send requests.'],
  ['COMMUNITY', 'You are logged in as a community member. Only mentees can send requests.'],
])('%s cannot ask and sees why', (type, reason) => {
  show(type)
  expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Request Mentorship' }).disabled).toBe(true)
  expect(panel().getByText(reason, { exact: false })).toBeTruthy()
})

test('a request that waits leads to the requests', () => {
  show('MENTEE', { id: 'r' })
  expect(panel().getByRole('link', { name: 'Request sent. View it' }).getAttribute('href')).toBe('/mentorship-requests')
})

test('a visitor is sent to log in, and the request is remembered', async () => {
  const { router } = show(null)
  const dialog = await openDialog()
  await fillIn(dialog)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/mentor/1')
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

test('what a member wrote whose session ended is not shown to another who logs in there', async () => {
  const { environment, router } = show('MENTEE')
  const dialog = await openDialog()
  await fillIn(dialog)
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await answerMutation<useRequestFormMutation>(environment, {
    createMentorshipRequest: refused('NotSignedInError', 'Please log in to continue.'),
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  const kept = localStorage.getItem('pendingMentorshipRequest')!
  cleanup()
  // In another tab, which has no drafts.
  sessionStorage.clear()
  localStorage.setItem('pendingMentorshipRequest', kept.replace(ME, 'mentee:8'))
  show('MENTEE')
  const other = await openDialog()
  expect(other.getByLabelText<HTMLInputElement>('Discussion topic').value).toBe('')
  cleanup()
  sessionStorage.clear()
  localStorage.setItem('pendingMentorshipRequest', kept)
  show('MENTEE')
  const own = within(await screen.findByRole('dialog', { name: 'Request mentorship' }, CODE))
  expect(own.getByLabelText<HTMLInputElement>('Discussion topic').value).toBe(TOPIC)
})

test('open times of the mentor are picked by one press, and reach the server', async () => {
  const { environment } = show('MENTEE')
  const dialog = await openDialog()
  const operation = environment.mock.getMostRecentOperation()
  expect(operation.request).toMatchObject({ node: { params: { name: 'RequestDialogQuery' } }, variables: { id: 1 } })
  const at = (startsAt: string) => ({ startsAt })
  const freeSlots = [at('2099-11-24T12:30:00Z'), at('2099-11-24T13:15:00Z'), at('2099-11-26T12:30:00Z')]
  await answerQuery<RequestDialogQuery>(environment, 'RequestDialogQuery', { mentor: { id: 'mentor:1', freeSlots } })
  const times = within(await dialog.findByRole('group', { name: 'Open times' }))
  expect(times.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tue 24 Nov, 6:00 pm',
    'Thu 26 Nov, 6:00 pm',
  ])
  await user.click(times.getByRole('button', { name: 'Thu 26 Nov, 6:00 pm' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/Preferred date/).value).toBe('2099-11-26T18:00')
  expect(times.getByRole('button', { pressed: true }).textContent).toBe('Thu 26 Nov, 6:00 pm')
})

test('a failure says so and keeps every word; the time is sent as IST', async () => {
  const { environment } = show('MENTEE')
  const dialog = await openDialog()
  await fillIn(dialog)
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

describe('proposed times', () => {
  const open = [
    '2099-11-24T12:30:00.000Z',
    '2099-11-24T13:15:00.000Z',
    '2099-11-24T14:00:00.000Z',
    '2099-11-24T14:45:00.000Z',
  ]

  /** How often the slots are being read. */
  const reads = ({ mock }: ReturnType<typeof show>['environment']) =>
    mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useOpenSlotsQuery').length

  /** The dialog with its calendar unfolded and read. */
  async function unfold() {
    const { environment } = show('MENTEE')
    const dialog = await openDialog()
    expect(dialog.queryByText('Open times')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Propose times (optional)', expanded: false }))
    await waitFor(() => expect(reads(environment)).toBe(1), CODE)
    const weekday = { weekday: 'TUESDAY', enabled: true, startTime: '18:00', endTime: '21:00' } as const
    await answerQuery<useOpenSlotsQuery>(environment, 'useOpenSlotsQuery', {
      node: {
        __typename: 'Mentor',
        id: ananya.id,
        available: true,
        weeklyAvailability: [weekday],
        freeSlots: open.map((startsAt) => ({ startsAt })),
      },
      site: { id: 'site', now: '2099-11-20T06:00:00.000Z', refundWindowHours: 48 },
    })
    return { environment, dialog }
  }

  test('up to three are chosen and taken back; the first is the preferred time, and all are sent', async () => {
    const { environment, dialog } = await unfold()
    const press = (name: string) => user.click(dialog.getByRole('button', { name }))
    for (const name of ['6:00 pm', '6:45 pm', '7:30 pm', '8:15 pm']) await press(name)
    const chosen = () =>
      within(dialog.getByRole('list', { name: 'Chosen times' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(chosen()).toEqual(['Tue 24 Nov, 6:00 pm', 'Tue 24 Nov, 6:45 pm', 'Tue 24 Nov, 7:30 pm'])
    expect(dialog.getByText('You have chosen 3 times, the most. Remove one to choose another.')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/Preferred date/).value).toBe('2099-11-24T18:00')
    await press('6:45 pm')
    await press('Remove Tue 24 Nov, 7:30 pm')
    expect(chosen()).toEqual(['Tue 24 Nov, 6:00 pm'])
    expect(document.activeElement?.textContent).toBe('Propose times (optional)')
    await press('8:15 pm')
    await fill(user, dialog.getByLabelText('Discussion topic'), TOPIC)
    await fill(user, dialog.getByLabelText('Background'), BACKGROUND)
    await press('Send request')
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { proposedTimes: [open[0], open[3]] },
    })
  })

  test('what the server says of a time is named there, and the slots are read again', async () => {
    const { environment, dialog } = await unfold()
    await fill(user, dialog.getByLabelText('Discussion topic'), TOPIC)
    await fill(user, dialog.getByLabelText('Background'), BACKGROUND)
    await user.click(dialog.getByRole('button', { name: '6:00 pm' }))
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    await answerMutation<useRequestFormMutation>(environment, {
      createMentorshipRequest: refused('ValidationError', 'This time slot is no longer available', {
        issues: [{ path: 'proposedTimes.0', message: 'This time slot is no longer available' }],
      }),
    })
    expect(await dialog.findByText('Tue 24 Nov, 6:00 pm IST: This time slot is no longer available.')).toBeTruthy()
    await waitFor(() => expect(reads(environment)).toBe(1))
  })
})

const ASKED = {
  databaseId: 1,
  id: ananya.id,
  name: ananya.name,
  viewerRequest: { __typename: 'MentorshipRequest', id: 'r' },
} as const

test('a dialog that opened on its own is sent: the focus is on the way to the requests', async () => {
  const draft = { discussionTopic: TOPIC, background: BACKGROUND, preferredDateTime: '2099-11-28T10:30' }
  localStorage.setItem('pendingMentorshipRequest', JSON.stringify({ mentorId: 1, at: Date.now(), draft }))
  const { environment } = show('MENTEE')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request mentorship' }, CODE))
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await answerMutation<useRequestFormMutation>(environment, {
    createMentorshipRequest: {
      __typename: 'CreateMentorshipRequestPayload',
      mentor: ASKED,
      viewer: { id: 'v', mentorshipRequestCounts: { pending: 1 } },
    },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await settled()
  expect(document.activeElement).toBe(panel().getByRole('link', { name: 'Request sent. View it' }))
})
