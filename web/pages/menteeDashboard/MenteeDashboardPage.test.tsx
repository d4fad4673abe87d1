import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CompleteButtonMutation } from '../../__generated__/CompleteButtonMutation.graphql.ts'
import { workshopNews } from '../../features/notifications/workshopNews.ts'
import { SESSIONS } from '../../features/sessions/sessionChanges.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { noteEvent } from '../../relay/live.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { OfferedSeats } from './MenteeDashboardPage.tsx'
import { MENTOR, plan, session, show } from './menteeDashboard.testing.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

const user = userEvent.setup()
const PAGE = 'MenteeDashboardPageQuery'
const AT_PROGRESS = '/mentee-dashboard?tab=progress'

const over = { startsAt: '2026-11-20T05:00:00.000Z', endsAt: '2026-11-20T05:45:00.000Z' }
const allowed = { allowed: true, reason: 'It counts towards your hours of mentoring.', until: null }

beforeEach(() => dismissToast(currentToast()?.id ?? 0))

const next = () => within(screen.getByRole('region', { name: 'What’s next' }))
const cards = () => screen.getAllByRole('article')
const completers = () => cards().map((card) => within(card).getByRole<HTMLButtonElement>('button'))

test.each([
  ['a visitor', null],
  ['a mentor', { type: 'MENTOR' }],
])('%s is sent to the login for mentees, and back to the same tab', async (_who, told) => {
  const { router } = show(told, AT_PROGRESS)
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(router.state.location.search).toBe('?as=mentee&returnTo=%2Fmentee-dashboard%3Ftab%3Dprogress')
})

test('with nothing booked it leads to the mentors, whichever tab is open', () => {
  show({}, AT_PROGRESS)
  expect(next().getByRole('heading', { name: 'No upcoming sessions' })).toBeTruthy()
  expect(next().getByRole('link', { name: 'Find Mentors' }).getAttribute('href')).toBe('/mentors')
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(screen.getByText('Hours of mentoring').nextSibling?.textContent).toBe('0')
})

test('a seat that is reserved leads to the registration; it is there as soon as the bell hears of it', async () => {
  const workshop = { id: 'w7', databaseId: 7, title: 'Beam drawings', date: '2026-12-05' }
  const offer = { code: 'c0de', state: 'OFFERED', offerExpiresAt: '2026-11-21T10:10:00.000Z', workshop }
  const screens = show({})
  expect(screen.queryByText('A seat is reserved for you.')).toBeNull()
  await act(async () => workshopNews.tell())
  await OfferedSeats.load()
  await screens.answer(PAGE, screens.answerOf({ seatOffers: [offer] }))
  const text = '“Beam drawings” on Sat, 5 Dec 2026. Register until Sat 21 Nov, 3:40\u00a0pm\u00a0IST, or the seat goes'
  expect(screen.getByText('A seat is reserved for you.').parentElement?.textContent).toContain(text)
  const register = screen.getByRole('link', { name: 'Register now' })
  expect(register.getAttribute('href')).toBe('/workshop-registration/7?offer=c0de')
  const place = screen.getByRole('link', { name: 'See the offer' })
  expect(place.getAttribute('href')).toBe('/workshop-waiting-list/c0de')
})

test('the next session comes first, then each package that runs; one that has ended is not shown', () => {
  const other = { ...MENTOR, id: 'm2', databaseId: 13, name: 'Zoya Khan' }
  show({
    nextSession: session(7),
    plans: [
      plan(1),
      plan(2, { mentor: other, startDate: '2026-11-25', endDate: '2026-12-25', callsUsed: 0, callsRemaining: 3 }),
      plan(3, { endDate: '2026-11-21', mentor: { ...other, id: 'm3', name: 'Ended' } }),
      plan(4, { status: 'CANCELLED', mentor: { ...other, id: 'm4', name: 'Cancelled' } }),
    ],
  })
  const first = next().getByRole('heading', { name: 'Advanced package with Ananya Iyer' })
  const second = next().getByRole('heading', { name: 'Advanced package with Zoya Khan' })
  const session7 = next().getByRole('region', { name: 'Next session' })
  expect(session7.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const facts = [first, second].map((heading) =>
    [...heading.closest('[data-plan]')!.querySelectorAll('dd')].map(({ textContent }) => textContent),
  )
  expect(
    [first, second].map(
      (heading) => within(heading.closest<HTMLElement>('[data-plan]')!).getByRole('button').textContent,
    ),
  ).toEqual(['Book an included session (2 left)', 'Book an included session (3 left)'])
  expect(facts).toEqual([
    ['19 days', 'Wed 9 Dec', '2 of 3'],
    ['Wed 25 Nov', 'Thu 24 Dec', '3 of 3'],
  ])
  expect(screen.queryByText(/Ended|Cancelled|No upcoming sessions/)).toBeNull()
})

test('of two packages with one mentor the running one comes first, and only that has the way to the chat', () => {
  const conversation = { id: 'c1', databaseId: 1 }
  show({
    plans: [
      plan(5, { startDate: '2026-12-10', endDate: '2027-01-09', callsUsed: 0, callsRemaining: 3, conversation }),
      plan(1, { conversation }),
    ],
  })
  const running = next().getByRole('heading', { name: 'Advanced package with Ananya Iyer' })
  const following = next().getByRole('heading', { name: 'Next Advanced package with Ananya Iyer' })
  expect(running.compareDocumentPosition(following)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const facts = [...following.closest('[data-plan]')!.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(facts).toEqual(['Thu 10 Dec', 'Fri 8 Jan', '3 of 3'])
  const chats = (heading: HTMLElement) =>
    within(heading.closest<HTMLElement>('[data-plan]')!).queryAllByRole('link', { name: /chat/i })
  expect([chats(running).length, chats(following).length]).toEqual([1, 0])
})

/** A registration for a workshop of that title at 4 pm of that day. */
function registration(databaseId: number, title: string, date: string, more: object = {}) {
  const startsAt = `${date}T10:30:00.000Z`
  const workshop = { id: `w${databaseId}`, databaseId, title, date, time: '16:00', startsAt, duration: '2 hours' }
  return { id: `r${databaseId}`, isRegistered: true, ticketCode: `code${databaseId}`, workshop, ...more }
}

test('workshops to come are there, with the way to the ticket, and past ones below', () => {
  show({
    workshopRegistrations: [
      registration(7, 'Reading a beam drawing', '2026-12-05'),
      registration(8, 'Gone', '2026-11-20'),
      registration(9, 'Given back', '2026-12-06', { isRegistered: false }),
    ],
  })
  const section = within(screen.getByRole('region', { name: 'Your workshops' }))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reading a beam drawingSat, 5 Dec 2026, 4:00 pm ISTYour ticket: Reading a beam drawing',
    'GoneFri, 20 Nov 2026, 4:00 pm ISTYour ticket: Gone',
  ])
  expect(section.getByRole('link', { name: /^Your ticket.*beam/ }).getAttribute('href')).toBe('/workshop-tickets/code7')
  // Certificate and receipt are found there later.
  const past = section.getByText('Past workshops (1)').closest('details')!
  expect(past.open).toBe(false)
  expect(
    within(past)
      .getByText(/^Your ticket/)
      .getAttribute('href'),
  ).toBe('/workshop-tickets/code8')
})

test('who is registered for none reads nothing of workshops', () => {
  show({})
  expect(screen.queryByText('Your workshops')).toBeNull()
})

test('what the mentor has asked comes before everything else', () => {
  const proposal = {
    startsAt: '2026-11-30T04:15:00.000Z',
    endsAt: '2026-11-30T05:00:00.000Z',
    expiresAt: '2026-11-23T06:30:00.000Z',
  }
  show({ nextSession: session(7), sessionsToAnswer: [session(8, { proposal, viewerCanMove: allowed })] })
  const waiting = screen.getByRole('region', { name: 'Waiting for your answer' })
  expect(waiting.textContent).toContain(timesWhole('Ananya Iyer proposes another time: Mon 30 Nov, 9:45 am IST.'))
  const region = screen.getByRole('region', { name: 'What’s next' })
  expect(waiting.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a session that has ended is no longer the next one, without a reload', async () => {
  const { answer, answerOf, asked } = show({ nextSession: session(7, over) })
  await waitFor(() => expect(asked(PAGE)).toBe(2))
  await answer(PAGE, answerOf())
  expect(next().queryByRole('region', { name: 'Next session' })).toBeNull()
  expect(next().getByText('No upcoming sessions')).toBeTruthy()
})

test('a session that is over and not marked yet comes first, instead of a new mentor', () => {
  show({ progress: { sessionsCompleted: 0, hours: 0, upcoming: 1 } })
  expect(next().getByRole('heading', { name: 'Your session is over' })).toBeTruthy()
  expect(next().getByRole('link', { name: 'See your sessions' }).getAttribute('href')).toBe('/sessions')
  expect(screen.queryByText('No upcoming sessions')).toBeNull()
})

test('a slot that is being paid for comes with the minutes left, and leads back to paying', () => {
  const holdExpiresAt = '2026-11-21T04:42:00.000Z'
  show({ liveHold: session(9, { status: 'PENDING', holdExpiresAt }) })
  expect(next().getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe(
    '/booking/12?slot=2026-11-28+10%3A30&step=pay',
  )
  expect(screen.getByRole('region', { name: 'What’s next' }).textContent).toContain(
    'is reserved until 10:12\u00A0am: 12 minutes left.',
  )
  expect(screen.queryByText('No upcoming sessions')).toBeNull()
})

test('a package that is being paid for, too; what is no longer reserved is not shown', async () => {
  const advanced = { packageType: 'ADVANCED', startsAt: null, endsAt: null, startDate: '2026-12-01', status: 'PENDING' }
  const { answer, answerOf, asked } = show({
    liveHold: session(9, { ...advanced, holdExpiresAt: '2026-11-21T04:31:00.000Z' }),
  })
  expect(next().getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe(
    '/booking/12?package=advanced&start=2026-12-01&step=pay',
  )
  expect(screen.getByRole('region', { name: 'What’s next' }).textContent).toContain(
    'Advanced package with Ananya Iyer, from Tue 1 Dec, is reserved until 10:01\u00A0am: 1 minute left.',
  )
  act(() => noteEvent(SESSIONS, 'STARTED'))
  await waitFor(() => expect(asked(PAGE)).toBe(2))
  await answer(PAGE, answerOf())
  expect(next().getByText('No upcoming sessions')).toBeTruthy()
})

test('progress has three figures and the latest bookings; only what is over can be marked as completed', async () => {
  show(
    {
      progress: { sessionsCompleted: 5, hours: 3.75, upcoming: 2 },
      bookings: [
        session(7),
        session(6, { ...over, viewerCanComplete: allowed, agenda: 'Torsion' }),
        session(5, {
          ...over,
          status: 'COMPLETED',
          viewerCanComplete: { ...allowed, allowed: false, reason: 'This session is completed.' },
        }),
        session(4, {
          packageType: 'ADVANCED',
          sessionType: 'starter',
          startsAt: null,
          endsAt: null,
          startDate: '2026-11-10',
          endDate: '2026-12-10',
          viewerCanComplete: { ...allowed, allowed: false, reason: 'This package is still running.' },
        }),
      ],
    },
    AT_PROGRESS,
  )
  const figures = ['Sessions completed', 'Hours of mentoring', 'Upcoming sessions']
  expect(figures.map((label) => screen.getByText(label).nextSibling?.textContent)).toEqual(['5', '3.75', '2'])
  const shown = cards().map((card) => within(card))
  expect(completers().map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false', 'true', 'true'])
  expect(new Set(completers().map(({ textContent }) => textContent))).toEqual(new Set(['Mark as Completed']))
  expect(shown[0]!.getByText('This session isn’t over yet.')).toBeTruthy()
  expect(shown[2]!.getByText('This session is completed.')).toBeTruthy()
  expect(shown[3]!.getByText('This package is still running.')).toBeTruthy()
  expect(shown[0]!.getByText('Sat, Nov 28, 2026, 10:30 - 11:15 am IST')).toBeTruthy()
  expect(shown[3]!.getByText('Tue, Nov 10, 2026 to Wed, Dec 9, 2026')).toBeTruthy()
  expect(shown[1]!.getByRole('link', { name: 'Session details' }).getAttribute('href')).toBe('/booking/12?confirmed=6')
})

async function complete() {
  const page = show({ bookings: [session(6, { ...over, viewerCanComplete: allowed })] }, AT_PROGRESS)
  await user.click(screen.getByRole('button', { name: 'Mark as Completed' }))
  return page
}

test('marked as completed, it says so, and the figures follow without a reload', async () => {
  const page = await complete()
  const done = session(6, {
    ...over,
    status: 'COMPLETED',
    viewerCanComplete: { allowed: false, reason: 'This session is completed.', until: null },
  })
  await page.answer('CompleteButtonMutation', {
    CompleteBookingResult: () => ({ __typename: 'CompleteBookingPayload' }),
    Booking: () => done,
  })
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Session Completed'))
  await page.answer(
    PAGE,
    page.answerOf({ progress: { sessionsCompleted: 1, hours: 0.75, upcoming: 0 }, bookings: [done] }),
  )
  expect(screen.getByText('Hours of mentoring').nextSibling?.textContent).toBe('0.75')
  // Not `disabled`: the focus would fall to the page.
  expect(completers()[0]?.disabled).toBe(false)
  expect(document.activeElement).toBe(completers()[0])
  expect(screen.getByText('This session is completed.')).toBeTruthy()
  expect(screen.queryByText(/review/i)).toBeNull()
})

test('refused, it says so, and the dashboard reads what is true', async () => {
  const page = await complete()
  const reason = 'A no-show was reported for this session.'
  await answerMutation<CompleteButtonMutation>(page.environment, {
    completeBooking: refused('BookingNotOpenError', reason),
  })
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Failed to mark session as completed'))
  await page.answer(
    PAGE,
    page.answerOf({ bookings: [session(6, { ...over, viewerCanComplete: { allowed: false, reason, until: null } })] }),
  )
  expect(completers()[0]?.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(reason)).toBeTruthy()
})

test('what the other side has moved is shown without a reload', async () => {
  const { answer, answerOf, asked } = show({ nextSession: session(7) })
  expect(next().getByText('Sat 28 Nov, 10:30 am IST')).toBeTruthy()
  act(() => noteEvent(SESSIONS, 'STARTED'))
  await waitFor(() => expect(asked(PAGE)).toBe(2))
  await answer(
    PAGE,
    answerOf({
      nextSession: session(7, { startsAt: '2026-11-29T05:00:00.000Z', endsAt: '2026-11-29T05:45:00.000Z' }),
    }),
  )
  expect(next().getByText('Sun 29 Nov, 10:30 am IST')).toBeTruthy()
})

test('a part that fails says so and leaves the others', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show({ nextSession: session(7, { startsAt: 'no time' }), bookings: [session(6, over)] }, AT_PROGRESS)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Progress' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('heading', { name: 'Recent activity' })).toBeTruthy()
  vi.restoreAllMocks()
})
