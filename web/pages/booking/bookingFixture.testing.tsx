import { act, screen } from '@testing-library/react'
import type { OperationDescriptor } from 'relay-runtime'
import type { MockEnvironment } from 'relay-test-utils'
import { vi } from 'vitest'
import { istInstant } from '../../../api/rules/time/time.ts'
import bookingQuery, { type BookingPageQuery } from '../../__generated__/BookingPageQuery.graphql.ts'
import type { SlotHoldMutation } from '../../__generated__/SlotHoldMutation.graphql.ts'
import type { PaymentOrderMutation } from '../../__generated__/PaymentOrderMutation.graphql.ts'
import { bookingVariables } from '../../features/bookings/bookingAddress.ts'
import type { CheckoutOptions } from '../../lib/checkout.ts'
import { answerMutation } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { CheckingPaymentLater } from './BookingFlow.tsx'
import { BookingPage, Confirmation } from './BookingPage.tsx'
import { DetailsStep, Payment, PayStep } from './BookingPlumb.tsx'

export const NOW = istInstant('2026-11-21', '12:00')
export const AGENDA = 'Storey drift of a G+7 frame'
export const at = (time: string, date = '2026-11-28') => istInstant(date, time).toISOString()

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const mentor = {
  id: 'ananya',
  databaseId: 12,
  name: 'Ananya Iyer',
  available: true,
  starterPrice: 79_900,
  advancedPrice: 449_900,
  mainBranch: 'Civil Engineering',
  subBranch: null,
  hasProfileImage: false,
  currentJobTitle: 'Senior Structural Engineer',
  weeklyAvailability: week.map((weekday) => ({
    weekday,
    enabled: weekday === 'SATURDAY',
    startTime: '09:00',
    endTime: '12:00',
  })),
  freeSlots: [{ startsAt: at('09:45') }, { startsAt: at('10:30') }],
}

/** Vikram, a mentee without a hold and without bookings. */
export const mentee = {
  id: 'vikram',
  type: 'MENTEE',
  name: 'Vikram Patil',
  email: 'vikram@example.in',
  liveHold: null,
  bookings: { edges: [] },
  plans: { edges: [] },
}

/** A pending booking with mentor 12 that holds its slot for a quarter of an hour. */
export function holdOf(startsAt: string | null, more: object = {}) {
  return {
    databaseId: 7,
    packageType: startsAt ? ('STARTER' as const) : ('ADVANCED' as const),
    status: 'PENDING',
    startsAt,
    startDate: null,
    holdExpiresAt: new Date(NOW.getTime() + 15 * 60_000).toISOString(),
    orderId: null,
    agenda: '',
    movedAt: null,
    movedFrom: null,
    cancelReason: null,
    cancelledAt: null,
    cancelledBy: null,
    moneyLines: [],
    refundText: null,
    refundedAmount: null,
    proposal: null,
    noShow: null,
    joins: [],
    mentorName: 'Ananya Iyer',
    mentor: { id: 'ananya', databaseId: 12 },
    ...more,
  }
}

interface Shown {
  /** After /booking/12. */
  search?: string
  viewer?: object | null
  mentor?: object | null
  booking?: object | null
}

/** The booking page of mentor 12 with a pretended server; time stands still at NOW. */
export function showBooking({ search = '', viewer = mentee, mentor: changes = {}, booking = null }: Shown = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const variablesAt = (query: string) =>
    bookingVariables({ params: { mentorId: '12' }, url: new URL(`https://plumbline.example/booking/12${query}`) }, NOW)
  const answer = (shown: object | null) => ({
    Query: () => ({ viewer, booking: shown, mentor: changes && { ...mentor, ...changes } }),
    Site: () => ({
      now: NOW.toISOString(),
      holdMinutes: 15,
      refundWindowHours: 48,
      checkoutScriptUrl: 'https://pay.example/checkout.js',
      paymentTestMode: true,
      supportEmail: 'help@plumbline.example',
    }),
  })
  const page = renderScreen<BookingPageQuery>({
    address: `/booking/12${search}`,
    path: '/booking/:mentorId',
    query: bookingQuery,
    variables: variablesAt(search),
    Screen: BookingPage,
    answer: answer(booking),
  })
  const { mock } = page.environment
  const isNamed = (name: string) => (operation: OperationDescriptor) => operation.request.node.params.name === name
  return {
    ...page,
    /** What the address on show now asks for has come, with this booking. */
    answerAddress: (shown: object) =>
      page.reload({ variables: variablesAt(page.router.state.location.search), answer: answer(shown) }),
    /** The address on show now. */
    address: () => page.router.state.location.pathname + page.router.state.location.search,
    asked: (name: string) => mock.getAllOperations().filter(isNamed(name)).length,
    inputOf: (name: string): unknown => mock.findOperation(isNamed(name)).request.variables['input'],
    /** Answers the refresh of the calendar: the mentor no longer takes bookings. */
    answerBusy: async () => {
      const node = { __typename: 'Mentor', ...mentor, available: false, freeSlots: [] }
      await act(async () => mock.resolve(mock.findOperation(isNamed('useFreshSlotsRefetchQuery')), { data: { node } }))
    },
    fail: async (name: string, error: Error) => {
      await act(async () => mock.reject(mock.findOperation(isNamed(name)), error))
    },
  }
}

interface Asked {
  environment: MockEnvironment
}

/** Answers the hold that is being asked for. */
export function answerHold({ environment }: Asked, startsAt: string): Promise<void> {
  const hold = { id: 'hold', ...holdOf(startsAt) }
  return answerMutation<SlotHoldMutation>(environment, {
    holdSlot: {
      __typename: 'HoldSlotPayload',
      booking: hold,
      mentor,
      viewer: { id: 'vikram', liveHold: hold },
    },
  })
}

/** Answers the order that is being asked for. */
export function answerOrder({ environment }: Asked, startsAt: string | null): Promise<void> {
  const hold = { id: 'hold', ...holdOf(startsAt), orderId: 'order_1' }
  return answerMutation<PaymentOrderMutation>(environment, {
    createBookingOrder: {
      __typename: 'CreateBookingOrderPayload',
      keyId: 'key_1',
      orderId: 'order_1',
      amount: 79_900,
      currency: 'INR',
      booking: hold,
      viewer: { id: 'vikram', liveHold: hold },
    },
  })
}

/** What the payment window hands over. */
export const PAID = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'sig' }

/** The payment window that the page opened last. */
export async function openedWindow(open: {
  mock: { lastCall?: readonly [CheckoutOptions] | undefined }
}): Promise<CheckoutOptions> {
  return await vi.waitFor(() => {
    const [options] = open.mock.lastCall ?? []
    if (!options) throw new Error('No payment window')
    return options
  })
}

/** The steps that are loaded apart are there, as for somebody who has chosen a time a moment ago. */
export const loadSteps = () =>
  Promise.all([DetailsStep, PayStep, Payment, Confirmation, CheckingPaymentLater].map((part) => part.load()))

/** The button of the step; the bottom bar has the other. */
export const stepButton = (name: RegExp | string) => screen.getAllByRole('button', { name })[0]!
