import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { DecideNoShowDialogMutation } from '../../../__generated__/DecideNoShowDialogMutation.graphql.ts'
import type { QueueBlockQuery } from '../../../__generated__/QueueBlockQuery.graphql.ts'
import type { ResolveReportMutation } from '../../../__generated__/ResolveReportMutation.graphql.ts'
import type { SessionGroupsQuery } from '../../../__generated__/SessionGroupsQuery.graphql.ts'
import type { UnpaidGroupKeepMutation } from '../../../__generated__/UnpaidGroupKeepMutation.graphql.ts'
import type { useDeliveryActsRemoveJobMutation } from '../../../__generated__/useDeliveryActsRemoveJobMutation.graphql.ts'
import type { useDeliveryActsResolveEmailMutation } from '../../../__generated__/useDeliveryActsResolveEmailMutation.graphql.ts'
import type { useSetMentorStatusMutation } from '../../../__generated__/useSetMentorStatusMutation.graphql.ts'
import type { WorkQueueQuery } from '../../../__generated__/WorkQueueQuery.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { useSetMentorStatus } from '../mentors/useSetMentorStatus.ts'
import { QueueLine } from './QueueBlock.tsx'
import { WorkQueue } from './WorkQueue.tsx'

type Waiting = WorkQueueQuery['rawResponse']['workQueue']
type Session = NonNullable<Waiting['noShows']>['rows'][number]
type Email = NonNullable<Waiting['emails']>['rows'][number]

const none = { total: 0, rows: [] }
const NOTHING: Waiting = {
  refunds: none,
  disputes: none,
  unpaidBookings: none,
  orders: none,
  workshopRefunds: none,
  noShows: none,
  sessionsWithoutLink: none,
  reports: none,
  reviewReports: none,
  applications: none,
  workshops: none,
  mentorlessBookings: none,
  mentorlessWorkshops: none,
  emails: none,
  webhooks: none,
  jobs: none,
}
const email = (databaseId: number, subject: string): Email => ({
  id: `email-${databaseId}`,
  databaseId,
  subject,
  toAddress: 'asha@test.example',
  lastError: 'Mailbox full',
  attempts: 3,
  createdAt: '2026-11-22T05:00:00.000Z',
})
const emails = (rows: Email[], total = rows.length) => ({ ...NOTHING, emails: { total, rows } })

const user = userEvent.setup()

function mount(part: ReactNode, environment: ReturnType<typeof createMockEnvironment>) {
  const router = createMemoryRouter([{ path: '*', element: <Suspense fallback="Loading">{part}</Suspense> }])
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
}

async function show(workQueue: Waiting) {
  const environment = createMockEnvironment()
  mount(
    <WorkQueue round={0}>
      <p>The tab</p>
    </WorkQueue>,
    environment,
  )
  const answer = (waiting: Waiting) =>
    answerQuery<WorkQueueQuery>(environment, 'WorkQueueQuery', {
      workQueue: waiting,
      site: { id: 'site', now: '2026-11-22T07:00:00.000Z' },
    })
  await answer(workQueue)
  return { environment, answer }
}

const rows = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['queueRow'])

test('without anything it says so in a line, and the tab is below', async () => {
  await show(NOTHING)
  expect(screen.getByText('Nothing to do.')).toBeTruthy()
  expect(screen.getByText('The tab')).toBeTruthy()
})

test('a group that failed to load says so by itself, beside the others', async () => {
  await show({ ...emails([email(1, 'Your receipt')]), refunds: null })
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load these.')
  expect(screen.getByText('Your receipt')).toBeTruthy()
  expect(screen.queryByText('Nothing to do.')).toBeNull()
})

test('acting takes the row away where it stands; the focus goes to the next one, and it is said', async () => {
  const { environment, answer } = await show(emails([email(1, 'One'), email(2, 'Two'), email(3, 'Three')], 8))
  expect(screen.getByRole('button', { name: 'All 8 emails' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark resolved: Two, to asha@test.example' }))
  expect(environment.mock.getAllOperations()).toEqual([])
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark this email as resolved?' }))
  await user.click(dialog.getByRole('button', { name: 'Mark resolved' }))
  await answerMutation<useDeliveryActsResolveEmailMutation>(environment, {
    resolveEmail: { __typename: 'ResolveEmailPayload', workQueue: { total: 7 } },
  })
  expect(rows()).toEqual(['email:1', 'email:3'])
  expect((document.activeElement as HTMLElement).dataset['queueRow']).toBe('email:3')
  expect(screen.getByRole('status').textContent).toBe('The email to asha@test.example is marked as resolved. 7 left.')
  // What the server says next stands: the third one has gone meanwhile.
  await act(async () => {})
  await answer(emails([email(1, 'One')]))
  expect(rows()).toEqual(['email:1'])
})

test('what somebody else has decided is said in the dialog, with nothing left to decide; the row goes when it is closed', async () => {
  const session: Session = {
    id: 'booking-4',
    databaseId: 4,
    mentor: { __typename: 'Mentor', id: 'mentor-3' },
    mentee: { __typename: 'Mentee', id: 'mentee-5' },
    mentorName: 'Asha Rao',
    menteeName: 'Ravi Jain',
    startsAt: '2026-11-22T04:00:00.000Z',
    joins: [],
    sessionType: 'one-time',
    adminRights: { canDecideNoShow: true, isDisputed: false, refundable: 0, returnsCall: false, unusable: null },
    noShow: {
      __typename: 'NoShow',
      reportedBy: 'MENTEE',
      reportStatement: null,
      answer: 'DISPUTED',
      answerStatement: null,
      finding: null,
      reportedAt: '2026-11-22T05:00:00.000Z',
    },
  }
  const { environment, answer } = await show({ ...NOTHING, noShows: { total: 1, rows: [session] } })
  const asked = () => environment.mock.getAllOperations().length
  await user.click(screen.getByRole('button', { name: 'Decide: Ravi Jain with Asha Rao' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide on this no-show report' }))
  await user.click(dialog.getByRole('radio', { name: /^The session took place/ }))
  await user.type(dialog.getByLabelText(/^Reason/), 'Both were there')
  // Nothing is read under it, so that its row stays.
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(asked()).toBe(0)
  await user.type(dialog.getByLabelText(/^Type decide/), 'decide')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await answerMutation<DecideNoShowDialogMutation>(environment, {
    decideNoShow: refused('BookingNotOpenError', 'It has been decided.'),
  })
  expect(dialog.getByRole('alert').textContent).toBe('It has been decided.')
  await answerQuery<SessionGroupsQuery>(environment, 'SessionGroupsQuery', {
    booking: { ...session, adminRights: { ...session.adminRights!, canDecideNoShow: false } },
  })
  expect(asked()).toBe(0)
  expect(dialog.queryByRole('button', { name: 'Decide' })).toBeNull()
  await user.click(dialog.getByText('Close'))
  await answer(NOTHING)
  expect(screen.getByText('Nothing to do.')).toBeTruthy()
})

test('removing a job asks first; what the server refuses is said there, and the row stays', async () => {
  const job = {
    id: '77',
    task: 'sendEmail',
    attempts: 5,
    lastError: 'Timed out',
    key: 'email:12',
    failedAt: '2026-11-22T05:00:00.000Z',
  }
  const { environment } = await show({ ...NOTHING, jobs: { total: 1, rows: [job] } })
  const asked = () => environment.mock.getAllOperations().length
  await user.click(screen.getByRole('button', { name: 'Remove: sendEmail 77' }))
  expect(asked()).toBe(0)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(asked()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Remove: sendEmail 77' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this job?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove job' }))
  await answerMutation<useDeliveryActsRemoveJobMutation>(environment, {
    removeJob: refused('NotFoundError', 'This job has run meanwhile.'),
  })
  expect(dialog.getByRole('alert').textContent).toContain('This job has run meanwhile.')
  await user.click(dialog.getByRole('button', { name: 'Remove job' }))
  await answerMutation<useDeliveryActsRemoveJobMutation>(environment, {
    removeJob: { __typename: 'RemoveJobPayload', workQueue: { total: 0 } },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Nothing to do.')).toBeTruthy()
})

test('a row says since when, how long ago and exactly, and why it failed', async () => {
  await show(emails([email(1, 'Your receipt')]))
  const row = within(screen.getByRole('listitem'))
  expect(row.getByText(/Written 2 hours ago/).textContent).toBe('Written 2 hours agoSun 22 Nov, 10:30 am IST')
  expect(row.getByText('3 tries: Mailbox full')).toBeTruthy()
})

test('a booking whose mentor is not accepted says what to do, and leads to it and to the mentor', async () => {
  const row = { id: 'booking-4', databaseId: 4, mentorName: 'Asha Rao', menteeName: 'Ravi Jain', startsAt: null }
  const mentor = { id: 'mentor-7', databaseId: 7 }
  await show({ ...NOTHING, mentorlessBookings: { total: 1, rows: [{ ...row, mentor }] } })
  expect(screen.getByText(/Ravi Jain was emailed and can cancel before/)).toBeTruthy()
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Open to cancel: Ravi Jain with Asha Rao')).toBe('/admin?tab=mentorships&open=4')
  expect(to('Mentor: Ravi Jain with Asha Rao')).toBe('/admin?tab=mentors&open=7')
})

test.each([
  ['session', '2026-11-24T04:00:00.000Z'],
  ['package', null],
])('a %s whose payment was returned can be opened to cancel it, or kept with a reason', async (what, startsAt) => {
  const row = { id: 'booking-4', databaseId: 4, mentorName: 'Asha Rao', menteeName: 'Ravi Jain', startsAt }
  const { environment } = await show({ ...NOTHING, unpaidBookings: { total: 1, rows: [row] } })
  expect(screen.getByText(new RegExp(`the ${what} is still booked. Cancel it or keep it.`))).toBeTruthy()
  const open = screen.getByRole('link', { name: 'Open to cancel: Ravi Jain with Asha Rao' })
  expect(open.getAttribute('href')).toBe('/admin?tab=mentorships&open=4')
  await user.click(screen.getByRole('button', { name: 'Keep: Ravi Jain with Asha Rao' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Keep this ${what}?` }))
  await user.type(dialog.getByLabelText(/^Reason/), 'The refund was a mistake')
  await user.click(dialog.getByRole('button', { name: `Keep the ${what}` }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { bookingId: 4, reason: 'The refund was a mistake' },
  })
  await answerMutation<UnpaidGroupKeepMutation>(environment, {
    keepUnpaidBooking: {
      __typename: 'KeepUnpaidBookingPayload',
      booking: { id: 'booking-4', status: 'CONFIRMED' },
    },
  })
  expect(screen.getByRole('status').textContent).toBe(`The ${what} of Ravi Jain with Asha Rao stays booked. 0 left.`)
})

test('the line counts by kind, in order of harm', async () => {
  const line = async (workQueue: QueueBlockQuery['rawResponse']['workQueue']) => {
    const environment = createMockEnvironment()
    const page = mount(<QueueLine round={0} />, environment)
    await answerQuery<QueueBlockQuery>(environment, 'QueueBlockQuery', { workQueue })
    const text = page.container.textContent
    page.unmount()
    return text
  }
  expect(await line({ ...NOTHING, applications: { total: 2 }, workshops: { total: 1 }, refunds: { total: 1 } })).toBe(
    '4 things to do: 1 refund, 2 applications, 1 workshop.',
  )
  expect(await line({ ...NOTHING, emails: { total: 1 }, jobs: null })).toBe('1 thing to do: 1 email. Not loaded: jobs.')
  expect(await line(NOTHING)).toBe('Nothing to do.')
})

/** What a tab below the line does. */
function Accept() {
  const [setStatus] = useSetMentorStatus()
  const input = { mentorId: 7, status: 'ACCEPTED', from: 'PENDING_REVIEW', reason: null } as const
  return <button onClick={() => void setStatus({ input })}>Accept</button>
}

test('the line counts again when something was done on its tab', async () => {
  const environment = createMockEnvironment()
  const line = (
    <>
      <QueueLine round={0} />
      <Accept />
    </>
  )
  mount(line, environment)
  const answer = (applications: number) =>
    answerQuery<QueueBlockQuery>(environment, 'QueueBlockQuery', {
      workQueue: { ...NOTHING, applications: { total: applications } },
    })
  await answer(2)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await answerMutation<useSetMentorStatusMutation>(environment, {
    setMentorStatus: {
      __typename: 'SetMentorStatusPayload',
      mentor: { id: 'mentor-7', databaseId: 7, name: 'Asha Rao', status: 'ACCEPTED' },
    },
  })
  await answer(1)
  expect(screen.getByRole('link').textContent).toBe('1 thing to do: 1 application.')
})

test('a report says what the reporter chose, and is resolved with a note', async () => {
  const person = (name: string) => ({ id: name, name })
  const report = {
    id: 'report-3',
    databaseId: 3,
    createdAt: '2026-11-22T05:00:00.000Z',
    details: '',
    reason: 'ABUSE' as const,
    reporter: 'MENTOR' as const,
    conversation: {
      id: 'conversation-9',
      databaseId: 9,
      plan: { id: 'plan-9', mentor: person('Asha Rao'), mentee: person('Ravi Kumar') },
    },
  }
  const { environment } = await show({ ...NOTHING, reports: { total: 1, rows: [report] } })
  expect(screen.getByText('Rude, threatening or harassing')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resolve: Asha Rao about Ravi Kumar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this report?' }))
  await user.type(dialog.getByLabelText(/What was done/), 'Talked to the mentee')
  await user.click(dialog.getByRole('button', { name: 'Resolve report' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { reportId: 3, note: 'Talked to the mentee' },
  })
  await answerMutation<ResolveReportMutation>(environment, {
    resolveConversationReport: {
      __typename: 'ResolveConversationReportPayload',
      report: { status: 'RESOLVED' },
    },
  })
  expect(screen.getByRole('status').textContent).toBe('The report of Asha Rao about Ravi Kumar is resolved. 0 left.')
})
