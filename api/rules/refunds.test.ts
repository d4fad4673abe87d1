import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWhenFull } from './format.ts'
import { refundRule } from './refunds.ts'
import { istInstant } from './time.ts'

const HOUR = 3_600_000
const startsAt = istInstant('2026-11-28', '10:30')
const now = istInstant('2026-11-21', '18:00')

describe('a single session', () => {
  const session = { packageType: 'starter', startsAt, windowHours: 48 } as const

  it('is refunded until 48 hours before it', () => {
    expect(refundRule(session, now)).toEqual({
      until: istInstant('2026-11-26', '10:30'),
      refundable: true,
      line: 'Full, up to 48 hours before',
      sentence:
        'You can cancel for a full refund until Thu 26 Nov, 10:30 am IST. After that the session is not refunded.',
    })
  })

  it('is refundable to the last instant and not after it', () => {
    const until = istInstant('2026-11-26', '10:30')
    expect(refundRule(session, until).refundable).toBe(true)
    expect(refundRule(session, new Date(until.getTime() + 1))).toMatchObject({
      refundable: false,
      sentence: 'This session starts in less than 48 hours, so it cannot be refunded once paid.',
    })
  })

  it('says when the time ended once it is paid', () => {
    const late = istInstant('2026-11-27', '10:30')
    expect(refundRule({ ...session, paidAt: now }, late).sentence).toBe(
      'The time for a full refund ended Thu 26 Nov, 10:30 am IST.',
    )
  })

  it('says the rule without a date before a slot is chosen', () => {
    expect(refundRule({ packageType: 'starter', windowHours: 4 }, now)).toEqual({
      until: null,
      refundable: true,
      line: 'Full, up to 4 hours before',
      sentence:
        'You can cancel for a full refund up to 4 hours before the session. After that the session is not refunded.',
    })
  })

  it('reads well with one hour and with none', () => {
    expect(refundRule({ ...session, windowHours: 1 }, now).line).toBe('Full, up to 1 hour before')
    expect(refundRule({ ...session, windowHours: 0 }, now).line).toBe('Full, until the session starts')
    expect(refundRule({ ...session, windowHours: 0 }, startsAt).until).toEqual(startsAt)
  })

  it('never promises in words what it refuses in fact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 96 }), fc.integer({ min: -200, max: 200 }), (windowHours, hours) => {
        const at = new Date(startsAt.getTime() - hours * HOUR)
        const { until, refundable, sentence } = refundRule({ ...session, windowHours }, at)
        expect(refundable).toBe(hours >= windowHours)
        expect(sentence.includes('You can cancel')).toBe(refundable)
        if (refundable) expect(sentence).toContain(formatWhenFull(until ?? now))
      }),
    )
  })
})

describe('a month', () => {
  const month = { packageType: 'advanced', endDate: '2026-12-28', windowHours: 48 } as const

  it('is refunded within 24 hours of payment, whatever the window of sessions', () => {
    expect(refundRule(month, now)).toEqual({
      until: null,
      refundable: true,
      line: 'Full, within 24 hours of payment',
      sentence:
        'You can cancel for a full refund within 24 hours of payment. ' +
        'Chat and calls end at 12:00 am IST on Mon 28 Dec.',
    })
  })

  it('has its date once paid, and is over a day later', () => {
    const paid = { ...month, paidAt: now }
    const until = new Date(now.getTime() + 24 * HOUR)
    expect(refundRule(paid, until)).toMatchObject({ until, refundable: true })
    expect(refundRule(paid, until).sentence).toContain(
      'You can cancel for a full refund until Sun 22 Nov, 6:00 pm IST.',
    )
    const after = refundRule(paid, new Date(until.getTime() + 1))
    expect(after.refundable).toBe(false)
    expect(after.sentence).toContain('The time for a full refund ended Sun 22 Nov, 6:00 pm IST.')
  })

  it('leaves the end out while there is no start date', () => {
    expect(refundRule({ packageType: 'advanced', windowHours: 48 }, now).sentence).toBe(
      'You can cancel for a full refund within 24 hours of payment.',
    )
  })
})
