import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestError } from '../../../lib/errors.ts'
import { currentToast } from '../../../lib/toasts.ts'
import { refused } from '../../../testing/answers.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { at, isClosed, plan, press, pressTwice, showDialog, words } from './dialogs.testing.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

const MOVE = 'MoveDialogMutation'
const SLOTS = [at('09:00'), at('09:45'), at('09:00', '2026-12-05')]
const later = { allowed: false, reason: 'A session can be moved up to 48 hours before it starts.' }

afterEach(() => void vi.useRealTimers())

const show = (differences: object = {}) =>
  showDialog((booking, close) => <MoveDialog bookingKey={booking} onClose={close} />, differences)

/** The slots are there, and one of them is chosen. */
async function choose(page: ReturnType<typeof show>, time = '9:00 am') {
  await page.offers(SLOTS)
  await press(time)
  await press('Continue')
}

describe('moving a session', () => {
  test('shows the open slots, then the old and the new time, at the same price', async () => {
    const page = show()
    expect(words()).toContain(timesWhole('now on Sat 28 Nov, 10:30 am IST. Same price, nothing to pay.'))
    await choose(page)
    expect(
      screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'Now: Sat 28 Nov, 10:30 am IST',
      'New time: Sat 28 Nov, 9:00 am IST',
      'Price: Same price, nothing to pay',
      timesWhole('If you cancel the moved session: Refundable until Thu 26 Nov, 9:00 am IST'),
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Is this right?'))
  })

  test('moves once for two presses; the new time is said, with a calendar file', async () => {
    const page = show()
    await choose(page)
    pressTwice('Move session')
    expect(page.asked(MOVE)).toBe(1)
    expect(page.inputOf(MOVE)).toEqual({ bookingId: 7, startsAt: at('09:00') })
    // It is close now: that it can't be moved again is no refusal of this move.
    await page.done(MOVE, 'MoveBookingPayload', { startsAt: at('09:00'), calendarSequence: 2, viewerCanMove: later })
    await isClosed()
    expect(currentToast()).toMatchObject({
      title: 'Session moved',
      description: 'It is now on Sat 28 Nov, 9:00 am IST. We’ve emailed Ananya Iyer.',
      action: { label: 'Save .ics file' },
    })
  })

  test('asks for a slot before it goes on', async () => {
    const page = show()
    await page.offers(SLOTS)
    await press('Continue')
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a time slot')
  })

  test('a slot that was taken meanwhile: says so, keeps the day, and shows the others as they are now', async () => {
    const page = show()
    await page.offers(SLOTS)
    await press(/day 5 December/)
    await press('9:00 am')
    await press('Continue')
    await press('Move session')
    await page.refuses(MOVE, refused('SlotTakenError', 'This time slot is no longer available'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This time slot is no longer available. Please pick another time.',
    )
    await page.offers([at('09:45', '2026-12-05')])
    screen.getByRole('heading', { name: 'Saturday 5 December' })
    expect(screen.getByRole('button', { name: '9:00 am, taken' })).toBeTruthy()
    await press('9:45 am')
    await press('Continue')
    expect(words()).toContain('New timeSat 5 Dec, 9:45 am IST')
  })

  test('the choice stays when the person goes back to the times', async () => {
    const page = show()
    await choose(page, '9:45 am')
    await press('Back to times')
    expect(screen.getByRole('button', { name: '9:45 am' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('the sixth move of a day is refused in words, with the wait in hours', async () => {
    const page = show()
    await choose(page)
    await press('Move session')
    await page.refuses(
      MOVE,
      refused('RateLimitedError', 'Too many attempts. Please try again later.', { retryAfter: 70_000 }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A session can be moved five times a day. Too many attempts. Please try again in 20 hours.',
    )
  })

  test('without an answer says that it is not known, and keeps what was chosen', async () => {
    const page = show()
    await choose(page)
    await press('Move session')
    await page.fails(MOVE, new RequestError('offline', 'Failed to fetch'))
    expect((await screen.findByRole('alert')).textContent).toContain('We don’t know whether the session was moved.')
    expect(words()).toContain('New timeSat 28 Nov, 9:00 am IST')
  })
})

describe('is not offered', () => {
  test('when it is too late: the reason stands instead of the slots', async () => {
    const page = show({ viewerCanMove: later })
    await page.offers(SLOTS)
    expect(words()).toContain(later.reason)
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  test('when the mentor cancels while it is open', async () => {
    const page = show()
    await choose(page)
    await page.reads({ status: 'CANCELLED', viewerCanMove: { allowed: false, reason: 'This booking is cancelled.' } })
    expect(words()).toContain('This booking is cancelled.')
    expect(screen.queryByRole('button', { name: 'Move session' })).toBeNull()
  })

  test('by a mentor who is Busy, or who has no other time', async () => {
    const page = show()
    await page.offers([], false)
    expect(words()).toContain('Ananya Iyer is not taking bookings right now. Your session stays on Sat 28 Nov')
  })

  test('while the slots can’t be read, which can be tried again', async () => {
    const page = show()
    await page.fails('useOpenSlotsQuery', new RequestError('offline', 'Failed to fetch'))
    await press('Try again')
    await page.offers(SLOTS)
    expect(screen.getByRole('button', { name: '9:00 am' })).toBeTruthy()
  })
})

test('an included session moves within its package only, and says what cancelling means', async () => {
  const page = show({ sessionType: 'plan_call', plan: { ...plan, endDate: '2026-12-05' } })
  await page.offers(SLOTS)
  expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('4 December')
  await press('9:00 am')
  await press('Continue')
  expect(words()).toContain('Included in your package, nothing to pay')
  expect(words()).toContain('You can get it back until Thu 26 Nov')
})
