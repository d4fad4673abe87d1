import { DAY_MS } from '../rules/time/durations.ts'
import { expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { addDays, istDate, weekdayOf } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin } from '../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { SERIES, type Week } from './analytics.graphql.ts'

const ASK = typed(`query ($weeks: Int) {
  analytics(weeks: $weeks) {
    weeks { from mentors mentees communityMembers bookings workshopSeats revenue refunds }
  }
}`)

const { app, db, clock } = await testApp()
clock.set('2026-11-22T10:00:00Z')

/** Repeatable, and different enough. */
let seed = 7
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const instant = () => new Date(clock.now().getTime() - random(120 * DAY_MS))
/** The last instant of a week, and the first one of the next, in IST. */
const EDGES = [new Date('2026-11-15T18:29:59.999Z'), new Date('2026-11-15T18:30:00.000Z')]

const weeks = async (count?: number) => (await asAdmin(app).run(ASK, { weeks: count ?? null })).data.analytics.weeks

test('figures are those of whoever adds them up by hand, day by day in IST', async () => {
  const counted: { series: (typeof SERIES)[number]; at: Date; value: number }[] = []
  const note = (series: (typeof SERIES)[number], at: Date, value = 1) => void counted.push({ series, at, value })
  const workshop = await makeWorkshop(db)
  for (let number = 0; number < 60; number++) {
    const at = EDGES[number] ?? instant()
    const mentor = await makeMentor(db, { createdAt: at })
    note('mentors', at)
    const mentee = await makeMentee(db, { createdAt: at })
    note('mentees', at)
    await db.communityMember.create({
      data: { name: 'Meera', email: `m${number}@test.example`, branch: 'Civil', type: 'student', joinDate: at },
    })
    note('communityMembers', at)
    const isHeld = number % 3 === 2
    const { id: bookingId } = await db.booking.create({
      data: {
        duration: 45,
        mentorId: mentor.id,
        menteeId: mentee.id,
        selectedTimeSlot: '2027-01-04 09:00',
        startsAt: new Date('2027-01-04T03:30:00Z'),
        endsAt: new Date('2027-01-04T04:15:00Z'),
        agenda: '',
        status: isHeld ? 'expired' : 'completed',
        confirmedAt: isHeld ? null : at,
      },
    })
    if (!isHeld) note('bookings', at)
    await makeRegistration(db, workshop.id, { registeredAt: isHeld ? null : at, seat: isHeld ? 'none' : 'registered' })
    if (!isHeld) note('workshopSeats', at)
    const sums = { amount: 10_000 + number, platformFee: 0, mentorEarning: 10_000 + number }
    const order = { kind: 'booking', purchaseId: bookingId, bookingId, receipt: `a-${number}`, status: 'paid' as const }
    const { id: orderId } = await db.paymentOrder.create({ data: { ...order, ...sums } })
    const { id: paymentId } = await db.payment.create({
      data: {
        ...sums,
        orderId,
        providerPaymentId: `pay_${number}`,
        status: 'captured',
        capturedAt: isHeld ? null : at,
      },
    })
    if (!isHeld) note('revenue', at, sums.amount)
    if (number % 5 === 0)
      await db.dispute.create({
        data: {
          paymentId,
          providerDisputeId: `disp_${number}`,
          amount: 700,
          amountDeducted: 700,
          status: 'lost',
          phase: 'chargeback',
          raisedAt: clock.now(),
          updatedAt: clock.now(),
        },
      })
    if (!isHeld && number % 5 === 0) note('refunds', at, 700)
    const status = number % 2 === 0 ? ('failed' as const) : ('processed' as const)
    await db.refund.create({
      data: {
        paymentId,
        amount: 50 + number,
        reason: 'sold_out',
        idempotencyKey: `r-${number}`,
        status,
        // Whenever it is asked for, it is of that week's payment.
        createdAt: clock.now(),
      },
    })
    // What failed is still to go back.
    if (!isHeld) note('refunds', at, 50 + number)
  }
  const naive = (from: string): Week => {
    const days = new Set(Array.from({ length: 7 }, (_, day) => addDays(from, day)))
    const of = (wanted: string) =>
      counted
        .filter(({ series, at }) => series === wanted && days.has(istDate(at)))
        .reduce((sum, { value }) => sum + value, 0)
    return { from, ...Object.fromEntries(SERIES.map((series) => [series, of(series)])) } as Week
  }
  for (const count of [4, 12, 52]) {
    const found = await weeks(count)
    expect(found).toHaveLength(count)
    expect(found.map(({ from }) => weekdayOf(from))).toEqual(found.map(() => 1))
    expect(found.at(-1)!.from).toBe('2026-11-16')
    expect(found).toEqual(found.map(({ from }) => naive(from)))
  }
  expect(await weeks()).toHaveLength(12)
}, 60_000)

test.each([3, 53])('%i weeks are none', async (count) => {
  expect((await asAdmin(app).run(ASK, { weeks: count })).errors?.[0]?.message).toContain('from 4 to 52')
})
