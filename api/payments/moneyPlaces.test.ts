import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitRefunds, moneyPlaces } from './moneyPlaces.ts'

const refund = { amount: 20_000, resolvedAt: null, returnedElsewhere: false }
const seen = new Date(0)

test.each([
  ['processed', { ...refund, status: 'processed' as const }, 'refunded'],
  ['to be sent', { ...refund, status: 'requested' as const }, 'onItsWay'],
  ['failed, and waits for a person', { ...refund, status: 'failed' as const }, 'onItsWay'],
  [
    'failed, and returned another way',
    { ...refund, status: 'failed' as const, resolvedAt: seen, returnedElsewhere: true },
    'returnedElsewhere',
  ],
  [
    'stuck, and returned another way',
    { ...refund, status: 'pending' as const, resolvedAt: seen, returnedElsewhere: true },
    'returnedElsewhere',
  ],
  ['failed, and made good or not to be returned', { ...refund, status: 'failed' as const, resolvedAt: seen }, 'kept'],
] as const)('a refund that is %s', (_what, one, place) => {
  const places = moneyPlaces({ amount: 79_900, refunds: [one], disputes: [] })
  expect(places).toEqual({
    refunded: 0,
    onItsWay: 0,
    returnedElsewhere: 0,
    disputed: 0,
    kept: 59_900,
    [place]: place === 'kept' ? 79_900 : 20_000,
  })
})

test('a lost dispute takes no more than the payment has left', () => {
  const refunds = [{ ...refund, status: 'processed' as const }]
  expect(moneyPlaces({ amount: 79_900, refunds, disputes: [{ amountDeducted: 79_900 }] })).toMatchObject({
    refunded: 20_000,
    disputed: 59_900,
    kept: 0,
  })
})

test('whatever was refunded and disputed, the places add up to the payment', () => {
  const one = fc.record({
    amount: fc.integer({ min: 1, max: 30_000 }),
    status: fc.constantFrom('requested', 'pending', 'processed', 'failed'),
    resolvedAt: fc.constantFrom(null, seen),
    returnedElsewhere: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 3 }), fc.array(fc.nat(200_000)), (refunds, deducted) => {
      const payment = {
        amount: 100_000,
        refunds: refunds as never[],
        disputes: deducted.map((amountDeducted) => ({ amountDeducted })),
      }
      const places = moneyPlaces(payment)
      // As shown one by one they say the same.
      expect(moneyPlaces({ ...payment, refunds: fitRefunds(payment) })).toEqual(places)
      expect(Object.values(places).reduce((sum, paise) => sum + paise, 0)).toBe(100_000)
    }),
  )
})
