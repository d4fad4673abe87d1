import { act, screen, waitFor, within } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import dashboardQuery, { type MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import type { NeedsAttentionQuery } from '../../__generated__/NeedsAttentionQuery.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { pastSession, yes } from '../../features/sessions/sessionFixture.testing.ts'
import { SESSIONS } from '../../features/sessions/sessionChanges.ts'
import { connectionLost, noteEvent } from '../../relay/live.ts'
import { answerQuery } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { MentorDashboardPage } from './MentorDashboardPage.tsx'

beforeEach(connectionLost)

const DAY_ON = { enabled: true, startTime: '09:00', endTime: '17:00' }
const COMPLETE = { percent: 100, message: 'Excellent', missing: [] }
const NOW = '2026-11-21T06:30:00.000Z'
const found = { status: 'ACCEPTED', available: true, weeklyAvailability: [DAY_ON], completeness: COMPLETE }

function show(mentor: object, viewer: object = {}) {
  return renderScreen<MentorDashboardPageQuery>({
    address: '/mentor-dashboard',
    query: dashboardQuery,
    variables: {},
    Screen: MentorDashboardPage,
    answer: {
      Query: () => ({
        site: { now: NOW },
        viewer: {
          id: 'v',
          type: 'MENTOR',
          nextSession: null,
          sessionsToAnswer: [],
          mentorshipRequestCounts: { pending: 0 },
          mentorshipRequests: { edges: [] },
          unreadMessages: 0,
          workshopsToDo: 0,
          conversations: { edges: [] },
          mentor: { id: 'm', databaseId: 3, name: 'Ananya Iyer', rating: 4.86, reviewCount: 41, ...found, ...mentor },
          ...viewer,
        },
      }),
    },
  })
}

/** What the section asks of a mentor who has nothing to do. */
const NOTHING: NonNullable<NeedsAttentionQuery['rawResponse']['viewer']> = {
  id: 'v',
  type: 'MENTOR',
  nextSession: null,
  sessionsToAnswer: [],
  mentorshipRequestCounts: { pending: 0 },
  mentorshipRequests: { edges: [] },
  unreadMessages: 0,
  conversations: { edges: [] },
  workshopsToDo: 0,
  mentor: { id: 'm', ...found, status: 'ACCEPTED' },
}

const waits = () => within(screen.getByRole('region', { name: 'Needs your attention' }))
/** With the spaces that hold a time together as usual ones. */
const fact = (label: string) => waits().queryByText(label)?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')

test('with nothing to do it says so', () => {
  show({})
  expect(fact('Next session')).toBe('None booked yet')
  expect(fact('Requests waiting')).toBe('None')
  expect(fact('Visible to students')).toBe('Yes')
  expect(fact('Workshops')).toBeUndefined()
})

const waiting = (createdAt: string) => ({
  mentorshipRequestCounts: { pending: 2 },
  mentorshipRequests: { edges: [{ node: { id: 'r', createdAt } }] },
})

test.each([
  ['2026-11-20T12:30:00.000Z', '2 requests First reply due: Today, 6:00 pm IST'],
  ['2026-11-19T05:30:00.000Z', '2 requests First reply was due: Fri 20 Nov, 11:00 am IST'],
])('requests wait since %s: %s', (createdAt, text) => {
  show({}, waiting(createdAt))
  expect(fact('Requests waiting')).toBe(text)
  expect(waits().getByRole('link', { name: '2 requests' }).getAttribute('href')).toBe('/mentorship-requests')
})

const unread = (databaseId: number, name: string, unreadCount: number) => ({
  node: {
    id: `c${databaseId}`,
    databaseId,
    unreadCount,
    plan: { id: `p${databaseId}`, mentee: { id: `m${databaseId}`, name } },
  },
})

test.each([
  ['from one: their conversation', [unread(8, 'Nandini Joshi', 2)], '2 unread messages from Nandini Joshi', true],
  [
    'from several: the inbox',
    [unread(8, 'Nandini Joshi', 1), unread(7, 'Vikram Patil', 1)],
    '2 unread messages',
    false,
  ],
  ['of which not all are theirs: the inbox', [unread(8, 'Nandini Joshi', 1)], '2 unread messages', false],
])('unread messages %s', (_what, edges, text, isTheirs) => {
  show({}, { unreadMessages: 2, conversations: { edges } })
  const link = waits().getByRole('link', { name: text })
  expect(link.getAttribute('href')).toBe(`/mentor-dashboard?tab=inbox${isTheirs ? '&conversation=8' : ''}`)
})

test('when the number of unread messages changes, it reads whose they are', async () => {
  const { environment } = show({})
  act(() => commitLocalUpdate(environment, (store) => store.get('v')?.setValue(1, 'unreadMessages')))
  expect(waits().getByRole('link', { name: '1 unread message' })).toBeTruthy()
  await answerQuery<NeedsAttentionQuery>(environment, 'NeedsAttentionQuery', {
    viewer: { ...NOTHING, unreadMessages: 1, conversations: { edges: [unread(8, 'Nandini Joshi', 1)] } },
  })
  expect(waits().getByRole('link', { name: '1 unread message from Nandini Joshi' })).toBeTruthy()
})

test('workshops that wait for the mentor are counted, with the way to them', () => {
  show({}, { workshopsToDo: 2 })
  expect(fact('Workshops')).toBe('2 need your attention')
  expect(waits().getByRole('link', { name: '2 need your attention' }).getAttribute('href')).toBe(
    '/mentor-dashboard?tab=workshops',
  )
})

test('under review there are no requests to answer, and everything to do is listed', () => {
  const offHours = { ...DAY_ON, enabled: false }
  show({
    status: 'PENDING_REVIEW',
    available: false,
    weeklyAvailability: [offHours],
    completeness: { ...COMPLETE, percent: 70 },
  })
  expect(fact('Requests waiting')).toBeUndefined()
  expect(fact('Next session')).toBeUndefined()
  expect(
    waits()
      .getAllByRole('listitem')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Our team reviews your application: 2-3 business days',
    'Set your weekly hours: students see no slots without them',
    'You are Busy, so students see no slots',
    'Complete your profile: 70%',
  ])
  expect(waits().getByRole('link', { name: 'Set your weekly hours' }).getAttribute('href')).toBe(
    '/mentor-dashboard#weekly-availability',
  )
})

test('whoever was not accepted reads that', () => {
  show({ status: 'REJECTED' })
  expect(waits().getAllByRole('listitem')[0]?.textContent).toBe('You are not accepted as a mentor')
})

test('the next session comes first', () => {
  const startsAt = '2026-11-21T08:30:00.000Z'
  const endsAt = '2026-11-21T09:15:00.000Z'
  const nextSession = {
    id: 'b',
    databaseId: 41,
    startsAt,
    endsAt,
    agenda: 'Torsion',
    menteeName: 'Vikram Patil',
    mentorName: 'Ananya Iyer',
    status: 'CONFIRMED',
    meetingLink: 'https://meet.example/abc',
    mentor: { id: 'm', databaseId: 3 },
  }
  show({}, { nextSession })
  const session = within(waits().getByRole('region', { name: 'Next session' }))
  expect(session.getByText('Torsion')).toBeTruthy()
  expect(session.getByText('in 2 h')).toBeTruthy()
  expect(fact('Next session')).not.toBe('None booked yet')
})

const report = {
  ...pastSession,
  id: 'missed',
  noShow: { reportedBy: 'MENTEE', reportStatement: null, answer: null, answerStatement: null, finding: null },
  viewerCanAnswerNoShow: yes,
}
const nextSession = {
  id: 'b',
  databaseId: 41,
  startsAt: '2026-11-21T08:30:00.000Z',
  endsAt: '2026-11-21T09:15:00.000Z',
  agenda: 'Torsion',
  menteeName: 'Imran Ansari',
  meetingLink: null,
  mentorLeft: null,
}

const showReport = (viewer: object) => show({}, { sessionsToAnswer: [report], ...viewer })

test('a report that the mentor missed a session comes before the next session, with the way to answer', () => {
  showReport({ nextSession })
  const parts = waits().getAllByRole('region')
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Waiting for your answer', 'Next session'])
  const asked = within(waits().getByRole('region', { name: 'Waiting for your answer' }))
  expect(asked.getByText(/Vikram Patil reported that you didn’t come/)).toBeTruthy()
  expect(asked.getByRole('button', { name: 'Answer the report' })).toBeTruthy()
})

test.each([SESSIONS, REQUESTS])('what has changed in %s is shown without a reload', async (topic) => {
  const { environment } = showReport(waiting('2026-11-20T12:30:00.000Z'))
  expect(waits().getByRole('region', { name: 'Waiting for your answer' })).toBeTruthy()
  const reads = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'NeedsAttentionQuery')
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toContain(
      'NeedsAttentionSubscription',
    ),
  )
  expect(reads()).toHaveLength(0)
  act(() => noteEvent(topic, 'STARTED'))
  await waitFor(() => expect(reads()).toHaveLength(1))
  await answerQuery<NeedsAttentionQuery>(environment, 'NeedsAttentionQuery', {
    viewer: NOTHING,
  })
  expect(waits().queryByRole('region', { name: 'Waiting for your answer' })).toBeNull()
  expect(fact('Requests waiting')).toBe('None')
})
