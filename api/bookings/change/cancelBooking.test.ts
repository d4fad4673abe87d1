import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import { typed } from '../../graphql/typed.ts'
import { reconcileRefunds } from '../../payments/refunds/reconcileRefunds.ts'
import { settlePayment } from '../../payments/settle/settlePayment.ts'
import { istInstant } from '../../rules/time/time.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { bookPlanCall } from '../calls/bookPlanCall.graphql.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { recordStatements } from '../../testing/statements.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { BookingNotOpenError, RefundChangedError } from '../bookingErrors.graphql.ts'
import { cancelBooking } from './cancelBooking.graphql.ts'
import { verifyBookingPayment } from '../checkout/bookingOrder.graphql.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const START = istInstant('2026-11-28', '10:30')
const DEADLINE = istInstant('2026-11-26', '10:30')

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
})

const asOwner = () => ({ type: 'mentee', id: mentee.id }) as const
const asTheirMentor = () => ({ type: 'mentor', id: mentor.id }) as const
const cancel = (by: ReturnType<typeof asOwner> | ReturnType<typeof asTheirMentor> = asOwner(), refund?: number) =>
  cancelBooking(app, by, { bookingId, refund })
const row = () => till.booking(bookingId)
const paymentOf = async (id = bookingId) => {
  const { paymentId } = await till.booking(id)
  return await db.payment.findUniqueOrThrow({ where: { providerPaymentId: paymentId! }, include: { refunds: true } })
}
const mails = (cause: string, id = bookingId) =>
  db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:${cause}` } }, orderBy: { id: 'asc' } })
const line = (ics: string | null | undefined, name: string) =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(ics ?? '')?.[1]
const work = async () => {
  await sweep(app)
  await runDueJobs(app, taskHandlers(app))
}

describe('a session cancelled in time by its mentee', () => {
  test('gives the full price back at the provider, and says who cancelled', async () => {
    await cancel()
    expect(await row()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'mentee',
      cancelledAt: clock.now(),
      paymentStatus: 'refunded',
      calendarSequence: 1,
    })
    expect((await paymentOf()).refunds).toMatchObject([
      { reason: 'cancelled_by_payer', amount: PRICE, status: 'requested' },
    ])
    await work()
    const { providerPaymentId, refundedAmount } = await paymentOf()
    expect(refundedAmount).toBe(PRICE)
    expect((await app.gateway.fetchPayment(providerPaymentId))?.amountRefunded).toBe(PRICE)
  })

  test('is told to both, with a file that takes it out of their calendars', async () => {
    const [confirmation] = await mails('confirmed')
    clock.advance(60_000)
    await cancel()
    const told = await mails('cancelled')
    expect(told.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [mentee.email, 'Cancelled: session with Asha Rao, Sat 28 Nov, 10:30 am IST'],
      [mentor.email, 'Cancelled: session with Ravi Jain, Sat 28 Nov, 10:30 am IST'],
    ])
    expect(told[0]!.text).toContain(
      'You cancelled the session with Asha Rao, on Sat 28 Nov, 10:30 am IST. A refund of ₹799 has been on its way since 21 Nov 2026.',
    )
    expect(told[1]!.text).toContain('Ravi Jain cancelled the session on Sat 28 Nov, 10:30 am IST.')
    for (const { text, ics } of told) {
      expect(text).toContain(
        `See the booking: ${till.app.config.publicUrl}/booking/${mentor.id}?confirmed=${bookingId}`,
      )
      expect(line(ics, 'METHOD')).toBe('CANCEL')
      expect(line(ics, 'STATUS')).toBe('CANCELLED')
      expect(line(ics, 'UID')).toBe(line(confirmation!.ics, 'UID'))
      expect([line(confirmation!.ics, 'SEQUENCE'), line(ics, 'SEQUENCE')]).toEqual(['0', '1'])
    }
    const notices = await db.notification.findMany({
      where: { dedupeKey: { startsWith: `booking:${bookingId}:cancelled` } },
      orderBy: { id: 'asc' },
    })
    expect(notices.map(({ userType, link, title }) => [userType, link, title])).toEqual([
      ['mentee', `/booking/${mentor.id}?confirmed=${bookingId}`, 'Session cancelled'],
      ['mentor', `/booking/${mentor.id}?confirmed=${bookingId}`, 'Session cancelled'],
    ])
  })

  test.each([
    ['mentee', asOwner],
    ['mentor', asTheirMentor],
  ] as const)('counts as news for the other side only, once, when the %s does it', async (by, who) => {
    await db.notification.deleteMany()
    await cancel(who())
    await work()
    const other = by === 'mentee' ? 'mentor' : 'mentee'
    const unread = await db.notification.findMany({ where: { isRead: false }, select: { userType: true, title: true } })
    expect(unread).toEqual([{ userType: other, title: 'Session cancelled' }])
  })

  test('frees its time for others, and reminds nobody', async () => {
    await cancel()
    const other = await makeMentee(db)
    await bookSession(till, { mentorId: mentor.id, menteeId: other.id, startsAt: START })
    clock.set(new Date(START.getTime() - DAY_MS))
    await work()
    expect(
      await db.email.count({ where: { kind: 'reminder', dedupeKey: { startsWith: `reminder:${bookingId}:` } } }),
    ).toBe(0)
  })

  test('says nothing any more of a confirmation that still waits to be sent', async () => {
    await cancel()
    await work()
    const statuses = (await mails('confirmed')).map(({ status }) => status)
    expect(statuses).toEqual(['dropped', 'dropped'])
    expect((await mails('cancelled')).map(({ status }) => status)).toEqual(['kept', 'kept'])
  })
})

test('after the window a mentee gets nothing back, and the payment stays the mentor’s', async () => {
  const ordered = await till.order({ mentorId: mentor.id, menteeId: mentee.id, time: '15:00' })
  const proof = await provider.pay(ordered.orderId)
  await verifyBookingPayment(app, mentee.id, proof)
  bookingId = ordered.bookingId
  clock.set(istInstant('2026-11-27', '15:00'))
  await cancel(asOwner(), 0)
  expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'completed' })
  expect((await paymentOf()).refunds).toEqual([])
  expect((await mails('cancelled'))[0]!.text).toContain('There is no refund.')
  // A page that asks again what became of its payment is not told of a refund that there is none of.
  expect(await verifyBookingPayment(app, mentee.id, proof)).toBe(bookingId)
})

test('what was refunded before is said to have been, of a session and of a package', async () => {
  const bought = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  for (const id of [bookingId, bought.bookingId]) {
    await provider.refundAsOperator((await till.booking(id)).paymentId!)
    await till.deliver()
    await cancelBooking(app, asTheirMentor(), { bookingId: id, refund: 0 })
    const [toMentee, toMentor] = (await mails('cancelled', id)).map(({ text }) => text)
    expect(toMentee).toMatch(/A refund of ₹[\d,]+ has been on its way since/)
    expect(toMentor).toContain('You earn nothing from it.')
    for (const text of [toMentee, toMentor]) expect(text).not.toMatch(/counts as used|There is no refund/)
  }
})

test('a mentor who cancels gives everything back, to the last moment before the start', async () => {
  clock.set(new Date(START.getTime() - 1))
  await cancel(asTheirMentor(), PRICE)
  expect(await row()).toMatchObject({ status: 'cancelled', cancelledBy: 'mentor', paymentStatus: 'refunded' })
  expect((await paymentOf()).refunds).toMatchObject([{ reason: 'cancelled_by_mentor', amount: PRICE }])
})

describe('nothing is cancelled', () => {
  test('once it has begun, by either side', async () => {
    clock.set(START)
    for (const by of [asOwner(), asTheirMentor()]) await expect(cancel(by)).rejects.toBeInstanceOf(BookingNotOpenError)
    expect((await row()).status).toBe('confirmed')
  })

  test('for another refund than the person was shown', async () => {
    clock.set(new Date(DEADLINE.getTime() + 1))
    await expect(cancel(asOwner(), PRICE)).rejects.toMatchObject(new RefundChangedError(0))
    await expect(cancel(asTheirMentor(), 0)).rejects.toThrow('If you cancel now, the mentee gets ₹799 back.')
    expect(await row()).toMatchObject({ status: 'confirmed', calendarSequence: 0 })
  })

  test('that is somebody else’s, on either side, or only held', async () => {
    const [otherMentor, otherMentee] = [await makeMentor(db), await makeMentee(db)]
    for (const by of [
      { type: 'mentor', id: otherMentor.id },
      { type: 'mentee', id: otherMentee.id },
    ] as const)
      await expect(cancelBooking(app, by, { bookingId })).rejects.toBeInstanceOf(NotFoundError)
    const order = await till.order({ mentorId: mentor.id, menteeId: otherMentee.id, time: '15:00' })
    const held = { bookingId: order.bookingId }
    await expect(cancelBooking(app, asTheirMentor(), held)).rejects.toBeInstanceOf(NotFoundError)
    const holder = { type: 'mentee', id: otherMentee.id } as const
    await expect(cancelBooking(app, holder, held)).rejects.toThrow('This booking isn’t paid for yet.')
    // Its payment comes: it is confirmed as if nobody had asked.
    await verifyBookingPayment(app, otherMentee.id, await provider.pay(order.orderId))
    expect((await till.booking(order.bookingId)).status).toBe('confirmed')
  })
})

describe('twenty at once', () => {
  test('cancel once: one refund, one mail to each', async () => {
    const sides = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? asOwner() : asTheirMentor()))
    const answers = await Promise.allSettled(sides.map((by) => cancel(by)))
    const { cancelledBy } = await row()
    // Who has cancelled is told so every time, the other side that it was not them.
    for (const [place, answer] of answers.entries()) {
      if (sides[place]!.type === cancelledBy) expect(answer.status).toBe('fulfilled')
      else expect(answer).toMatchObject({ reason: new BookingNotOpenError('This booking is cancelled.') })
    }
    expect((await paymentOf()).refunds).toHaveLength(1)
    expect(await mails('cancelled')).toHaveLength(2)
    expect((await row()).calendarSequence).toBe(1)
  })

  test('and the provider that gives it back by itself, give it back once', async () => {
    const { providerPaymentId, ...payment } = await paymentOf()
    await provider.refundAsOperator(providerPaymentId)
    await Promise.all([
      ...Array.from({ length: 5 }, () => cancel()),
      ...Array.from({ length: 5 }, () => reconcileRefunds(app, { ...payment, providerPaymentId }, 'provider')),
    ])
    await work()
    const now = await paymentOf()
    expect(now.refundedAmount).toBe(PRICE)
    expect(now.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)).toEqual([PRICE])
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  })
})

describe('what is left of a payment', () => {
  test('is what goes back, after an operator gave back a part', async () => {
    const { providerPaymentId, ...payment } = await paymentOf()
    await provider.refundAsOperator(providerPaymentId, 30_000)
    await reconcileRefunds(app, { ...payment, providerPaymentId }, 'provider')
    await cancel(asOwner(), PRICE - 30_000)
    expect((await paymentOf()).refunds.map(({ amount }) => amount)).toEqual([30_000, PRICE - 30_000])
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  })

  test('is nothing after all of it went back: it is cancelled without another refund', async () => {
    const { providerPaymentId, ...payment } = await paymentOf()
    await provider.refundAsOperator(providerPaymentId)
    await reconcileRefunds(app, { ...payment, providerPaymentId }, 'provider')
    await cancel(asTheirMentor(), 0)
    expect((await paymentOf()).refunds).toHaveLength(1)
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  })

  test('comes back whatever the provider does in between', async () => {
    for (const chaos of [
      { away: true, times: 2 },
      { status: 502, times: 2 },
      { dropAfterCommit: 'refunds', times: 1 },
      { refunds: 'failed', times: 1 },
    ] as const) {
      await till.calm()
      const startsAt = istInstant('2026-11-28', '15:00')
      const [aMentor, aMentee] = [await makeMentor(db), await makeMentee(db)]
      const id = await bookSession(till, { mentorId: aMentor.id, menteeId: aMentee.id, startsAt })
      await cancelBooking(app, { type: 'mentee', id: aMentee.id }, { bookingId: id })
      await provider.chaos(chaos)
      for (let hours = 0; hours < 5; hours++) {
        await work()
        clock.advance(HOUR_MS)
      }
      const { providerPaymentId, refundedAmount, refunds } = await paymentOf(id)
      const theirs = (await app.gateway.fetchPayment(providerPaymentId))!.amountRefunded
      // What the bank refuses waits for a person: nothing is sent twice behind their back.
      const isRefused = refunds.some(({ status }) => status === 'failed')
      expect({ chaos, theirs, ours: refundedAmount }).toEqual({
        chaos,
        theirs: isRefused ? 0 : PRICE,
        ours: isRefused ? 0 : PRICE,
      })
      expect(await till.booking(id)).toMatchObject({ status: 'cancelled' })
    }
  })
})

test('a second payment of a cancelled booking goes back too, and does not bring it back', async () => {
  const { orderId } = await row()
  clock.set(new Date(DEADLINE.getTime() + 1))
  await cancel()
  await provider.pay(orderId!, { twice: true }).catch(() => null)
  await settlePayment(app, orderId!)
  const payments = await till.payments(orderId!)
  for (const payment of payments.slice(1)) expect(payment.refunds).toMatchObject([{ amount: PRICE }])
  expect((await row()).status).toBe('cancelled')
})

describe('a plan', () => {
  let plan: Awaited<ReturnType<typeof bookPlan>>
  beforeEach(async () => {
    plan = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  })
  const subscription = () => db.planSubscription.findUniqueOrThrow({ where: { id: plan.subscriptionId } })

  test('is cancelled by its mentee within a day, in full; access ends and another one can be bought', async () => {
    clock.advance(DAY_MS)
    await cancelBooking(app, asOwner(), { bookingId: plan.bookingId, refund: 449_900 })
    expect(await subscription()).toMatchObject({ status: 'cancelled' })
    expect((await paymentOf(plan.bookingId)).refunds).toMatchObject([{ amount: 449_900, reason: 'cancelled_by_payer' }])
    const [mail] = await mails('cancelled', plan.bookingId)
    expect(mail).toMatchObject({
      ics: null,
      subject: expect.stringContaining('Cancelled: Advanced package with Asha Rao'),
    })
    await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  })

  test('is not, a moment later', async () => {
    clock.advance(DAY_MS + 1)
    await expect(cancelBooking(app, asOwner(), { bookingId: plan.bookingId })).rejects.toThrow('Write to support')
    expect(await subscription()).toMatchObject({ status: 'active' })
  })

  test('is given back in full by its mentor while it runs, and not once it has ended', async () => {
    clock.set(istInstant('2026-12-25', '00:00'))
    const wanted = { bookingId: plan.bookingId }
    await expect(cancelBooking(app, asTheirMentor(), wanted)).rejects.toThrow('This package has ended.')
    clock.set(new Date(istInstant('2026-12-25', '00:00').getTime() - 1))
    await cancelBooking(app, asTheirMentor(), wanted)
    expect((await paymentOf(plan.bookingId)).refunds).toMatchObject([{ amount: 449_900 }])
  })

  test('is told once to each side, with the sessions that went with it and a file that removes them', async () => {
    const book = (startsAt: Date) =>
      bookPlanCall(app, mentee.id, { planId: plan.subscriptionId, startsAt, agenda: 'Shear walls.' })
    const calls = [await book(istInstant('2026-11-28', '11:15')), await book(istInstant('2026-11-28', '12:00'))]
    await db.email.deleteMany()
    await db.notification.deleteMany()
    await cancelBooking(app, asTheirMentor(), { bookingId: plan.bookingId })
    for (const id of calls) expect(await till.booking(id)).toMatchObject({ status: 'cancelled' })
    const went = 'Its sessions are cancelled too: Sat 28 Nov, 11:15 am IST; Sat 28 Nov, 12:00 pm IST.'
    const told = await db.email.findMany({ where: { kind: 'booking-cancelled' }, orderBy: { id: 'asc' } })
    expect(told.map(({ toAddress }) => toAddress)).toEqual([mentee.email, mentor.email])
    for (const { text, ics } of told) {
      expect(text).toContain(went)
      expect(text).toContain('Open the attached file to take these sessions out of your calendar.')
      expect(ics!.match(/^UID:booking-\d+/gm)).toEqual(calls.map((id) => `UID:booking-${id}`))
      expect(ics!.match(/^STATUS:CANCELLED/gm)).toHaveLength(2)
    }
    const notices = await db.notification.findMany({ where: { type: 'booking' }, orderBy: { id: 'asc' } })
    expect(notices.map(({ userType, title }) => [userType, title])).toEqual([
      ['mentee', 'Advanced package cancelled'],
      ['mentor', 'Advanced package cancelled'],
    ])
    for (const { message } of notices) expect(message).toContain(went)
  })
})

test('both sides hear of it live, and whoever is neither does not', async () => {
  const CHANGED = typed('subscription { bookingChanged { change booking { databaseId status } } }')
  const stranger = await makeMentee(db)
  const clients = [asMentee(app, mentee.id), asMentor(app, mentor.id), asMentee(app, stranger.id)]
  const heard = await Promise.all(clients.map((client) => client.subscribe(CHANGED)))
  for (const events of heard) await events.next()
  await cancel()
  const own = await bookSession(till, { mentorId: (await makeMentor(db)).id, menteeId: stranger.id, startsAt: START })
  const next = await Promise.all(heard.map(async (events) => (await events.next()).value?.data.bookingChanged.booking))
  const cancelled = { databaseId: bookingId, status: 'CANCELLED' }
  expect(next).toEqual([cancelled, cancelled, { databaseId: own, status: 'CONFIRMED' }])
  for (const events of heard) await events.return()
})

describe('through the graph', () => {
  const RIGHT = typed(`query ($id: Int!) { booking(id: $id) { status cancelledBy
    viewerCanCancel { allowed reason until refund refundUntil returnsCall } viewerCanMove { allowed reason until } } }`)
  const CANCEL = typed(`mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) {
    __typename
    ... on CancelBookingPayload { booking { status viewerCanCancel { allowed reason } } }
    ... on RefundChangedError { message refund }
    ... on Error { message }
  } }`)

  test('the field says what the mutation does, to the paisa and the millisecond', async () => {
    const owner = asMentee(app, mentee.id)
    for (const now of [
      new Date(DEADLINE.getTime() - 1),
      DEADLINE,
      new Date(DEADLINE.getTime() + 1),
      new Date(START.getTime() - 1),
      START,
    ]) {
      clock.set(now)
      const right = (await owner.run(RIGHT, { id: bookingId })).data.booking!.viewerCanCancel!
      const wrong = { bookingId, refund: (right.refund ?? 0) + 1 }
      const { cancelBooking: refused } = (await owner.run(CANCEL, { input: wrong })).data
      if (right.allowed) expect(expectResult(refused, 'RefundChangedError').refund).toBe(right.refund)
      else expect(expectResult(refused, 'BookingNotOpenError').message).toBe(right.reason)
    }
    clock.set(DEADLINE)
    const { viewerCanCancel, viewerCanMove } = (await owner.run(RIGHT, { id: bookingId })).data.booking!
    expect(viewerCanCancel).toMatchObject({
      allowed: true,
      until: START.toISOString(),
      refund: PRICE,
      refundUntil: DEADLINE.toISOString(),
    })
    expect(viewerCanMove).toMatchObject({ allowed: true, until: DEADLINE.toISOString() })
    const { cancelBooking: done } = (await owner.run(CANCEL, { input: { bookingId, refund: PRICE } })).data
    expect(expectResult(done, 'CancelBookingPayload').booking).toEqual({
      status: 'CANCELLED',
      viewerCanCancel: { allowed: false, reason: 'This booking is cancelled.' },
    })
    // An old link shows what is now.
    expect((await asMentor(app, mentor.id).run(RIGHT, { id: bookingId })).data.booking).toMatchObject({
      status: 'CANCELLED',
      cancelledBy: 'MENTEE',
    })
  })

  test('is for its two sides only', async () => {
    const other = await makeMentee(db)
    const typeFor = async (client: ReturnType<typeof asGuest>) =>
      (await client.run(CANCEL, { input: { bookingId } })).data.cancelBooking.__typename
    expect(await typeFor(asGuest(app))).toBe('NotSignedInError')
    expect(await typeFor(asAdmin(app))).toBe('NotAllowedError')
    expect(await typeFor(asCommunity(app, mentee.id))).toBe('NotAllowedError')
    expect(await typeFor(asMentee(app, other.id))).toBe('NotFoundError')
    expect((await asAdmin(app).run(RIGHT, { id: bookingId })).data.booking).toMatchObject({ viewerCanCancel: null })
    expect((await row()).status).toBe('confirmed')
    const { cancelBooking: bad } = (await asMentee(app, mentee.id).run(CANCEL, { input: { bookingId: 0 } })).data
    expect(bad.__typename).toBe('ValidationError')
  })

  test('a list with the rights of every booking takes as many statements as one booking does', async () => {
    for (const time of ['15:00', '15:45', '16:30'])
      await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-29', time) })
    const { db: recorded, statements } = recordStatements(till.url)
    const LIST =
      typed(`query ($first: Int!) { viewer { bookings(first: $first) { edges { node { amount orderId refundedAmount
      viewerCanCancel { allowed refund } viewerCanMove { allowed } viewerCanPropose { allowed }
      viewerCanComplete { allowed } viewerCanReportNoShow { allowed } viewerCanAnswerNoShow { allowed }
      proposal { startsAt } noShow { answer } plan { callsRemaining viewerCanBookCall { allowed } } mentor { name } } } } } }`)
    const count = async (first: number) => {
      statements.length = 0
      const { data } = await asMentee({ ...app, db: recorded }, mentee.id).run(LIST, { first })
      expect(data.viewer?.bookings.edges).toHaveLength(first)
      return statements.map((sql) => sql.slice(0, 30)).toSorted()
    }
    const one = await count(1)
    expect(await count(4)).toEqual(one)
    expect(one.length).toBeLessThan(14)
  })
})

test.each([
  ['offers it', {}, true],
  ['is Busy', { available: false }, false],
])('its mentor, who %s, reads that the slot is open again only if it is', async (_who, mentors, isOpen) => {
  await db.mentor.update({ where: { id: mentor.id }, data: mentors })
  await cancel()
  const toMentor = (await mails('cancelled')).find(({ recipientType }) => recipientType === 'mentor')
  expect(toMentor!.text.includes('The slot is open again.')).toBe(isOpen)
})

test('nor is one that begins within the hour said to be open', async () => {
  clock.set(new Date(START.getTime() - HOUR_MS / 2))
  await cancel()
  const texts = (await mails('cancelled')).map(({ text }) => text)
  expect(texts.join()).not.toContain('The slot is open again.')
})
