// @vitest-environment node
import { expect, test } from 'vitest'
import { chartScale, hasLabel } from './chartScale.ts'

test.each([
  [1, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [40, 1, [0, 10, 20, 30, 40]],
  [41, 1, [0, 20, 40, 60]],
  [1234, 1, [0, 500, 1000, 1500]],
  // Paise: no tick lies between two rupees.
  [150, 100, [0, 100, 200]],
  [1_234_567, 100, [0, 500_000, 1_000_000, 1_500_000]],
])('up to %i in units of %i the axis reads %j', (largest, unit, ticks) => {
  expect(chartScale(largest, unit)).toEqual({ ticks, top: ticks.at(-1) })
})

test('nothing still has an axis, and no value is above it', () => {
  expect(chartScale(0).top).toBe(1)
  for (let largest = 1; largest < 3_000; largest += 7) {
    const { ticks, top } = chartScale(largest)
    expect(top).toBeGreaterThanOrEqual(largest)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})

test('labels are evenly spaced and the last column has one', () => {
  const labelled = (count: number) =>
    Array.from({ length: count }, (_, place) => place).filter((p) => hasLabel(p, count))
  expect(labelled(4)).toEqual([0, 1, 2, 3])
  expect(labelled(12)).toEqual([2, 5, 8, 11])
  expect(labelled(52)).toEqual([12, 25, 38, 51])
})
