import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestError } from '../../../lib/errors.ts'
import { currentToast } from '../../../lib/toasts.ts'
import { refused } from '../../../testing/answers.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { at, isClosed, NOW, plan, press, pressTwice, showDialog, words } from './dialogs.testing.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

const CANCEL = 'useCancellingMutation'
const UNTIL = at('10:30', '2026-11-26')
const none = {
  allowed: true,
  reason: 'The time for a full refund ended on Thu 26 Nov, 10:30 am IST.',
  refund: 0,
  refundUntil: null,
  returnsCall: false,
  money: null,
}
const mentor = {
  viewerSide: 'MENTOR',
  viewerCanCancel: {
    allowed: true,
    reason: 'The mentee gets ₹1,499 back.',
    refund: 149_900,
    refundUntil: null,
    returnsCall: false,
    money: 'The payment is refunded, so you earn nothing from it.',
  },
}
const ON_ITS_WAY = 'A refund of ₹1,499 has been on its way since 21 Nov 2026.'
const included = { sessionType: 'plan_call', packageType: 'ADVANCED', amount: 0 }

afterEach(() => void vi.useRealTimers())

const show = (differences: object = {}, now = NOW) =>
  showDialog((booking, close) => <CancelDialog bookingKey={booking} onClose={close} />, differences, now)

describe('before anything is decided', () => {
  test('a mentee reads to the rupee what goes back, until when, how long it takes, and who hears of it', () => {
    show()
    expect(words()).toContain(timesWhole('With Ananya Iyer, Sat 28 Nov, 10:30 am IST'))
    expect(words()).toContain(
      'You get ₹1,499 back if you cancel by Thu 26 Nov, 10:30\u00A0am\u00A0IST; after that there is no refund.',
    )
    expect(words()).toContain('to the account you paid from, usually within 5 to 7 working days.')
    expect(words()).toContain('The slot is released at once.')
    expect(words()).toContain('We’ll email you and Ananya Iyer.')
    screen.getByRole('button', { name: 'Cancel and get ₹1,499 back' })
    screen.getByRole('button', { name: 'Keep session' })
  })

  test('after the last instant it says that nothing goes back, and why', () => {
    show({ viewerCanCancel: none })
    expect(words()).toContain('Nothing is refunded. The time for a full refund ended on Thu 26 Nov, 10:30 am IST.')
    expect(words()).not.toContain('5 to 7 working days')
    screen.getByRole('button', { name: 'Cancel without a refund' })
  })

  test('a mentor reads that the mentee gets all of it, or what is left of it', () => {
    show(mentor)
    expect(words()).toContain('Vikram Patil gets ₹1,499 back in full.')
    expect(words()).toContain('so you earn nothing from it')
    screen.getByRole('button', { name: 'Cancel and refund ₹1,499' })
  })

  test('of a payment that went back in part, no mentor reads that it goes back in full', () => {
    show({ ...mentor, amount: 200_000 })
    expect(words()).toContain('Vikram Patil gets ₹1,499 back, the rest of the payment.')
  })

  test('an included session comes back to its package, or counts as used', () => {
    const reason = 'You get this session back if you cancel by Thu 26 Nov, 10:30 am IST. After that it counts as used.'
    show({ ...included, viewerCanCancel: { ...none, reason, refundUntil: UNTIL, returnsCall: true } })
    expect(words()).toContain(reason)
    expect(words()).not.toContain('Nothing is refunded')
    screen.getByRole('button', { name: 'Cancel and get it back' })
  })

  test('an included session of a package whose payment has gone back is said to be of no use', async () => {
    const money = 'The payment for its package was returned, so no session can be booked with it.'
    const right = { ...none, refundUntil: UNTIL, returnsCall: true, money }
    const page = show({ ...included, viewerSide: 'MENTOR', viewerCanCancel: { ...right, reason: '' } })
    expect(words()).toContain(`Vikram Patil gets this session back. ${money}`)
    await press('Cancel and give it back')
    await page.done(CANCEL, 'CancelBookingPayload', { status: 'CANCELLED', moneyLines: [] })
    expect(currentToast()?.description).toContain(`Vikram Patil gets the session back. ${money}`)
  })

  test('an included session that is late says on the button that it counts as used', () => {
    const reason = 'If you cancel now, this session counts as used.'
    show({ ...included, viewerCanCancel: { ...none, reason } })
    expect(words()).toContain(reason)
    screen.getByRole('button', { name: 'Cancel; it counts as used' })
  })

  test('a package ends with its chat and sessions; after a day its refund is support’s matter', () => {
    const right = {
      allowed: true,
      reason: '',
      refund: 449_900,
      refundUntil: at('12:00', '2026-11-22'),
      returnsCall: false,
      money: null,
    }
    const month = { startDate: '2026-11-20', endDate: '2026-12-20' }
    show({ startsAt: null, endsAt: null, ...month, packageType: 'ADVANCED', amount: 449_900, viewerCanCancel: right })
    expect(words()).toContain('Advanced package with Ananya Iyer, Fri 20 Nov to Sat 19 Dec')
    expect(words()).toContain(
      'You get ₹4,499 back if you cancel by Sun 22 Nov, 12:00\u00A0pm\u00A0IST; after that, write to support',
    )
    expect(words()).toContain('Chat and sessions end at once, and upcoming sessions are cancelled too.')
    screen.getByRole('button', { name: 'Keep package' })
  })

  test('a package beside another one leaves the chat to that, and says so', () => {
    const right = { ...none, reason: '' }
    const month = { startDate: '2026-12-20', endDate: '2027-01-19', plan: { ...plan, chatGoesOn: true } }
    show({ startsAt: null, endsAt: null, ...month, packageType: 'ADVANCED', viewerCanCancel: right })
    expect(words()).toContain('Sun 20 Dec to Mon 18 Jan')
    expect(words()).toContain('Its sessions end at once, and upcoming ones are cancelled too.')
    expect(words()).toContain('The other package keeps the chat open.')
    expect(words()).not.toContain('Chat and sessions end at once, and upcoming sessions are cancelled too.')
  })

  test('a package that can’t be cancelled here any more says why, with the address of support', async () => {
    const reason = 'The time for a full refund ended on Fri 20 Nov. Write to support about a later refund.'
    const page = show({
      startsAt: null,
      endsAt: null,
      viewerCanCancel: { ...none, allowed: false, refund: null, reason },
    })
    expect(words()).toContain(reason)
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
    await page.answer('CancelDialogQuery', { Site: () => ({ supportEmail: 'help@plumbline.example' }) })
    expect((await screen.findByRole('link', { name: 'help@plumbline.example' })).getAttribute('href')).toBe(
      'mailto:help@plumbline.example',
    )
  })
})

describe('cancelling', () => {
  test('sends what was shown, once for two presses, and says what happens with the money', async () => {
    const page = show()
    pressTwice('Cancel and get ₹1,499 back')
    expect(page.asked(CANCEL)).toBe(1)
    expect(page.inputOf(CANCEL)).toEqual({ bookingId: 7, refund: 149_900, returnsCall: false })
    await page.done(CANCEL, 'CancelBookingPayload', {
      status: 'CANCELLED',
      cancelledBy: 'MENTEE',
      moneyLines: [ON_ITS_WAY],
      viewerCanCancel: { ...none, allowed: false, refund: null, reason: 'This booking is cancelled.' },
    })
    await isClosed()
    expect(currentToast()).toMatchObject({
      title: 'Session cancelled',
      description: `${ON_ITS_WAY} We’ve emailed Ananya Iyer.`,
    })
  })

  test('while the bank of the mentee has the payment, says so and not that there is no refund', async () => {
    const money = 'Your bank has the money while it looks into your payment.'
    const page = show({ viewerCanCancel: { ...none, reason: 'Nothing of this payment is left to refund.', money } })
    expect(words()).toContain(`We can’t refund anything now. ${money}`)
    expect(words()).not.toMatch(/Nothing is refunded|is left to refund/)
    await press('Cancel session')
    const moneyLines = ['Your bank took back ₹500.', 'Your bank is holding ₹999.']
    await page.done(CANCEL, 'CancelBookingPayload', { status: 'CANCELLED', moneyLines })
    expect(currentToast()?.description).toMatch(/^Your bank took back ₹500\. Your bank is holding ₹999\./)
  })

  test('while a dispute is open, says that the refund waits for its end', async () => {
    const money = 'The refund waits until your bank has decided.'
    show({ viewerCanCancel: { ...none, refund: 149_900, money } })
    expect(words()).toContain(money)
    expect(words()).not.toContain('working days')
  })

  test('for another refund than was shown cancels nothing, shows the new figure and asks again', async () => {
    const page = show()
    await page.reads()
    await press('Cancel and get ₹1,499 back')
    const message = 'The refund has changed. If you cancel now, we refund nothing.'
    await page.refuses(CANCEL, refused('RefundChangedError', message, { refund: 0 }))
    expect((await screen.findByRole('alert')).textContent).toBe(`${message} Nothing was cancelled.`)
    // The figure is the server's at once, also before the rule behind it is read.
    screen.getByRole('button', { name: 'Cancel without a refund' })
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true))
    await page.reads({ viewerCanCancel: none })
    expect(words()).toContain('Nothing is refunded. The time for a full refund ended')
    await press('Cancel without a refund')
    expect(page.inputOf(CANCEL)).toMatchObject({ refund: 0 })
  })

  test('while the other side cancels: says who did, and what comes back', async () => {
    const page = show()
    await page.reads()
    await press('Cancel and get ₹1,499 back')
    await page.refuses(CANCEL, refused('BookingNotOpenError', 'This booking is cancelled.'))
    await page.reads({
      status: 'CANCELLED',
      cancelledBy: 'MENTOR',
      moneyLines: [ON_ITS_WAY],
      viewerCanCancel: { ...none, allowed: false, refund: null, reason: 'This booking is cancelled.' },
    })
    screen.getByRole('dialog', { name: 'This session is cancelled' })
    expect(words()).toContain(`Ananya Iyer cancelled it. ${ON_ITS_WAY}`)
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
    expect(currentToast()).toBeNull()
  })

  test('without an answer promises nothing, and can be tried again', async () => {
    const page = show()
    await page.reads()
    await press('Cancel and get ₹1,499 back')
    await page.fails(CANCEL, new RequestError('offline', 'Failed to fetch'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We don’t know whether the session was cancelled. It is safe to try again.',
    )
    await press('Cancel and get ₹1,499 back')
    expect(page.asked(CANCEL)).toBe(1)
  })
})

describe('while it is open', () => {
  test('what was read long ago is read again, and a change is said', async () => {
    const page = show()
    await page.reads({ viewerCanCancel: none })
    expect(screen.getByRole('alert').textContent).toContain('The refund has changed. Nothing was cancelled.')
    screen.getByRole('button', { name: 'Cancel without a refund' })
  })

  test('the last instant passes: nothing can be cancelled for the old figure, and the new one is read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const page = show({}, new Date(Date.parse(UNTIL) - 60_000))
    await page.reads()
    expect(page.asked('freshSessionQuery')).toBe(0)
    vi.setSystemTime(Date.parse(UNTIL) + 1_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect((await screen.findByRole('alert')).textContent).toContain('has just passed')
    expect(screen.getByRole('button', { name: /^Cancel and get/ }).getAttribute('aria-busy')).toBe('true')
    pressTwice(/^Cancel and get/)
    expect(page.asked(CANCEL)).toBe(0)
    await page.reads({ viewerCanCancel: none })
    expect(screen.getByRole('alert').textContent).toContain('The refund has changed.')
    expect(screen.getByRole('button', { name: 'Cancel without a refund' }).getAttribute('aria-busy')).toBeNull()
  })
})
