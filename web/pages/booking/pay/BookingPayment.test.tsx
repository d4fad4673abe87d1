import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckoutUnavailableError, openCheckout } from '../../lib/checkout.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import {
  AGENDA,
  at,
  holdOf,
  mentee,
  openedWindow,
  orderAnswer,
  PAID,
  showBooking,
  stepButton,
} from './bookingFixture.testing.tsx'
import { refused } from '../../testing/answers.ts'

vi.mock('../../lib/checkout.ts', async (original) => ({
  ...(await original()),
  loadCheckout: async () => {},
  openCheckout: vi.fn(async () => ({ close: () => {} })),
}))

const open = vi.mocked(openCheckout)
const user = userEvent.setup()
const ORDER = 'useCreateBookingOrderMutation'
const VERIFY = 'useVerifyBookingPaymentMutation'
const held = { ...mentee, liveHold: holdOf(at('10:30'), { agenda: AGENDA }) }
const verified = (message: string) => ({
  verifyBookingPayment: {
    __typename: 'VerifyBookingPaymentPayload',
    message,
    booking: { id: 'hold', databaseId: 7, status: 'CONFIRMED' },
    viewer: { id: 'vikram', unreadNotifications: 1, liveHold: null },
  },
})

beforeEach(() => {
  sessionStorage.clear()
  open.mockClear()
  open.mockImplementation(async () => ({ close: () => {} }))
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
  await page.answer(ORDER, orderAnswer(at('10:30')))
  return { page, checkout: await openedWindow(open) }
}

describe('the pay step', () => {
  it('says who pays what until when, and that it is a test', () => {
    showPay()
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Vikram Patil')
    expect(screen.getByLabelText<HTMLInputElement>('Email for the receipt').value).toBe('vikram@example.in')
    expect(screen.getByText('TEST MODE.')).toBeTruthy()
    expect(screen.getByText(/^Full refund if you cancel by/).textContent).toBe(
      'Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.',
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
    expect(screen.getByText('Go on in the payment window.')).toBeTruthy()
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
    await page.answer(ORDER, { createBookingOrder: gone })
    expect(currentToast()).toMatchObject({ title: 'Order Creation Failed', description: gone.message })
    expect(screen.getByRole('heading', { name: 'Next 30 days' })).toBeTruthy()
    expect(page.asked('useSlotDaysRefetchQuery')).toBe(1)
    expect(page.asked('useHoldSlotMutation')).toBe(0)
  })

  it('says that nothing happened when the provider is away, and can be pressed again', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    const away = refused('PaymentProviderUnavailableError', 'Payment provider unavailable. Please try again.')
    await page.answer(ORDER, { createBookingOrder: away })
    expect(screen.getByRole('alert').textContent).toContain(away.message)
    expect(screen.queryByText(/Your slot is held/)).toBeNull()
    expect(page.asked('useHoldSlotMutation')).toBe(0)
    await user.click(stepButton('Pay ₹799'))
    expect(page.asked(ORDER)).toBe(1)
  })

  it('leads to signing in, and back to this step, when the session has ended', async () => {
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    await page.answer(ORDER, { createBookingOrder: refused('NotSignedInError', 'Please sign in') })
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
    expect(screen.getByText(/Your slot is held for/).textContent).toContain('15:00')
    await user.click(stepButton('Retry: Pay ₹799'))
    expect(page.inputOf(ORDER)).toMatchObject({ startsAt: at('10:30') })
  })

  it("failed: the provider's words in place, also after it was closed", async () => {
    const { checkout } = await showWindow()
    act(() => checkout.onFailed({ code: 'BAD_REQUEST_ERROR', description: 'Your bank declined the card.' }))
    expect(screen.getByRole('alert').textContent).toContain('Your bank declined the card.')
    act(() => checkout.onDismiss())
    expect(screen.getByRole('alert').textContent).toContain('Your bank declined the card.')
    expect(stepButton('Retry: Pay ₹799')).toBeTruthy()
  })

  it('that cannot be loaded: said, with a retry', async () => {
    open.mockRejectedValueOnce(new CheckoutUnavailableError())
    const page = showPay()
    await user.click(stepButton('Pay ₹799'))
    await page.answer(ORDER, orderAnswer(at('10:30')))
    expect((await screen.findByRole('alert')).textContent).toContain('The payment window could not be loaded.')
    expect(stepButton('Retry: Pay ₹799')).toBeTruthy()
  })
})

describe('after paying', () => {
  it('is confirmed, told once, and the text is done with', async () => {
    sessionStorage.setItem('booking-draft-12', AGENDA)
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    expect(page.inputOf(VERIFY)).toEqual({ orderId: 'order_1', paymentId: 'pay_1', signature: 'sig' })
    await page.answer(VERIFY, verified('Payment verified and booking confirmed'))
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=7'))
    expect(currentToast()).toMatchObject({
      title: 'Booking Confirmed!',
      description: 'Your session has been successfully booked!',
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('is not confirmed by any other message', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await page.answer(VERIFY, verified('ok'))
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
    else await page.answer(VERIFY, { verifyBookingPayment: refused('PaymentPendingError', 'Payment is being checked') })
    expect(screen.getByRole('heading', { name: 'We are checking your payment' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Pay ₹/ })).toBeNull()
    expect(document.body.textContent).not.toMatch(/failed/i)
    expect(sessionStorage.getItem('booking-paid-12')).toContain('order_1')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(page.asked(VERIFY)).toBe(1)
  })

  it('goes on checking after a reload, with the proof that it kept', async () => {
    sessionStorage.setItem(
      'booking-paid-12',
      JSON.stringify({ orderId: 'order_1', paymentId: 'pay_1', signature: 'sig' }),
    )
    const page = showPay()
    expect(screen.getByRole('heading', { name: 'We are checking your payment' })).toBeTruthy()
    await page.answer(VERIFY, verified('Payment verified and booking confirmed'))
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12?confirmed=7'))
  })

  it('says that all of it goes back when the slot was lost, and offers other times', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await page.answer(VERIFY, {
      verifyBookingPayment: refused('SlotLostError', 'Your payment will be refunded in full'),
    })
    expect(screen.getByRole('heading', { name: 'Your payment will be refunded in full' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose another time' }))
    expect(screen.getByRole('heading', { name: 'Next 30 days' })).toBeTruthy()
    await vi.waitFor(() => expect(page.address()).toBe('/booking/12'))
  })

  it('shows a refused verification, with a retry on the same slot', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await page.answer(VERIFY, {
      verifyBookingPayment: refused('PaymentVerificationError', 'Payment verification failed'),
    })
    expect(currentToast()).toMatchObject({ title: 'Payment Failed', description: 'Payment verification failed' })
    expect(stepButton('Retry: Pay ₹799')).toBeTruthy()
  })
})
