import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWhenFull } from '../text/format.ts'
import { refundRule, ruleOfRest } from './refunds.ts'
import { istInstant } from '../time/time.ts'

const HOUR = 3_600_000
const startsAt = istInstant('2026-11-28', '10:30')
const now = istInstant('2026-11-21', '18:00')

describe('a single session', () => {
  const session = { packageType: 'starter', startsAt, windowHours: 48 } as const

  it('is refunded until 48 hours before it', () => {
    expect(refundRule(session, now)).toEqual({
      until: istInstant('2026-11-26', '10:30'),
      refundable: true,
      line: 'Refundable until Thu 26 Nov, 10:30 am IST',
      sentence: 'Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.',
    })
  })

  it('is refundable to the last instant and not after it', () => {
    const until = istInstant('2026-11-26', '10:30')
    expect(refundRule(session, until).refundable).toBe(true)
    expect(refundRule(session, new Date(until.getTime() + 1))).toMatchObject({
      refundable: false,
      line: 'No refund: starts within 48 hours',
      sentence: 'No refund: this session starts within 48 hours.',
    })
  })

  it('says when the time ended once it is paid', () => {
    const late = istInstant('2026-11-27', '10:30')
    expect(refundRule({ ...session, paidAt: now }, late).sentence).toBe(
      'The time for a full refund ended on Thu 26 Nov, 10:30 am IST.',
    )
  })

  it('does not name a time that had gone by when it was paid', () => {
    const late = istInstant('2026-11-27', '10:30')
    expect(refundRule({ ...session, paidAt: late }, late).sentence).toBe(
      'No refund: this session starts less than 48 hours after it was booked.',
    )
  })

  it('says the rule without a date before a slot is chosen', () => {
    expect(refundRule({ packageType: 'starter', windowHours: 4 }, now)).toEqual({
      until: null,
      refundable: true,
      line: 'Full refund up to 4 hours before',
      sentence: 'Full refund if you cancel at least 4 hours before the session. No refund after that.',
    })
  })

  it('says before a slot is chosen that the soonest one has no refund', () => {
    const soonest = new Date(now.getTime() + 48 * HOUR - 1)
    const offer = { packageType: 'starter', windowHours: 48 } as const
    expect(refundRule({ ...offer, soonest }, now)).toEqual({
      until: null,
      refundable: true,
      line: 'No refund for sessions within 48 hours, full refund for later ones',
      sentence:
        'No refund for a session that starts within 48 hours. For later ones, full refund if you cancel at least 48 hours before the session.',
    })
    expect(refundRule({ ...offer, soonest: new Date(soonest.getTime() + 1) }, now)).toEqual(refundRule(offer, now))
    expect(refundRule({ ...offer, windowHours: 0, soonest: now }, now).line).toBe(
      'Full refund until the session starts',
    )
  })

  it('reads well with one hour and with none', () => {
    const offer = { packageType: 'starter' } as const
    expect(refundRule({ ...offer, windowHours: 1 }, now).line).toBe('Full refund up to 1 hour before')
    expect(refundRule({ ...offer, windowHours: 0 }, now).line).toBe('Full refund until the session starts')
    expect(refundRule({ ...session, windowHours: 0 }, startsAt).until).toEqual(startsAt)
  })

  it('never promises in words what it refuses in fact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 96 }), fc.integer({ min: -200, max: 200 }), (windowHours, hours) => {
        const at = new Date(startsAt.getTime() - hours * HOUR)
        const { until, refundable, line, sentence } = refundRule({ ...session, windowHours }, at)
        expect(refundable).toBe(hours >= windowHours)
        expect(sentence.startsWith('Full refund')).toBe(refundable)
        expect(line.startsWith('Refundable')).toBe(refundable)
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
      line: 'Full refund within 24 hours of payment, before the first session',
      sentence:
        'Full refund if you cancel within 24 hours of payment, before the first session. You can chat until 11:59 pm IST on Sun 27 Dec.',
    })
  })

  it('has its date once paid, and is over a day later', () => {
    const paid = { ...month, paidAt: now }
    const until = new Date(now.getTime() + 24 * HOUR)
    expect(refundRule(paid, until)).toMatchObject({ until, refundable: true })
    expect(refundRule(paid, until).sentence).toContain(
      'Full refund if you cancel by Sun 22 Nov, 6:00 pm IST, before the first session.',
    )
    const after = refundRule(paid, new Date(until.getTime() + 1))
    expect(after.refundable).toBe(false)
    expect(after.sentence).toContain('The time for a full refund ended on Sun 22 Nov, 6:00 pm IST.')
  })

  it('promises nothing of a payment of which nothing is left, and keeps its last instant', () => {
    const { until } = refundRule({ ...month, paidAt: now }, now)
    for (const [owed, sentence] of [
      [0, 'There is nothing left of this payment to refund.'],
      [null, 'Nothing was paid, so there is nothing to refund.'],
    ] as const)
      expect(ruleOfRest({ ...month, paidAt: now, owed }, now)).toEqual({
        until,
        refundable: true,
        line: 'Nothing to refund',
        sentence,
      })
    expect(ruleOfRest({ ...month, paidAt: now, owed: 100 }, now)).toEqual(refundRule({ ...month, paidAt: now }, now))
  })

  it('leaves the end out while there is no start date', () => {
    expect(refundRule({ packageType: 'advanced', windowHours: 48 }, now).sentence).toBe(
      'Full refund if you cancel within 24 hours of payment, before the first session.',
    )
  })
})
