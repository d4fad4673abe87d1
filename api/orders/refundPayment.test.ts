/** Money that administrators give back, attacked from all sides. */
import { beforeEach, describe, expect, test } from 'vitest'
import { removePerson } from '../accountClosing/removePerson.ts'
import { executeRefund } from '../payments/refunds/executeRefund.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { typed } from '../graphql/typed.ts'
import { bookPlan } from '../testing/bookings.ts'
import { asAdmin, asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../testing/factories.ts'
import { runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { istDate } from '../rules/time/time.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { keepUnpaidBooking } from '../bookings/admin/adminDecisions.ts'
import { isOn } from '../bookings/announce/reminders.ts'
import { REFUNDED_BUT_CONFIRMED } from '../bookings/bookingsToDecide.ts'
import { adminCancelRegistration } from '../workshops/register/adminRegistrations.ts'
import { registerPaid } from '../testing/workshops.ts'
import { askAgain, decide, reopen } from './refundActs.graphql.ts'
import { refundPayment } from './refundPayment.graphql.ts'

const till = await testTill()
const { app, db, clock, provider, order, calm, deliver, booking, payments } = till
beforeEach(calm)

const asha = { id: 1, username: 'asha' }
const binu = { id: 2, username: 'binu' }
const reason = 'The session was cut short by a power failure.'

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  const [payment] = await payments(made.orderId)
  return { ...made, paymentId: payment!.id, number: payment!.orderId, providerPaymentId }
}
const give = (paymentId: number, amount: number, expectedRefundable = PRICE, by = asha) =>
  refundPayment(app, by, { paymentId, amount, expectedRefundable, reason })
const ELSEWHERE = {
  kind: 'returned_elsewhere',
  note: 'Sent by bank transfer, reference 4711.',
  returnedOn: istDate(clock.now()),
} as const
const work = () => runDueJobs(app, taskHandlers(app))
const refundsOf = (paymentId: number) => db.refund.findMany({ where: { paymentId }, orderBy: { id: 'asc' } })
const acts = (subject: string) =>
  db.auditEntry.findMany({ where: { subjects: { has: subject } }, orderBy: { id: 'asc' } })

const NEWS = typed('query ($id: Int!) { order(id: $id) { payments { fullRefund { news cancelNews } } } }')
/** Whom the dialog says that we email about a refund of each payment. */
const newsOf = async (id: number) =>
  (await asAdmin(app).run(NEWS, { id })).data.order!.payments.map(({ fullRefund }) => fullRefund)

test('of a completed session it is said that the session stays as it is', async () => {
  const { bookingId, paymentId } = await paid()
  await db.booking.update({ where: { id: bookingId }, data: { status: 'completed', completedAt: clock.now() } })
  expect((await give(paymentId, PRICE)).message).toContain('The completed session stays as it is.')
})

test('a part goes back: both sides read why, and the log has who, what and everything that it concerns', async () => {
  const { paymentId, number, bookingId, menteeId, mentorId } = await paid()
  expect(await give(paymentId, 20_000)).toEqual({
    orderId: number,
    message: '₹200 is being refunded. ₹599 can still be refunded.',
  })
  const [refund] = await refundsOf(paymentId)
  const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `refund:${refund!.id}:` } } })
  expect(mails.map(({ recipientType, recipientId }) => [recipientType, recipientId]).toSorted()).toEqual([
    ['mentee', menteeId],
    ['mentor', mentorId],
  ])
  const told = await db.notification.findMany({ where: { dedupeKey: { startsWith: `refund:${refund!.id}:` } } })
  expect(told).toHaveLength(2)
  for (const text of [...mails.map((mail) => mail.text), ...told.map(({ message }) => message)])
    expect(text).toContain(reason)
  expect(await acts(`payment:${paymentId}`)).toMatchObject([
    {
      actor: 'administrator:1',
      actorName: 'asha',
      action: 'payment.refunded',
      reason,
      before: { refundable: PRICE },
      after: { refundable: PRICE - 20_000, refund: 20_000 },
      subjects: expect.arrayContaining([
        `refund:${refund!.id}`,
        `order:${number}`,
        `booking:${bookingId}`,
        `mentee:${menteeId}`,
        `mentor:${mentorId}`,
      ]),
    },
  ])
  expect(await db.paymentJournalEntry.findFirst({ where: { refundId: refund!.id } })).toMatchObject({
    actor: 'administrator:1',
  })
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
})

test('a second payment that is refunded by hand is no news to the mentor, who earns nothing from it', async () => {
  const { orderId, menteeId } = await paid()
  await provider.pay(orderId, { twice: true })
  await settlePayment(app, orderId)
  const second = (await payments(orderId)).at(-1)!
  const [asked] = second.refunds
  await db.refund.update({ where: { id: asked!.id }, data: { status: 'failed', nextTryAt: null } })
  await give(second.id, PRICE)
  const refund = (await refundsOf(second.id)).at(-1)!
  const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `refund:${refund.id}:` } } })
  expect(mails).toMatchObject([{ recipientType: 'mentee', recipientId: menteeId }])
  const [first, other] = await newsOf(second.orderId)
  expect(first!.news).toMatch(/^We email .+ and the mentor the sum and your reason\.$/)
  expect(first!.cancelNews).toMatch(/^It is cancelled at the same time\. We email .+ and the mentor that it is/)
  expect(other).toMatchObject({ news: expect.not.stringContaining('mentor'), cancelNews: null })
})

test('all of it: the session is no longer paid for, and the answer says that it is still booked', async () => {
  const { paymentId, bookingId } = await paid()
  expect((await give(paymentId, PRICE)).message).toMatch(
    /₹799 is being refunded. The session stays booked. It is in the work queue/,
  )
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
})

describe('a booking that was refunded in full', () => {
  const waits = (id: number) => db.booking.count({ where: { id, ...REFUNDED_BUT_CONFIRMED } })
  const isUndecided = async ({ bookingId, menteeId }: { bookingId: number; menteeId: number }) => {
    const query = typed(`query ($id: Int!) { booking(id: $id) { isUndecided } }`)
    return (await asMentee(app, menteeId).run(query, { id: bookingId })).data.booking?.isUndecided
  }
  const lastTold = (userType: 'mentee' | 'mentor', userId: number) =>
    db.notification.findFirst({ where: { userType, userId }, orderBy: { id: 'desc' } })

  test.each(['by this dialog', 'in the provider’s dashboard'])(
    '%s waits until it is kept, with both told',
    async (how) => {
      const { paymentId, providerPaymentId, bookingId, menteeId, mentorId } = await paid()
      if (how === 'by this dialog') await give(paymentId, PRICE)
      else await provider.refundAsOperator(providerPaymentId)
      await deliver()
      expect(await waits(bookingId)).toBe(1)
      expect(await isUndecided({ bookingId, menteeId })).toBe(true)
      expect((await lastTold('mentee', menteeId))?.message).toContain('It stays booked for now.')
      expect((await lastTold('mentor', mentorId))?.message).toContain('stays in your calendar for now')
      const { startsAt } = await booking(bookingId)
      expect(await isOn(db, bookingId, startsAt!)).toBe(true)
      await keepUnpaidBooking(app, asha, { bookingId, reason })
      expect(await waits(bookingId)).toBe(0)
      expect(await isUndecided({ bookingId, menteeId })).toBe(false)
      for (const [side, id] of [
        ['mentee', menteeId],
        ['mentor', mentorId],
      ] as const)
        expect(await lastTold(side, id)).toMatchObject({
          title: 'Your session stays booked',
          message: expect.stringContaining(reason),
        })
      expect(await acts(`booking:${bookingId}`)).toMatchObject([
        ...(how === 'by this dialog' ? [{ action: 'payment.refunded' }] : []),
        { action: 'booking.kept', reason },
      ])
      await expect(keepUnpaidBooking(app, binu, { bookingId, reason })).rejects.toThrow('does not need that decision')
    },
  )

  test('stays as decided before when its refund failed and is made again', async () => {
    const { paymentId, bookingId } = await paid()
    await give(paymentId, PRICE)
    await keepUnpaidBooking(app, asha, { bookingId, reason })
    const [{ id } = { id: 0 }] = await refundsOf(paymentId)
    await executeRefund(app, id)
    const { providerRefundId } = await db.refund.findUniqueOrThrow({ where: { id } })
    await provider.settleRefund(providerRefundId!, 'failed')
    await deliver()
    expect((await give(paymentId, PRICE)).message).toContain('The session stays booked, as our team decided before.')
    expect(await waits(bookingId)).toBe(0)
  })

  test('a package too waits in the work queue, with both told, until it is kept', async () => {
    const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
    const { bookingId } = await bookPlan(till, { mentorId, menteeId, startDate: '2026-11-25' })
    const payment = await db.payment.findFirstOrThrow({ where: { order: { bookingId } } })
    await give(payment.id, payment.amount, payment.amount)
    const group = async () => {
      const query = typed('{ workQueue { unpaidBookings(first: 100) { rows { databaseId packageType status } } } }')
      const { rows = [] } = (await asAdmin(app).run(query)).data.workQueue.unpaidBookings ?? {}
      return rows.filter(({ databaseId }) => databaseId === bookingId)
    }
    expect(await group()).toEqual([{ databaseId: bookingId, packageType: 'ADVANCED', status: 'CONFIRMED' }])
    expect((await lastTold('mentee', menteeId))?.message).toContain('It stays booked for now.')
    expect((await lastTold('mentor', mentorId))?.message).toContain('stays in your calendar for now')
    await keepUnpaidBooking(app, asha, { bookingId, reason })
    expect(await group()).toEqual([])
  })

  test('is cancelled in the same act when that is chosen, with one refund', async () => {
    const { paymentId, bookingId, mentorId } = await paid()
    const done = await refundPayment(app, asha, {
      paymentId,
      amount: PRICE,
      expectedRefundable: PRICE,
      reason,
      cancel: true,
    })
    expect(done.message).toBe('₹799 is being refunded. The booking is cancelled.')
    expect(await booking(bookingId)).toMatchObject({ status: 'cancelled', cancelReason: reason })
    expect(await waits(bookingId)).toBe(0)
    expect(await refundsOf(paymentId)).toMatchObject([{ amount: PRICE }])
    expect((await lastTold('mentor', mentorId))?.message).toContain(reason)
    expect((await acts(`booking:${bookingId}`)).map(({ action }) => action).toSorted()).toEqual([
      'booking.cancelled',
      'payment.refunded',
    ])
  })

  test('is not cancelled with a part', async () => {
    const { paymentId, bookingId } = await paid()
    const part = { paymentId, amount: 20_000, expectedRefundable: PRICE, reason, cancel: true }
    await expect(refundPayment(app, asha, part)).rejects.toMatchObject({ issues: [{ path: 'cancel' }] })
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
    expect(await refundsOf(paymentId)).toEqual([])
  })
})

test('a remainder of less than a rupee is not said to be on its way', async () => {
  const { paymentId, providerPaymentId, menteeId } = await paid()
  await provider.refundAsOperator(providerPaymentId, PRICE - 50)
  await deliver()
  expect((await give(paymentId, 50, 50)).message).toMatch(/^The provider can't send ₹0.50. It is in the work queue/)
  const told = await db.notification.findFirst({
    where: { userId: menteeId, userType: 'mentee' },
    orderBy: { id: 'desc' },
  })
  expect(told?.message).toContain('too little for the bank to send back')
  expect(told?.message).not.toContain('5 to 7 working days')
  expect(told?.title).toBe('Your refund of ₹0.50 comes another way')
  const mail = await db.email.findFirst({ where: { dedupeKey: told!.dedupeKey! } })
  expect(mail?.subject).toBe('Your refund of ₹0.50 comes another way')
})

test('what is cancelled with less than a rupee left is not promised in its mails; another one says what becomes of it', async () => {
  const last = await db.email.findFirst({ orderBy: { id: 'desc' } })
  const { providerPaymentId, bookingId, mentorId } = await paid()
  await provider.refundAsOperator(providerPaymentId, PRICE - 50)
  await deliver()
  await cancelBooking(app, { type: 'mentor', id: mentorId }, { bookingId })
  const workshop = await makeWorkshop(db, { price: PRICE })
  const { id, razorpayPaymentId } = await registerPaid(till, workshop.id)
  await provider.refundAsOperator(razorpayPaymentId!, PRICE - 50)
  await deliver()
  const cancelled = { registrationId: id, refund: 50, expectedRefundable: 50, reason }
  await adminCancelRegistration(app, asha, cancelled)
  const since = { id: { gt: last?.id ?? 0 } }
  const mails = await db.email.findMany({ where: { ...since, kind: 'refund', text: { contains: '₹0.50' } } })
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(text).toContain('too little for the bank to send back')
  const other = await db.email.findMany({
    where: { ...since, text: { contains: 'Another email tells you about your refund.' } },
  })
  expect(other).toHaveLength(1)
})

test('a second payment after the first was refunded in full does not read that the first counts', async () => {
  const { paymentId, orderId, menteeId } = await paid()
  await give(paymentId, PRICE)
  await provider.pay(orderId, { twice: true })
  await settlePayment(app, orderId)
  const told = await db.notification.findFirst({
    where: { userId: menteeId, userType: 'mentee' },
    orderBy: { id: 'desc' },
  })
  expect(told?.message).toMatch(/^You paid twice for the session on [^.]*\. ₹799 /)
})

test('a decision on a refund is in the log, and so is that it was taken back', async () => {
  const { refundId } = await refused()
  await decide(app, asha, { kind: 'not_returned', note: 'They asked us to keep it.', returnedOn: null, refundId })
  await reopen(app, binu, refundId)
  expect((await acts(`refund:${refundId}`)).slice(-2)).toMatchObject([
    { action: 'refund.not_returned', actor: 'administrator:1', reason: 'They asked us to keep it.' },
    { action: 'refund.reopened', actor: 'administrator:2' },
  ])
})

test('all of a seat: it is given up, and the answer says so', async () => {
  const workshop = await makeWorkshop(db, { maxParticipants: 2 })
  const { id, razorpayPaymentId } = await registerPaid(till, workshop.id)
  const payment = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: razorpayPaymentId! } })
  const mark = { attendedAt: clock.now(), certificateCode: `certificate-${id}` }
  await db.workshopRegistration.update({ where: { id }, data: mark })
  const { message } = await give(payment.id, payment.amount, payment.amount)
  expect(message).toContain('The seat is released, and the certificate of attendance is no longer valid.')
  expect(await db.workshopRegistration.findUnique({ where: { id } })).toMatchObject({
    seat: 'none',
    paymentStatus: 'refunded',
  })
  expect(await db.workshop.findUnique({ where: { id: workshop.id } })).toMatchObject({ seatsTaken: 0 })
})

describe('what is done once', () => {
  test('two administrators at the same moment: one is told that it has changed', async () => {
    const { paymentId } = await paid()
    const both = await Promise.allSettled([give(paymentId, 50_000), give(paymentId, 50_000, PRICE, binu)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'RefundableChangedError' },
    })
    expect(await refundsOf(paymentId)).toHaveLength(1)
    expect(await acts(`payment:${paymentId}`)).toHaveLength(1)
  })

  test('the same call twice gives back once', async () => {
    const { paymentId } = await paid()
    await give(paymentId, 20_000)
    await expect(give(paymentId, 20_000)).rejects.toThrow('has changed: it is ₹599 now')
    expect(await refundsOf(paymentId)).toHaveLength(1)
  })

  test('parts add up to the payment and never to more', async () => {
    const { paymentId, orderId } = await paid()
    await give(paymentId, 30_000)
    await give(paymentId, 30_000, 49_900)
    await expect(give(paymentId, 30_000, 19_900)).rejects.toMatchObject({
      issues: [{ path: 'amount', message: 'At most ₹199 can be refunded' }],
    })
    await give(paymentId, 19_900, 19_900)
    await expect(give(paymentId, 1, 0)).rejects.toThrow('Nothing can be refunded')
    await work()
    for (const { providerRefundId } of await refundsOf(paymentId)) await provider.settleRefund(providerRefundId!)
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded', refundedAmount: PRICE }])
  })
})

test('less than the provider refunds is refused before anybody is told', async () => {
  const { paymentId } = await paid()
  await expect(give(paymentId, 99)).rejects.toMatchObject({ issues: [{ path: 'amount' }] })
  expect(await refundsOf(paymentId)).toEqual([])
  expect(await acts(`payment:${paymentId}`)).toEqual([])
})

describe('the provider', () => {
  test.each([
    ['hangs', { hang: true, times: 1 } as const],
    ['is away', { away: true, times: 1 } as const],
    ['drops the answer', { dropAfterCommit: 'refunds' as const, times: 1 }],
  ])('%s: the money goes back once, later', async (_what, chaos) => {
    const { paymentId, providerPaymentId } = await paid()
    await give(paymentId, 20_000)
    await provider.chaos(chaos)
    await work()
    await provider.chaos()
    clock.advance(60_000)
    await work()
    expect(await provider.refundsOf(providerPaymentId)).toMatchObject([{ amount: 20_000 }])
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'pending', amount: 20_000 }])
  })

  test('gave back a part by itself before our webhook came: what is left of it goes, and no more', async () => {
    const { paymentId, providerPaymentId, orderId } = await paid()
    await provider.refundAsOperator(providerPaymentId, 50_000)
    await give(paymentId, PRICE)
    await work()
    await deliver()
    await work()
    const theirs = await provider.refundsOf(providerPaymentId)
    expect(theirs.reduce((sum, { amount }) => sum + amount, 0)).toBe(PRICE)
    expect((await payments(orderId))[0]!.refundedAmount).toBe(PRICE)
  })

  test('told of its own refund in between: the dialog that is open is out of date', async () => {
    const { paymentId, providerPaymentId } = await paid()
    await provider.refundAsOperator(providerPaymentId, 50_000)
    await deliver()
    await expect(give(paymentId, PRICE)).rejects.toThrow('it is ₹299 now')
  })
})

/** One that the bank has sent back. */
async function refused() {
  const made = await paid()
  await give(made.paymentId, 20_000)
  await work()
  const [refund] = await refundsOf(made.paymentId)
  await provider.settleRefund(refund!.providerRefundId!, 'failed')
  await deliver()
  return { ...made, refundId: refund!.id }
}

test('what was refused is asked for again once, by whoever is first, and the log names both refunds', async () => {
  const { paymentId, refundId } = await refused()
  const both = await Promise.allSettled([askAgain(app, asha, refundId), askAgain(app, binu, refundId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const all = await refundsOf(paymentId)
  expect(all).toMatchObject([
    { status: 'failed', resolvedAt: clock.now() },
    { status: 'requested', amount: 20_000 },
  ])
  const retried = (await acts(`payment:${paymentId}`)).filter(({ action }) => action === 'refund.retried')
  expect(retried).toMatchObject([{ subjects: expect.arrayContaining(all.map(({ id }) => `refund:${id}`)) }])
})

test('a retry that brings all of the money back takes back what was paid for, once', async () => {
  const { id: workshopId } = await makeWorkshop(db)
  const { id, razorpayPaymentId } = await registerPaid(till, workshopId)
  const payment = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: razorpayPaymentId! } })
  await give(payment.id, 20_000, 49_900)
  await work()
  const [refund] = await refundsOf(payment.id)
  await provider.settleRefund(refund!.providerRefundId!, 'failed')
  await deliver()
  await give(payment.id, 29_900, 49_900)
  const seat = () =>
    db.workshopRegistration.findUniqueOrThrow({ where: { id }, select: { seat: true, paymentStatus: true } })
  expect(await seat()).toEqual({ seat: 'registered', paymentStatus: 'completed' })
  await askAgain(app, asha, refund!.id)
  expect(await seat()).toEqual({ seat: 'none', paymentStatus: 'refunded' })
  await work()
  expect((await provider.refundsOf(razorpayPaymentId!)).filter(({ status }) => status !== 'failed')).toHaveLength(2)
})

test('what a person has returned some other way takes back what was paid for, when it was the rest', async () => {
  const { paymentId, refundId, bookingId } = await refused()
  await give(paymentId, PRICE - 20_000)
  expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'completed' })
  await decide(app, asha, { ...ELSEWHERE, refundId, note: 'Sent by bank transfer, reference 4711.' })
  expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'refunded' })
})

test('all of the money of what was cancelled before: the other side is not told of a part', async () => {
  const { paymentId, bookingId, mentorId } = await paid()
  await db.booking.update({
    where: { id: bookingId },
    data: { status: 'cancelled', cancelledAt: clock.now(), cancelledBy: 'mentee' },
  })
  await give(paymentId, PRICE)
  const told = await db.notification.findMany({ where: { userType: 'mentor', userId: mentorId, type: 'payment' } })
  expect(told.map(({ title }) => title)).toEqual(['A payment was refunded by our team'])
})

test('what a person has returned some other way is owed no more, with their note in the log', async () => {
  const { paymentId, refundId } = await refused()
  const note = 'Sent by bank transfer, reference 4711.'
  await decide(app, asha, { ...ELSEWHERE, refundId, note })
  await expect(decide(app, binu, { ...ELSEWHERE, refundId, note })).rejects.toThrow('no longer needs attention')
  await expect(askAgain(app, binu, refundId)).rejects.toThrow('no longer needs attention')
  expect((await acts(`refund:${refundId}`)).at(-1)).toMatchObject({ action: 'refund.returned_elsewhere', reason: note })
  await expect(give(paymentId, PRICE)).rejects.toThrow('it is ₹599 now')
  expect((await give(paymentId, 59_900, 59_900)).message).toMatch(/₹599 is being refunded/)
})

test('the order of somebody who has left can be refunded; nobody is written to', async () => {
  const { paymentId, menteeId, number } = await paid()
  await db.booking.updateMany({
    where: { menteeId },
    data: { status: 'cancelled', cancelledAt: clock.now(), cancelledBy: 'mentee' },
  })
  await removePerson(app, { type: 'mentee', id: menteeId })
  expect(await newsOf(number)).toMatchObject([{ news: expect.stringMatching(/^We don’t email anyone/) }])
  await give(paymentId, PRICE)
  const [refund] = await refundsOf(paymentId)
  await executeRefund(app, refund!.id)
  expect(await refundsOf(paymentId)).toMatchObject([{ status: 'pending', amount: PRICE }])
  expect(await db.email.count({ where: { dedupeKey: { startsWith: `refund:${refund!.id}:` } } })).toBe(0)
})
