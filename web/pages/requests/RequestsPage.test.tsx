import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import requestsQuery, {
  type RequestsPageQuery,
  type RequestStatus,
} from '../../__generated__/RequestsPageQuery.graphql.ts'
import type { GiveUpDialogMutation } from '../../__generated__/GiveUpDialogMutation.graphql.ts'
import type { useRespondMutation } from '../../__generated__/useRespondMutation.graphql.ts'
import { answerMutation, refused, type MutationAnswer } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { setServerTime } from '../../lib/clock.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { noteEvent } from '../../relay/live.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { RequestsPage } from './RequestsPage.tsx'
// Loaded on demand; here before the tests begin.
import './WithdrawDialog.tsx'
import './GiveUpDialog.tsx'
import { tabOf } from './requestTabs.ts'

const user = userEvent.setup()
type Answered = Extract<
  MutationAnswer<useRespondMutation>['respondToMentorshipRequest'],
  { __typename: 'RespondToMentorshipRequestPayload' }
>
const counts = { pending: 2, approved: 1, rejected: 0, withdrawn: 0 }
const request: Omit<Answered['request'], 'id' | 'mentor' | 'mentee'> = {
  databaseId: 7,
  status: 'PENDING',
  discussionTopic: 'Torsion in my hostel model',
  background: 'Final year civil.',
  additionalNotes: null,
  preferredDateTime: '2026-11-29T13:30:00.000Z',
  createdAt: '2026-11-20T05:45:00.000Z',
  respondedAt: null,
  withdrawnAt: null,
  responseMessage: null,
  mentorListed: true,
  times: [],
}
const mentee = {
  id: 'e',
  name: 'Vikram Patil',
  currentLevel: 'Final Year Student',
  mainBranch: 'Civil Engineering',
  subBranch: null,
}
const mentor = {
  id: 'm',
  viewerRequest: null,
  viewerConversation: null,
  away: null,
  profileImage: '',
  hasProfileImage: false,
  currentJobTitle: null,
  currentCompany: null,
  databaseId: 3,
  name: 'Ananya Iyer',
  status: 'ACCEPTED',
  mainBranch: 'Civil Engineering',
  subBranch: null,
}

beforeEach(() => {
  sessionStorage.clear()
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})

interface Shown {
  type?: string
  address?: string
  requests?: object[]
  mentorStatus?: string
  hasNextPage?: boolean
}

/** What the server says of the one who asks. */
function viewerWith({
  type = 'MENTOR',
  requests = [request] as object[],
  mentorStatus = 'ACCEPTED',
  hasNextPage = false,
}: Shown = {}) {
  return {
    id: 'v',
    type,
    mentor: type === 'MENTOR' ? { ...mentor, status: mentorStatus } : null,
    mentorshipRequestCounts: counts,
    mentorshipRequests: {
      edges: requests.map((node) => ({ node: { mentor, mentee, ...node } })),
      pageInfo: { hasNextPage, endCursor: '1' },
    },
  }
}

function show({
  type = 'MENTOR',
  address = '/mentorship-requests',
  requests = [request],
  mentorStatus = 'ACCEPTED',
  hasNextPage = false,
}: Shown = {}) {
  const { status } = tabOf(new URL(address, 'http://localhost').searchParams)
  return renderScreen<RequestsPageQuery>({
    address,
    path: '/mentorship-requests',
    query: requestsQuery,
    variables: { status, first: 10 },
    Screen: RequestsPage,
    answer: { Viewer: () => viewerWith({ type, requests, mentorStatus, hasNextPage }) },
  })
}

type Environment = ReturnType<typeof show>['environment']
type Mock = Environment['mock']

/** The mutations under way; the subscription is left alone. */
function mutations(mock: Mock) {
  return mock.getAllOperations().filter(({ request: { node } }) => node.params.operationKind === 'mutation')
}

function mutation(mock: Mock) {
  const [first, ...others] = mutations(mock)
  if (!first || others.length > 0) throw new Error(`${others.length} mutations too many, or none`)
  return first
}

const changed = (status: RequestStatus, more: Partial<Answered['request']> = {}) => ({
  id: 'x',
  ...request,
  ...more,
  status,
  mentor,
  mentee,
})
/** The server's yes to an answer. */
const answer = (environment: Environment, status: RequestStatus, more?: Partial<Answered['request']>) =>
  answerMutation<useRespondMutation>(environment, {
    respondToMentorshipRequest: {
      __typename: 'RespondToMentorshipRequestPayload',
      request: changed(status, more),
      viewer: {
        id: 'v',
        type: 'MENTOR',
        unreadNotifications: 0,
        unreadMessages: 0,
        mentorshipRequestCounts: { ...counts, pending: 1 },
      },
    },
  })

test("a mentor's tabs have their counts; a card says who asks what, in IST", () => {
  show()
  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['Mentorship requests'])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Pending 2',
    'Approved 1',
    'Declined 0',
  ])
  const list = within(screen.getByRole('region', { name: 'Pending requests' }))
  expect(list.getByRole('heading', { name: 'Vikram Patil' })).toBeTruthy()
  expect(list.getByText('29 Nov 2026, 7:00 pm IST')).toBeTruthy()
  expect(list.getByText('20 Nov 2026, 11:15 am IST')).toBeTruthy()
  expect(list.queryByText('Notes')).toBeNull()
})

test('a tab is in the address', async () => {
  const { router } = show()
  await user.click(screen.getByRole('tab', { name: 'Declined 0' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=declined'))
})

test('a tab that fails leaves the page, the other tabs and the focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { reload } = show({ address: '/mentorship-requests?tab=approved' })
  const variables = { status: 'APPROVED' as const, first: 10 }
  const open = () => screen.getByRole('tab', { selected: true })
  expect(open().textContent).toBe('Approved 1')
  open().focus()
  reload({ variables: { ...variables, first: 11 }, answer: new Error('No answer') })
  expect(document.activeElement).toBe(open())
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mentorship requests')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Pending', 'Approved', 'Declined'])
  screen.getByRole('button', { name: 'Try again' }).focus()
  reload({ variables, answer: { Viewer: () => viewerWith() } })
  expect(open().textContent).toBe('Approved 1')
  expect(document.activeElement).toBe(open())
})

test('accepting sends the words once and says so', async () => {
  const { environment } = show()
  await user.type(screen.getByRole('textbox', { name: /Your response/ }), 'Gladly.')
  await user.click(screen.getByRole('button', { name: 'Accept Request' }))
  await user.click(screen.getByRole('button', { name: 'Decline Request' }))
  const operation = mutation(environment.mock)
  expect(operation.request.variables).toEqual({
    input: { requestId: 7, status: 'APPROVED', responseMessage: 'Gladly.' },
  })
  await answer(environment, 'APPROVED')
  expect(currentToast()).toMatchObject({ title: 'Request Approved!' })
  expect(sessionStorage.length).toBe(0)
})

test('declining takes the card away at once, and is sent when it can no longer be undone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { environment } = show({ requests: [{ ...request, id: 'x' }] })
  await user.type(screen.getByRole('textbox', { name: /Your response/ }), 'Not my field.')
  await user.click(screen.getByRole('button', { name: 'Decline Request' }))
  expect(screen.getByRole('heading', { name: 'No Pending Requests' })).toBe(document.activeElement)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('Declined 1')
  expect(currentToast()).toMatchObject({ title: 'Request Declined', action: { label: 'Undo' } })
  expect(mutations(environment.mock)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(mutation(environment.mock).request.variables).toEqual({
    input: { requestId: 7, status: 'REJECTED', responseMessage: 'Not my field.' },
  })
  vi.useRealTimers()
  await answer(environment, 'REJECTED')
  expect(screen.getByRole('heading', { name: 'No Pending Requests' })).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('declining can be undone: the card is back with what was typed, and nothing was sent', async () => {
  const { environment } = show()
  await user.type(screen.getByRole('textbox', { name: /Your response/ }), 'Not my field.')
  await user.click(screen.getByRole('button', { name: 'Decline Request' }))
  act(() => currentToast()?.action?.run())
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your response/ }).value).toBe('Not my field.')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(mutations(environment.mock)).toEqual([])
})

test('whoever leaves the tab has declined; a failure brings the card back', async () => {
  const { environment } = show()
  await user.click(screen.getByRole('button', { name: 'Decline Request' }))
  act(() => void dispatchEvent(new Event('pagehide')))
  await act(async () => environment.mock.reject(mutation(environment.mock), new Error('broken')))
  expect(currentToast()).toMatchObject({ title: 'Error' })
  expect(screen.getByRole('button', { name: 'Decline Request' })).toBeTruthy()
})

test('a failure keeps what was typed, also over a reload', async () => {
  const { environment } = show()
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your response/ })
  await user.type(box, 'Please bring one drawing.')
  await user.click(screen.getByRole('button', { name: 'Accept Request' }))
  await act(async () => environment.mock.reject(mutation(environment.mock), new Error('broken')))
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to respond to request. Please try again.',
  })
  expect(box.value).toBe('Please bring one drawing.')
  expect(sessionStorage.getItem('mentorship-response-7')).toBe('Please bring one drawing.')
  expect(screen.getByRole('button', { name: 'Accept Request' }).getAttribute('aria-busy')).toBeNull()
})

test('an answer that got no response is not called failed, and the focus stays in the list when its card goes', async () => {
  const { environment } = show({ requests: [numbered(9), numbered(8)] })
  await user.click(screen.getAllByRole('button', { name: 'Accept Request' })[1]!)
  await act(async () => environment.mock.reject(mutation(environment.mock), new RequestError('offline', 'no answer')))
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'No answer came, so it may have worked. Try again.',
  })
  reconnect()
  await act(async () => answerQuery(environment.mock, [numbered(9)]))
  expect(topics()).toEqual(['Topic 9'])
  expect(document.activeElement?.tagName).toBe('H2')
})

test('an answer that was given elsewhere is told', async () => {
  const { environment } = show()
  await user.click(screen.getByRole('button', { name: 'Accept Request' }))
  await answerMutation<useRespondMutation>(environment, {
    respondToMentorshipRequest: refused('RequestClosedError', 'This request has already been accepted.', {
      request: changed('APPROVED'),
    }),
  })
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'This request has already been accepted.' })
})

const time = (startsAt: string, state: string, more: object = {}) => ({
  startsAt,
  state,
  reservedUntil: null,
  bookingId: null,
  ...more,
})
const SIX = '2026-11-24T12:30:00.000Z'

test('a mentor sees the proposed times with their states, and accepts with an open one', async () => {
  const times = [time('2026-11-21T04:00:00.000Z', 'PAST'), time('2026-11-22T12:30:00.000Z', 'TAKEN'), time(SIX, 'OPEN')]
  const { environment } = show({ requests: [{ ...request, times }] })
  const facts = screen.getByText('Proposed times').parentElement!
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sat 21 Nov, 9:30\u00A0am\u00A0IST, past',
    'Sun 22 Nov, 6:00\u00A0pm\u00A0IST, taken',
    'Tue 24 Nov, 6:00\u00A0pm\u00A0IST',
  ])
  const accepting = within(screen.getByRole('group', { name: 'Accept with a time' }))
  expect(accepting.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Accept for Tue 24 Nov, 6:00 pm',
  ])
  await user.click(accepting.getByRole('button'))
  await user.click(screen.getByRole('button', { name: 'Accept Request' }))
  expect(mutation(environment.mock).request.variables).toEqual({
    input: { requestId: 7, status: 'APPROVED', responseMessage: '', acceptedTime: SIX },
  })
  await answer(environment, 'APPROVED')
  expect(currentToast()).toMatchObject({
    title: 'Request Approved!',
    description: 'Tue 24 Nov, 6:00 pm IST is reserved for Vikram Patil until they pay, for 24 hours at most.',
  })
})

test('a time that was taken meanwhile is told, and the list is read again', async () => {
  const { environment } = show({ requests: [{ ...request, times: [time(SIX, 'OPEN')] }] })
  await user.click(screen.getByRole('button', { name: 'Accept for Tue 24 Nov, 6:00 pm' }))
  await answerMutation<useRespondMutation>(environment, {
    respondToMentorshipRequest: refused('SlotTakenError', 'This time slot is no longer available'),
  })
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'This time slot is no longer available' })
  await act(async () => answerQuery(environment.mock, [{ ...request, times: [time(SIX, 'TAKEN')] }]))
  expect(screen.queryByRole('button', { name: /^Accept for/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Accept Request' })).toBeTruthy()
})

test('too many characters are counted and not sent', async () => {
  const { environment } = show()
  const box = screen.getByRole('textbox', { name: /Your response/ })
  await user.click(box)
  await user.paste('x'.repeat(2001))
  expect(screen.getByText('Response message must be at most 2000 characters')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept Request' }))
  expect(mutations(environment.mock)).toEqual([])
})

test('answered ones are read-only and show the words', () => {
  const given = { status: 'APPROVED', respondedAt: '2026-11-21T02:30:00.000Z', responseMessage: 'Gladly.' }
  show({ address: '/mentorship-requests?tab=approved', requests: [{ ...request, ...given }] })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('You accepted')).toBeTruthy()
  expect(screen.getByText('21 Nov 2026, 8:00 am IST')).toBeTruthy()
  expect(screen.getByText('Gladly.')).toBeTruthy()
})

test.each([
  ['MENTOR', '', 'No Pending Requests', 'See your profile as mentees do', '/mentor/3'],
  ['MENTOR', '?tab=approved', 'No Approved Requests', 'See pending requests', '/mentorship-requests'],
  ['MENTOR', '?tab=declined', 'No Declined Requests', 'See pending requests', '/mentorship-requests'],
  ['MENTEE', '', 'No Pending Requests', 'Find Mentors', '/mentors'],
  ['MENTEE', '?tab=withdrawn', 'No Withdrawn Requests', 'See pending requests', '/mentorship-requests'],
])('%s%s without any: %s', (type, search, title, label, href) => {
  show({ type, address: `/mentorship-requests${search}`, requests: [] })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
})

test('a mentee sees the mentor, the history, and withdraws after being asked once more', async () => {
  const { environment } = show({ type: 'MENTEE' })
  expect(screen.getAllByRole('tab')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Ananya Iyer' }).getAttribute('href')).toBe('/mentor/3')
  expect(screen.getByText('Waiting for a reply')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw request' }))
  expect(mutation(environment.mock).request.variables).toEqual({ input: { requestId: 7 } })
})

test('an accepted request leads to booking at the preferred time, as long as the mentor is there', () => {
  setServerTime('2026-10-21T06:30:00.000Z')
  const approved = { ...request, status: 'APPROVED', respondedAt: request.createdAt }
  show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests: [approved] })
  const href = () => screen.getByRole('link', { name: 'Book a session' }).getAttribute('href')
  // Further ahead than the calendar.
  expect(href()).toBe('/booking/3')
  act(() => setServerTime('2026-11-21T06:30:00.000Z'))
  expect(href()).toBe('/booking/3?slot=2026-11-29+19%3A00')
  act(() => setServerTime('2026-11-29T13:30:00.000Z'))
  expect(href()).toBe('/booking/3')
})

/** After the test before it: the clock only moves on. */
const approvedWith = (state: string, more: object = {}) => ({
  ...request,
  status: 'APPROVED',
  respondedAt: request.createdAt,
  times: [time('2026-12-08T12:30:00.000Z', state, more)],
})
const RESERVED = ['RESERVED', { reservedUntil: '2026-12-02T04:30:00.000Z' }] as const

test('the mentee sees until when it is reserved, pays or gives it up after being asked', async () => {
  const requests = [approvedWith(...RESERVED)]
  const { environment } = show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests })
  const text = 'Tue 8 Dec, 6:00 pm IST is reserved for you until Wed 2 Dec, 10:00 am IST.'
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pay and confirm' }).getAttribute('href')).toBe(
    '/booking/3?slot=2026-12-08+18%3A00&step=pay',
  )
  expect(screen.queryByRole('link', { name: 'Book a session' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Give up this time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give up this time?' }))
  await user.click(dialog.getByRole('button', { name: 'Give up this time' }))
  expect(mutation(environment.mock).request.variables).toEqual({ input: { requestId: 7 } })
  // A payment in another tab was faster.
  const [booked] = approvedWith('BOOKED', { bookingId: 12 }).times
  await answerMutation<GiveUpDialogMutation>(environment, {
    giveUpRequestTime: {
      __typename: 'GiveUpRequestTimePayload',
      request: changed('APPROVED', { times: [{ ...booked!, state: 'BOOKED' }] }),
    },
  })
  expect(currentToast()).toMatchObject({ title: 'Already booked' })
})

test.each([
  ['RESERVED', RESERVED[1], 'Tue 8 Dec, 6:00 pm IST is reserved for Vikram Patil until Wed 2 Dec, 10:00 am IST.'],
  ['BOOKED', { bookingId: 12 }, 'Tue 8 Dec, 6:00 pm IST is booked.'],
  ['MOVED', { bookingId: 12 }, 'Tue 8 Dec, 6:00 pm IST was booked and has been moved to another time.'],
  ['CANCELLED', { bookingId: 12 }, 'Tue 8 Dec, 6:00 pm IST was booked and has been cancelled.'],
  ['LAPSED', {}, 'Tue 8 Dec, 6:00 pm IST is no longer reserved.'],
  // Who has it by now, if anybody, is not known here.
  ['LAPSED', {}, 'Vikram Patil has not booked it.'],
])('the mentor sees that it is %s', (state, more, text) => {
  show({ address: '/mentorship-requests?tab=approved', requests: [approvedWith(state, more)] })
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pay and confirm' })).toBeNull()
})

test('a reserved time ends on screen when it ends; then it can be booked as usual', () => {
  show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests: [approvedWith(...RESERVED)] })
  act(() => setServerTime('2026-12-02T04:30:00.000Z'))
  expect(screen.getByText('Tue 8 Dec, 6:00 pm IST is no longer reserved.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Pay and confirm' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Book a session' })).toBeTruthy()
})

test('an accepted request leads to the included session first, where one is paid for', async () => {
  const approved = { ...request, status: 'APPROVED', respondedAt: request.createdAt }
  const plan = (allowed: boolean) => ({
    ...approved,
    mentor: {
      ...mentor,
      viewerConversation: { plan: { id: 'p', callsRemaining: 2, viewerCanBookCall: { allowed, reason: '' } } },
    },
  })
  show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests: [plan(true)] })
  const first = await screen.findByRole('button', { name: /^Book an included session/ })
  const paid = screen.getByRole('link', { name: 'Book a Starter session' })
  expect(first.compareDocumentPosition(paid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests: [plan(false)] })
  expect(screen.queryByRole('button', { name: /^Book an included session/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Book a session' })).toBeTruthy()
})

test('beside a reserved time stands the included session, where one is paid for', async () => {
  const plan = { id: 'p', callsRemaining: 2, viewerCanBookCall: { allowed: true, reason: '' } }
  // After the tests before it.
  const until = { reservedUntil: '2026-12-07T04:30:00.000Z' }
  const reserved = { ...approvedWith('RESERVED', until), mentor: { ...mentor, viewerConversation: { plan } } }
  show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests: [reserved] })
  expect(screen.getByText(/^If you pay for this session, it costs extra/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Book an included session/ })).toBeTruthy()
})

test('a mentor who is gone is not linked', () => {
  const approved = { ...request, status: 'APPROVED', respondedAt: request.createdAt, mentorListed: false }
  show({ type: 'MENTEE', address: '/mentorship-requests?tab=approved', requests: [approved] })
  expect(screen.queryByRole('link', { name: 'Book a session' })).toBeNull()
  expect(screen.getByText('Ananya Iyer is no longer on Plumbline.')).toBeTruthy()
})

test('of a request to a mentor under review the mentee reads why no answer comes', () => {
  const waiting = { ...request, mentorListed: false, mentor: { ...mentor, away: 'IN_REVIEW' as const } }
  show({ type: 'MENTEE', requests: [waiting] })
  expect(screen.getByText('The mentor can’t answer at present')).toBeTruthy()
  expect(screen.getByText(/^Ananya Iyer is under review by our team .+ You can withdraw the request\.$/)).toBeTruthy()
})

test.each([
  ['PENDING_REVIEW', 'Your application is being reviewed.'],
  ['REJECTED', 'You are not accepted as a mentor.'],
])('a mentor in state %s sees why it is locked', (mentorStatus, text) => {
  show({ mentorStatus })
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a community member is told whom requests are for', () => {
  show({ type: 'COMMUNITY', requests: [] })
  expect(screen.getByRole('heading', { name: 'Only mentees can send requests' })).toBeTruthy()
})

/** The questions under way; the page's own, answered ahead, stays on the list. */
const queries = (mock: Mock) =>
  mock
    .getAllOperations()
    .filter(({ request: { node } }) => node.params.operationKind === 'query')
    .slice(1)
const reconnect = () => act(() => noteEvent(REQUESTS, 'STARTED'))
const numbered = (id: number) => ({ ...request, id: `r${id}`, databaseId: id, discussionTopic: `Topic ${id}` })
const topics = () => screen.getAllByText(/^Topic \d/).map(({ textContent }) => textContent)

/** Answers the one question under way. */
function answerQuery(mock: Mock, requests: object[], hasNextPage = false): void {
  const [query, ...others] = queries(mock)
  if (!query || others.length > 0) throw new Error('Not one question')
  act(() =>
    mock.resolve(query, MockPayloadGenerator.generate(query, { Viewer: () => viewerWith({ requests, hasNextPage }) })),
  )
}

test('the list is read again each time the server says that it listens, and not with other events', () => {
  const { mock } = show().environment
  const subscription = mock
    .getAllOperations()
    .find(({ request: { node } }) => node.params.operationKind === 'subscription')!
  const event = (change: string) =>
    MockPayloadGenerator.generate(subscription, {
      MentorshipRequestEvent: () => ({ change, request: null }),
      Viewer: () => ({ id: 'v', mentorshipRequestCounts: counts }),
    })
  for (const _time of [1, 2]) {
    act(() => mock.nextValue(subscription, event('STARTED')))
    expect(queries(mock)[0]?.request.variables).toMatchObject({ status: 'PENDING', first: 10 })
    answerQuery(mock, [request])
  }
  act(() => mock.nextValue(subscription, event('CHANGED')))
  expect(queries(mock)).toEqual([])
})

test('a reconnect with a second page loaded keeps the page, and the answer that is being written on it', async () => {
  const { mock } = show({ requests: [numbered(9), numbered(8)], hasNextPage: true }).environment
  await user.click(screen.getByRole('button', { name: 'Load more requests' }))
  answerQuery(mock, [numbered(7), numbered(6)], true)
  const box = screen.getAllByRole<HTMLTextAreaElement>('textbox')[3]!
  await user.type(box, 'Gladly, on Tues')
  reconnect()
  answerQuery(mock, [numbered(10), numbered(9), numbered(8)], true)
  expect(topics()).toEqual(['Topic 10', 'Topic 9', 'Topic 8', 'Topic 7', 'Topic 6'])
  expect(document.activeElement).toBe(box)
  expect(box.value).toBe('Gladly, on Tues')
})

test('a refresh asks for as many as are loaded', async () => {
  const loaded = Array.from({ length: 12 }, (_, index) => numbered(20 - index))
  const { mock } = show({ requests: loaded }).environment
  reconnect()
  expect(queries(mock)[0]?.request.variables).toMatchObject({ first: 12 })
})

test('a refresh that fails leaves the list and what is being written', async () => {
  const { mock } = show().environment
  await user.type(screen.getByRole('textbox'), 'Gladly')
  reconnect()
  act(() => mock.reject(queries(mock)[0]!, new Error('No network')))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Gladly')
  expect(screen.getByText('Couldn’t check for updates.')).toBeTruthy()
})

test('after an answer the focus is on the next card, after the last on what stands there then', async () => {
  const { environment } = show({ requests: [numbered(9), numbered(8)] })
  for (const [id, heading] of [
    [9, 'Vikram Patil'],
    [8, 'No Pending Requests'],
  ] as const) {
    await user.click(screen.getAllByRole('button', { name: 'Accept Request' })[0]!)
    await answer(environment, 'APPROVED', numbered(id))
    expect(document.activeElement?.tagName).toBe('H2')
    expect(document.activeElement?.textContent).toBe(heading)
  }
})

test('when all that were loaded are answered, the next ones come', async () => {
  const { environment } = show({ requests: [numbered(9)], hasNextPage: true })
  await user.click(screen.getByRole('button', { name: 'Accept Request' }))
  await answer(environment, 'APPROVED', numbered(9))
  answerQuery(environment.mock, [numbered(8)])
  expect(topics()).toEqual(['Topic 8'])
})
