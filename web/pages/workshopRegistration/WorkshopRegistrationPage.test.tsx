import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { workshopPaymentOrderMutation } from '../../__generated__/workshopPaymentOrderMutation.graphql.ts'
import type { LostTicketMutation } from '../../__generated__/LostTicketMutation.graphql.ts'
import type { JoinWaitingListMutation } from '../../__generated__/JoinWaitingListMutation.graphql.ts'
import type { workshopPaymentVerifyMutation } from '../../__generated__/workshopPaymentVerifyMutation.graphql.ts'
import { CheckoutUnavailableError, openCheckout } from '../../lib/checkout.ts'
import { RequestError } from '../../lib/errors.ts'
import { tabStorage } from '../../lib/storage.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { answerMutation, refused, type MutationAnswer } from '../../testing/answers.ts'
import { fill } from '../../testing/fill.ts'
import { withStyles } from '../../testing/styles.ts'
import { openedWindow, PAID, showWorkshop, vikram, WORKSHOP } from './workshopFixture.testing.tsx'
import { Lightbox } from './WorkshopAbout.tsx'
import { WorkshopRegistrationPageSkeleton } from './WorkshopRegistrationPageSkeleton.tsx'
import { RegistrationPanel } from './WorkshopView.tsx'

vi.mock('../../lib/checkout.ts', async (original) => ({
  ...(await original()),
  loadCheckout: async () => {},
  openCheckout: vi.fn(async () => {}),
}))

const open = vi.mocked(openCheckout)
const user = userEvent.setup()
const VERIFY = 'workshopPaymentVerifyMutation'
const ORDER = 'workshopPaymentOrderMutation'

type Shown = ReturnType<typeof showWorkshop>
type Order = MutationAnswer<workshopPaymentOrderMutation>['createWorkshopOrder']
type Verified = MutationAnswer<workshopPaymentVerifyMutation>['verifyWorkshopPayment']

const answerOrder = ({ environment }: Shown, createWorkshopOrder: Order) =>
  answerMutation<workshopPaymentOrderMutation>(environment, { createWorkshopOrder })
const order = (more: object = {}) =>
  ({
    __typename: 'CreateWorkshopOrderPayload',
    outcome: 'PAY',
    keyId: 'key_1',
    currency: 'INR',
    orderId: 'order_1',
    amount: 49_900,
    holdExpiresAt: '2026-12-01T06:45:00.000Z',
    ticketCode: null,
    workshop: WORKSHOP,
    ...more,
  }) as Order
const answerVerify = ({ environment }: Shown, verifyWorkshopPayment: Verified) =>
  answerMutation<workshopPaymentVerifyMutation>(environment, { verifyWorkshopPayment })
const verified = {
  __typename: 'VerifyWorkshopPaymentPayload',
  ticketCode: 'secret-code',
  workshop: WORKSHOP,
} as Verified

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** The bar at the foot of a phone, which is hidden here. */
const bar = () => document.querySelector('[data-part="bar"]')?.textContent
const payButton = () => screen.getByRole('button', { name: 'Pay ₹499 & Register' })

it('says that it loads to who sees and to who listens, once each', () => {
  render(<WorkshopRegistrationPageSkeleton />)
  const [heard, seen, ...others] = screen.getAllByText('Loading workshop details...')
  expect(heard).toBe(screen.getByRole('status'))
  expect(seen?.tagName).toBe('P')
  expect(seen?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(others).toEqual([])
})

async function fillIn({ name = 'Sneha Kulkarni', email = 'sneha@example.in', phone = '+91 98765 43210' } = {}) {
  if (name) await fill(user, field('Full Name'), name)
  if (email) await fill(user, field('Email Address'), email)
  if (phone) await fill(user, field('Phone Number'), phone)
}

/** The window is open on the order. */
async function showWindow(page = showWorkshop()) {
  await fillIn()
  await user.click(payButton())
  await answerOrder(page, order())
  return { page, checkout: await openedWindow(open) }
}

beforeAll(() => Promise.all([Lightbox, RegistrationPanel].map((part) => part.load())))
beforeEach(() => {
  sessionStorage.clear()
  open.mockClear()
  open.mockImplementation(async () => {})
})
afterEach(() => {
  vi.useRealTimers()
  dismissToast(currentToast()?.id ?? 0)
})

describe('the workshop', () => {
  it('says when, how long, for how much, by whom, how many, and until when money goes back', () => {
    showWorkshop()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reading a beam drawing')
    const facts = document.body.textContent
    for (const text of ['Sat, 5 Dec 2026', '4:00 pm IST', '2.5 hours', '₹499', '38 of 50 registered', '12 seats left'])
      expect(facts).toContain(text)
    expect(screen.getAllByText(/Full refund until/)).toHaveLength(2)
    expect(screen.getAllByText('Fri 4 Dec, 4:00 pm IST')).toHaveLength(2)
    expect(screen.getByText('Thu 3 Dec').tagName).toBe('TIME')
    expect(screen.getByRole('link', { name: 'Ananya Iyer' }).getAttribute('href')).toBe('/mentor/3')
  })

  it('shows its picture large; a key closes it and gives the focus back', async () => {
    showWorkshop({ workshop: { image: '/media/beam.jpg' } })
    const opener = screen.getByRole('button', { name: /Picture of the workshop/ })
    await user.click(opener)
    expect(screen.getByRole('img', { name: /Reading a beam drawing/ }).getAttribute('src')).toBe('/media/beam.jpg')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['abc', 'Invalid workshop ID'],
    ['0', 'Invalid workshop ID'],
    ['7', 'Workshop not found'],
  ])('without a workshop %s says “%s”', (id, title) => {
    showWorkshop({ id, workshop: null })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View All Workshops' }).getAttribute('href')).toBe('/workshops')
  })

  it.each([
    [
      'closed',
      { isRegistrationOpen: false, registrationClosesAt: '2026-11-30T18:30:00.000Z' },
      'Registrations Closed',
      /Registration closed at the end of Mon 30 Nov/,
    ],
    [
      'of a mentor who is gone',
      { isRegistrationOpen: false },
      'Registrations Closed',
      /takes no registrations now, because its mentor is not on Plumbline/,
    ],
    [
      'its own, of a mentor who is no longer accepted,',
      { viewerIsOrganiser: true, state: 'APPROVED', isRegistrationOpen: false },
      'Your workshop',
      /Nobody can register here now/,
    ],
    [
      'over',
      { startsAt: '2026-11-30T10:30:00.000Z', date: '2026-11-30' },
      'Registrations Closed',
      /was on Mon, 30 Nov/,
    ],
    ['its own', { viewerIsOrganiser: true, state: 'PENDING' }, 'Your workshop', /not public/],
    [
      'taken',
      { viewerRegistration: { isRegistered: true, ticketCode: 'mine' } },
      'You’re registered',
      /once it is set, the joining link/,
    ],
  ])('that is %s has no form', (_case, workshop, heading, text) => {
    showWorkshop({ workshop })
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.getByRole('region', { name: heading }).textContent).toMatch(text)
    expect(screen.queryByLabelText('Full Name')).toBeNull()
  })

  it('counts no seats left once registration is closed', () => {
    showWorkshop({ workshop: { isRegistrationOpen: false } })
    expect(screen.getByText('38 of 50 registered')).toBeTruthy()
    expect(screen.queryByText('12 seats left')).toBeNull()
  })

  it('leads whoever is registered to the ticket', () => {
    showWorkshop({ workshop: { viewerRegistration: { isRegistered: true, ticketCode: 'mine' } } })
    expect(screen.getByRole('link', { name: 'See your ticket' }).getAttribute('href')).toBe('/workshop-tickets/mine')
  })
})

describe('the form', () => {
  it('names what is missing, in a notice and beside the fields', async () => {
    const page = showWorkshop()
    await user.click(payButton())
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
      }),
    )
    for (const message of ['Name is required', 'Valid email is required', 'Valid phone number is required'])
      expect(screen.getAllByText(message)).toHaveLength(2)
    expect(page.asked(ORDER)).toBe(0)
  })

  it('is filled in for a mentee, and what a visitor typed before logging in stays', async () => {
    showWorkshop()
    await fillIn({ name: '', email: 'sneha@example.in', phone: '9876543210' })
    document.body.replaceChildren()
    showWorkshop({ viewer: vikram })
    await waitFor(() => expect(field('Email Address').value).toBe('sneha@example.in'))
    expect([field('Full Name').value, field('Phone Number').value]).toEqual(['Vikram Patil', '9876543210'])
    expect(screen.queryByText(/Have an account/)).toBeNull()
  })

  it('of an offer keeps to its address, and says until when the seat is reserved', async () => {
    const entry = {
      code: 'offer-1',
      email: 'asha@example.in',
      state: 'OFFERED',
      offerExpiresAt: '2026-12-01T18:00:00.000Z',
    }
    const page = showWorkshop({ offer: entry, workshop: { isFull: true, seatsLeft: 0 } })
    expect(screen.getByText(/A seat is reserved for you until/).textContent).toContain(
      'Tue 1 Dec, 11:30\u00a0pm\u00a0IST',
    )
    expect(screen.getAllByText(/reserved for you/)).toHaveLength(1)
    expect(bar()).toBe('Your seat until Tue 1 Dec, 11:30\u00a0pm\u00a0ISTSat 5 Dec, 4:00 pm ISTPay ₹499')
    expect(screen.queryByText(/Sold out|Waiting list|registered/)).toBeNull()
    expect(field('Email Address').value).toBe('asha@example.in')
    expect(field('Email Address').readOnly).toBe(true)
    await fillIn({ email: '' })
    await user.click(payButton())
    await waitFor(() => expect(page.inputOf(ORDER)).toMatchObject({ email: 'asha@example.in', offerCode: 'offer-1' }))
  })

  it('keeps a member’s offered seat also without the code in the address', () => {
    const viewerWaitingEntry = {
      code: 'offer-1',
      email: vikram.email,
      state: 'OFFERED',
      offerExpiresAt: '2026-12-01T18:00:00.000Z',
    }
    showWorkshop({ viewer: vikram, workshop: { isFull: true, seatsLeft: 0, viewerWaitingEntry } })
    expect(bar()).toBe('Your seat until Tue 1 Dec, 11:30\u00a0pm\u00a0ISTSat 5 Dec, 4:00 pm ISTPay ₹499')
    expect(screen.queryByText(/Sold out|Waiting list/)).toBeNull()
    expect(field('Email Address').readOnly).toBe(true)
  })

  it('knows a member who waits for a seat, and leads to their place', () => {
    const viewerWaitingEntry = { code: 'place-1', email: vikram.email, state: 'WAITING', offerExpiresAt: null }
    showWorkshop({ viewer: vikram, workshop: { isFull: true, seatsLeft: 0, viewerWaitingEntry } })
    const card = within(screen.getByRole('region', { name: 'You’re on the waiting list' }))
    expect(card.getByRole('link', { name: 'See your place' }).getAttribute('href')).toBe(
      '/workshop-waiting-list/place-1',
    )
    expect(bar()).toContain('Your place')
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull()
  })

  it('of an offer that is over says so', () => {
    const entry = { code: 'offer-1', email: 'asha@example.in', state: 'EXPIRED', offerExpiresAt: null }
    showWorkshop({ offer: entry, workshop: { isFull: true, seatsLeft: 0 } })
    expect(screen.getByText(/gone to the next person/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
  })
})

describe('a free workshop', () => {
  it.each([
    ['REGISTERED', 'Registration Successful', /Check your email/],
    ['CONFIRM_EMAIL', 'Check your email', /Open it to take your seat/],
  ])('answers %s with “%s”', async (outcome, heading, text) => {
    const page = showWorkshop({ workshop: { price: 0 } })
    await fillIn()
    await user.click(screen.getAllByRole('button', { name: 'Register' })[0]!)
    const ticketCode = outcome === 'REGISTERED' ? 'secret-code' : null
    await answerOrder(page, order({ outcome, orderId: null, amount: 0, holdExpiresAt: null, ticketCode }))
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.body.textContent).toContain('sneha@example.in')
    expect(open).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('workshop-draft-7')).toBeNull()
    page.unmount()
    showWorkshop({ workshop: { price: 0 } })
    const card = await screen.findByRole('region', { name: 'Register' })
    expect(card.textContent).toMatch(
      outcome === 'REGISTERED'
        ? /You have registered here\. Your ticket is in the email to sneha@example\.in\./
        : /Check your email\. We sent a link to sneha@example\.in\. Open it to take your seat/,
    )
  })
})

describe('the bar of a phone', () => {
  const press = () => act(() => document.querySelector<HTMLButtonElement>('[data-part="bar"] button')!.click())

  it('leads to what is still empty, and registers once the form is filled in', async () => {
    const page = showWorkshop({ workshop: { price: 0 } })
    await user.type(field('Full Name'), 'Sneha Kulkarni')
    press()
    expect(document.activeElement).toBe(field('Email Address'))
    await user.type(field('Email Address'), 'sneha@example.in')
    await user.type(field('Phone Number'), '+91 98765 43210')
    press()
    await waitFor(() => expect(page.asked(ORDER)).toBe(1))
  })
})

describe('a free workshop without an answer', () => {
  it('says that one may be registered, and never that it failed', async () => {
    const page = showWorkshop({ workshop: { price: 0 } })
    await fillIn()
    await user.click(screen.getAllByRole('button', { name: 'Register' })[0]!)
    await page.fail(ORDER, new RequestError('offline', 'Failed to fetch'))
    expect(currentToast()?.title).toBe('We don’t know whether that worked')
    expect(screen.getByRole('alert').textContent).toContain('it is safe to repeat')
    expect(field('Full Name').value).toBe('Sneha Kulkarni')
  })
})

describe('paying', () => {
  it('opens the window in teal, filled in', async () => {
    const { checkout } = await showWindow()
    expect(checkout).toMatchObject({
      orderId: 'order_1',
      amount: 49_900,
      themeColor: '#0F766E',
      prefill: { name: 'Sneha Kulkarni', email: 'sneha@example.in', contact: '+91 98765 43210' },
    })
  })

  it('asks for one order on a double click', async () => {
    const page = showWorkshop()
    await fillIn()
    await user.dblClick(payButton())
    await waitFor(() => expect(page.asked(ORDER)).toBe(1))
    await answerOrder(page, order())
    await openedWindow(open)
    expect([page.asked(ORDER), open.mock.calls.length]).toEqual([0, 1])
  })

  it('ends with the ticket: sent where, and how to go on', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await screen.findByRole('heading', { name: 'Confirming your payment…' })
    expect(page.inputOf(VERIFY)).toEqual({ orderId: 'order_1', paymentId: 'pay_1', signature: 'sig' })
    await answerVerify(page, verified)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Registration Successful' })
    expect(document.activeElement).toBe(heading)
    expect(document.body.textContent).toContain('sneha@example.in')
    expect(screen.getByRole('link', { name: 'See your ticket' }).getAttribute('href')).toBe(
      '/workshop-tickets/secret-code',
    )
    expect(screen.getByRole('link', { name: 'Back to workshops' }).getAttribute('href')).toBe('/workshops')
    // Nothing secret stays.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/order_1|pay_1|secret-code/)
    expect(Object.keys(sessionStorage)).toEqual(['workshop-registered-7'])
  })

  it('is remembered by a page that is read again, which may be sold out by then', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await answerVerify(page, verified)
    await screen.findByRole('heading', { level: 1, name: 'Registration Successful' })
    page.unmount()
    showWorkshop({ workshop: { isFull: true, seatsLeft: 0 } })
    const card = await screen.findByRole('region', { name: 'Sold out' })
    expect(card.textContent).toContain('You have registered here. Your ticket is in the email to sneha@example.in.')
  })

  it('dismissed says so, with how long the seat is reserved, and goes on with the same form', async () => {
    withStyles()
    const { page, checkout } = await showWindow()
    act(() => checkout.onDismiss())
    expect(currentToast()).toMatchObject({
      title: 'Payment Cancelled',
      description: 'Payment was cancelled. Please try again.',
    })
    expect(screen.getByRole('timer').textContent).toBe('15:00')
    await user.click(payButton())
    await answerOrder(page, order())
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
    expect(open.mock.lastCall?.[0].orderId).toBe('order_1')
  })

  it.each([
    ['REGISTERED', 'Registration Successful'],
    ['REFUNDED', 'Your payment will be refunded in full'],
  ])('dismissed and paid all the same (%s): the page says so by itself', async (workshopPaymentOutcome, heading) => {
    const { page, checkout } = await showWindow()
    const { mock } = page.environment
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => checkout.onDismiss())
    await act(async () => vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    const asked = await waitFor(() =>
      mock.findOperation(({ fragment }) => fragment.node.name === 'workshopPaymentOutcomeQuery'),
    )
    expect(asked.request.variables).toEqual({ orderId: 'order_1' })
    await act(async () => mock.resolve(asked, { data: { workshopPaymentOutcome } }))
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    expect(currentToast()).toBeNull()
    expect(document.body.textContent).not.toMatch(/cancelled|reserved for you/)
  })

  it('keeps the form of a person whose own seat is the last one', async () => {
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await answerOrder(page, order({ workshop: { ...WORKSHOP, isFull: true, seatsLeft: 0 } }))
    const checkout = await openedWindow(open)
    act(() => checkout.onDismiss())
    expect(payButton()).toBeTruthy()
    expect(screen.queryByText('Join the waiting list')).toBeNull()
    expect(screen.getAllByText(/reserved for you/)).toHaveLength(1)
    expect(bar()).toBe('Your seat 15:00Sat 5 Dec, 4:00 pm ISTPay ₹499')
    expect(screen.queryByText(/Sold out|Waiting list|registered/)).toBeNull()
    // It does what it says, with what is filled in.
    fireEvent.click(screen.getByText('Pay ₹499'))
    await waitFor(() => expect(page.asked(ORDER)).toBe(1))
  })

  it('keeps what is typed while the window of the last seat loads, and knows the seat after a reload', async () => {
    withStyles()
    open.mockImplementation(() => new Promise(() => {}))
    const page = showWorkshop()
    await fillIn()
    const soldOut = { isFull: true, seatsLeft: 0 }
    const name = field('Full Name')
    await user.click(payButton())
    await answerOrder(page, order({ workshop: { ...WORKSHOP, ...soldOut } }))
    await waitFor(() => expect(open).toHaveBeenCalled())
    expect(field('Full Name')).toBe(name)
    page.unmount()
    showWorkshop({ workshop: soldOut })
    expect(await screen.findByRole('timer')).toBeTruthy()
    expect(payButton()).toBeTruthy()
  })

  it('can go on for as long as the seat is reserved, also when registration has closed meanwhile', async () => {
    withStyles()
    const { page, checkout } = await showWindow()
    act(() => checkout.onDismiss())
    page.unmount()
    showWorkshop({ workshop: { isRegistrationOpen: false } })
    expect(await screen.findByRole('timer')).toBeTruthy()
    expect(payButton()).toBeTruthy()
  })

  it('says what was shown; when that is another price by now, no window opens and the new one is read first', async () => {
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await waitFor(() =>
      expect(page.inputOf(ORDER)).toMatchObject({ expectedPrice: 49_900, expectedStart: WORKSHOP.startsAt }),
    )
    const message = 'This workshop costs ₹999 now. Nothing was charged. Register again if that suits you.'
    await answerOrder(page, refused('WorkshopChangedError', message))
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(currentToast()?.title).toBe('This workshop has changed')
    await page.answerFresh({ price: 99_900 })
    await user.click(await screen.findByRole('button', { name: 'Pay ₹999 & Register' }))
    await waitFor(() => expect(page.inputOf(ORDER)).toMatchObject({ expectedPrice: 99_900 }))
    expect(field('Full Name').value).toBe('Sneha Kulkarni')
    expect(open).not.toHaveBeenCalled()
  })

  it('that opens no window after the page was left says nothing elsewhere', async () => {
    let fail: (error: Error) => void = () => {}
    open.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await answerOrder(page, order())
    await waitFor(() => expect(open).toHaveBeenCalled())
    page.unmount()
    await act(async () => fail(new CheckoutUnavailableError()))
    expect(currentToast()).toBeNull()
  })

  it('that cannot be begun says the specified words', async () => {
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await page.fail(ORDER, new RequestError('offline', 'Failed to fetch'))
    expect(currentToast()).toMatchObject({
      title: 'Payment Error',
      description: 'Failed to initiate payment. Please try again.',
    })
    expect(field('Full Name').value).toBe('Sneha Kulkarni')
    expect(payButton().getAttribute('aria-busy')).toBeNull()
  })

  it('that opens no window says the same', async () => {
    open.mockRejectedValueOnce(new CheckoutUnavailableError())
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await answerOrder(page, order())
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Payment Error' }))
    expect(payButton()).toBeTruthy()
  })

  it('is refused to an address that has a seat, which is told where its ticket is', async () => {
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await answerOrder(page, refused('AlreadyRegisteredError', 'You are already registered for this workshop'))
    expect(await screen.findByText('You are already registered for this workshop')).toBeTruthy()
    expect(screen.getByText(/Your ticket is in the email/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Email Address'))
    await user.click(screen.getByRole('button', { name: /Lost your ticket/ }))
    const email = await screen.findByLabelText<HTMLInputElement>('Email you registered with')
    expect([document.activeElement, email.value]).toEqual([email, 'sneha@example.in'])
    await user.click(screen.getByRole('button', { name: 'Send my ticket again' }))
    await answerMutation<LostTicketMutation>(page.environment, {
      resendWorkshopTicket: { __typename: 'ResendWorkshopTicketPayload', message: 'It is on its way.' },
    })
    expect((await screen.findByText('Check your email.')).parentElement?.textContent).toContain('sneha@example.in')
    expect(document.activeElement?.textContent).toMatch(/^Check your email\./)
  })

  it('is refused when the last seat has gone: the waiting list takes over, with the address', async () => {
    const page = showWorkshop()
    await fillIn()
    await user.click(payButton())
    await answerOrder(page, refused('WorkshopFullError', 'Workshop is full'))
    await page.answerFresh({ isFull: true, seatsLeft: 0 })
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('The last seat was just taken. Nothing was charged.')
    expect(field('Email Address').value).toBe('sneha@example.in')
  })
})

describe('an unknown outcome', () => {
  it.each([
    ['the provider cannot say', null],
    ['the connection is lost', new RequestError('offline', 'Failed to fetch')],
    ['the server is broken', new RequestError('broken', 'Internal server error')],
  ])('is checked while %s: never called failed, no second payment, and asked again', async (_case, error) => {
    const { page, checkout } = await showWindow()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    act(() => checkout.onPaid(PAID))
    await vi.waitFor(() => expect(page.asked(VERIFY)).toBe(1))
    if (error) await page.fail(VERIFY, error)
    else await answerVerify(page, refused('PaymentPendingError', 'Payment is being checked'))
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/failed/i)
    expect(currentToast()?.title ?? '').not.toMatch(/failed/i)
    expect(screen.queryByRole('button', { name: /Pay ₹/ })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(page.asked(VERIFY)).toBe(1)
    await answerVerify(page, verified)
    expect(await screen.findByRole('heading', { name: 'Registration Successful' })).toBeTruthy()
  })

  it('is found out also where the browser keeps nothing', async () => {
    const blocked = vi.spyOn(tabStorage, 'readJson').mockReturnValue(null)
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await vi.waitFor(() => expect(page.asked(VERIFY)).toBe(1))
    await page.fail(VERIFY, new RequestError('broken', 'Internal server error'))
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    await answerVerify(page, verified)
    expect(await screen.findByRole('heading', { name: 'Registration Successful' })).toBeTruthy()
    blocked.mockRestore()
  })

  it('goes on being checked after a reload, with the proof that was kept', async () => {
    sessionStorage.setItem(
      'workshop-paid-7',
      JSON.stringify({ orderId: 'order_1', paymentId: 'pay_1', signature: 'sig' }),
    )
    const page = showWorkshop()
    await screen.findByRole('heading', { name: 'We are checking your payment' })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await answerVerify(page, verified)
    expect(await screen.findByRole('heading', { name: 'Registration Successful' })).toBeTruthy()
  })

  it('of a page that was left while the window was open is asked about', async () => {
    const { page } = await showWindow()
    page.unmount()
    showWorkshop()
    expect(await screen.findByText('Did you pay?', { exact: false })).toBeTruthy()
    expect(screen.getByText(/please do not pay again/).textContent).toContain('sneha@example.in')
  })
})

describe('a payment that the server refuses', () => {
  it('is called failed only then, with the specified words', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await answerVerify(page, refused('PaymentVerificationError', 'Payment verification failed'))
    expect(currentToast()).toMatchObject({
      title: 'Payment Verification Failed',
      description: 'There was an issue verifying your payment. Please contact support.',
    })
    expect(await screen.findByRole('link', { name: 'help@plumbline.example' })).toBeTruthy()
  })

  it('because the seat is lost is said to go back', async () => {
    const { page, checkout } = await showWindow()
    act(() => checkout.onPaid(PAID))
    await answerVerify(page, refused('SlotLostError', 'Your payment will be refunded in full'))
    expect(await screen.findByRole('heading', { name: 'Your payment will be refunded in full' })).toBeTruthy()
    expect(sessionStorage.getItem('workshop-paid-7')).toBeNull()
  })
})

describe('a full workshop', () => {
  it.each([
    ['UNCONFIRMED', 'Check your email.'],
    ['WAITING', 'You’re on the waiting list'],
  ])('takes an address for the waiting list: %s', async (state, title) => {
    const page = showWorkshop({ workshop: { isFull: true, seatsLeft: 0 } })
    const entry = { code: 'place-1', email: 'asha@example.in', state, offerExpiresAt: null }
    expect(screen.getByRole('heading', { name: 'Sold out' })).toBeTruthy()
    // The others are held while somebody pays, or offered to the waiting list.
    expect(screen.getByText('38 of 50 registered').parentElement?.textContent).toBe(
      '38 of 50 registered12 seats reserved',
    )
    await user.type(field('Email Address'), 'asha@example.in')
    await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
    await answerMutation<JoinWaitingListMutation>(page.environment, {
      joinWaitingList: {
        __typename: 'JoinWaitingListPayload',
        state,
        workshop: { ...WORKSHOP, isFull: true, seatsLeft: 0, viewerWaitingEntry: state === 'WAITING' ? entry : null },
      } as MutationAnswer<JoinWaitingListMutation>['joinWaitingList'],
    })
    expect(document.body.textContent).toContain('asha@example.in')
    expect(document.activeElement?.textContent).toContain(title)
    expect(document.activeElement).not.toBe(document.body)
    // The bar knows it too.
    expect(bar()).toContain(state === 'WAITING' ? 'Your place' : 'Waiting list')
  })

  it('still has the address after a reload, until it is on the list', async () => {
    const page = showWorkshop({ workshop: { isFull: true, seatsLeft: 0 } })
    await user.type(field('Email Address'), 'asha@example.in')
    page.unmount()
    showWorkshop({ workshop: { isFull: true, seatsLeft: 0 } })
    await waitFor(() => expect(field('Email Address').value).toBe('asha@example.in'))
  })
})
