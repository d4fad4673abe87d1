/** Cancelling: one's own registration with the refund of the rule, and a whole workshop with everybody's. */
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { freeCancellationUntil } from '../../rules/workshops/workshops.ts'
import { RefundChangedError } from '../../bookings/bookingErrors.graphql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { makeMentee, makeWorkshop } from '../../testing/factories.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { cancelWorkshopRegistration } from '../register/cancelRegistration.ts'
import { createWorkshopOrder } from '../register/createWorkshopOrder.graphql.ts'
import { CANCELLING, cancelRight, ticketState } from '../register/ticketState.ts'
import { seatsLeft } from '../whichWorkshops.ts'
import { cancelRefunds, cancelRegistrations } from './cancelWorkshop.graphql.ts'
import { updateWorkshop } from './updateWorkshop.graphql.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const AMOUNT = 49_900
/** Saturday 5 December, 4:00 pm IST. */
const STARTS = new Date('2026-12-05T10:30:00Z')
const FREE_UNTIL = freeCancellationUntil(STARTS)
beforeEach(() => till.calm())
const ADMIN = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const

const registrationOf = (id: number) =>
  db.workshopRegistration.findUniqueOrThrow({ where: { id }, include: { workshop: true } })
const refundsOf = (workshopId: number) =>
  db.refund.findMany({ where: { payment: { order: { registration: { workshopId } } } }, orderBy: { id: 'asc' } })
const seatsOf = (id: number) =>
  db.workshop.findUniqueOrThrow({ where: { id }, select: { registeredCount: true, seatsTaken: true } })
/** What came after the mail of the seat. */
const laterMailsTo = (toAddress: string) =>
  db.email.findMany({ where: { toAddress, kind: { not: 'workshop-registered' } }, orderBy: { id: 'asc' } })
const rightOf = async (id: number) =>
  cancelRight(await db.workshopRegistration.findUniqueOrThrow({ where: { id }, select: CANCELLING }), clock.now())
const takeSeatBack = (id: number) =>
  db.workshop.update({
    where: { id },
    data: { isActive: false, cancelledAt: clock.now(), cancelledBy: 'mentor', cancelReason: 'I am ill.' },
  })

describe('one’s own registration', () => {
  test.each([
    ['at exactly 24 hours before the start', 0, AMOUNT],
    ['a millisecond earlier', -1, AMOUNT],
    ['a millisecond later', 1, 0],
    ['a millisecond before the start', 24 * HOUR_MS - 1, 0],
  ])('%s gives back what the rule says, and frees the seat', async (_when, after, refund) => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const { id: registrationId, code } = await registerPaid(till, id)
    clock.set(new Date(FREE_UNTIL.getTime() + after))
    expect(await rightOf(registrationId)).toEqual({ canCancel: true, refund, fullRefundUntil: FREE_UNTIL })
    await cancelWorkshopRegistration(app, { code, expectedRefund: refund })
    const row = await registrationOf(registrationId)
    expect(row).toMatchObject({
      seat: 'none',
      paymentStatus: refund > 0 ? 'refunded' : 'completed',
      cancelledAt: clock.now(),
      cancelledBy: 'participant',
    })
    expect(ticketState(row)).toBe('cancelled')
    expect((await refundsOf(id)).map(({ amount, reason }) => [amount, reason])).toEqual(
      refund > 0 ? [[AMOUNT, 'cancelled_by_payer']] : [],
    )
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    const [mail, ...others] = await laterMailsTo(row.email)
    // One act, one mail: it says what becomes of the money.
    expect([mail?.kind, others]).toEqual(['registration-cancelled', []])
    expect(mail!.text).toContain(refund > 0 ? 'usually within 5 to 7 working days' : 'There is no refund.')
    expect(mail!.text.includes(row.razorpayPaymentId!)).toBe(refund > 0)
  })

  test('from the start on is too late', async () => {
    const { id } = await makeWorkshop(db)
    const { id: registrationId, code } = await registerPaid(till, id)
    clock.set(STARTS)
    expect(await rightOf(registrationId)).toMatchObject({ canCancel: false, refund: 0 })
    await expect(cancelWorkshopRegistration(app, { code, expectedRefund: 0 })).rejects.toThrow(
      'The workshop has started',
    )
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('gives everything back until the start when the time changed after registering, not when before', async () => {
    const { id } = await makeWorkshop(db)
    const before = await registerPaid(till, id)
    clock.advance(MINUTE_MS)
    await db.workshop.update({ where: { id }, data: { timeChangedAt: clock.now() } })
    clock.advance(MINUTE_MS)
    const after = await registerPaid(till, id)
    clock.set(new Date(STARTS.getTime() - 1))
    expect(await rightOf(before.id)).toEqual({ canCancel: true, refund: AMOUNT, fullRefundUntil: STARTS })
    expect(await rightOf(after.id)).toEqual({ canCancel: true, refund: 0, fullRefundUntil: FREE_UNTIL })
  })

  test('gives everything back until the start when the time changed while it was paid, and the mail says so', async () => {
    const { id } = await makeWorkshop(db)
    const person = registrant()
    const { orderId, registrationId } = await createWorkshopOrder(app, { workshopId: id, ...person })
    clock.advance(MINUTE_MS)
    await updateWorkshop(app, ADMIN, { id, time: '15:00' })
    clock.advance(MINUTE_MS)
    await provider.pay(orderId!)
    await till.deliver()
    const starts = new Date('2026-12-05T09:30:00Z')
    clock.set(new Date(starts.getTime() - 1))
    expect(await rightOf(registrationId)).toEqual({ canCancel: true, refund: AMOUNT, fullRefundUntil: starts })
    const where = { toAddress: person.email, kind: 'workshop-registered' }
    const { text } = await db.email.findFirstOrThrow({ where })
    expect(text).toContain('changed since you ordered: it is on Sat 5 Dec, 3:00 pm IST now.')
    expect(text).toContain('until Sat 5 Dec, 3:00 pm IST for a full refund')
  })

  test('gives everything back until the start when an unapproved workshop got another day before it was paid', async () => {
    const { id } = await makeWorkshop(db)
    const { orderId, registrationId } = await createWorkshopOrder(app, { workshopId: id, ...registrant() })
    clock.advance(HOUR_MS)
    await sweep(app)
    await updateWorkshop(app, ADMIN, { id, isActive: false })
    await updateWorkshop(app, ADMIN, { id, date: '2026-12-07' })
    await updateWorkshop(app, ADMIN, { id, isActive: true })
    clock.advance(MINUTE_MS)
    await provider.pay(orderId!)
    await till.deliver()
    const starts = new Date('2026-12-07T10:30:00Z')
    clock.set(new Date(starts.getTime() - 1))
    expect(await rightOf(registrationId)).toEqual({ canCancel: true, refund: AMOUNT, fullRefundUntil: starts })
  })

  test('of another time is told what cancelling gives back, which is nothing while the bank holds the payment', async () => {
    const { id } = await makeWorkshop(db)
    const { email } = await registerPaid(till, id)
    const disputed = await registerPaid(till, id)
    await provider.dispute(disputed.razorpayPaymentId!)
    await till.deliver()
    const payment = { providerPaymentId: disputed.razorpayPaymentId! }
    await db.dispute.updateMany({ where: { payment }, data: { amountDeducted: AMOUNT } })
    await updateWorkshop(app, ADMIN, { id, time: '15:00' })
    await runDueJobs(app, taskHandlers(app))
    const toldTo = async (address: string) => (await laterMailsTo(address)).map(({ text }) => text).join()
    expect(await toldTo(email)).toContain('you can cancel by Sat 5 Dec, 3:00 pm IST and get ₹499 back')
    expect(await toldTo(disputed.email)).toContain('you can cancel before it starts')
  })

  test('is not cancelled for another refund than was shown', async () => {
    const { id } = await makeWorkshop(db)
    const { code } = await registerPaid(till, id)
    clock.set(new Date(FREE_UNTIL.getTime() + 1))
    const cancelled = cancelWorkshopRegistration(app, { code, expectedRefund: AMOUNT })
    await expect(cancelled).rejects.toThrow(RefundChangedError)
    await expect(cancelled).rejects.toMatchObject({ refund: 0 })
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('cancelled several times at once is refunded once', async () => {
    const { id } = await makeWorkshop(db)
    const { code } = await registerPaid(till, id)
    const calls = Array.from({ length: 6 }, () => cancelWorkshopRegistration(app, { code, expectedRefund: AMOUNT }))
    await Promise.all(calls)
    expect(await refundsOf(id)).toMatchObject([{ amount: AMOUNT }])
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
  })

  test('gives back what an operator has left of the payment', async () => {
    const { id } = await makeWorkshop(db)
    const { id: registrationId, code, razorpayPaymentId } = await registerPaid(till, id)
    await provider.refundAsOperator(razorpayPaymentId!, 10_000)
    await till.deliver()
    expect(await rightOf(registrationId)).toMatchObject({ refund: AMOUNT - 10_000 })
    await cancelWorkshopRegistration(app, { code, expectedRefund: AMOUNT - 10_000 })
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([10_000, AMOUNT - 10_000])
    expect(await registrationOf(registrationId)).toMatchObject({ paymentStatus: 'refunded', seat: 'none' })
  })

  test('once cancelled, the same address registers again, and the first ticket stays cancelled', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const first = await registerPaid(till, id, { email: 'again@test.example' })
    await cancelWorkshopRegistration(app, { code: first.code, expectedRefund: AMOUNT })
    const second = await registerPaid(till, id, { email: 'Again@test.example' })
    expect(second.id).not.toBe(first.id)
    expect(ticketState(await registrationOf(first.id))).toBe('cancelled')
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('of a code that nobody has is not found; one without a seat has nothing to cancel', async () => {
    const { id } = await makeWorkshop(db, { price: 0 })
    const unknown = cancelWorkshopRegistration(app, { code: 'none', expectedRefund: 0 })
    await expect(unknown).rejects.toThrow('Ticket not found')
    const { registrationId } = await createWorkshopOrder(app, { workshopId: id, ...registrant() })
    const { code } = await registrationOf(registrationId)
    await expect(cancelWorkshopRegistration(app, { code, expectedRefund: 0 })).rejects.toThrow('not confirmed')
  })
})

describe('a whole workshop', () => {
  /** Three who have paid, one for free, one who is paying. */
  async function filled() {
    const { id } = await makeWorkshop(db)
    const paid = [await registerPaid(till, id), await registerPaid(till, id), await registerPaid(till, id)]
    const { id: menteeId, email } = await makeMentee(db, { emailConfirmedAt: new Date() })
    await db.workshop.update({ where: { id }, data: { price: 0 } })
    await createWorkshopOrder(app, { workshopId: id, ...registrant({ menteeId, email }) })
    await db.workshop.update({ where: { id }, data: { price: AMOUNT } })
    const paying = await createWorkshopOrder(app, { workshopId: id, ...registrant() })
    return { id, paid, paying }
  }

  test('gives everybody everything back, each once, however often and at once it is done', async () => {
    const { id, paid } = await filled()
    clock.set(new Date(FREE_UNTIL.getTime() + HOUR_MS))
    await takeSeatBack(id)
    expect(ticketState(await registrationOf(paid[0]!.id))).toBe('called_off')
    expect(await rightOf(paid[0]!.id)).toMatchObject({ canCancel: false, refund: 0 })
    await inTransaction(db, (tx) => addJob(tx, 'cancelRegistrations', { workshopId: id }))
    await runDueJobs(app, taskHandlers(app))
    await Promise.all([1, 2, 3].map(() => cancelRegistrations(app, id)))
    await sweep(app)
    expect((await refundsOf(id)).map(({ amount, reason }) => [amount, reason])).toEqual(
      paid.map(() => [AMOUNT, 'cancelled_by_mentor']),
    )
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    const rows = await db.workshopRegistration.findMany({ where: { workshopId: id, registeredAt: { not: null } } })
    expect(rows).toHaveLength(4)
    for (const row of rows) {
      expect(row).toMatchObject({ cancelledBy: 'mentor', seat: 'none' })
      expect((await laterMailsTo(row.email)).map(({ kind }) => kind)).toEqual(['workshop-cancelled'])
    }
  })

  test('says before what it gives back: what was paid and has not gone back, whatever a seat costs today', async () => {
    const { id, paid } = await filled()
    await provider.refundAsOperator(paid[0]!.razorpayPaymentId!, 10_000)
    await till.deliver()
    await db.workshop.update({ where: { id }, data: { price: AMOUNT * 2 } })
    await provider.dispute(paid[1]!.razorpayPaymentId!)
    await till.deliver()
    const told = await cancelRefunds(db, id)
    expect(told).toEqual({ amount: AMOUNT * 3 - 10_000, count: 3, onHold: AMOUNT })
    await takeSeatBack(id)
    await cancelRegistrations(app, id)
    const given = (await refundsOf(id)).filter(({ reason }) => reason === 'cancelled_by_mentor')
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(told.amount)
    expect(await cancelRefunds(db, id)).toEqual({ amount: 0, count: 0, onHold: 0 })
  })

  test('is told also to whom an operator has refunded before the job came', async () => {
    const { id } = await makeWorkshop(db)
    const { id: registrationId, razorpayPaymentId, email } = await registerPaid(till, id)
    await takeSeatBack(id)
    await provider.refundAsOperator(razorpayPaymentId!)
    await till.deliver()
    await cancelRegistrations(app, id)
    const mails = await db.email.findMany({ where: { toAddress: email }, orderBy: { id: 'asc' } })
    expect(mails.map(({ kind }) => kind)).toEqual(['workshop-registered', 'workshop-cancelled', 'refund'])
    // One refund is promised once: the mail about the workshop leaves the money to the other one.
    const [, cancelled, refund] = mails.map(({ text }) => text)
    expect(cancelled).toContain('Another email tells you about your refund.')
    expect(cancelled).not.toMatch(/₹499|working days/)
    expect(refund).toContain('₹499')
    expect(await registrationOf(registrationId)).toMatchObject({ paymentStatus: 'refunded', cancelledBy: 'mentor' })
    expect(await refundsOf(id)).toMatchObject([{ amount: AMOUNT }])
  })

  test('a payment under way goes back', async () => {
    const { id, paying } = await filled()
    await takeSeatBack(id)
    await cancelRegistrations(app, id)
    await provider.pay(paying.orderId!)
    await till.deliver()
    expect(await till.payments(paying.orderId!)).toMatchObject([{ refunds: [{ reason: 'not_offered' }] }])
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
  })

  test('one row that cannot be done keeps none of the others waiting, and is done by the sweep later', async () => {
    const { id, paid } = await filled()
    await takeSeatBack(id)
    await db.$executeRawUnsafe(`CREATE FUNCTION stuck() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.id = ${paid[0]!.id} THEN RAISE EXCEPTION 'stuck'; END IF; RETURN NEW; END $$`)
    await db.$executeRaw`CREATE TRIGGER stuck BEFORE UPDATE OF cancelled_at ON workshop_registrations
      FOR EACH ROW EXECUTE FUNCTION stuck()`
    await cancelRegistrations(app, id)
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
    expect(await seatsLeft(app)).toBe(0)
    clock.advance(11 * MINUTE_MS)
    expect(await seatsLeft(app)).toBe(1)
    expect(till.alarms()).toContain('a registration of a cancelled workshop could not be cancelled yet')
    await db.$executeRaw`DROP FUNCTION stuck CASCADE`
    await loseJobs(app)
    await sweep(app)
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
    expect(await refundsOf(id)).toHaveLength(3)
    expect(await seatsLeft(app)).toBe(0)
  })

  test('meets those who cancel for themselves at the same moment: one refund each', async () => {
    const { id, paid } = await filled()
    await Promise.allSettled([
      ...paid.map(({ code }) => cancelWorkshopRegistration(app, { code, expectedRefund: AMOUNT })),
      takeSeatBack(id),
    ])
    await Promise.all([cancelRegistrations(app, id), cancelRegistrations(app, id)])
    expect(await refundsOf(id)).toHaveLength(3)
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
  })
})
