import { HOUR_MS } from '../time/durations.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canCancel, canComplete, canMove, canPropose, proposalEnds, type BookingState } from './bookingRights.ts'
import { canAnswerNoShow, canReportNoShow } from './noShowRights.ts'
import { refundText } from './sideWords.ts'
import { istInstant } from '../time/time.ts'

const startsAt = istInstant('2026-11-28', '10:30')
const endsAt = istInstant('2026-11-28', '11:15')
const confirmedAt = istInstant('2026-11-21', '10:00')
const deadline = istInstant('2026-11-26', '10:30')
const after = (instant: Date, ms = 1) => new Date(instant.getTime() + ms)

const session: BookingState = {
  status: 'confirmed',
  packageType: 'starter',
  kind: 'session',
  startsAt,
  endsAt,
  endDate: null,
  confirmedAt,
  owed: 79_900,
  paid: 79_900,
  isReturned: false,
  atBank: { isDisputed: false, isTakenMeanwhile: false },
  isKept: false,
  freeUntil: null,
  mentorAway: null,
  mentorBack: false,
  planReturned: false,
  callsUsed: 0,
  firstCall: null,
  noShow: null,
  windowHours: 48,
}
const call: BookingState = { ...session, packageType: 'advanced', kind: 'call', owed: null, paid: null, callsUsed: 0 }
const plan: BookingState = {
  ...session,
  kind: 'package',
  packageType: 'advanced',
  startsAt: null,
  endsAt: null,
  endDate: '2026-12-25',
  owed: 449_900,
  paid: 449_900,
  isReturned: false,
  isKept: false,
}

describe('cancelling a session', () => {
  it('gives its mentee everything back to the last instant of the window, and nothing after it', () => {
    expect(canCancel(session, 'mentee', deadline)).toEqual({
      allowed: true,
      until: startsAt,
      money: 'The refund goes to the account you paid from, usually within 5 to 7 working days.',
      reason: 'Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.',
      refund: {
        amount: 79_900,
        returnsCall: false,
        until: deadline,
        reason: 'Full refund if you cancel by Thu 26 Nov, 10:30 am IST. No refund after that.',
      },
    })
    expect(canCancel(session, 'mentee', after(deadline))).toMatchObject({
      allowed: true,
      reason: 'The time for a full refund ended on Thu 26 Nov, 10:30 am IST.',
      refund: { amount: 0, until: null },
    })
  })

  it('gives everything back once its mentor has left, to the last moment before it starts, and not after', () => {
    const left = { ...session, mentorAway: 'left' as const }
    expect(canCancel(left, 'mentee', after(startsAt, -1))).toMatchObject({
      allowed: true,
      until: startsAt,
      refund: { amount: 79_900, until: null },
    })
    expect(canCancel(left, 'mentee', startsAt).allowed).toBe(false)
    expect(canCancel({ ...call, mentorAway: 'left' }, 'mentee', after(startsAt, -1))).toMatchObject({
      refund: { amount: 0, returnsCall: true },
    })
    expect(canMove({ ...call, mentorAway: 'left' }, 'mentee', after(startsAt, -1)).reason).toMatch(
      /cancel the package and get back anything that is left of its payment\.$/,
    )
    const months = { ...plan, mentorAway: 'left' as const, callsUsed: 2 }
    const end = istInstant('2026-12-25', '00:00')
    expect(canCancel(months, 'mentee', after(end, -1))).toMatchObject({ allowed: true, refund: { amount: 449_900 } })
    expect(canCancel(months, 'mentee', end).allowed).toBe(false)
    expect(canCancel({ ...months, freeUntil: after(end) }, 'mentee', end).allowed).toBe(false)
    expect(canCancel({ ...left, owed: 0 }, 'mentee', confirmedAt).reason).toBe(
      'There is nothing left of this payment to refund.',
    )
    expect(canMove(left, 'mentee', confirmedAt).reason).toMatch(/You can cancel for a full refund\.$/)
    const held = { ...left, owed: 0, atBank: { isDisputed: true, isTakenMeanwhile: true } }
    expect(canMove(held, 'mentee', confirmedAt).reason).toMatch(/You can cancel the session\.$/)
  })

  it('gives everything back when it is the mentor, to the last moment', () => {
    expect(canCancel(session, 'mentor', after(startsAt, -1))).toMatchObject({
      allowed: true,
      until: startsAt,
      reason: 'The mentee gets ₹799 back.',
      refund: { amount: 79_900, until: null },
    })
  })

  it('is over once it has begun, for both', () => {
    for (const side of ['mentee', 'mentor'] as const)
      for (const now of [startsAt, after(startsAt, HOUR_MS)])
        expect(canCancel(session, side, now)).toEqual({
          allowed: false,
          until: null,
          refund: null,
          money: null,
          reason: 'This session has already started, so it can’t be cancelled.',
        })
  })

  it('gives back only what has not gone back already', () => {
    expect(canCancel({ ...session, owed: 19_900 }, 'mentee', confirmedAt).refund?.amount).toBe(19_900)
    expect(canCancel({ ...session, owed: 0 }, 'mentee', confirmedAt)).toMatchObject({
      allowed: true,
      reason: 'There is nothing left of this payment to refund.',
      refund: { amount: 0 },
    })
    expect(canCancel({ ...session, owed: null }, 'mentor', confirmedAt)).toMatchObject({
      allowed: true,
      reason: 'Nothing was paid, so there is nothing to refund.',
    })
  })

  it('promises no time while the bank of the mentee decides, and says when that has the money', () => {
    const disputed = { ...session, atBank: { isDisputed: true, isTakenMeanwhile: false } }
    expect(canCancel(disputed, 'mentee', confirmedAt).money).toMatch(/we can refund it only after the bank decides/)
    expect(canCancel(disputed, 'mentor', confirmedAt).money).toBe(
      'The mentee’s bank or our team returns ₹799 of the payment.',
    )
    const taken = { ...session, owed: 0, atBank: { isDisputed: true, isTakenMeanwhile: true } }
    expect(canCancel(taken, 'mentee', confirmedAt).money).toMatch(/^Your bank is holding the money/)
    expect(canCancel(taken, 'mentor', confirmedAt).money).toMatch(/^The mentee's bank is holding the payment/)
    expect(canCancel({ ...session, owed: 0 }, 'mentee', confirmedAt).money).toBeNull()
  })

  it('is not offered for what is not confirmed', () => {
    for (const status of ['pending', 'completed', 'cancelled', 'expired'] as const)
      for (const rule of [canCancel, canMove, canPropose, canComplete, canReportNoShow])
        expect(rule({ ...session, status }, 'mentee', after(endsAt))).toMatchObject({ allowed: false, until: null })
  })
})

describe('cancelling a call', () => {
  it('says that it comes back to a package that nothing can be booked with, where all of its payment has gone back', () => {
    const returned = { ...call, planReturned: true }
    const unusable = 'so no session can be booked with it.'
    for (const side of ['mentee', 'mentor'] as const) {
      const { reason, money } = canCancel(returned, side, deadline)
      expect([reason, money]).toEqual([expect.stringContaining(unusable), expect.stringContaining(unusable)])
      expect(canCancel(call, side, deadline).money).toBeNull()
      const reader = { side, mentorName: 'Asha Rao', menteeName: 'Ravi Jain' }
      expect(refundText(returned, reader, deadline).text).toContain(unusable)
      expect(canReportNoShow(returned, 'mentee', endsAt).reason).toContain(unusable)
    }
    const counts = canCancel(returned, 'mentee', after(deadline))
    expect([counts.reason, counts.money]).toEqual([expect.not.stringContaining(unusable), null])
    const left = canCancel({ ...returned, mentorAway: 'left' }, 'mentee', deadline).reason
    expect(left).toContain(unusable)
    expect(left).not.toContain('left of its payment')
  })

  it('gives it back to the plan within the window only', () => {
    expect(canCancel(call, 'mentee', deadline).refund).toEqual({
      amount: 0,
      returnsCall: true,
      until: deadline,
      reason: 'You get this session back if you cancel by Thu 26 Nov, 10:30 am IST. After that it counts as used.',
    })
    expect(canCancel(call, 'mentee', after(deadline)).refund).toMatchObject({ amount: 0, returnsCall: false })
    expect(canCancel(call, 'mentor', after(deadline)).refund).toMatchObject({ amount: 0, returnsCall: true })
  })
})

describe('cancelling a plan', () => {
  const day = istInstant('2026-11-22', '10:00')

  it('is full for a day after the payment, and before a call is used', () => {
    expect(canCancel(plan, 'mentee', day)).toMatchObject({
      allowed: true,
      until: day,
      refund: { amount: 449_900, until: day },
      reason: 'Full refund if you cancel by Sun 22 Nov, 10:00 am IST, before the first session.',
    })
    expect(canCancel(plan, 'mentee', after(day))).toMatchObject({
      allowed: false,
      refund: null,
      reason: 'The time for a full refund ended on Sun 22 Nov, 10:00 am IST. Write to support about a later refund.',
    })
    expect(canCancel({ ...plan, callsUsed: 1 }, 'mentee', day)).toMatchObject({ allowed: false, refund: null })
    // Who has all of their money back has no later refund to ask for.
    for (const callsUsed of [0, 1])
      expect(canCancel({ ...plan, owed: 0, isReturned: true, callsUsed }, 'mentee', after(day)).reason).toBe(
        'There is nothing left of this payment to refund.',
      )
  })

  it('names the start of its first call as the last instant where that comes first, unless more was promised', () => {
    const firstCall = istInstant('2026-11-21', '15:00')
    const [booked, until] = [{ ...plan, firstCall }, istInstant('2026-11-23', '10:00')]
    expect(canCancel(booked, 'mentee', confirmedAt)).toMatchObject({ until: firstCall, refund: { until: firstCall } })
    const promised = { ...booked, mentorBack: true, freeUntil: until }
    expect(canCancel(promised, 'mentee', confirmedAt)).toMatchObject({ until, refund: { until } })
    const late = { ...plan, firstCall: after(day) }
    expect(canCancel(late, 'mentee', confirmedAt)).toMatchObject({ until: day, refund: { until: day } })
  })

  it('is full whenever it is the mentor, while it runs', () => {
    const end = istInstant('2026-12-25', '00:00')
    const used = { ...plan, callsUsed: 2 }
    expect(canCancel(used, 'mentor', after(end, -1))).toMatchObject({ allowed: true, refund: { amount: 449_900 } })
    expect(canCancel(used, 'mentor', end)).toMatchObject({ allowed: false, reason: 'This package has ended.' })
  })
})

describe('another time', () => {
  it('is the mentee’s to choose as long as cancelling is free: moving is no way around it', () => {
    expect(canMove(session, 'mentee', deadline)).toMatchObject({ allowed: true, until: deadline })
    expect(canMove(session, 'mentee', after(deadline))).toEqual({
      allowed: false,
      until: null,
      reason: 'A session can be moved up to 48 hours before it starts.',
    })
    expect(canMove({ ...session, windowHours: 0 }, 'mentee', startsAt)).toMatchObject({ allowed: false })
    expect(canMove(session, 'mentor', confirmedAt)).toMatchObject({ allowed: false })
    expect(canMove(plan, 'mentee', confirmedAt)).toMatchObject({ allowed: false })
  })

  it('is not to be had once all of the payment was returned: by hand, the session stays confirmed', () => {
    const reason = 'The payment for this session was returned or is on its way back, so it can’t be moved.'
    for (const side of ['mentee', 'mentor'] as const)
      for (const rule of [canMove, canPropose])
        expect(rule({ ...session, owed: 0, isReturned: true }, side, confirmedAt)).toEqual({
          allowed: false,
          until: null,
          reason,
        })
    expect(canMove({ ...session, owed: 100 }, 'mentee', deadline).allowed).toBe(true)
    expect(canMove({ ...session, owed: 0, isReturned: true, isKept: true }, 'mentee', deadline).allowed).toBe(true)
    expect(canMove(call, 'mentee', deadline).allowed).toBe(true)
  })

  it('is the mentor’s to propose until the start', () => {
    expect(canPropose(session, 'mentor', after(startsAt, -1))).toMatchObject({ allowed: true, until: startsAt })
    expect(canPropose(session, 'mentor', startsAt)).toMatchObject({ allowed: false })
    expect(canPropose(session, 'mentee', confirmedAt)).toMatchObject({ allowed: false })
    expect(canPropose(plan, 'mentor', confirmedAt)).toMatchObject({ allowed: false })
  })

  it('stands for two days, not beyond its own notice or the start of the session', () => {
    const later = istInstant('2026-12-05', '10:30')
    expect(proposalEnds(later, startsAt, confirmedAt)).toEqual(after(confirmedAt, 48 * HOUR_MS))
    expect(proposalEnds(later, startsAt, deadline)).toEqual(startsAt)
    const sooner = istInstant('2026-11-27', '10:30')
    expect(proposalEnds(sooner, startsAt, deadline)).toEqual(istInstant('2026-11-27', '09:30'))
  })
})

describe('afterwards', () => {
  it('is completed by its mentee once it is over', () => {
    expect(canComplete(session, 'mentee', after(endsAt, -1))).toMatchObject({ allowed: false })
    expect(canComplete(session, 'mentee', endsAt)).toMatchObject({ allowed: true })
    expect(canComplete(session, 'mentor', endsAt)).toMatchObject({ allowed: false })
    expect(canComplete(plan, 'mentee', istInstant('2026-12-24', '23:59'))).toMatchObject({ allowed: false })
    expect(canComplete(plan, 'mentee', istInstant('2026-12-25', '00:00'))).toMatchObject({ allowed: true })
  })

  it('is not completed while our team decides what becomes of it without its payment', () => {
    const returned = { ...session, owed: 0, isReturned: true }
    expect(canComplete(returned, 'mentee', endsAt)).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('was returned'),
    })
    expect(canComplete({ ...returned, isKept: true }, 'mentee', endsAt)).toMatchObject({ allowed: true })
  })

  it('is reported as missed for a day, once, and answered by the other side', () => {
    const day = after(endsAt, 24 * HOUR_MS)
    for (const side of ['mentee', 'mentor'] as const) {
      expect(canReportNoShow(session, side, after(endsAt, -1))).toMatchObject({ allowed: false })
      expect(canReportNoShow(session, side, endsAt)).toMatchObject({ allowed: true, until: day })
      expect(canReportNoShow(session, side, day)).toMatchObject({ allowed: true })
      expect(canReportNoShow(session, side, after(day))).toMatchObject({ allowed: false })
    }
    const reported = { ...session, noShow: { reportedBy: 'mentee', isAnswered: false, isDecided: false } } as const
    expect(canReportNoShow(reported, 'mentor', endsAt)).toMatchObject({ allowed: false })
    expect(canComplete(reported, 'mentee', endsAt)).toMatchObject({ allowed: false })
    expect(canAnswerNoShow(reported, 'mentor')).toMatchObject({ allowed: true })
    expect(canAnswerNoShow(reported, 'mentee')).toMatchObject({ allowed: false })
    expect(canAnswerNoShow(session, 'mentor')).toMatchObject({ allowed: false })
    const answered = { ...session, noShow: { reportedBy: 'mentee', isAnswered: true, isDecided: false } } as const
    expect(canAnswerNoShow(answered, 'mentor')).toMatchObject({ allowed: false })
  })
})

it('never gives back more than is owed, nor less than nothing, and changes only at the instants that it names', () => {
  const sum = fc.option(fc.integer({ min: -10_000, max: 500_000 }))
  const instant = fc.date({
    min: istInstant('2026-11-20', '00:00'),
    max: istInstant('2026-12-31', '00:00'),
    noInvalidDate: true,
  })
  const side = fc.constantFrom('mentee', 'mentor' as const)
  fc.assert(
    fc.property(
      fc.constantFrom(session, call, plan),
      sum,
      instant,
      instant,
      side,
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(0, 0.5, 4, 48),
      (state, owed, one, other, by, callsUsed, windowHours) => {
        const booking = { ...state, owed: state.kind === 'call' ? null : owed, callsUsed, windowHours }
        const [now, later] = one <= other ? [one, other] : [other, one]
        const right = canCancel(booking, by, now)
        expect(right.refund === null).toBe(!right.allowed)
        expect(right.refund?.amount ?? 0).toBeGreaterThanOrEqual(0)
        expect(right.refund?.amount ?? 0).toBeLessThanOrEqual(Math.max(0, booking.owed ?? 0))
        if (!right.refund || !right.until || later >= right.until) return
        const then = canCancel(booking, by, later)
        expect(then.allowed).toBe(true)
        if (right.refund.until === null || later <= right.refund.until)
          expect([then.refund?.amount, then.refund?.returnsCall]).toEqual([
            right.refund.amount,
            right.refund.returnsCall,
          ])
      },
    ),
  )
})
