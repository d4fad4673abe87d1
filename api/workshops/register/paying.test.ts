/** Money for seats: however and whenever it comes, the seat stands or all of it goes back. */
import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { executeRefund } from '../../payments/refunds/executeRefund.ts'
import { retryRefund } from '../../payments/refunds/decideRefund.ts'
import { verifyPayment } from '../../payments/settle/settlePayment.ts'
import { registrationClosesAt } from '../../rules/workshops/workshops.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeMoney } from '../../database/transaction.ts'
import { openOrder } from '../../payments/openOrder.ts'
import { SlotLostError } from '../../payments/paymentErrors.graphql.ts'
import { checkDueOrders } from '../../testing/checks.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { createWorkshopOrder } from './createWorkshopOrder.graphql.ts'
import { takeSeat } from './takeSeat.ts'
import { ticketState } from './ticketState.ts'
import { workshopPurchase } from './workshops.purchase.ts'

const till = await testTill()
const { app, db, clock, provider, payments } = till
const claim = { kind: 'workshop_registration', by: 'visitor' } as const
beforeEach(() => till.calm())

const registrationOf = (id: number) =>
  db.workshopRegistration.findUniqueOrThrow({ where: { id }, include: { workshop: true } })
const seatsOf = (id: number) =>
  db.workshop.findUniqueOrThrow({ where: { id }, select: { registeredCount: true, seatsTaken: true } })
const order = async (workshopId: number, given: Parameters<typeof registrant>[0] = {}) => {
  const person = registrant(given)
  return { ...(await createWorkshopOrder(app, { workshopId, ...person })), person }
}
const passHold = () => clock.advance((app.config.holdMinutes + 1) * MINUTE_MS)

test('goes back when its mentor was not accepted any more as it came, and everything is told and counted', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id } = await makeWorkshop(db, { mentorId })
  const { orderId, registrationId, person } = await order(id)
  await db.mentor.update({ where: { id: mentorId }, data: { status: 'rejected' } })
  await provider.pay(orderId!)
  await till.deliver()
  await runDueJobs(app, taskHandlers(app))
  for (const { providerRefundId } of (await payments(orderId!))[0]!.refunds)
    await provider.settleRefund(providerRefundId!)
  await till.deliver()
  expect(await payments(orderId!)).toMatchObject([
    { status: 'refunded', refundedAmount: 49_900, refunds: [{ reason: 'not_offered', status: 'processed' }] },
  ])
  expect(await registrationOf(registrationId)).toMatchObject({ seat: 'none', paymentStatus: 'refunded' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
  const [mail, ...more] = await db.email.findMany({ where: { toAddress: person.email } })
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'refund', text: expect.stringContaining('was no longer available') })
})

test('on an order that a new price has replaced goes back, and the seat stays held for the new order', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id } = await makeWorkshop(db, { mentorId })
  const first = await order(id)
  await db.workshop.update({ where: { id }, data: { price: 59_900 } })
  const second = await createWorkshopOrder(app, { workshopId: id, ...first.person })
  expect(second).toMatchObject({ registrationId: first.registrationId, amount: 59_900 })
  await provider.pay(first.orderId!)
  await till.deliver()
  expect(await payments(first.orderId!)).toMatchObject([{ refunds: [{ reason: 'price_changed' }] }])
  expect(await registrationOf(first.registrationId)).toMatchObject({ seat: 'held', paymentStatus: 'pending' })
  await provider.pay(second.orderId!)
  await till.deliver()
  expect(await registrationOf(first.registrationId)).toMatchObject({ seat: 'registered' })
})

describe('is heard of', () => {
  test.each([
    ['by the webhook alone', () => till.deliver()],
    [
      'by the reconciler alone',
      async () => {
        clock.advance(2 * MINUTE_MS)
        await checkDueOrders(app)
      },
    ],
  ])('%s', async (_how, hear) => {
    const { id } = await makeWorkshop(db)
    const { registrationId, orderId } = await order(id)
    await provider.pay(orderId!)
    await hear()
    expect(await registrationOf(registrationId)).toMatchObject({ seat: 'registered', paymentStatus: 'completed' })
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('after the window was dismissed, when the same order is tried again', async () => {
    const { id } = await makeWorkshop(db)
    const first = await order(id)
    await provider.pay(first.orderId!, { status: 'failed' })
    const again = await createWorkshopOrder(app, { workshopId: id, ...first.person })
    expect(again.orderId).toBe(first.orderId)
    const proof = await provider.pay(again.orderId!)
    expect(await verifyPayment(app, claim, proof)).toBe(first.registrationId)
  })
})

describe('at a price that is no longer asked', () => {
  test.each([79_900, 0])('goes back once the hold is over: it costs %i paise then', async (price) => {
    const { id } = await makeWorkshop(db)
    const { registrationId, orderId, person } = await order(id)
    await db.workshop.update({ where: { id }, data: { price } })
    passHold()
    const proof = await provider.pay(orderId!)
    await expect(verifyPayment(app, claim, proof)).rejects.toThrow(SlotLostError)
    expect(await payments(orderId!)).toMatchObject([{ refunds: [{ reason: 'price_changed', amount: 49_900 }] }])
    expect(await registrationOf(registrationId)).toMatchObject({ seat: 'none', paymentStatus: 'refunded' })
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: person.email } })
    expect(mail.text).toContain('When your payment arrived, the price of')
  })

  test('buys as long as the hold lives', async () => {
    const { id } = await makeWorkshop(db)
    const { registrationId, orderId } = await order(id)
    await db.workshop.update({ where: { id }, data: { price: 79_900 } })
    expect(await verifyPayment(app, claim, await provider.pay(orderId!))).toBe(registrationId)
  })
})

test('for a seat that was registered free since does not read that it was paid for', async () => {
  const { id } = await makeWorkshop(db)
  const mentee = await makeMentee(db, { emailConfirmedAt: clock.now() })
  const { orderId, person } = await order(id, { email: mentee.email, menteeId: mentee.id })
  await db.workshop.update({ where: { id }, data: { price: 0 } })
  expect(await createWorkshopOrder(app, { workshopId: id, ...person })).toMatchObject({ outcome: 'registered' })
  await provider.pay(orderId!)
  await till.deliver()
  expect(await payments(orderId!)).toMatchObject([{ refunds: [{ reason: 'price_changed', amount: 49_900 }] }])
  expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: person.email, kind: 'refund' } })
  expect(mail.text).toMatch(/the price of .* had changed/)
})

describe('that comes late', () => {
  test('takes a seat that is free', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const { registrationId, orderId } = await order(id)
    passHold()
    await sweep(app)
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    const proof = await provider.pay(orderId!)
    expect(await verifyPayment(app, claim, proof)).toBe(registrationId)
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('goes back when the last seat is gone, with a mail', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1, title: 'Reading soil reports' })
    const { registrationId, orderId, person } = await order(id)
    passHold()
    await registerPaid(till, id)
    const proof = await provider.pay(orderId!)
    await expect(verifyPayment(app, claim, proof)).rejects.toThrow(SlotLostError)
    expect(await payments(orderId!)).toMatchObject([{ refunds: [{ reason: 'sold_out', amount: 49_900 }] }])
    const row = await registrationOf(registrationId)
    expect(row).toMatchObject({ seat: 'none', paymentStatus: 'refunded', registeredAt: null })
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: person.email } })
    expect(mail.text).toContain(
      'Your payment arrived after the last seat of the workshop "Reading soil reports" on Sat 5 Dec, 4:00 pm IST was taken.',
    )
    expect(mail.text).toContain('₹499')
    expect(mail.text).toContain(`/workshop-registration/${id}`)
  })

  test('goes back when registration has closed, but a hold that began in time is honoured', async () => {
    const { id } = await makeWorkshop(db)
    const closesAt = registrationClosesAt('2026-12-05')
    clock.set(new Date(closesAt.getTime() - MINUTE_MS))
    const [inTime, late] = [await order(id), await order(id)]
    clock.set(new Date(closesAt.getTime() + 2 * MINUTE_MS))
    expect(await createWorkshopOrder(app, { workshopId: id, ...inTime.person })).toMatchObject({
      orderId: inTime.orderId,
    })
    await expect(order(id)).rejects.toThrow('Registrations closed')
    const proof = await provider.pay(inTime.orderId!)
    expect(await verifyPayment(app, claim, proof)).toBe(inTime.registrationId)
    passHold()
    await expect(verifyPayment(app, claim, await provider.pay(late.orderId!))).rejects.toThrow(SlotLostError)
    expect(await payments(late.orderId!)).toMatchObject([{ refunds: [{ reason: 'too_late' }] }])
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test.each([
    ['cancelled', { isActive: false, cancelledAt: new Date(), cancelledBy: 'mentor' }, 'not_offered'],
    ['started', { date: new Date('2026-11-21T00:00:00Z'), time: '09:00' }, 'too_late'],
  ] as const)(
    'goes back when the workshop was %s meanwhile, although the seat is held',
    async (_what, data, reason) => {
      const { id } = await makeWorkshop(db)
      const { orderId, registrationId } = await order(id)
      await db.workshop.update({ where: { id }, data })
      await expect(verifyPayment(app, claim, await provider.pay(orderId!))).rejects.toThrow(SlotLostError)
      expect(await payments(orderId!)).toMatchObject([{ refunds: [{ reason, amount: 49_900 }] }])
      expect(await registrationOf(registrationId)).toMatchObject({ seat: 'none', paymentStatus: 'refunded' })
      expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    },
  )
})

describe('that comes twice', () => {
  test('for one order: the first counts, the second goes back', async () => {
    const { id } = await makeWorkshop(db)
    const { orderId, registrationId } = await order(id)
    await provider.pay(orderId!)
    await provider.pay(orderId!, { twice: true })
    await till.deliver()
    expect((await payments(orderId!)).flatMap(({ refunds }) => refunds)).toMatchObject([
      { reason: 'duplicate_payment' },
    ])
    expect(await registrationOf(registrationId)).toMatchObject({ seat: 'registered', paymentStatus: 'completed' })
  })

  test('for one address, from a visitor and from an account: the second goes back, and neither sees the other’s', async () => {
    const { id } = await makeWorkshop(db)
    const mentee = await makeMentee(db, { email: 'Both@test.example' })
    const visitor = await order(id, { email: 'both@test.example', name: 'A visitor' })
    const member = await order(id, { email: 'Both@test.example', menteeId: mentee.id, name: 'The member' })
    expect(member.registrationId).not.toBe(visitor.registrationId)
    expect(member.orderId).not.toBe(visitor.orderId)
    expect(await registrationOf(visitor.registrationId)).toMatchObject({ menteeId: null, name: 'A visitor' })
    expect(await registrationOf(member.registrationId)).toMatchObject({ menteeId: mentee.id, name: 'The member' })
    await provider.pay(visitor.orderId!)
    await provider.pay(member.orderId!)
    await till.deliver()
    expect(await payments(visitor.orderId!)).toMatchObject([{ refunds: [], menteeId: null }])
    expect(await payments(member.orderId!)).toMatchObject([
      { refunds: [{ reason: 'already_paid' }], menteeId: mentee.id },
    ])
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('at once for one address: one seat, one refund', async () => {
    const { id } = await makeWorkshop(db)
    const mentee = await makeMentee(db)
    const both = [
      await order(id, { email: mentee.email }),
      await order(id, { email: mentee.email, menteeId: mentee.id }),
    ]
    const proofs = await Promise.all(both.map(({ orderId }) => provider.pay(orderId!)))
    await Promise.allSettled(proofs.map((proof) => verifyPayment(app, claim, proof)))
    expect(
      await db.refund.findMany({ where: { payment: { order: { registration: { workshopId: id } } } } }),
    ).toMatchObject([{ reason: 'already_paid', amount: 49_900 }])
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })
})

describe('when the provider', () => {
  test.each([
    ['cannot be reached', { away: true }],
    ['hangs', { hang: true }],
  ] as const)('%s at the order, nothing stays held', async (_how, chaos) => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    await provider.chaos(chaos)
    await expect(order(id)).rejects.toThrow('Payment provider unavailable. Please try again.')
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    await provider.chaos()
    expect(await order(id)).toMatchObject({ outcome: 'pay' })
  })

  test('refuses the order, nothing stays held', async () => {
    // Less than a rupee, which the provider takes no order for.
    const { id } = await makeWorkshop(db, { price: 50 })
    await expect(order(id)).rejects.toThrow('Payment provider unavailable. Please try again.')
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    expect(till.alarms()).toEqual(['the provider refuses to open an order'])
  })

  test('gives the money back by an operator’s hand, the seat goes and the ticket is refunded', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const { razorpayPaymentId, id: registrationId, email } = await registerPaid(till, id)
    const ends = () => db.email.findMany({ where: { toAddress: email, kind: 'registration-cancelled' } })
    await provider.refundAsOperator(razorpayPaymentId!, 10_000)
    await till.deliver()
    expect(ticketState(await registrationOf(registrationId))).toBe('registered')
    expect(await ends()).toEqual([])
    await provider.refundAsOperator(razorpayPaymentId!)
    await till.deliver()
    const row = await registrationOf(registrationId)
    expect(row).toMatchObject({ seat: 'none', paymentStatus: 'refunded', cancelledAt: null })
    expect(ticketState(row)).toBe('refunded')
    expect(await ends()).toMatchObject([{ text: expect.stringContaining('so you no longer have a seat') }])
    expect((await ends())[0]!.ics).toContain('METHOD:CANCEL')
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    expect(await order(id)).toMatchObject({ outcome: 'pay' })
  })

  test('gives the money back after the workshop, and who came is told that the certificate has ended', async () => {
    const { id, startsAt } = await makeWorkshop(db)
    const [came, missed] = [await registerPaid(till, id), await registerPaid(till, id)]
    clock.set(new Date(startsAt.getTime() + 4 * HOUR_MS))
    const mark = { attendedAt: clock.now(), certificateCode: `certificate-of-${came.id}` }
    await db.workshopRegistration.update({ where: { id: came.id }, data: mark })
    for (const { razorpayPaymentId } of [came, missed]) await provider.refundAsOperator(razorpayPaymentId!)
    await till.deliver()
    const toAddress = { in: [came.email, missed.email] }
    expect(await db.email.findMany({ where: { toAddress, kind: 'registration-cancelled' } })).toMatchObject([
      {
        toAddress: came.email,
        text: expect.stringContaining('is returned to you. Your certificate of attendance is no longer valid.'),
      },
    ])
  })

  test('refuses a refund, it waits for a person, who asks for it again', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const { orderId } = await order(id)
    passHold()
    await registerPaid(till, id)
    await provider.pay(orderId!)
    await provider.chaos({ refunds: 'failed', times: 1 })
    await till.deliver()
    const [refund] = (await payments(orderId!))[0]!.refunds
    await executeRefund(app, refund!.id)
    expect((await payments(orderId!))[0]!.refunds).toMatchObject([{ status: 'failed', resolvedAt: null }])
    await provider.chaos()
    await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refund!.id))
    await runDueJobs(app, taskHandlers(app))
    const all = (await payments(orderId!))[0]!.refunds
    for (const { providerRefundId, status } of all)
      if (providerRefundId && status === 'pending') await provider.settleRefund(providerRefundId)
    await till.deliver()
    expect((await payments(orderId!))[0]).toMatchObject({ status: 'refunded', refundedAmount: 49_900 })
  })
})

test('the price of the order counts; another one since opens another order', async () => {
  const { id } = await makeWorkshop(db)
  const first = await order(id)
  await db.workshop.update({ where: { id }, data: { price: 79_900 } })
  const second = await createWorkshopOrder(app, { workshopId: id, ...first.person })
  expect(second).toMatchObject({ registrationId: first.registrationId, amount: 79_900, platformFee: 15_980 })
  expect(second.orderId).not.toBe(first.orderId)
  await provider.pay(second.orderId!)
  await provider.pay(first.orderId!)
  await till.deliver()
  expect(await registrationOf(first.registrationId)).toMatchObject({ amount: 79_900, razorpayOrderId: second.orderId })
  expect(await payments(first.orderId!)).toMatchObject([{ refunds: [{ reason: 'already_paid', amount: 49_900 }] }])
  expect(await payments(second.orderId!)).toMatchObject([{ refunds: [] }])
})

test('a price that changes between the seat and its order opens no order', async () => {
  const { id } = await makeWorkshop(db)
  const { registrationId, amount } = await takeSeat(app, { workshopId: id, ...registrant() })
  await db.workshop.update({ where: { id }, data: { price: 79_900 } })
  const wanted = { purchase: workshopPurchase, id: registrationId, menteeId: null, by: 'visitor' } as const
  expect(await openOrder(app, { ...wanted, amount })).toBeNull()
  expect(await db.paymentOrder.count({ where: { workshopRegistrationId: registrationId } })).toBe(0)
  expect(await openOrder(app, { ...wanted, amount: 79_900 })).toMatchObject({ order: { amount: 79_900 } })
})

test('the fee is split to the paisa, whatever price and percentage', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 500 })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 1_000_000_000 }),
      fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })),
      async (price, platformFeePercent) => {
        await db.workshop.update({ where: { id }, data: { price } })
        const { registrationId } = await takeSeat(
          { ...app, config: { ...app.config, platformFeePercent } },
          { workshopId: id, ...registrant() },
        )
        const { amount, platformFee, mentorEarning } = await registrationOf(registrationId)
        expect(amount).toBe(price)
        expect(platformFee + mentorEarning).toBe(price)
        expect(Math.abs(platformFee - (price * platformFeePercent) / 100)).toBeLessThanOrEqual(0.5)
      },
    ),
    { numRuns: 40 },
  )
})

test('a hold ends after its minutes, and the seat is for whoever comes', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 1 })
  const { registrationId } = await order(id)
  const { holdExpiresAt } = await registrationOf(registrationId)
  expect(holdExpiresAt!.getTime() - clock.now().getTime()).toBe(app.config.holdMinutes * MINUTE_MS)
  clock.set(new Date(holdExpiresAt!.getTime() - 1))
  await expect(order(id)).rejects.toThrow('Workshop is full')
  clock.set(holdExpiresAt!)
  expect(await order(id)).toMatchObject({ outcome: 'pay' })
  expect(await registrationOf(registrationId)).toMatchObject({ seat: 'none', holdExpiresAt: null })
  clock.advance(HOUR_MS)
  await sweep(app)
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
})
