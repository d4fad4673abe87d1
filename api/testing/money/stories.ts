/** Which steps the stories of the money test are made of, and how often each comes. */
import fc from 'fast-check'
import type { Chaos } from '../../provider/sandbox/merchant.ts'
import { step, which } from './arbitraries.ts'
import { SEATS } from './seats.ts'
import type { Call } from './world.ts'

/** Mostly the same slot of the same mentor: that is where people meet. */
const place = { who: fc.nat({ max: 2 }), where: fc.constantFrom(0, 0, 0, 1), what: fc.constantFrom(0, 0, 0, 1, 2, 3) }

const FAULTS: Chaos[] = [
  { away: true, times: 2 },
  { status: 401, times: 2 },
  { status: 502, times: 3 },
  { hang: true, times: 1 },
  { dropAfterCommit: 'orders', times: 1 },
  { dropAfterCommit: 'captures', times: 1 },
  { dropAfterCommit: 'refunds', times: 1 },
  { receipts: 'reject' },
  { refunds: 'processed' },
  { refunds: 'failed', times: 1 },
]
const CALLS: Call[] = ['createOrder', 'fetchOrderPayments', 'capturePayment', 'refund']

/** Of sessions and plans. */
const BOOKINGS = [
  { weight: 2, arbitrary: step('hold', place) },
  { weight: 9, arbitrary: step('order', place) },
  {
    weight: 4,
    arbitrary: step('cancel', { index: which, side: fc.constantFrom('mentee', 'mentee', 'mentor' as const) }),
  },
  { weight: 3, arbitrary: step('move', { index: which, to: fc.nat({ max: 3 }) }) },
  { weight: 3, arbitrary: step('call', { index: which, to: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: step('complete', { index: which }) },
  {
    weight: 2,
    arbitrary: step('noShow', {
      index: which,
      side: fc.constantFrom('mentee', 'mentor' as const),
      agree: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: step('keepUnpaid', { index: which }) },
  {
    weight: 2,
    arbitrary: step('findNoShow', {
      index: which,
      finding: fc.constantFrom('mentee_missed', 'mentor_missed', 'took_place' as const),
      part: fc.constantFrom(1, 3, null),
    }),
  },
  { weight: 1, arbitrary: step('release', { who: place.who }) },
  { weight: 2, arbitrary: step('leave', { where: place.where }) },
  { weight: 1, arbitrary: step('price', { where: place.where, rate: fc.constantFrom(50_000, 99_900) }) },
] as const

/** Of whatever is paid for. */
const MONEY = [
  {
    weight: 10,
    arbitrary: step('pay', {
      index: which,
      how: fc.constantFrom('captured', 'captured', 'captured', 'authorized', 'failed', 'twice', 'wrong' as const),
    }),
  },
  { weight: 4, arbitrary: step('verify', { index: which }) },
  { weight: 5, arbitrary: step('webhook', { index: which, times: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 4, arbitrary: step('wait', { minutes: fc.constantFrom(1, 3, 16, 16, 70, 700, 6 * 24 * 60) }) },
  { weight: 4, arbitrary: step('work', {}) },
  { weight: 2, arbitrary: step('refund', { index: which, part: fc.constantFrom(1, 3, null) }) },
  { weight: 3, arbitrary: step('admin', { index: which, part: fc.constantFrom(1, 3, null), twice: fc.boolean() }) },
  { weight: 2, arbitrary: step('recheck', { index: which }) },
  {
    weight: 3,
    arbitrary: step('seeTo', {
      index: which,
      how: fc.constantFrom('again', 'again', 'elsewhere', 'kept' as const),
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: step('takeBack', { index: which, twice: fc.boolean() }) },
  { weight: 2, arbitrary: step('adminMove', { index: which, to: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: step('adminCancel', { index: which, part: fc.constantFrom(1, 3, null) }) },
  { weight: 3, arbitrary: step('operator', { index: which, amount: fc.constantFrom(20_000, undefined) }) },
  { weight: 2, arbitrary: step('bank', { index: which, status: fc.constantFrom('processed', 'failed' as const) }) },
  { weight: 2, arbitrary: step('afterAll', { index: which }) },
  { weight: 3, arbitrary: step('dispute', { index: which, part: fc.constantFrom(1, 1, 3) }) },
  {
    weight: 4,
    arbitrary: step('disputeMoves', {
      index: which,
      news: fc.constantFrom('lost', 'lost', 'under_review', 'action_required', 'won', 'closed' as const),
    }),
  },
  { weight: 1, arbitrary: step('seeToDispute', { index: which }) },
  { weight: 1, arbitrary: step('forget', { index: which }) },
  { weight: 2, arbitrary: step('fault', { chaos: fc.constantFrom(...FAULTS) }) },
  { weight: 2, arbitrary: step('kill', { call: fc.constantFrom(...CALLS), isDone: fc.boolean() }) },
  { weight: 1, arbitrary: step('restart', {}) },
] as const

const steps = { bookings: fc.oneof(...BOOKINGS, ...MONEY), seats: fc.oneof(...SEATS, ...MONEY) }
export type Step = typeof steps extends Record<string, fc.Arbitrary<infer S>> ? S : never

/** Steps of one run. */
export const story = (maxLength: number, of: keyof typeof steps) =>
  fc.array(steps[of] as fc.Arbitrary<Step>, { minLength: maxLength / 2, maxLength, size: 'max' })
