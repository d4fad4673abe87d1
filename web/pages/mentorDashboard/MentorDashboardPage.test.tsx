import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOperationDescriptor } from 'relay-runtime'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import bellSubscription from '../../__generated__/BellSubscription.graphql.ts'
import dashboardQuery, { type MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import type { saveHeadMutation } from '../../__generated__/saveHeadMutation.graphql.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { Inbox, Workshops } from './DashboardTabs.tsx'
import { MentorDashboardPage } from './MentorDashboardPage.tsx'
// Loaded on demand; here before the tests begin.
import './saveHead.ts'

const user = userEvent.setup()

beforeAll(async () => void (await Promise.all([Inbox, Workshops].map((part) => part.load()))))
beforeEach(() => {
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})

const VIEWER = {
  calendarFeed: null,
  id: 'v',
  nextSession: null,
  sessionsToAnswer: [],
  mentorshipRequestCounts: { pending: 0 },
  unreadMessages: 0,
  workshopsToDo: 0,
  hasConversations: false,
}

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekday) => ({
  weekday,
  enabled: false,
  startTime: '09:00',
  endTime: '17:00',
}))

const LISTS = {
  previousCompanies: [],
  keyProjects: [],
  industriesWorkedIn: [],
  toolsAndSoftware: [],
  certifications: [],
  skills: [],
  topicsCanMentorOn: [],
}

interface Shown {
  status?: string
  available?: boolean
  address?: string
  viewer?: object | null
  /** Differences of the viewer. */
  own?: object
}

/** With the profile. */
async function show({ status = 'ACCEPTED', available = true, address = '/mentor-dashboard', viewer, own }: Shown = {}) {
  const mentor = {
    id: 'm',
    databaseId: 3,
    name: 'Ananya Iyer',
    status,
    available,
    rating: 4.86,
    reviewCount: 41,
    weeklyAvailability: WEEK,
    ...LISTS,
    daysOff: [],
    sessionsOnDaysOff: [],
  }
  return act(async () =>
    renderScreen<MentorDashboardPageQuery>({
      address,
      path: '/mentor-dashboard',
      query: dashboardQuery,
      variables: {},
      Screen: MentorDashboardPage,
      answer: { Query: () => ({ viewer: viewer === undefined ? { ...VIEWER, ...own, mentor } : viewer }) },
    }),
  )
}

const tab = (name: RegExp) => screen.getByRole<HTMLButtonElement>('tab', { name })
const LOCKED = [/^Analytics/, /^Workshops/, /^Inbox/]

test.each([
  ['PENDING_REVIEW', 'Your application is being reviewed.'],
  ['REJECTED', 'You are not accepted as a mentor.'],
])('in state %s only the profile is open, and it is said why', async (status, text) => {
  await show({ status })
  expect(screen.getByText(text)).toBeTruthy()
  expect(LOCKED.map((name) => tab(name).disabled)).toEqual([true, true, true])
  expect(tab(/^Profile/).disabled).toBe(false)
  expect(screen.getByText('Analytics, Workshops and Inbox open once you are accepted.')).toBeTruthy()
  expect(screen.queryByText('Students can book your open slots.')).toBeNull()
})

test('an application that is accepted opens the tabs without a reload', async () => {
  const { environment } = await show({ status: 'PENDING_REVIEW' })
  // The event by which the bell hears of it; it leaves out what this page does not read.
  vi.spyOn(console, 'error').mockReturnValue()
  const viewer = { __typename: 'Viewer', id: 'v', mentor: { id: 'm', status: 'ACCEPTED' } }
  const event = { notificationChanged: { change: 'CREATED', viewer } }
  act(() => environment.commitPayload(createOperationDescriptor(bellSubscription, {}), event))
  expect(screen.queryByText('Your application is being reviewed.')).toBeNull()
  expect(LOCKED.map((name) => tab(name).disabled)).toEqual([false, false, false])
})

test('an address that names a locked tab shows the profile', async () => {
  await show({ status: 'PENDING_REVIEW', address: '/mentor-dashboard?tab=inbox' })
  expect(tab(/^Profile/).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('region', { name: 'Conversations' })).toBeNull()
})

test('an accepted mentor sees what will be in Analytics', async () => {
  await show({ address: '/mentor-dashboard?tab=analytics' })
  expect(screen.getByRole('heading', { name: 'Analytics: coming soon' })).toBeTruthy()
  expect(screen.queryByText(/open once you are accepted/)).toBeNull()
})

test.each([
  ['', true],
  ['&form=new', false],
  ['&workshop=12', false],
])('with workshops%s open, what waits stands above: %j', async (query, isAbove) => {
  await show({ address: `/mentor-dashboard?tab=workshops${query}` })
  expect(screen.getByRole('tab', { name: 'Workshops' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('region', { name: 'Needs your attention' }) !== null).toBe(isAbove)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('the inbox takes the window: neither the head nor what waits stands above it', async () => {
  await show({ address: '/mentor-dashboard?tab=inbox' })
  expect(screen.getByRole('region', { name: 'Conversations' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inbox')
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull()
})

test('the inbox counts what is unread', async () => {
  await show({ own: { unreadMessages: 3 } })
  expect(tab(/^Inbox/).textContent).toBe('Inbox3 unread')
})

test('whoever has conversations keeps the inbox when they are no longer accepted: mentees have paid', async () => {
  await show({ status: 'REJECTED', address: '/mentor-dashboard?tab=inbox', own: { hasConversations: true } })
  expect(LOCKED.map((name) => tab(name).disabled)).toEqual([true, true, false])
  expect(tab(/^Inbox/).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('region', { name: 'Conversations' })).toBeTruthy()
})

test.each([null, { id: 'v', mentor: null }])('%j is sent to the login for mentors', async (viewer) => {
  const { router } = await show({ viewer, address: '/mentor-dashboard?tab=inbox' })
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/auth?as=mentor&returnTo=%2Fmentor-dashboard%3Ftab%3Dinbox')
})

const SAVED = {
  id: 'm',
  databaseId: 3,
  name: 'Ananya Iyer',
  status: 'ACCEPTED' as const,
  available: false,
  rating: 4.86,
  reviewCount: 41,
  mainBranch: 'Civil Engineering',
  subBranch: null,
  profileImage: '',
  hasProfileImage: false,
  weeklyAvailability: [],
  completeness: null,
}
const sent = ({ mock }: Awaited<ReturnType<typeof show>>['environment']) =>
  mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.operationKind === 'mutation')
    .map(({ request }) => request.variables)
const available = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Available' })

test('Busy is shown at once, with what it means, and saved', async () => {
  const { environment } = await show()
  await user.click(available())
  expect(available().checked).toBe(false)
  expect(screen.getByText('Busy: only mentees with a paid Advanced package can book your slots.')).toBeTruthy()
  await waitFor(() => expect(sent(environment)).toEqual([{ input: { available: false } }]))
  await answerMutation<saveHeadMutation>(environment, {
    updateMentorProfile: { __typename: 'UpdateMentorProfilePayload', mentor: SAVED },
  })
  expect(available().checked).toBe(false)
  expect(currentToast()).toBeNull()
})

test('what could not be saved is undone, and that is said', async () => {
  const { environment } = await show({ available: false })
  await user.click(available())
  expect(available().checked).toBe(true)
  await answerMutation<saveHeadMutation>(environment, {
    updateMentorProfile: refused('ForbiddenError', 'Please try later.'),
  })
  expect(available().checked).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Update Failed', description: 'Please try later.' })
})

test('of two presses the later one is sent after the earlier, and holds', async () => {
  const { environment } = await show()
  await user.click(available())
  await user.click(available())
  expect(available().checked).toBe(true)
  await waitFor(() => expect(sent(environment)).toEqual([{ input: { available: false } }]))
  const saving = environment.mock.findOperation(({ request }) => request.node.params.name === 'saveHeadMutation')
  await act(async () => environment.mock.reject(saving, new Error('broken')))
  await waitFor(() => expect(sent(environment)).toEqual([{ input: { available: true } }]))
  expect(available().checked).toBe(true)
})
