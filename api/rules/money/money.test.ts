import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageAmount, splitFee } from './money.ts'

describe('splitFee', () => {
  it('adds up to the payment, both parts whole and never negative', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.double({ min: 0, max: 100, noNaN: true }), (amount, percent) => {
        const { platformFee, mentorEarning } = splitFee(amount, percent)
        expect(platformFee + mentorEarning).toBe(amount)
        expect(Number.isInteger(platformFee)).toBe(true)
        expect(Math.min(platformFee, mentorEarning)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(platformFee - (amount * percent) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('takes the percentage asked', () => {
    expect(splitFee(79_900, 20)).toEqual({ platformFee: 15_980, mentorEarning: 63_920 })
    expect(splitFee(99, 20)).toEqual({ platformFee: 20, mentorEarning: 79 })
    expect(splitFee(10_000, 12.5)).toEqual({ platformFee: 1250, mentorEarning: 8750 })
  })

  it.each([
    [1.5, 20],
    [-1, 20],
    [Number.NaN, 20],
    [100, -1],
    [100, 101],
    [100, Number.NaN],
  ])('refuses %s at %s percent', (amount, percent) => {
    expect(() => splitFee(amount, percent)).toThrow(RangeError)
  })
})

describe('packageAmount', () => {
  it("is the mentor's rate, or the fallback without one", () => {
    expect(packageAmount('starter', 79_900)).toBe(79_900)
    expect(packageAmount('starter', 0)).toBe(30_000)
    expect(packageAmount('starter', null)).toBe(30_000)
    expect(packageAmount('advanced', undefined)).toBe(300_000)
    expect(packageAmount('advanced', -5)).toBe(300_000)
  })
})
