import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import sessionsQuery, { type SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import { at, no, NOW, pastSession, session, yes } from '../../features/sessions/sessionFixture.testing.ts'
import { SessionDialog } from '../../features/sessions/card/SessionDialog.tsx'
import { MeetingLinkForm } from '../../features/sessions/card/JoinSession.tsx'
import { awayReason } from '../../../api/rules/bookings/bookingRights.ts'
import { SESSIONS } from '../../features/sessions/sessionChanges.ts'
import { tabStorage } from '../../lib/storage.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { noteEvent } from '../../relay/live.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { SessionsPage } from './SessionsPage.tsx'
import { sessionVariables } from './sessionTabs.ts'

const user = userEvent.setup()

beforeAll(async () => void (await Promise.all([SessionDialog.load(), MeetingLinkForm.load()])))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})
afterEach(() => {
  vi.useRealTimers()
  tabStorage.clear()
})

interface Shown {
  type?: 'MENTEE' | 'MENTOR' | 'COMMUNITY'
  sessions?: object[]
  waiting?: object[]
  plans?: object[]
  hasNextPage?: boolean
}

const viewerWith = ({
  type = 'MENTEE',
  sessions = [session],
  waiting = [],
  plans = [],
  hasNextPage = false,
}: Shown) => ({
  id: 'me',
  type,
  sessionsToAnswer: waiting,
  plans: { edges: plans.map((node) => ({ node })) },
  bookedSessions: {
    edges: sessions.map((node, place) => ({ node, cursor: String(place) })),
    pageInfo: { hasNextPage, endCursor: 'last' },
  },
})

const answerOf = (shown: Shown | null) => ({
  Query: () => ({ viewer: shown && viewerWith(shown) }),
  Site: () => ({ now: NOW.toISOString() }),
})

async function show(shown: Shown | null = {}, search = '') {
  const address = `/sessions${search}`
  const variables = sessionVariables({ search })
  const page = renderScreen<SessionsPageQuery>({
    address,
    path: '/sessions',
    query: sessionsQuery,
    variables,
    Screen: SessionsPage,
    answer: answerOf(shown),
  })
  await act(async () => {})
  const { mock } = page.environment
  // The first query stays among the operations, answered.
  const first = mock.getAllOperations().find(({ request }) => request.node.params.name === 'SessionsPageQuery')
  const named = (name: string) =>
    mock.getAllOperations().find((asked) => asked !== first && asked.request.node.params.name === name)
  return {
    ...page,
    input: (name: string): unknown => named(name)?.request.variables['input'],
    isAsked: (name: string) => named(name) !== undefined,
    /** Answers the operation of this name. */
    answer: async (name: string, data: object) =>
      await act(async () => mock.resolve(named(name)!, { data } as Parameters<typeof mock.resolve>[1])),
    fail: async (name: string) => await act(async () => mock.reject(named(name)!, new Error('offline'))),
    /** The list is read anew, and has these sessions then. */
    answerRefresh: async (next: Shown) =>
      await act(async () =>
        mock.resolve(
          named('SessionsPageQuery')!,
          MockPayloadGenerator.generate(named('SessionsPageQuery')!, answerOf(next)),
        ),
      ),
    /** A live event: a booking has changed. */
    change: async () => {
      const event = named('sessionChangesSubscription')!
      await act(async () =>
        mock.nextValue(event, {
          data: { bookingChanged: { __typename: 'BookingEvent', change: 'CHANGED' } },
        } as Parameters<typeof mock.nextValue>[1]),
      )
    },
  }
}

/** By the mentor, not answered yet. */
const report = { reportedBy: 'MENTOR', reportStatement: null, answer: null, answerStatement: null, finding: null }

const card = () => screen.getByRole('article')
const button = (name: string) => screen.queryByRole('button', { name })

describe('the lists', () => {
  it('have their sessions under days, soonest first', async () => {
    await show({
      sessions: [
        { ...session, id: 'a', startsAt: at('19:30', '2026-11-21'), endsAt: at('20:15', '2026-11-21') },
        { ...session, id: 'b', startsAt: at('09:00', '2026-11-22'), endsAt: at('09:45', '2026-11-22') },
        { ...session, id: 'c' },
        { ...session, id: 'd', startsAt: at('16:00'), endsAt: at('16:45') },
      ],
    })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today, Saturday, 21 Nov 2026',
      'Tomorrow, Sunday, 22 Nov 2026',
      'Saturday, 28 Nov 2026',
    ])
    const last = screen.getByRole('region', { name: 'Saturday, 28 Nov 2026' })
    expect(within(last).getAllByRole('article')).toHaveLength(2)
    expect(within(last).getByText('10:30 - 11:15 am IST')).toBeTruthy()
  })

  it.each([
    ['MENTEE', '', 'No upcoming sessions', '/mentors'],
    ['MENTEE', '?tab=past', 'No past sessions', '/sessions'],
    ['MENTOR', '?tab=past', 'No past sessions', '/sessions'],
  ] as const)('of a %s at %s say what is next when they are empty', async (type, search, title, to) => {
    await show({ type, sessions: [] }, search)
    const empty = screen.getByRole('heading', { name: title }).parentElement!
    expect(within(empty).getByRole('link').getAttribute('href')).toBe(to)
  })

  it.each([
    ['with sessions', [session]],
    ['when they are empty', []],
  ])('have the sessions that are paid for above them, %s', async (_which, sessions) => {
    const plan = (id: string, endDate: string, callsRemaining: number, mentor = session.mentor) => ({
      id,
      status: 'ACTIVE',
      startDate: '2026-11-10',
      endDate,
      callsRemaining,
      mentor,
      bookingId: 41,
      viewerCanBookCall: {
        allowed: callsRemaining > 0,
        reason: callsRemaining > 0 ? '' : awayReason('left'),
      },
    })
    const zoya = { ...session.mentor, id: 'zoya', databaseId: 13, name: 'Zoya Khan' }
    const plans = [plan('a', '2026-12-20', 1, zoya), plan('b', '2026-12-10', 3), plan('c', '2026-12-11', 0)]
    await show({ sessions, plans: [...plans, plan('over', '2026-11-21', 2)] })
    const details = screen.getAllByRole('link', { name: 'Package details' })
    expect(details.map((one) => one.closest('li')?.textContent)).toEqual([
      'Advanced package with Ananya IyerIt runs until Wed 9 Dec.Book an included session (3 left)Package details',
      `Advanced package with Ananya IyerIt runs until Thu 10 Dec.${awayReason('left')}Package details`,
      'Advanced package with Zoya KhanIt runs until Sat 19 Dec.Book an included session (1 left)Package details',
    ])
    expect(details[1]?.getAttribute('href')).toBe('/booking/12?confirmed=41')
    expect(screen.queryByRole('link', { name: 'Find Mentors' }) !== null).toBe(sessions.length === 0)
  })

  it('ask for the tab that is open, and for more when asked', async () => {
    const page = await show({ hasNextPage: true }, '?tab=past')
    await user.click(screen.getByRole('button', { name: 'Load more sessions' }))
    const { variables } = page.environment.mock.getMostRecentOperation().request
    expect(variables).toMatchObject({ time: 'PAST', first: 20, after: 'last' })
  })

  it('are read anew when a booking changes, and keep what is there when that fails', async () => {
    const page = await show()
    await page.change()
    await page.fail('SessionsPageQuery')
    expect(screen.getByText(/Couldn’t check for updates/)).toBeTruthy()
    expect(card()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await page.answerRefresh({ sessions: [] })
    expect(screen.getByRole('heading', { name: 'No upcoming sessions' })).toBeTruthy()
  })

  it('are for mentees and mentors: a visitor logs in first, a community member is told', async () => {
    const { router } = await show(null)
    expect(router.state.location.pathname + router.state.location.search).toBe('/auth?returnTo=%2Fsessions')
    await show({ type: 'COMMUNITY' })
    expect(screen.getByRole('heading', { name: 'Only mentees and mentors have sessions' })).toBeTruthy()
  })

  it('keep the tabs when another one cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await show()
    await act(async () => page.reload({ variables: { time: 'PAST', first: 20 }, answer: new Error('offline') }))
    expect(screen.getByRole('heading', { level: 1, name: 'Sessions' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Upcoming' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('have what waits to be marked apart from what is ahead on the same day', async () => {
    const complain = vi.spyOn(console, 'error')
    const today = (id: string, time: string, end: string) => ({
      ...pastSession,
      id,
      startsAt: at(time, '2026-11-21'),
      endsAt: at(end, '2026-11-21'),
    })
    const sessions = [today('a', '19:30', '20:15'), { ...session, id: 'b' }, today('c', '09:00', '09:45')]
    await show({ type: 'MENTOR', sessions })
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(days).toEqual([
      'Today, Saturday, 21 Nov 2026',
      'Saturday, 28 Nov 2026',
      'Over: Today, Saturday, 21 Nov 2026',
    ])
    expect(complain).not.toHaveBeenCalled()
  })

  it('moves the focus to what is said instead when the only session leaves', async () => {
    const page = await show()
    screen.getByRole('button', { name: 'Cancel' }).focus()
    await page.change()
    await page.answerRefresh({ sessions: [] })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'No upcoming sessions' }))
  })
})

describe('a session', () => {
  it('tells its mentee with whom, how paid, and that the link is to come', async () => {
    await show()
    expect(within(card()).getByRole('heading', { name: 'Ananya Iyer' })).toBeTruthy()
    expect(card().textContent).toContain('Starter session, ₹799 paid')
    expect(card().textContent).toContain('The mentor hasn’t set the link yet.')
    expect(screen.getByRole('link', { name: 'Session details' }).getAttribute('href')).toBe('/booking/12?confirmed=7')
    expect(screen.getByRole('button', { name: 'Add to calendar (.ics)' })).toBeTruthy()
    expect(button('Mark as Completed')).toBeNull()
  })

  it.each([
    ['MENTEE', {}, 'Over, to be marked as completed'],
    ['MENTOR', {}, 'Over, your mentee is to mark it'],
    ['MENTOR', { mentee: null, menteeName: 'Former mentee' }, 'Over'],
    ['MENTEE', { isUndecided: true }, 'With an administrator'],
  ] as const)('that is over says to a %s who is to mark it, if anybody is (%o)', async (type, differences, text) => {
    await show({ type, sessions: [{ ...pastSession, ...differences }] })
    expect(within(card()).getByText(text)).toBeTruthy()
  })

  it('is joined by an address of ours, which notes the press and leads to its link; a package’s session says so', async () => {
    const meetingLink = 'https://meet.example/x'
    await show({ sessions: [{ ...session, sessionType: 'plan_call', amount: 0, meetingLink }] })
    expect(screen.getByRole('link', { name: /^Join the session with Ananya Iyer/ }).getAttribute('href')).toBe(
      '/sessions/7/join',
    )
    expect(card().textContent).toContain('Included in the Advanced package')
  })

  it('whose mentor has left says so, and promises no link', async () => {
    const mentorLeft = 'Ananya Iyer is no longer on Plumbline. You can cancel this session for a full refund.'
    await show({ sessions: [{ ...session, mentorLeft }] })
    expect(screen.getAllByText(mentorLeft)).toHaveLength(1)
    expect(card().textContent).not.toContain('hasn’t set the link')
  })

  it('gets its link from the mentor, who comes back to it', async () => {
    const page = await show({ type: 'MENTOR' })
    expect(within(card()).getByRole('heading', { name: 'Vikram Patil' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add the meeting link' }))
    // The button is gone, and the keyboard goes on in the field.
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Meeting link')))
    await user.keyboard('https://meet.example/x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(page.isAsked('MeetingLinkFormMutation')).toBe(true))
    await page.answer('MeetingLinkFormMutation', {
      setMeetingLink: {
        __typename: 'SetMeetingLinkPayload',
        booking: { ...session, meetingLink: 'https://meet.example/x' },
      },
    })
    expect(screen.queryByLabelText('Meeting link')).toBeNull()
    expect(screen.getByRole('link', { name: /^Join/ })).toBeTruthy()
    expect(document.activeElement?.contains(screen.getByRole('link', { name: /^Join/ }))).toBe(true)
  })

  it('leaves the meeting link as it is when its mentor asked for the field by mistake', async () => {
    const page = await show({ type: 'MENTOR' })
    await user.click(screen.getByRole('button', { name: 'Add the meeting link' }))
    const field = screen.getByLabelText('Meeting link')
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Not now' }) })
    // An error that came now would move the button away from the pointer.
    expect(document.activeElement).toBe(field)
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(screen.queryByLabelText('Meeting link')).toBeNull()
    const again = screen.getByRole('button', { name: 'Add the meeting link' })
    expect(document.activeElement?.contains(again)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(page.isAsked('MeetingLinkFormMutation')).toBe(false)
  })

  it('names who is gone, and is still to be opened', async () => {
    await show({ sessions: [{ ...session, mentor: null, mentorName: 'Former mentor' }] })
    expect(screen.getByRole('heading', { name: 'Former mentor' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Session details' }).getAttribute('href')).toBe('/booking/0?confirmed=7')
  })

  it('that is only reserved leads to its payment', async () => {
    const held = {
      ...session,
      status: 'PENDING',
      paymentStatus: 'PENDING',
      viewerCanCancel: no(''),
      viewerCanMove: no(''),
    }
    await show({ sessions: [held] })
    expect(card().textContent).toContain('Reserved, not paid')
    expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
      '/booking/12?slot=2026-11-28+10%3A30&step=pay',
    )
  })

  it.each([
    ['MENTEE', 'MENTEE', 'You cancelled it on Sat 21 Nov, 11:00 am IST.'],
    ['MENTEE', 'MENTOR', 'Ananya Iyer cancelled it on Sat 21 Nov, 11:00 am IST.'],
    ['MENTOR', 'MENTEE', 'Vikram Patil cancelled it on Sat 21 Nov, 11:00 am IST.'],
    ['MENTOR', 'ADMINISTRATOR', 'Our team cancelled it on Sat 21 Nov, 11:00 am IST.'],
    ['MENTOR', null, 'It was cancelled on Sat 21 Nov, 11:00 am IST.'],
  ] as const)('tells a %s that %s cancelled it', async (type, cancelledBy, text) => {
    const cancelled = { ...session, status: 'CANCELLED', cancelledBy, cancelledAt: at('11:00', '2026-11-21') }
    await show({ type, sessions: [cancelled] }, '?tab=past')
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('gives the reason of our team', async () => {
    const byTeam = {
      status: 'CANCELLED',
      cancelledBy: 'ADMINISTRATOR',
      cancelledAt: at('11:00', '2026-11-21'),
    } as const
    await show({ sessions: [{ ...session, ...byTeam, cancelReason: 'The mentor fell ill.' }] }, '?tab=past')
    expect(screen.getByText(/^Our team cancelled it on .* The reason: The mentor fell ill\.$/)).toBeTruthy()
  })

  it('says where the money is in the words of the server, also of one that stays confirmed', async () => {
    const moneyLines = ['₹100 was refunded.', '₹100 was refunded.', 'Your bank is holding ₹100.']
    await show({ sessions: [{ ...session, moneyLines }] })
    expect(
      within(card())
        .getAllByText(/₹100/)
        .map(({ textContent }) => textContent),
    ).toEqual(moneyLines)
    expect(card().textContent).toContain('Confirmed')
  })

  it.each([
    ['MENTEE', { refunds: [{ returnedAt: at('12:00', '2026-11-21') }] }, 'returned'],
    ['MENTEE', { refunds: [{ returnedAt: null }] }, 'paid'],
    ['MENTEE', { heldByBank: 79_900 }, 'paid'],
    ['MENTOR', { refunds: null }, 'paid'],
  ] as const)('calls a payment returned to its %s only once the money is back: %o', async (type, money, word) => {
    await show({ type, sessions: [{ ...session, status: 'CANCELLED', refundedAmount: 79_900, ...money }] }, '?tab=past')
    expect(card().textContent).toContain(`Starter session, ₹799 ${word}`)
  })

  it('says when it was before it moved, and which time is proposed', async () => {
    const proposal = {
      startsAt: at('09:45', '2026-11-30'),
      endsAt: at('10:30', '2026-11-30'),
      expiresAt: at('12:00', '2026-11-23'),
    }
    const moved = { ...session, movedAt: at('11:00', '2026-11-21'), movedFrom: at('16:00', '2026-11-27'), proposal }
    await show({ sessions: [moved] })
    expect(screen.getByText('It was moved from Fri 27 Nov, 4:00 pm IST.')).toBeTruthy()
    expect(screen.getByText(/^Ananya Iyer proposes another time: Mon 30 Nov, 9:45 am IST/)).toBeTruthy()
  })

  it('says why it can no longer be moved or cancelled', async () => {
    await show({
      sessions: [{ ...session, viewerCanMove: no('A session can be moved up to 48 hours before it starts.') }],
    })
    expect(screen.getByText('A session can be moved up to 48 hours before it starts.')).toBeTruthy()
  })
})

describe('after a session', () => {
  it('its mentee marks it as completed', async () => {
    const page = await show({ sessions: [pastSession] }, '?tab=past')
    await user.click(screen.getByRole('button', { name: 'Mark as Completed' }))
    expect(page.input('CompleteButtonMutation')).toEqual({ bookingId: 7 })
    await page.answer('CompleteButtonMutation', {
      completeBooking: {
        __typename: 'CompleteBookingPayload',
        booking: { ...pastSession, status: 'COMPLETED', viewerCanComplete: no('This session is completed.') },
      },
    })
    expect(currentToast()).toMatchObject({ title: 'Session Completed' })
    expect(card().textContent).toContain('Completed')
    expect(button('Mark as Completed')).toBeNull()
    expect(page.isAsked('SessionsPageQuery')).toBe(true)
  })

  it('a refusal is told with its reason, and the list is read anew', async () => {
    const page = await show({ sessions: [pastSession] }, '?tab=past')
    await user.click(screen.getByRole('button', { name: 'Mark as Completed' }))
    const message = 'A no-show was reported for this session.'
    await page.answer('CompleteButtonMutation', {
      completeBooking: { __typename: 'BookingNotOpenError', __isError: 'BookingNotOpenError', message },
    })
    expect(currentToast()).toMatchObject({ title: 'Failed to mark session as completed', description: message })
    expect(page.isAsked('SessionsPageQuery')).toBe(true)
  })

  it('either side reports a no-show after reading what follows', async () => {
    const joins = [
      { side: 'MENTEE', firstAt: at('10:41', '2026-11-20'), lastAt: at('10:50', '2026-11-20'), presses: 2 },
    ]
    const right = { allowed: true, reason: 'If the mentee agrees, the session is cancelled without a refund.' }
    const past = { ...pastSession, joins, viewerCanComplete: no(''), viewerCanReportNoShow: right }
    const page = await show({ type: 'MENTOR', sessions: [past] }, '?tab=past')
    await user.click(screen.getByRole('button', { name: 'Report a no-show' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(right.reason)).toBeTruthy()
    expect(dialog.getByText(/an administrator will look at it/)).toBeTruthy()
    expect(
      dialog.getByText('Vikram Patil pressed Join 2 times, first at 10:41 am and last at 10:50 am IST.'),
    ).toBeTruthy()
    expect(dialog.getByText('We have no record that you pressed Join.')).toBeTruthy()
    expect(
      dialog.getByText(
        /not who stayed. Joining by another way, such as the link in an email or an older browser, may not be/,
      ),
    ).toBeTruthy()
    const words = dialog.getByRole('textbox', { name: /What happened/ })
    await user.click(words)
    await user.paste('x'.repeat(501))
    await user.click(dialog.getByRole('button', { name: 'Report a no-show' }))
    expect(dialog.getByText('At most 500 characters.')).toBeTruthy()
    expect(page.isAsked('ReportNoShowDialogMutation')).toBe(false)
    await user.clear(words)
    await user.type(words, 'Nobody came until 10:40.')
    await user.click(dialog.getByRole('button', { name: 'Report a no-show' }))
    expect(page.input('ReportNoShowDialogMutation')).toEqual({ bookingId: 7, statement: 'Nobody came until 10:40.' })
    await page.answer('ReportNoShowDialogMutation', {
      reportNoShow: {
        __typename: 'ReportNoShowPayload',
        booking: {
          ...pastSession,
          noShow: { ...report, reportStatement: 'Nobody came until 10:40.' },
          viewerCanReportNoShow: no('You have already reported it.'),
        },
      },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(
      screen.getByText('You reported that Vikram Patil didn’t come. We’ve asked Vikram Patil what happened.'),
    ).toBeTruthy()
    expect(screen.getByText('You wrote: “Nobody came until 10:40.”')).toBeTruthy()
  })

  it.each([
    ['Report a no-show', { sessions: [pastSession] }],
    ['Answer the report', { sessions: [], waiting: [{ ...pastSession, noShow: report, viewerCanAnswerNoShow: yes }] }],
  ])('what is written under “%s” is there again when the dialog was closed', async (label, shown) => {
    await show(shown)
    const open = async () => {
      await user.click(screen.getByRole('button', { name: label }))
      return await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ })
    }
    await user.type(await open(), 'I waited for 20 minutes.')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await open()).value).toBe('I waited for 20 minutes.')
  })

  it('a lost connection keeps the question open; a list that changes meanwhile waits for it', async () => {
    const page = await show({ sessions: [pastSession] }, '?tab=past')
    await user.click(screen.getByRole('button', { name: 'Report a no-show' }))
    await page.change()
    expect(page.isAsked('SessionsPageQuery')).toBe(false)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Report a no-show' }))
    await page.fail('ReportNoShowDialogMutation')
    // In the dialog, not in a toast over it.
    expect(dialog.getByRole('alert').textContent).toBe(
      'We don’t know whether your report arrived. It is safe to try again.',
    )
    expect(document.activeElement).toBe(dialog.getByRole('alert').parentElement)
    expect(currentToast()).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.isAsked('SessionsPageQuery')).toBe(true)
  })

  it.each([
    ['MENTEE', 'MENTOR', null, 'Ananya Iyer reported that you didn’t come. Please tell us whether that is right.'],
    ['MENTEE', 'MENTEE', null, 'You reported that Ananya Iyer didn’t come. We’ve asked Ananya Iyer what happened.'],
    ['MENTOR', 'MENTEE', null, 'Vikram Patil reported that you didn’t come. Please tell us whether that is right.'],
    [
      'MENTEE',
      'MENTOR',
      'DISPUTED',
      'You and Ananya Iyer disagree about whether it took place. An administrator will look at it and write to both of you.',
    ],
    [
      'MENTOR',
      'MENTOR',
      'DISPUTED',
      'You and Vikram Patil disagree about whether it took place. An administrator will look at it and write to both of you.',
    ],
  ] as const)('a %s reads a report by the %s, answered %s', async (type, reportedBy, answer, text) => {
    await show({ type, sessions: [{ ...pastSession, noShow: { ...report, reportedBy, answer } }] }, '?tab=past')
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('who is said to have missed it is asked first of all, and the answer is told', async () => {
    const reported = { ...report, reportStatement: 'Nobody came until 10:40.' }
    const right = { allowed: true, reason: 'If you missed it, the session is cancelled without a refund.' }
    const missed = { ...pastSession, noShow: reported, viewerCanAnswerNoShow: right }
    const page = await show({ sessions: [], waiting: [missed] })
    const waiting = within(screen.getByRole('region', { name: 'Waiting for your answer' }))
    await user.click(waiting.getByRole('button', { name: 'Answer the report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Did you miss this session?' }))
    expect(dialog.getByText(right.reason)).toBeTruthy()
    expect(dialog.getByText('Ananya Iyer wrote: “Nobody came until 10:40.”')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: /What happened/ }), 'I joined at 10:30.')
    await user.click(dialog.getByRole('button', { name: 'I was there' }))
    expect(page.input('NoShowAnswerDialogMutation')).toEqual({
      bookingId: 7,
      agree: false,
      statement: 'I joined at 10:30.',
    })
    const said = dialog.getByRole<HTMLButtonElement>('button', { name: 'I was there' })
    expect([document.activeElement, said.disabled]).toEqual([said, false])
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'I missed it' }).disabled).toBe(true)
    await page.answer('NoShowAnswerDialogMutation', {
      answerNoShow: {
        __typename: 'AnswerNoShowPayload',
        booking: { ...missed, noShow: { ...reported, answer: 'DISPUTED' }, viewerCanAnswerNoShow: no('') },
      },
    })
    expect(currentToast()).toMatchObject({ title: 'An administrator will look at it' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => noteEvent(SESSIONS, 'CHANGED'))
    await page.answerRefresh({ sessions: [] })
    expect(screen.queryByRole('region', { name: 'Waiting for your answer' })).toBeNull()
  })

  it('an answer that got none stays in its dialog, which says so', async () => {
    const missed = { ...pastSession, noShow: report, viewerCanAnswerNoShow: yes }
    const page = await show({ sessions: [], waiting: [missed] })
    await user.click(screen.getByRole('button', { name: 'Answer the report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Did you miss this session?' }))
    await user.click(dialog.getByRole('button', { name: 'I missed it' }))
    await page.fail('NoShowAnswerDialogMutation')
    expect(dialog.getByRole('alert').textContent).toBe(
      'We don’t know whether your answer arrived. It is safe to try again.',
    )
    expect(document.activeElement).toBe(dialog.getByRole('alert').parentElement)
    expect(currentToast()).toBeNull()
  })
})
