import { HOUR_MS } from '../time/durations.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canCancel, canMove, type BookingState } from '../bookings/bookingRights.ts'
import { istInstant } from '../time/time.ts'
import { refundRule } from './refunds.ts'
import { freeAfterMove } from './teamMoves.ts'
import { fullRefundUntil } from '../workshops/workshops.ts'

const now = istInstant('2026-11-21', '12:00')
const soon = istInstant('2026-11-24', '10:30')
const after = (instant: Date, ms = 1) => new Date(instant.getTime() + ms)
const ahead = (hours: number) => after(now, hours * HOUR_MS)

const session: BookingState = {
  status: 'confirmed',
  packageType: 'starter',
  kind: 'session',
  startsAt: soon,
  endsAt: after(soon, HOUR_MS),
  endDate: null,
  confirmedAt: ahead(-24),
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
const moved = { ...session, freeUntil: freeAfterMove(null, now) }

describe('a session that the team moved', () => {
  it('is cancelled freely for two days from the move, and says why; then not any more', () => {
    const until = ahead(48)
    expect(canCancel(moved, 'mentee', until).refund).toEqual({
      amount: 79_900,
      returnsCall: false,
      until,
      reason:
        'Full refund if you cancel by Mon 23 Nov, 12:00 pm IST, after a change by our team. No refund after that.',
    })
    expect(canMove(moved, 'mentee', until).allowed).toBe(true)
    expect(canCancel(moved, 'mentee', after(until)).refund?.amount).toBe(0)
    expect(canMove(moved, 'mentee', after(until)).allowed).toBe(false)
  })

  it('has the deadline of its new time where that is later', () => {
    const far = istInstant('2026-12-10', '10:30')
    const state = { ...moved, startsAt: far }
    expect(canCancel(state, 'mentee', now).refund).toEqual(
      canCancel({ ...state, freeUntil: null }, 'mentee', now).refund,
    )
  })

  it('of a package comes back to it, and a package that was shortened is refunded', () => {
    const call = { ...moved, packageType: 'advanced', kind: 'call', owed: null } as const
    expect(canCancel(call, 'mentee', ahead(48)).refund).toMatchObject({ returnsCall: true })
    expect(canCancel(call, 'mentee', ahead(49)).refund).toMatchObject({ returnsCall: false })
    const plan = {
      ...moved,
      packageType: 'advanced',
      kind: 'package',
      startsAt: null,
      endsAt: null,
      endDate: '2026-12-05',
    } as const
    expect(canCancel(plan, 'mentee', ahead(47))).toMatchObject({
      allowed: true,
      reason:
        'Full refund if you cancel by Mon 23 Nov, 12:00 pm IST and before the first session, after a change by our team.',
    })
    // Once its mentor is back, a used session does not end it.
    expect(canCancel({ ...plan, mentorBack: true }, 'mentee', ahead(47)).reason).toBe(
      'Full refund if you cancel by Mon 23 Nov, 12:00 pm IST, after a change by our team.',
    )
    expect(canCancel({ ...plan, callsUsed: 1 }, 'mentee', ahead(47)).allowed).toBe(false)
    expect(canCancel({ ...plan, freeUntil: null }, 'mentee', ahead(47)).allowed).toBe(false)
  })

  it('never has less than before the move, however often it is moved, and nothing past its start', () => {
    const instant = fc.integer({ min: 1, max: 24 * 60 }).map(ahead)
    fc.assert(
      fc.property(
        instant,
        fc.array(fc.record({ at: instant, startsAt: instant }), { minLength: 1 }),
        (first, moves) => {
          let state = { ...session, startsAt: first }
          for (const { at, startsAt } of moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
            const before = refundRule({ ...state, paidAt: state.confirmedAt }, at).until!
            state = { ...state, startsAt, freeUntil: freeAfterMove(before, at) }
            const until = refundRule({ ...state, paidAt: state.confirmedAt }, at).until!
            expect(until <= startsAt).toBe(true)
            expect(until.getTime()).toBeGreaterThanOrEqual(Math.min(before.getTime(), startsAt.getTime()))
            expect(until.getTime()).toBeGreaterThanOrEqual(
              Math.min(after(at, 48 * HOUR_MS).getTime(), startsAt.getTime()),
            )
          }
        },
      ),
    )
  })
})

it('a registration that the team moved keeps the later deadline, to the start of its workshop', () => {
  const registration = { startsAt: soon, timeChangedAt: null, agreedAt: ahead(-24), freeUntil: null }
  expect(fullRefundUntil(registration)).toEqual(istInstant('2026-11-23', '10:30'))
  expect(fullRefundUntil({ ...registration, freeUntil: ahead(48) })).toEqual(ahead(48))
  expect(fullRefundUntil({ ...registration, freeUntil: after(soon, HOUR_MS) })).toEqual(soon)
})
