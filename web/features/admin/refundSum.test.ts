// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isConfirmed, readSum, refundGoes, sumIssue, typedSum } from './refundSum.ts'

test('a sum is read as people type it, with its paise', () => {
  expect(['499', '₹1,499.50', ' 0.5 ', '0'].map(readSum)).toEqual([49_900, 149_950, 50, 0])
  expect(['', 'all', '-5', '4.999', '1e3'].map(readSum)).toEqual([null, null, null, null, null])
})

test('less than a rupee is not said to be refunded by the provider', () => {
  const goes = [0, 50, 100].map((paise) => refundGoes(paise, 'Ravi', false))
  expect(goes).toEqual([
    'Nothing is refunded.',
    'The provider can’t send ₹0.50. It goes to the work queue, so that you can return it another way.',
    '₹1 is refunded to Ravi.',
  ])
})

test('what stands in the field reads back as the same sum', () => {
  for (const paise of [0, 5, 100, 49_900, 149_950]) expect(readSum(typedSum(paise))).toBe(paise)
})

describe('a sum', () => {
  const rule = { refundable: 49_900, mayBeNothing: false }
  test('is at most what can go back, and a rupee at least', () => {
    expect(sumIssue('499', rule)).toBeNull()
    expect(sumIssue('499.01', rule)).toBe('At most ₹499 can be refunded')
    expect(sumIssue('0.99', rule)).toBe('Enter ₹1 or more')
    expect(sumIssue('0', rule)).toBe('Enter ₹1 or more')
    expect(sumIssue('some', rule)).toBe('Enter an amount in rupees, such as 499 or 499.50')
  })
  test('may be all that is left, however little, and nothing where that can be', () => {
    expect(sumIssue('0.5', { ...rule, refundable: 50 })).toBeNull()
    expect(sumIssue('0', { ...rule, mayBeNothing: true })).toBeNull()
  })
  test('is confirmed by just that sum; nothing, by the word', () => {
    expect(isConfirmed('₹499.00', 49_900, 'cancel')).toBe(true)
    expect(isConfirmed('49', 49_900, 'cancel')).toBe(false)
    expect(isConfirmed('cancel', 49_900, 'cancel')).toBe(false)
    expect(isConfirmed('Cancel ', 0, 'cancel')).toBe(true)
  })
})
