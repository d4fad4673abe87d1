import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CompleteButtonMutation } from '../../../__generated__/CompleteButtonMutation.graphql.ts'
import type { MeetingLinkFormMutation } from '../../../__generated__/MeetingLinkFormMutation.graphql.ts'
import { no, pastSession, session as bookedSession, yes } from '../../../features/sessions/sessionFixture.testing.ts'
import { BookIncludedSession } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { answerMutation } from '../../../testing/answers.ts'
import { at, loadSteps, mentee, showBooking } from '../bookingFixture.testing.tsx'
import { MeetingLinkForm } from '../../../features/sessions/card/JoinSession.tsx'
import { notePaid } from '../state/bookingMemory.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

beforeAll(loadSteps)

const session = {
  ...bookedSession,
  confirmedAt: at('12:00', '2026-11-21'),
  mentee: null,
  mentor: { id: 'ananya', databaseId: 12 },
}
const planDates = { startDate: '2026-12-01', endDate: '2026-12-31' }
const plan = {
  ...session,
  packageType: 'ADVANCED',
  startsAt: null,
  endsAt: null,
  ...planDates,
}
/** What the package's own booking reads of it. */
const paid = {
  id: 'plan',
  callsRemaining: 3,
  callsUsed: 0,
  chatGoesOn: false,
  viewerCanBookCall: yes,
  conversation: null,
}
const show = (booking: object | null, viewer: object | null = mentee) =>
  showBooking({ search: '?confirmed=7', booking, viewer })

/** The value beside a label. */
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent

afterEach(() => void vi.useRealTimers())

describe('the confirmation', () => {
  it.each([
    ['a session', session, 'We’ve let Ananya Iyer know.'],
    ['a package', plan, 'Your package with Ananya Iyer is paid for, and 30-day chat access is activated.'],
  ])('of %s says so right after paying, and not on a later look', (_what, booking, more) => {
    notePaid(7)
    show(booking)
    expect(screen.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeTruthy()
    expect(screen.getByText(`Your session has been successfully booked! ${more}`)).toBeTruthy()
    cleanup()
    show(booking)
    expect(screen.queryByText(/successfully booked|^Booking Confirmed/)).toBeNull()
  })

  it('names date and time with the zone, the mentor, what was paid and the refund rule', () => {
    show(session)
    expect(screen.getByRole('heading', { level: 1, name: 'Session with Ananya Iyer' })).toBeTruthy()
    expect(screen.getByText('Booked for Sat 28 Nov, 10:30 am IST.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sessions' }).getAttribute('href')).toBe('/sessions')
    expect([fact('Date'), fact('Time'), fact('Mentor'), fact('Paid')]).toEqual([
      'Sat, Nov 28, 2026',
      '10:30 - 11:15 am IST',
      'Ananya Iyer',
      '₹799',
    ])
    expect(fact('Meeting link')).toBe('Ananya Iyer will share the link; you will get it by email')
    expect(screen.getByText(/^Full refund if you cancel by/).textContent).toContain(
      timesWhole('Thu 26 Nov, 10:30 am IST'),
    )
    const google = screen.getByRole('link', { name: /^Add to Google Calendar/ }).getAttribute('href') ?? ''
    expect(new URL(google).searchParams.get('dates')).toBe('20261128T050000Z/20261128T054500Z')
    expect(screen.getByRole('button', { name: 'Save .ics file' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find Mentors' }).getAttribute('href')).toBe('/mentors')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })

  it('says that the mentor has left and what to do, and promises no link and no meeting', () => {
    const mentorLeft = 'Ananya Iyer is no longer on Plumbline. You can cancel this session for a full refund.'
    const refundText = { text: mentorLeft, until: null, isRefundable: true }
    show({ ...session, mentorLeft, refundText, meetingLink: 'https://meet.example/plumbline-x' })
    expect(screen.getAllByText(mentorLeft)).toHaveLength(2)
    expect(screen.queryByText('Meeting link')).toBeNull()
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull()
    expect(screen.queryByText('What to do next')).toBeNull()
    expect(screen.queryByText(/^Full refund if you cancel by/)).toBeNull()
  })

  it('offers Join, and links to the meeting, once there is a link', () => {
    const meetingLink = 'https://meet.example/plumbline-x'
    show({ ...session, meetingLink })
    expect(screen.getByRole('link', { name: /^Join the session with Ananya Iyer/ }).getAttribute('href')).toBe(
      '/sessions/7/join',
    )
    expect(screen.getByRole('link', { name: `${meetingLink} (opens in a new tab)` }).getAttribute('rel')).toContain(
      'noopener',
    )
  })

  it('of a package is its page: its days, and its sessions first', () => {
    show({ ...plan, plan: paid })
    expect(screen.getByRole('heading', { level: 1, name: 'Advanced package with Ananya Iyer' })).toBeTruthy()
    expect(screen.getByText('It starts on Tue 1 Dec. The chat is open already.')).toBeTruthy()
    const [first] = within(document.querySelector<HTMLElement>('main, body')!).getAllByRole('button')
    expect(first?.textContent).toBe('Book an included session (3 left)')
    expect(screen.getByText(/^Book your 3 sessions of 45 minutes here, at times that Ananya Iyer offers/)).toBeTruthy()
    expect([fact('Start date'), fact('Last day')]).toEqual(['Tue, Dec 1, 2026', 'Wed, Dec 30, 2026'])
    expect(fact('Chat access')).toBe('Open now, until 11:59 pm IST on the last day')
    expect(screen.getByText('3 sessions of 45 minutes')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()
  })

  it('of a package opens the dialog of its sessions where the email’s link asks for it, once', async () => {
    await BookIncludedSession.load()
    const booked = { ...plan, plan: { ...paid, ...planDates, mentor: { id: 'ananya', databaseId: 12 } } }
    const page = showBooking({ search: '?confirmed=7&book=included', booking: booked, viewer: mentee })
    const dialog = await screen.findByRole('dialog', { name: 'Book an included session' })
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.address()).toBe('/booking/12?confirmed=7')
  })

  it('says what cancelling gives back in the words of the server', () => {
    const text = 'Full refund if you cancel by Mon 30 Nov, 12:00 pm IST and before the first session.'
    const until = at('12:00', '2026-11-30')
    show({ ...plan, plan: { ...paid, callsRemaining: 2 }, refundText: { text, until, isRefundable: true } })
    expect(screen.getByRole('heading', { name: 'Refund' }).nextElementSibling?.textContent).toBe(timesWhole(text))
    expect(screen.getByText('Mon 30 Nov, 12:00 pm IST').getAttribute('datetime')).toBe(until)
    expect(screen.getByText('Book the rest of your sessions here, at times that Ananya Iyer offers.')).toBeTruthy()
    cleanup()
    const none = 'There is nothing left of this payment to refund.'
    show({ ...session, refundText: { text: none, until: null, isRefundable: false } })
    expect(screen.getByText(none).getAttribute('data-refund')).toBe('none')
  })

  it('says the refund rule of the new time as soon as the session is moved', async () => {
    const { environment } = show(session)
    const named = (name: string) => environment.mock.findOperation(({ request }) => request.node.params.name === name)
    const event = { __typename: 'BookingEvent', change: 'UPDATED', lastChange: null }
    await act(async () =>
      environment.mock.nextValue(named('sessionChangesSubscription'), { data: { bookingChanged: event } }),
    )
    const text = 'Full refund if you cancel by Fri 27 Nov, 10:30 am IST.'
    const moved = {
      ...session,
      startsAt: at('10:30', '2026-11-29'),
      refundText: { text, until: null, isRefundable: true },
    }
    const asked = named('freshSessionQuery')
    const Query = () => ({ node: moved })
    await act(async () => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, { Query })))
    expect([fact('Date'), screen.getByRole('heading', { name: 'Refund' }).nextElementSibling?.textContent]).toEqual([
      'Sun, Nov 29, 2026',
      timesWhole(text),
    ])
  })

  it('of a package says that its chat is closed while the mentor does not take part', () => {
    const chat = { id: 'chat', databaseId: 5, isActive: true, closedReason: 'MENTOR_LEFT' }
    show({ ...plan, plan: { ...paid, conversation: chat }, mentorLeft: 'Ananya Iyer is no longer on Plumbline.' })
    expect(fact('Chat access')).toBe('Closed while the mentor is not on Plumbline. You can still read it')
    expect(screen.queryByText(/The chat is open already/)).toBeNull()
  })

  it('shows a session of a package with its time, paid with the package and without a promise of money', () => {
    const text = 'You get this session back if you cancel by Thu 26 Nov, 10:30 am IST. After that it counts as used.'
    const refundText = { ...session.refundText, text }
    show({ ...session, packageType: 'ADVANCED', sessionType: 'plan_call', amount: 0, refundText })
    expect([fact('Date'), fact('Time'), fact('Paid')]).toEqual([
      'Sat, Nov 28, 2026',
      '10:30 - 11:15 am IST',
      'With the Advanced package',
    ])
    expect(screen.getByText('Booked for Sat 28 Nov, 10:30 am IST.')).toBeTruthy()
    expect(screen.getByText(/^You get this session back if you cancel by/).textContent).toContain('Thu 26 Nov')
    expect(screen.getByText(/^Add the session to your calendar/)).toBeTruthy()
    expect(screen.queryByText(/full refund|chat access/i)).toBeNull()
  })

  it('tells its mentor who has booked it', () => {
    const call = { ...session, packageType: 'ADVANCED', sessionType: 'plan_call', amount: 0 }
    show({ ...call, mentee: { id: 'mentee', currentLevel: null } }, { ...mentee, type: 'MENTOR' })
    expect(screen.getByText('Vikram Patil has booked a session of their Advanced package with you.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'If it is cancelled' })).toBeTruthy()
  })

  it('calls nothing paid that was never paid', () => {
    show({ ...session, status: 'EXPIRED', confirmedAt: null })
    expect(screen.getByRole('heading', { level: 1, name: 'Booking not confirmed' })).toBeTruthy()
    expect(fact('Price, not paid')).toBe('₹799')
    expect(screen.queryByText('Paid')).toBeNull()
  })

  it.each(['MENTEE', 'MENTOR'])('tells a %s that our team still decides on one whose payment was returned', (type) => {
    const returned = { ...session, paymentStatus: 'REFUNDED', refundedAmount: 79_900 }
    const text = /^It stays booked for now\. Our team will decide whether it is cancelled/
    show({ ...returned, isUndecided: true }, { ...mentee, type })
    expect(screen.getByText(text)).toBeTruthy()
    cleanup()
    show({ ...returned, isUndecided: false }, { ...mentee, type })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('does not call a cancelled booking confirmed', () => {
    const line = 'A refund of ₹799 is on its way.'
    show({ ...session, status: 'CANCELLED', moneyLines: [line] })
    expect(screen.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeTruthy()
    expect(screen.queryByText('Meeting link')).toBeNull()
    expect(screen.getByText(line)).toBeTruthy()
    expect(screen.queryByText('What to do next')).toBeNull()
  })

  it('does not lead to booking a mentor again who is no longer listed', () => {
    const cancelled = { ...session, status: 'CANCELLED', viewerCanCancel: no('') }
    show({ ...cancelled, mentorListed: false })
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Find Mentors' })).toBeTruthy()
    cleanup()
    show(cancelled)
    expect(screen.getByRole('link', { name: 'Book again' })).toBeTruthy()
  })

  it.each([
    ['MENTEE', 'Ananya Iyer', 'Mark as Completed', yes, 'This session is over. Please mark it as completed.'],
    [
      'MENTOR',
      'Vikram Patil',
      'Report a no-show',
      no(''),
      'This session is over. Vikram Patil has not marked it as completed yet.',
    ],
  ])('tells a %s that it is over, and what can be done now', (type, other, action, viewerCanComplete, lead) => {
    const over = {
      ...session,
      ...pastSession,
      mentee: { id: 'menteeOfIt' },
      mentor: session.mentor,
      viewerCanComplete,
    }
    show(over, { ...mentee, type })
    expect(screen.getByRole('heading', { level: 1, name: `Session with ${other}` })).toBeTruthy()
    expect(screen.getByText(lead)).toBeTruthy()
    const again = screen.queryByRole('link', { name: 'Book again' })?.getAttribute('href')
    expect(again).toBe(type === 'MENTEE' ? '/booking/12' : undefined)
    expect(screen.getByRole('button', { name: action })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save .ics file' })).toBeNull()
    expect(screen.queryByText('What to do next')).toBeNull()
  })

  it.each([
    ['our team decides on', { isUndecided: true }],
    ['was with somebody whose account is gone', { mentee: null, menteeName: 'Former mentee' }],
  ])('does not ask to mark one that %s', (_what, differences) => {
    show(
      {
        ...session,
        ...pastSession,
        mentee: { id: 'menteeOfIt' },
        viewerCanComplete: no(''),
        ...differences,
      },
      { ...mentee, type: 'MENTOR' },
    )
    expect(screen.getByText('This session is over.')).toBeTruthy()
  })

  it.each(['MENTEE', 'MENTOR'])('promises a %s no link to a session that is over', (type) => {
    show({ ...session, ...pastSession, mentee: null, mentor: session.mentor }, { ...mentee, type })
    expect(screen.queryByText('Meeting link')).toBeNull()
    expect(screen.queryByText(/will share the link|Not added yet/)).toBeNull()
  })

  it('hands the focus to its heading once the button that completed it has gone', async () => {
    const over = { ...session, ...pastSession, mentee: null, mentor: session.mentor, viewerCanComplete: yes }
    const { environment } = show(over)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Mark as Completed' }))
    const booking = { ...over, status: 'COMPLETED', viewerCanComplete: no('This session is completed.') }
    await answerMutation<CompleteButtonMutation>(environment, {
      completeBooking: { __typename: 'CompleteBookingPayload', booking } as never,
    })
    expect(screen.queryByRole('button', { name: 'Mark as Completed' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it.each(['MENTEE', 'MENTOR'])(
    'of a session that is said to be missed, a %s is not told that it is to be marked',
    (type) => {
      const noShow = { reportedBy: 'MENTOR', reportStatement: null, answer: null, answerStatement: null, finding: null }
      const over = {
        ...session,
        ...pastSession,
        mentee: null,
        mentor: session.mentor,
        viewerCanComplete: no(''),
        noShow,
      }
      show(over, { ...mentee, type })
      expect(screen.getByText('This session is over.')).toBeTruthy()
      expect(screen.queryByText(/marked as completed/)).toBeNull()
    },
  )

  it('tells a mentor too who cancelled, and that a moved session was at another time', () => {
    const cancelledAt = at('11:00', '2026-11-21')
    const mentor = { ...mentee, type: 'MENTOR' }
    show({ ...session, status: 'CANCELLED', cancelledBy: 'MENTEE', cancelledAt, viewerCanCancel: no('') }, mentor)
    expect(screen.getByText('Vikram Patil cancelled it on Sat 21 Nov, 11:00 am IST.')).toBeTruthy()
    const moved = { ...session, movedAt: cancelledAt, movedFrom: at('16:00', '2026-11-27') }
    show(moved, mentor)
    expect(screen.getByText('Moved to Sat 28 Nov, 10:30 am IST.')).toBeTruthy()
    expect(screen.getByText('It was moved from Fri 27 Nov, 4:00 pm IST.')).toBeTruthy()
  })

  it.each([
    ['CANCELLED', 'MENTEE_MISSED', 'MENTEE', 'you did not come'],
    ['CANCELLED', 'MENTEE_MISSED', 'MENTOR', 'Vikram Patil did not come'],
    ['CANCELLED', 'MENTOR_MISSED', 'MENTEE', 'Ananya Iyer did not come'],
    ['COMPLETED', 'TOOK_PLACE', 'MENTOR', 'the session took place'],
  ])('of a %s session says what the team found, %s, to a %s', (status, finding, type, found) => {
    const noShow = { reportedBy: 'MENTOR', reportStatement: null, answer: 'DISPUTED', answerStatement: null, finding }
    show({ ...session, ...pastSession, mentee: null, mentor: session.mentor, status, noShow }, { ...mentee, type })
    expect(screen.getByText(`Our team looked into the no-show report and found that ${found}.`)).toBeTruthy()
  })

  it('of an included session leads to the next one of its package once it is over', () => {
    const call = {
      ...session,
      ...pastSession,
      mentor: session.mentor,
      packageType: 'ADVANCED',
      sessionType: 'plan_call',
    }
    show({ ...call, amount: 0, status: 'COMPLETED', viewerCanComplete: no(''), plan: paid })
    expect(screen.getByText('This session is completed.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Book an included session (3 left)' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Book a Starter session' }).getAttribute('href')).toBe('/booking/12')
  })

  it("is written from the mentor's side for the mentor: who booked, the agenda first, and the link to add", async () => {
    await MeetingLinkForm.load()
    const page = show(
      { ...session, mentee: { id: 'mentee', currentLevel: 'Final Year Student' } },
      { ...mentee, type: 'MENTOR' },
    )
    expect(screen.getByText('Vikram Patil has booked and paid for a session with you.')).toBeTruthy()
    expect(screen.getAllByRole('term')[0]?.textContent).toBe('Agenda')
    expect(fact('Mentee')).toBe('Vikram Patil, Final Year Student')
    expect(screen.queryByText('Mentor')).toBeNull()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Add the meeting link' }))
    const field = await screen.findByLabelText('Meeting link')
    await user.type(field, 'ftp://meet.example/x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText('Please enter a valid https link')).length).toBeGreaterThan(0)
    expect(page.asked('MeetingLinkFormMutation')).toBe(0)
    await user.clear(field)
    await user.type(field, 'https://meet.example/x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(page.inputOf('MeetingLinkFormMutation')).toEqual({ bookingId: 7, meetingLink: 'https://meet.example/x' })
    await answerMutation<MeetingLinkFormMutation>(page.environment, {
      setMeetingLink: {
        __typename: 'SetMeetingLinkPayload',
        booking: { ...session, meetingLink: 'https://meet.example/x' },
      },
    })
    expect(screen.getByRole('link', { name: /^https:\/\/meet.example\/x/ })).toBeTruthy()
  })

  it('is for its own people: a visitor signs in and comes back, anyone else finds nothing', () => {
    show(null, null)
    const href = screen.getByRole('link', { name: 'Log in' }).getAttribute('href')
    expect(href).toBe('/auth?returnTo=%2Fbooking%2F12%3Fconfirmed%3D7')
  })

  it('says that there is no such booking in the account', () => {
    show(null)
    expect(screen.getByRole('heading', { name: 'Booking not found' })).toBeTruthy()
  })
})
