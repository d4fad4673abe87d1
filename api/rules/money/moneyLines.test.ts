import { expect, test } from 'vitest'
import { lastLines, moneyLines, type RefundState, type ToldMoney } from './moneyLines.ts'
import { istInstant } from '../time/time.ts'

const requestedAt = istInstant('2026-11-22', '10:00')
const back = istInstant('2026-12-02', '11:30')
const refund = (state: RefundState, amount: number, returnedAt: Date | null = null) => ({
  amount,
  state,
  requestedAt,
  returnedAt,
})
const paid: ToldMoney = {
  amount: 149_900,
  kept: 149_900,
  refunds: [],
  disputed: 0,
  heldByBank: 0,
  isDisputed: false,
  isUndecided: false,
}

test.each([
  [refund('refunded', 50_050, back), '₹500.50 was refunded on 2 Dec 2026, to the account you paid from.'],
  [refund('returned_otherwise', 50_000, back), '₹500 was returned to you another way on 2 Dec 2026.'],
  [refund('not_returned', 50_000), '₹500 will not be refunded. Our email says why.'],
  [
    refund('on_its_way', 50_000),
    'A refund of ₹500 has been on its way since 22 Nov 2026. It usually arrives within 5 to 7 working days.',
  ],
  [
    refund('waits_for_bank', 50_000),
    'A refund of ₹500 is on hold until your bank decides the dispute about this payment.',
  ],
  [
    refund('with_support', 50_000),
    'A refund of ₹500 from 22 Nov 2026 didn’t go through. Our team is looking into it; you don’t need to do anything.',
  ],
  [
    refund('with_support', 50),
    'A refund of ₹0.50 from 22 Nov 2026 is too little for the bank to send back. Our team is looking into it; you don’t need to do anything.',
  ],
])('a payer reads where a refund stands: %o', (one, line) => {
  expect(moneyLines({ ...paid, refunds: [one] }, 'mentee')).toEqual([line])
})

test('the mentor reads that the bank sends back no refund of less than a rupee', () => {
  const money = { ...paid, refunds: [refund('with_support', 50)], kept: 149_850 }
  expect(moneyLines(money, 'mentor')).toEqual([
    'A refund of ₹0.50 of the payment is too little for the bank to send back. Our team is looking into it.',
  ])
})

test('the mentor reads sums, and what the bank of the mentee has', () => {
  const refunds = [refund('refunded', 30_000, back), refund('on_its_way', 20_000), refund('with_support', 40_000)]
  const money = { ...paid, refunds, kept: 0, disputed: 50_000, heldByBank: 9_900 }
  expect(moneyLines(money, 'mentor')).toEqual([
    '₹500 of the payment of ₹1,499 is returned.',
    'A refund of ₹400 of the payment didn’t go through. Our team is looking into it.',
    'The payer’s bank took back ₹500 of the payment after a dispute.',
    'The payer’s bank is holding ₹99 of the payment while it decides a dispute.',
  ])
})

test.each([
  [paid, ['There is no refund.'], ['There is no refund; the payment stays.']],
  [
    { ...paid, kept: 99_900, disputed: 50_000 },
    ['Your bank took back ₹500 of this payment after a dispute.', 'There is no further refund.'],
    [
      'The payer’s bank took back ₹500 of the payment after a dispute.',
      'There is no further refund; the rest of the payment stays.',
    ],
  ],
  [
    { ...paid, kept: 0, refunds: [refund('refunded', 149_900, back)] },
    ['₹1,499 was refunded on 2 Dec 2026, to the account you paid from.'],
    ['The payment of ₹1,499 is returned.', 'You earn nothing from it.'],
  ],
  [
    { ...paid, kept: 0, refunds: [refund('waits_for_bank', 149_900)] },
    ['A refund of ₹1,499 is on hold until your bank decides the dispute about this payment.'],
    ['₹1,499 of the payment is returned by the payer’s bank or by our team.', 'You earn nothing from it.'],
  ],
  [
    { ...paid, kept: 0, heldByBank: 149_900 },
    ['Your bank is holding ₹1,499 of this payment while it decides a dispute.'],
    ['The payer’s bank is holding ₹1,499 of the payment while it decides a dispute.'],
  ],
  [
    { ...paid, isDisputed: true },
    ['There is no refund from us. Your bank decides the dispute about this payment.'],
    ['There is no refund; the payment stays unless the payer’s bank decides otherwise.'],
  ],
  [
    { ...paid, isUndecided: true },
    ['Your bank’s dispute is over.', 'Our team decides whether the payment is refunded to you.'],
    ['The dispute is over.', 'Our team decides whether the payment is returned.'],
  ],
  [
    { ...paid, kept: 99_900, heldByBank: 50_000, isDisputed: true, isUndecided: true },
    [
      'Your bank is holding ₹500 of this payment while it decides a dispute.',
      'Your bank still decides another dispute about this payment.',
      'Our team decides whether the rest of the payment is refunded to you.',
    ],
    [
      'The payer’s bank is holding ₹500 of the payment while it decides a dispute.',
      'The payer’s bank still decides another dispute about the payment.',
      'Our team decides whether the rest of the payment is returned.',
    ],
  ],
  [null, ['There is no refund.'], ['There is no refund; the payment stays.']],
])('once it is over: %o', (money, payers, mentors) => {
  expect(lastLines(money, 'mentee')).toEqual(payers)
  expect(lastLines(money, 'mentor')).toEqual(mentors)
})
