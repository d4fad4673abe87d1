import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOrderMutation } from '../../__generated__/PaymentOrderMutation.graphql.ts'
import { addDays } from '../../../api/rules/time/time.ts'
import type { SlotHoldMutation } from '../../__generated__/SlotHoldMutation.graphql.ts'
import { rememberKind } from '../../features/accounts/session/lastKind.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import {
  AGENDA,
  at,
  answerHold,
  holdOf,
  loadSteps,
  mentee,
  showBooking,
  stepButton,
} from './bookingFixture.testing.tsx'
import { answerMutation, refused } from '../../testing/answers.ts'
import { withStyles } from '../../testing/styles.ts'

vi.mock('../../lib/checkout.ts', async (original) => ({
  ...(await original()),
  loadCheckout: async () => {},
  openCheckout: vi.fn(),
}))

const user = userEvent.setup()

beforeAll(loadSteps)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  dismissToast(currentToast()?.id ?? 0)
})

describe('when there is nothing to book', () => {
  it('says that the mentor is not available, with a way on', () => {
    showBooking({ mentor: null })
    expect(screen.getByRole('heading', { name: 'Mentor not found' })).toBeTruthy()
    expect(screen.getByText("The mentor you're trying to book is not available.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find Mentors' }).getAttribute('href')).toBe('/mentors')
  })

  it('says that a mentor is Busy, unless the viewer holds a time there', () => {
    showBooking({ mentor: { available: false } })
    expect(screen.getByRole('heading', { name: 'This mentor is not taking bookings right now' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Ananya Iyer' }).getAttribute('href')).toBe('/mentor/12')
  })

  it('keeps the way to pay open for a time that is held, although the mentor is Busy by now', () => {
    showBooking({ mentor: { available: false, freeSlots: [] }, viewer: { ...mentee, liveHold: holdOf(at('10:30')) } })
    expect(screen.getByText(/is reserved for you for/)).toBeTruthy()
  })

  it.each(['MENTOR', 'COMMUNITY'])('tells a %s that only mentees can book', (type) => {
    showBooking({ viewer: { ...mentee, type } })
    expect(screen.getByRole('heading', { name: 'Only mentees can book sessions' })).toBeTruthy()
  })

  it('offers the plan when no time is free', () => {
    showBooking({ mentor: { freeSlots: [] } })
    expect(screen.getByRole('heading', { name: 'No open slot in the next 30 days' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See Advanced' }).getAttribute('href')).toBe('/booking/12?package=advanced')
  })
})

describe('the way back', () => {
  it('leads to the mentor, and to all of them', () => {
    showBooking()
    expect(screen.getByRole('link', { name: 'Ananya Iyer' }).getAttribute('href')).toBe('/mentor/12')
    expect(screen.getByRole('link', { name: 'All mentors' }).getAttribute('href')).toBe('/mentors')
  })
})

describe('on a phone', () => {
  it('looks chosen only what was chosen; one press opens the first day with an open slot', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: true,
      media,
      addEventListener() {},
      removeEventListener() {},
    }))
    showBooking()
    const saturday = screen.getByRole('button', { name: 'Saturday 28 November, 2 slots' })
    expect(saturday.getAttribute('aria-pressed')).toBe('false')
    await user.click(stepButton('Continue to Details'))
    expect(screen.getByText('Please select a date')).toBeTruthy()
    expect(currentToast()?.title).toBe('Time Slot Required')
    fireEvent.click(screen.getByText('See times on Sat 28'))
    expect(saturday.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Continue')).toBeTruthy()
  })
})

describe('no refund', () => {
  it('is said where the slot is chosen, of each that starts too soon', async () => {
    showBooking({
      mentor: { freeSlots: [{ startsAt: at('09:45', '2026-11-23') }, { startsAt: at('12:45', '2026-11-23') }] },
    })
    expect(screen.getByText('Slots before 12:45 pm start within 48 hours: no refund.')).toBeTruthy()
  })
})

describe('a visitor', () => {
  it('sees the first free day, and what is taken of it', () => {
    showBooking({ viewer: null })
    expect(screen.getByRole('heading', { name: 'Saturday 28 November' })).toBeTruthy()
    expect(screen.getByText('2 of 4 slots open. Times in IST (Asia/Kolkata).')).toBeTruthy()
    expect(screen.getByRole('button', { name: '9:00 am, taken' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Saturday 28 November, 2 slots' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(screen.getByRole('button', { name: 'Sunday 29 November, not available' })).toBeTruthy()
  })

  it('is asked for a time slot before going on', async () => {
    showBooking({ viewer: null })
    await user.click(stepButton('Continue to Details'))
    expect(screen.getByText('Please select a time slot')).toBeTruthy()
    expect(currentToast()).toMatchObject({
      title: 'Time Slot Required',
      description: 'Please select a time slot before proceeding.',
    })
  })

  it('chooses, writes, and signs up with slot, step and text kept; nothing is held before', async () => {
    const page = showBooking({ viewer: null })
    await user.click(screen.getByRole('button', { name: '10:30 am' }))
    expect(page.address()).toBe('/booking/12?slot=2026-11-28+10%3A30')
    await user.click(stepButton('Continue to Details'))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Now: Details' })
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
    await user.type(await screen.findByLabelText('Session agenda'), 'short')
    await user.click(stepButton('Continue: log in or sign up'))
    const message = 'Please provide details about your session agenda (minimum 10 characters)'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Session agenda'))
    await user.type(screen.getByLabelText('Session agenda'), 'er than this')
    await user.click(stepButton('Continue: log in or sign up'))
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/mentee-signup'))
    const returnTo = new URLSearchParams(page.router.state.location.search).get('returnTo')
    expect(returnTo).toBe('/booking/12?slot=2026-11-28+10%3A30&step=pay')
    expect(sessionStorage.getItem('booking-draft-12')).toBe('shorter than this')
    expect(page.asked('SlotHoldMutation')).toBe(0)
  })

  it('logs in where this browser has logged in before', async () => {
    rememberKind('mentee')
    sessionStorage.setItem('booking-draft-12', 'What my frame does in an earthquake')
    const page = showBooking({ viewer: null, search: '?slot=2026-11-28 10:30&step=details' })
    await user.click(stepButton('Continue: log in or sign up'))
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/auth'))
  })

  it('is told when the slot of a link is gone, and logs in if it is reserved for them', async () => {
    const page = showBooking({ viewer: null, search: '?slot=2026-11-28 11:15&step=pay' })
    expect(screen.getByRole('alert').textContent).toContain('This time slot is no longer available')
    expect(screen.getByRole('heading', { name: 'Next 30 days' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Log in if it is reserved for you' }))
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/auth'))
    const returnTo = new URLSearchParams(page.router.state.location.search).get('returnTo')
    expect(returnTo).toBe('/booking/12?slot=2026-11-28+11%3A15&step=pay')
  })

  it('finds today in the legend only where it is drawn', () => {
    showBooking({ viewer: null })
    expect(screen.queryByText('Today')).toBeNull()
    cleanup()
    showBooking({ viewer: null, mentor: { freeSlots: [{ startsAt: at('18:00', '2026-11-21') }] } })
    expect(screen.getByText('Today')).toBeTruthy()
  })

  it('is asked about a session at night', async () => {
    showBooking({ viewer: null, search: '?slot=2026-11-28 02:00', mentor: { freeSlots: [{ startsAt: at('02:00') }] } })
    expect(screen.getByText('This session is at night:', { exact: false }).closest('div')?.textContent).toContain(
      'Sat 28 Nov, 2:00\u00A0am\u00A0IST. Did you mean 2:00\u00A0pm?',
    )
  })
})

describe('a mentee', () => {
  it('has the chosen slot held at once, and sees for how long', async () => {
    const page = showBooking()
    await user.click(screen.getByRole('button', { name: '10:30 am' }))
    expect(page.inputOf('SlotHoldMutation')).toEqual({ mentorId: 12, startsAt: at('10:30') })
    await answerHold(page, at('10:30'))
    expect(screen.getByText(/is reserved for you for/).textContent).toBe('10:30 am is reserved for you for 15:00')
  })

  it('keeps the older hold when the next slot was just taken, and sees fresh slots', async () => {
    const page = showBooking({ viewer: { ...mentee, liveHold: holdOf(at('10:30')) } })
    await user.click(screen.getByRole('button', { name: '9:45 am' }))
    const gone = refused('SlotTakenError', 'This time slot is no longer available')
    await answerMutation<SlotHoldMutation>(page.environment, { holdSlot: gone })
    expect(screen.getByRole('alert').textContent).toBe(
      'This time slot is no longer available. 10:30 am is still reserved for you.',
    )
    expect(page.address()).toBe('/booking/12?slot=2026-11-28+10%3A30')
    await page.fail('useFreshSlotsRefetchQuery', new Error('offline'))
    expect(screen.getByText(/is reserved for you for/)).toBeTruthy()
  })

  it('keeps a slot that was reserved on this page payable when the mentor stops taking bookings meanwhile', async () => {
    sessionStorage.setItem('booking-draft-12', AGENDA)
    const page = showBooking({ search: '?step=pay' })
    await user.click(screen.getByRole('button', { name: '10:30 am' }))
    await answerHold(page, at('10:30'))
    await user.click(stepButton('Pay ₹799'))
    const away = refused('PaymentProviderUnavailableError', 'Payment provider unavailable. Please try again.')
    await answerMutation<PaymentOrderMutation>(page.environment, { createBookingOrder: away })
    await page.answerBusy()
    expect(screen.queryByText('This mentor is not taking bookings right now')).toBeNull()
    expect(stepButton('Pay ₹799')).toBeTruthy()
  })

  it('comes back to a live hold with its text, and to the step of the address', () => {
    const liveHold = holdOf(at('10:30'), { agenda: AGENDA })
    const page = showBooking({ search: '?step=pay', viewer: { ...mentee, liveHold } })
    expect(stepButton('Pay ₹799')).toBeTruthy()
    expect(screen.getByText(AGENDA)).toBeTruthy()
    expect(page.asked('SlotHoldMutation')).toBe(0)
  })

  it('is told of a time held elsewhere, and of what is booked here already', () => {
    const liveHold = holdOf(at('10:30'), { mentorName: 'Meera Nambiar', mentor: { databaseId: 4 } })
    const booked = {
      databaseId: 41,
      status: 'CONFIRMED',
      startsAt: at('09:00'),
      endDate: null,
      mentor: { databaseId: 12 },
    }
    showBooking({ viewer: { ...mentee, liveHold, bookings: { edges: [{ node: booked }] } } })
    expect(screen.getByRole('link', { name: 'Meera Nambiar' }).getAttribute('href')).toBe('/booking/4')
    expect(screen.getByRole('link', { name: 'Sat 28 Nov, 9:00 am IST' }).getAttribute('href')).toBe(
      '/booking/12?confirmed=41',
    )
  })

  it('is led to the confirmation of a slot that is booked already', async () => {
    const booked = {
      databaseId: 41,
      status: 'CONFIRMED',
      startsAt: at('10:30'),
      endDate: null,
      mentor: { databaseId: 12 },
    }
    const page = showBooking({
      search: '?slot=2026-11-28 10:30',
      viewer: { ...mentee, bookings: { edges: [{ node: booked }] } },
    })
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=41'))
  })
})

it('tells who has a package with the mentor of its sessions before another one is paid for, in the bar of a phone too', async () => {
  withStyles()
  const mentor = { databaseId: 12 }
  const month = { status: 'CONFIRMED', databaseId: 41, startsAt: null, endDate: '2026-12-10', mentor }
  const right = { allowed: true, reason: '' }
  const plan = { id: 'p', status: 'ACTIVE', startDate: '2026-11-10', endDate: '2026-12-10', callsRemaining: 2, mentor }
  showBooking({
    viewer: {
      ...mentee,
      bookings: { edges: [{ node: month }] },
      plans: { edges: [{ node: { ...plan, viewerCanBookCall: right } }] },
    },
  })
  expect(screen.getByText(/A session booked here costs extra/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Book an included session (2 left)' })).toBeTruthy()
  // The bar is drawn on narrow screens only.
  const bar = () => screen.queryByLabelText('Your package')
  await vi.waitFor(() => expect(bar()?.textContent ?? '').toContain('Book an included session (2 left)'))
  expect(screen.queryByText('Nothing chosen yet')).toBeNull()
  // Who chooses a time to pay for goes on with that.
  await user.click(screen.getByRole('button', { name: '10:30 am' }))
  expect(bar()).toBeNull()
  expect(screen.getByText('Continue')).toBeTruthy()
})

describe('Advanced', () => {
  it('says that ordering a package releases a reserved slot, with this mentor too', () => {
    showBooking({ search: '?package=advanced', viewer: { ...mentee, liveHold: holdOf(at('10:30')) } })
    expect(screen.getByText(/If you order a package, that slot is released\./)).toBeTruthy()
  })

  it('asks for a start date, and works the end out', async () => {
    const page = showBooking({ search: '?package=advanced' })
    await user.click(stepButton('Continue to Details'))
    expect(screen.getByText('Please select a start date')).toBeTruthy()
    expect(currentToast()).toMatchObject({
      title: 'Dates Required',
      description: 'Please select start and end dates for your Advanced Package.',
    })
    await user.click(screen.getByRole('button', { name: 'Tuesday 1 December' }))
    expect(screen.getByText('End date').nextElementSibling?.textContent).toBe('Thu, Dec 31, 2026')
    expect(screen.getByText('Last day').nextElementSibling?.textContent).toBe('Wed, Dec 30, 2026')
    expect(screen.getAllByText(/You can chat until 11:59 pm IST on Wed 30 Dec\./)).toBeTruthy()
    expect(page.address()).toBe('/booking/12?package=advanced&start=2026-12-01')
    expect(page.asked('SlotHoldMutation')).toBe(0)
  })

  describe('while one with this mentor runs', () => {
    const withPlans = (...ends: string[]) => {
      const edges = ends.map((endDate) => ({
        node: {
          id: endDate,
          status: 'ACTIVE',
          startDate: addDays(endDate, -30),
          endDate,
          callsRemaining: 2,
          mentor: { databaseId: 12 },
          viewerCanBookCall: { allowed: true, reason: '' },
        },
      }))
      showBooking({ search: '?package=advanced', viewer: { ...mentee, plans: { edges } } })
    }
    // No step to go on with either: the sessions that are paid for are the way on.
    const expectNoCalendar = () => {
      expect(screen.queryByRole('button', { name: /December|Continue/ })).toBeNull()
      expect(screen.getByRole('button', { name: 'Book an included session (2 left)' })).toBeTruthy()
    }
    const isClosed = (day: string) =>
      screen.getByRole('button', { name: new RegExp(`^${day}`) }).getAttribute('aria-disabled') === 'true'

    it('starts on the day on which that ends or later, and says so', async () => {
      withPlans('2026-12-10')
      expect(await screen.findByText('Your Advanced package runs until Wed 9 Dec.')).toBeTruthy()
      expect(screen.getByText(/The next one can start from Thu 10 Dec\./)).toBeTruthy()
      expect([isClosed('Wednesday 9 December'), isClosed('Thursday 10 December')]).toEqual([true, false])
      await user.click(screen.getByRole('button', { name: 'Thursday 10 December' }))
      expect(screen.getByText('End date').nextElementSibling?.textContent).toBe('Sat, Jan 9, 2027')
    })

    it('says from when on it can be bought when that ends later than the calendar', async () => {
      withPlans('2027-01-09')
      expect(await screen.findByText('You can book the next one from Thu 10 Dec.')).toBeTruthy()
      expectNoCalendar()
    })

    it('is not sold a third time', async () => {
      withPlans('2026-12-10', '2027-01-09')
      expect(await screen.findByText('Your next Advanced package is already paid for.')).toBeTruthy()
      expect(
        screen.getByText(
          'Your Advanced package runs until Wed 9 Dec. The next one starts on Thu 10 Dec and runs until Fri 8 Jan. You can book another one once the first has ended.',
        ),
      ).toBeTruthy()
      expectNoCalendar()
    })
  })

  it('keeps text and choice on the way to Starter', () => {
    showBooking({ search: '?package=advanced&start=2026-12-01' })
    expect(screen.getByRole('link', { name: 'See Starter (₹799 a session)' }).getAttribute('href')).toBe(
      '/booking/12?start=2026-12-01',
    )
  })
})
