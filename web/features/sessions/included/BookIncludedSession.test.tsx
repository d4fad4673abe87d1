import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RequestError } from '../../../lib/errors.ts'
import { currentToast } from '../../../lib/toasts.ts'
import { refused } from '../../../testing/answers.ts'
import { fill } from '../../../testing/fill.ts'
import { withStyles } from '../../../testing/styles.ts'
import { BookIncludedSession, BookIncludedSessionButton } from './BookIncludedSessionButton.tsx'
import { at, plan, press, showDialog, user, words } from '../dialogs/dialogs.testing.tsx'

const BOOK = 'BookIncludedSessionMutation'
const SLOTS = [at('09:00'), at('09:45')]
const AGENDA = 'The next steps of the roadmap'
const usedUp = {
  ...plan,
  callsRemaining: 0,
  callsUsed: 3,
  viewerCanBookCall: { allowed: false, reason: 'All sessions of this package are booked.' },
}
const last = {
  ...plan,
  callsRemaining: 1,
  callsUsed: 2,
  viewerCanBookCall: { allowed: true, reason: '1 session left, at no further charge.' },
}

beforeAll(async () => void (await BookIncludedSession.load()))
beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const show = (differences: object = {}) =>
  showDialog((booking) => booking.plan && <BookIncludedSessionButton planKey={booking.plan} saysWhy />, {
    plan: { ...plan, ...differences },
  })

async function open(differences: object = {}) {
  const page = show(differences)
  await press(/^Book an included session/)
  await screen.findByRole('dialog')
  return page
}

async function choose(page: Awaited<ReturnType<typeof open>>) {
  await page.offers(SLOTS)
  await press('9:00 am')
}

describe('a session that a package includes', () => {
  test('costs nothing, and how many are left is said before and after', async () => {
    const page = await open()
    expect(words()).toContain('45 minutes with Ananya Iyer. Included in your package, nothing to pay. 2 of 3 left.')
    await choose(page)
    expect(words()).toContain('TimeSat 28 Nov, 9:00\u00A0am\u00A0IST')
    expect(words()).toContain('If you cancelYou can get it back until Thu 26 Nov, 9:00 am IST')
    await user.type(screen.getByLabelText('Session agenda'), AGENDA)
    await press('Book session')
    await waitFor(() => expect(page.asked(BOOK)).toBe(1))
    expect(page.inputOf(BOOK)).toEqual({ planId: 3, startsAt: at('09:00'), agenda: AGENDA })
    await page.done(BOOK, 'BookPlanCallPayload', { startsAt: at('09:00') }, { plan: last })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(currentToast()).toMatchObject({
      title: 'Session booked',
      description: 'Sat 28 Nov, 9:00 am IST with Ananya Iyer. 1 session left in your package.',
      action: { label: 'Save .ics file' },
    })
    await press('Book an included session (1 left)')
    expect(words()).toContain('1 of 3 left.')
    expect(screen.queryByDisplayValue(AGENDA)).toBeNull()
  })

  test('begins with what was written for the package: a press on a time and one to book are enough', async () => {
    const page = await open({ agenda: AGENDA })
    await choose(page)
    expect(words()).toContain('It begins with what you wrote for the package.')
    await press('Book session')
    await waitFor(() => expect(page.inputOf(BOOK)).toEqual({ planId: 3, startsAt: at('09:00'), agenda: AGENDA }))
  })

  test('the last one: the button gives way to the reason at once', async () => {
    const page = await open(last)
    await choose(page)
    await fill(user, screen.getByLabelText('Session agenda'), AGENDA)
    await press('Book session')
    await page.done(BOOK, 'BookPlanCallPayload', {}, { plan: usedUp })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('All sessions of this package are booked.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Book an included session/ })).toBeNull()
  })

  test('needs a time and an agenda, which is kept over another time, closing and reloading', async () => {
    const page = await open()
    await page.offers(SLOTS)
    await press('Book session')
    expect(screen.getByRole('alert').textContent).toBe('Please select a time slot')
    expect(page.asked(BOOK)).toBe(0)
    await press('9:00 am')
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Book session')
    expect((await screen.findAllByText(/at least 10 characters/i)).length).toBeGreaterThan(0)
    await fill(user, screen.getByLabelText('Session agenda'), AGENDA)
    await press('9:45 am')
    expect(words()).toContain('TimeSat 28 Nov, 9:45\u00A0am\u00A0IST')
    expect(screen.getByDisplayValue(AGENDA)).toBeTruthy()
    await press('Close')
    await press('Book an included session (2 left)')
    await choose(page)
    expect(await screen.findByDisplayValue(AGENDA)).toBeTruthy()
  })

  test('on a phone the first day with a time is open at once, and the way to the others leads back', async () => {
    withStyles()
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
    const width = innerWidth
    happyDOM.setViewport({ width: 360 })
    onTestFinished(() => happyDOM.setViewport({ width }))
    const page = await open()
    await page.offers(SLOTS)
    expect(screen.getByRole('button', { name: '9:00 am' })).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
    await press('All dates')
    expect(screen.queryByRole('button', { name: '9:00 am' })).toBeNull()
    await press('Saturday 28 November, 2 slots')
    expect(screen.getByRole('button', { name: '9:00 am' })).toBeTruthy()
  })
})

test('where the reason is not asked for, a package without a session to book shows nothing', () => {
  showDialog((booking) => booking.plan && <BookIncludedSessionButton planKey={booking.plan} />, { plan: usedUp })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(usedUp.viewerCanBookCall.reason)).toBeNull()
})

describe('is refused', () => {
  test('when the last one was booked in another tab: says so, and what was written stays', async () => {
    const page = await open(last)
    await choose(page)
    await fill(user, screen.getByLabelText('Session agenda'), AGENDA)
    await press('Book session')
    await page.refuses(BOOK, refused('BookingNotOpenError', 'All sessions of this package are booked.'))
    expect((await screen.findByRole('alert')).textContent).toBe('All sessions of this package are booked.')
    await page.readsPlan(usedUp)
    expect(words()).toContain('All sessions of this package are booked.')
    expect(screen.queryByRole('button', { name: 'Book session' })).toBeNull()
    expect(sessionStorage.getItem('included-session-3')).toContain(AGENDA)
  })

  test('for a time outside its dates: another is to be picked', async () => {
    const page = await open()
    await choose(page)
    await fill(user, screen.getByLabelText('Session agenda'), AGENDA)
    await press('Book session')
    await page.refuses(BOOK, refused('SlotNotOfferedError', 'This time is outside your package’s dates'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This time is outside your package’s dates. Please pick another time.',
    )
    await page.offers(SLOTS)
    expect(screen.getByRole('button', { name: '9:00 am' })).toBeTruthy()
  })

  test('without an answer: nothing is promised, nothing is lost', async () => {
    const page = await open()
    await choose(page)
    await fill(user, screen.getByLabelText('Session agenda'), AGENDA)
    await press('Book session')
    await page.fails(BOOK, new RequestError('offline', 'Failed to fetch'))
    expect((await screen.findByRole('alert')).textContent).toContain('We don’t know whether the session was booked.')
    expect(screen.getByDisplayValue(AGENDA)).toBeTruthy()
  })

  test('without an open time inside the dates: says which dates', async () => {
    const page = await open({ endDate: '2026-11-29' })
    await page.offers([at('09:00', '2026-12-05')])
    expect(words()).toContain('no open time within your package’s dates, Fri 20 Nov to Sat 28 Nov')
    expect(screen.getByRole('link', { name: 'Ask in the chat' }).getAttribute('href')).toBe('/mentor/12?chat=open')
    expect(screen.queryByRole('button', { name: 'Book session' })).toBeNull()
    const [close] = screen.getAllByRole('button', { name: 'Close' })
    await user.click(close!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('a mentor sees no button', () => {
  show({ viewerCanBookCall: null })
  expect(screen.queryByRole('button')).toBeNull()
})
