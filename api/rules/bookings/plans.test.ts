import { describe, expect, it } from 'vitest'
import {
  accessEnds,
  accessWarning,
  isPlanStartOffered,
  planDaysLeft,
  planEnd,
  planText,
  parsePlanText,
} from './plans.ts'
import { istInstant } from '../time/time.ts'

describe('a plan', () => {
  it('ends 30 days after its start, at 00:00 IST', () => {
    expect(planEnd('2026-11-28')).toBe('2026-12-28')
    expect(planEnd('2028-01-31')).toBe('2028-03-01')
    expect(accessEnds('2026-12-28').toISOString()).toBe('2026-12-27T18:30:00.000Z')
  })

  it('is announced to end three days before, at 10:00 IST', () => {
    expect(accessWarning('2026-12-28').toISOString()).toBe('2026-12-25T04:30:00.000Z')
  })

  it('goes to text and back', () => {
    expect(planText('2026-11-28')).toBe('2026-11-28 to 2026-12-28')
    expect(parsePlanText('2026-11-28 to 2026-12-28')).toEqual({
      startDate: '2026-11-28',
      endDate: '2026-12-28',
    })
  })

  it.each(['', '2026-11-28', '2026-11-28 to 2026-12-29', '2026-02-30 to 2026-04-01', 'aaaaaaaaaa to bbbbbbbbbb'])(
    'refuses "%s"',
    (text) => {
      expect(parsePlanText(text)).toBeNull()
    },
  )

  it('may start from today in IST to 30 days ahead', () => {
    const now = istInstant('2026-11-28', '00:10')
    const offered = ['2026-11-27', '2026-11-28', '2026-12-28', '2026-12-29', 'soon'].map((date) =>
      isPlanStartOffered(date, now),
    )
    expect(offered).toEqual([false, true, true, false, false])
  })

  it('has its days left rounded up, and none after the end', () => {
    expect(planDaysLeft('2026-12-28', istInstant('2026-11-28', '00:00'))).toBe(30)
    expect(planDaysLeft('2026-12-28', istInstant('2026-11-28', '00:01'))).toBe(30)
    expect(planDaysLeft('2026-12-28', istInstant('2026-12-27', '23:59'))).toBe(1)
    expect(planDaysLeft('2026-12-28', istInstant('2026-12-28', '00:00'))).toBe(0)
    expect(planDaysLeft('2026-12-28', istInstant('2027-01-28', '00:00'))).toBe(0)
  })
})
