import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOrderMutation } from '../../../__generated__/PaymentOrderMutation.graphql.ts'
import type { SlotHoldMutation } from '../../../__generated__/SlotHoldMutation.graphql.ts'
import type { paymentOutcomeMutation } from '../../../__generated__/paymentOutcomeMutation.graphql.ts'
import { CheckoutUnavailableError, openCheckout } from '../../../lib/checkout.ts'
import { RequestError } from '../../../lib/errors.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import {
  AGENDA,
  answerOrder,
  at,
  holdOf,
  loadSteps,
  mentee,
  openedWindow,
  PAID,
  showBooking,
  stepButton,
} from '../bookingFixture.testing.tsx'
import { answerMutation, refused, type MutationAnswer } from '../../../testing/answers.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

vi.mock('../../../lib/checkout.ts', async (original) => ({
  ...(await original()),
  loadCheckout: async () => {},
  openCheckout: vi.fn(async () => {}),
}))

const open = vi.mocked(openCheckout)
const user = userEvent.setup()
const ORDER = 'PaymentOrderMutation'
const VERIFY = 'paymentOutcomeMutation'
const held = { ...mentee, liveHold: holdOf(at('10:30'), { agenda: AGENDA }) }

type Shown = ReturnType<typeof showBooking>
const answerRefused = ({ environment }: Shown, createBookingOrder: ReturnType<typeof refused>) =>
  answerMutation<PaymentOrderMutation>(environment, { createBookingOrder })
const answerVerification = (
  { environment }: Shown,
  verifyBookingPayment: MutationAnswer<paymentOutcomeMutation>['verifyBookingPayment'],
) => answerMutation<paymentOutcomeMutation>(environment, { verifyBookingPayment })
const answerVerified = (page: Shown, message: string) =>
  answerVerification(page, {
    __typename: 'VerifyBookingPaymentPayload',
    message,
    booking: { id: 'hold', databaseId: 7, status: 'CONFIRMED' },
    viewer: { id: 'vikram', unreadNotifications: 1, liveHold: null, bookings: { edges: [] } },
  })

beforeAll(loadSteps)
beforeEach(() => {
  sessionStorage.clear()
  open.mockClear()
  open.mockImplementation(async () => {})
})
afterEach(() => {
  vi.useRealTimers()
  dismissToast(currentToast()?.id ?? 0)
})

const showPay = () => showBooking({ search: '?step=pay', viewer: held })

/** The page with its payment window open. */
async function showWindow() {
  const page = showPay()
  await user.click(stepButton('Pay ₹799'))
  await answerOrder(page, at('10:30'))
  return { page, checkout: await openedWindow(open) }
}

describe('the pay step', () => {
  it('says that a session costs extra while the package includes one', () => {
    const plan = {
      id: 'p',
      status: 'ACTIVE',
      startDate: '2026-11-10',
      endDate: '2026-12-10',
      callsRemaining: 2,
      mentor: { databaseId: 12, name: 'Ananya Iyer' },
      viewerCanBookCall: { allowed: true, reason: '' },
    }
    showBooking({ search: '?step=pay', viewer: { ...held, plans: { edges: [{ node: plan }] } } })
    expect(screen.getByText(/^If you pay for this session, it costs extra/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Book an included session/ })).toBeTruthy()
  })

  it.each([
    ['?slot=2026-11-28+09:45&step=pay', 'If you go on to pay for another time, we release it.'],
    ['?package=advanced&start=2026-11-25&step=pay', 'If you order a package, that slot is released.'],
  ])('says after a log-in what paying releases: %s', async (search, sentence) => {
    sessionStorage.setItem('booking-draft-12', AGENDA)
    const elsewhere = holdOf(at('10:30'), { mentorName: 'Meera Shah', mentor: { id: 'meera', databaseId: 13 } })
    const { environment, asked } = showBooking({ search, viewer: { ...mentee, liveHold: elsewhere } })
    if (asked('SlotHoldMutation') > 0)
      await answerMutation<SlotHoldMutation>(environment, { holdSlot: refused('OtherTimeReservedError', sentence) })
    expect(stepButton(/^Pay ₹/)).toBeTruthy()
    expect(
      screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent.includes(sentence)),
    ).toBeTruthy()
  })

  it('says who pays what until when, and that it is a test', () => {
    showPay()
    expect(screen.getByText('Paid by').nextElementSibling?.textContent).toBe('Vikram Patil')
    expect(screen.getByText('Receipt to').nextElementSibling?.textContent).toBe('vikram@example.in')
    expect(screen.getByText('TEST MODE.')).toBeTruthy()
    expect(screen.getByText(/^Full refund if you cancel by/).textContent).toBe(
      timesWhole('Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.'),
    )
  })

  it('orders at the price shown, and opens the payment window on that order', async () => {
    const { page, checkout } = await showWindow()
    expect(checkout).toMatchObject({
      orderId: 'order_1',
      amount: 79_900,
      name: 'Plumbline',
      themeColor: '#E11D2E',
      prefill: { name: 'Vikram Patil', email: 'vikram@example.in' },
    })
    expect(page.asked(ORDER)).toBe(0)
    expect(stepButton('Pay ₹799').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Complete the payment in the open window.')).toBeTruthy()
  })

  it('asks for one order, however often it is pressed', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    fireEvent.submit(stepButton('Pay ₹799').closest('form')!)
    expect(page.asked(ORDER)).toBe(1)
    expect(page.inputOf(ORDER)).toEqual({
      mentorId: 12,
      packageType: 'STARTER',
      startsAt: at('10:30'),
      agenda: AGENDA,
      amount: 79_900,
    })
  })

  it('goes back to the times, text kept, when the slot is gone', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    const gone = refused('SlotTakenError', 'This time slot is no longer available')
    await answerRefused(page, gone)
    expect(currentToast()).toMatchObject({ title: 'Order Creation Failed', description: gone.message })
    expect(screen.getByRole('heading', { name: 'Next 30 days' })).toBeTruthy()
    expect(page.asked('useFreshSlotsRefetchQuery')).toBe(1)
    expect(page.asked('SlotHoldMutation')).toBe(0)
  })

  it('says that nothing happened when the provider is away, and can be pressed again', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    const away = refused('PaymentProviderUnavailableError', 'Payment provider unavailable. Please try again.')
    await answerRefused(page, away)
    expect(screen.getByRole('alert').textContent).toBe(`The payment has not started. ${away.message}`)
    expect(screen.queryByText(/Your slot is reserved/)).toBeNull()
    expect(page.asked('SlotHoldMutation')).toBe(0)
    await user.click(stepButton('Pay ₹799'))
    expect(page.asked(ORDER)).toBe(1)
  })

  it("shows the server's word on the agenda until the text is another", async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    const issues = [{ path: 'input.agenda', message: 'Agenda is not allowed' }]
    await answerRefused(page, refused('ValidationError', 'Invalid', { issues }))
    expect(await screen.findByText('Agenda is not allowed')).toBeTruthy()
    await user.type(screen.getByLabelText('Session agenda'), '!')
    expect(screen.queryByText('Agenda is not allowed')).toBeNull()
    await user.click(stepButton('Continue to Pay'))
    await user.click(await screen.findByRole('button', { name: 'Change details' }))
    expect(screen.queryByText('Agenda is not allowed')).toBeNull()
  })

  it('warns where there is no refund', () => {
    const soon = at('10:30', '2026-11-23')
    showBooking({ search: '?step=pay', viewer: { ...mentee, liveHold: holdOf(soon, { agenda: AGENDA }) } })
    for (const told of screen.getAllByText(/^No refund: .*starts within 48 hours/))
      expect(told.getAttribute('data-refund')).toBe('none')
    expect(screen.getAllByText(/^No refund: .*starts within 48 hours/).length).toBe(2)
  })

  it('leads to signing in, and back to this step, when the session has ended', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    await answerRefused(page, refused('NotSignedInError', 'Please log in'))
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/auth'))
    expect(page.router.state.location.search).toContain('step%3Dpay')
  })
})

describe('the payment window', () => {
  it('closed without paying: told, the slot still held, and a retry', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onDismiss())
    expect(currentToast()).toMatchObject({
      title: 'Payment Cancelled',
      description: 'You can retry the payment anytime.',
    })
    expect(screen.getByText(/Your slot is reserved for/).textContent).toContain('15:00')
    await user.click(stepButton('Retry: Pay ₹799'))
    expect(page.inputOf(ORDER)).toMatchObject({ startsAt: at('10:30') })
    expect(currentToast()).toBeNull()
  })

  it("failed: the provider's words in place, also after it was closed", async () => {
    const { checkout } = await showWindow()
    act(() => checkout.onFailed({ code: 'BAD_REQUEST_ERROR', description: 'Your bank declined the card.' }))
    expect(screen.getByRole('alert').textContent).toContain('Your bank declined the card.')
    act(() => checkout.onDismiss())
    expect(screen.getByRole('alert').textContent).toContain('Your bank declined the card.')
    expect(stepButton('Retry: Pay ₹799')).toBeTruthy()
  })

  it('does not open over another page when the order comes after the person has left', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    await act(() => page.router.navigate('/elsewhere'))
    await answerOrder(page, at('10:30'))
    expect(open).not.toHaveBeenCalled()
  })

  it('is closed when the person leaves the page under it', async () => {
    const { page, checkout } = await showWindow()
    expect(checkout.signal?.aborted).toBe(false)
    await act(() => page.router.navigate('/elsewhere'))
    expect(checkout.signal?.aborted).toBe(true)
  })

  it('shows nothing of an earlier failure once it was closed', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    const away = refused('PaymentProviderUnavailableError', 'Payment provider unavailable. Please try again.')
    await answerRefused(page, away)
    await user.click(stepButton('Pay ₹799'))
    await answerOrder(page, at('10:30'))
    const checkout = await openedWindow(open)
    act(() => checkout.onDismiss())
    expect(screen.queryByText(away.message)).toBeNull()
    expect(screen.getByText(/please do not pay again: your booking shows here within a minute/)).toBeTruthy()
    // It may have been paid in: the news can take half a minute.
    expect(screen.queryByText(/Nothing was charged|before paying/)).toBeNull()
  })

  it('that cannot be loaded: said, with a retry', async () => {
    open.mockRejectedValueOnce(new CheckoutUnavailableError())
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    await answerOrder(page, at('10:30'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The payment has not started. The payment window could not be loaded.',
    )
    expect(stepButton('Retry: Pay ₹799')).toBeTruthy()
  })
})

describe('after paying', () => {
  it('is confirmed, with the focus on the confirmation, and the text is done with', async () => {
    sessionStorage.setItem('booking-draft-12', AGENDA)
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    expect(page.inputOf(VERIFY)).toEqual({ orderId: 'order_1', paymentId: 'pay_1', signature: 'sig' })
    await answerVerified(page, 'Payment verified and booking confirmed')
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=7'))
    act(() =>
      page.answerAddress({
        ...held.liveHold,
        status: 'CONFIRMED',
        endsAt: at('11:15'),
        confirmedAt: at('12:00', '2026-11-21'),
        review: null,
      }),
    )
    const heading = screen.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })
    expect(document.activeElement).toBe(heading)
    // The page itself says it; a toast would cover the way to the calendar.
    expect(currentToast()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('stays calm for a moment: only what takes long is a worry', async () => {
    const { checkout } = await showWindow()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
    act(() => checkout.onPaid(PAID))
    act(() => vi.advanceTimersByTime(3_999))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming your payment…')
    expect(screen.queryByText(/do not pay again/)).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We are checking your payment')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText(/do not pay again/)).toBeTruthy()
  })

  it('is not confirmed by any other message', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await answerVerified(page, 'ok')
    expect(currentToast()).toMatchObject({
      title: 'Payment Failed',
      description: 'Payment verification failed. Please try again.',
    })
    expect(page.address()).not.toContain('confirmed')
  })

  it.each([
    ['the provider has not answered', null],
    ['the connection is lost', new RequestError('offline', 'Failed to fetch')],
  ])('is being checked while %s: never called failed, no second order, and survives a reload', async (_case, error) => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    if (error) await page.fail(VERIFY, error)
    else await answerVerification(page, refused('PaymentPendingError', 'Payment is being checked'))
    expect(screen.getByRole('heading', { name: 'We are checking your payment' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Pay ₹/ })).toBeNull()
    expect(document.body.textContent).not.toMatch(/failed/i)
    expect(sessionStorage.getItem('booking-paid-12')).toContain('order_1')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(page.asked(VERIFY)).toBe(1)
  })

  it('says no longer that it is being checked once it is confirmed', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await page.fail(VERIFY, new RequestError('offline', 'Failed to fetch'))
    expect(currentToast()).toMatchObject({ title: 'We are checking your payment' })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await answerVerified(page, 'Payment verified and booking confirmed')
    expect(currentToast()).toBeNull()
  })

  it('in a window that was closed: nothing says any longer that the payment was cancelled', async () => {
    const { page, checkout } = await showWindow()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => checkout.onDismiss())
    expect(currentToast()).toMatchObject({ title: 'Payment Cancelled' })
    act(() => vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    const watch = page.environment.mock.findOperation(({ fragment }) => fragment.node.name === 'paymentOutcomeQuery')
    const booking = { id: 'hold', databaseId: 7, status: 'CONFIRMED', refundedAmount: null }
    await act(async () => page.environment.mock.resolve(watch, { data: { bookingByOrder: booking } }))
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=7'))
    expect(currentToast()).toBeNull()
  })

  it('goes on checking after a reload, with the proof that it kept', async () => {
    sessionStorage.setItem(
      'booking-paid-12',
      JSON.stringify({ orderId: 'order_1', paymentId: 'pay_1', signature: 'sig' }),
    )
    const page = showPay()
    expect(screen.getByRole('heading', { name: 'Confirming your payment…' })).toBeTruthy()
    await answerVerified(page, 'Payment verified and booking confirmed')
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=7'))
  })

  it('says that all of it goes back when the slot was lost, and offers other times', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await answerVerification(page, refused('SlotLostError', 'Your payment will be refunded in full'))
    expect(screen.getByRole('heading', { name: 'Your payment will be refunded in full' })).toBeTruthy()
    // It may be the payer’s own already, and what was paid need not be today’s price.
    expect(screen.getByRole('alert').textContent).not.toMatch(/someone else|₹/)
    await user.click(screen.getByRole('button', { name: 'Choose another time' }))
    expect(screen.getByRole('heading', { name: 'Next 30 days' })).toBeTruthy()
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12'))
  })

  it('shows a refused verification, with a retry on the same slot', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await answerVerification(page, refused('PaymentVerificationError', 'Payment verification failed'))
    expect(currentToast()).toMatchObject({ title: 'Payment Failed', description: 'Payment verification failed' })
    expect(stepButton('Retry: Pay ₹799')).toBeTruthy()
  })
})
