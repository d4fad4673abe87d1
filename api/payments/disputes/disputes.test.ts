/** Chargebacks: what the payer's bank disputes waits for a person, and takes the money when it is lost. */
import { cancelWorkshopRegistration } from '../../workshops/register/cancelRegistration.ts'
import { beforeEach, expect, test } from 'vitest'
import { changeMoney } from '../../database/transaction.ts'
import { cancelBooking } from '../../bookings/change/cancelBooking.graphql.ts'
import { disputeIssueText, orderIssue, refundIssueText } from '../../orders/orderIssue.ts'
import { decide } from '../../orders/refundActs.graphql.ts'
import { resolveDispute } from '../../orders/resolveDispute.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { REFUND_STATE, refundState } from '../refunds/toldMoney.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { registerPaid } from '../../testing/workshops.ts'
import { disputeWaits, refundIssue, WAITING_DISPUTES } from '../needsPerson.ts'
import { executeRefund } from '../refunds/executeRefund.ts'
import { moneyPlaces, owed } from '../moneyPlaces.ts'
import { openDecisions, canRetry, retryRefund } from '../refunds/decideRefund.ts'
import { requestRefund } from '../refunds/requestRefund.ts'
import { settlePayment } from '../settle/settlePayment.ts'

const { app, db, clock, provider, order, calm, deliver, booking, payments, bankHolds } = await testTill()
beforeEach(calm)

const asha = { id: 1, username: 'asha' }

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  await deliver()
  const one = async () => (await payments(made.orderId))[0]!
  return { ...made, paymentId: (await one()).id, one, providerPaymentId }
}
const ask = (paymentId: number, amount: number = PRICE) =>
  changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'no_show', amount }))
const refund = (id: number) => db.refund.findUniqueOrThrow({ where: { id } })
const row = (providerDisputeId: string) => db.dispute.findUniqueOrThrow({ where: { providerDisputeId } })
/** A dispute as an administrator is shown it. */
async function seen(providerDisputeId: string) {
  const { id: disputeId, updatedAt: expectedUpdatedAt } = await row(providerDisputeId)
  return { disputeId, expectedUpdatedAt }
}

test('one that is raised is written down, waits for a person, and nothing of the payment is refunded meanwhile', async () => {
  const { paymentId, one, providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId)
  await deliver()
  const dispute = await row(id)
  expect(dispute).toMatchObject({ paymentId, amount: PRICE, amountDeducted: 0, status: 'open', phase: 'chargeback' })
  expect(dispute.respondBy!.getTime()).toBeGreaterThan(dispute.raisedAt.getTime())
  expect(disputeWaits(dispute)).toBe(true)
  expect(moneyPlaces(await one())).toMatchObject({ kept: PRICE, disputed: 0 })
  const all = { paymentId, amount: PRICE, expectedRefundable: PRICE, reason: 'They asked for it.' }
  await expect(refundPayment(app, asha, all)).rejects.toMatchObject({ name: 'DisputedPaymentError' })
  expect((await one()).refunds).toEqual([])
})

test('one that is lost takes the money, what it bought waits for a decision, and it waits until it is dealt with', async () => {
  const { bookingId, one, providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId)
  await provider.moveDispute(id, 'under_review')
  await deliver()
  expect(disputeWaits(await row(id))).toBe(false)
  await provider.moveDispute(id, 'lost')
  await deliver()
  expect(await row(id)).toMatchObject({ status: 'lost', amountDeducted: PRICE, resolvedAt: null })
  expect(moneyPlaces(await one())).toMatchObject({ kept: 0, disputed: PRICE })
  expect(owed(await one())).toBe(0)
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
  await resolveDispute(app, asha, { ...(await seen(id)), note: 'Both sides were written to.' })
  expect(disputeWaits(await row(id))).toBe(false)
})

test('one that is won after it was lost gives the money back', async () => {
  const { bookingId, one, providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId, 30_000)
  for (const news of ['lost', 'won'] as const) {
    await provider.moveDispute(id, news)
    await deliver()
  }
  expect(await row(id)).toMatchObject({ status: 'won', amountDeducted: 0, resolvedAt: clock.now() })
  expect(moneyPlaces(await one())).toMatchObject({ kept: PRICE, disputed: 0 })
  expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'completed' })
})

test('one that is won after what was bought was cancelled waits until its money is refunded or it is dealt with', async () => {
  const made: string[] = []
  const won = async () => {
    const { bookingId, menteeId, paymentId, providerPaymentId } = await paid()
    const id = await provider.dispute(providerPaymentId)
    await provider.moveDispute(id, 'lost')
    made.push(id)
    await deliver()
    await cancelBooking(app, { type: 'mentee', id: menteeId }, { bookingId })
    await provider.moveDispute(id, 'won')
    await deliver()
    return { id, paymentId }
  }
  const waiting = async () => {
    const where = { AND: [WAITING_DISPUTES, { providerDisputeId: { in: made } }] }
    return (await db.dispute.findMany({ where })).map(({ providerDisputeId }) => providerDisputeId)
  }
  const first = await won()
  const dispute = await row(first.id)
  expect(dispute).toMatchObject({ status: 'won', amountDeducted: 0, resolvedAt: null })
  expect(disputeWaits(dispute)).toBe(true)
  expect(disputeIssueText({ ...dispute, payment: { refunds: [] } })).toMatch(/given the money back/)
  expect(await waiting()).toEqual([first.id])
  await refundPayment(app, asha, {
    paymentId: first.paymentId,
    amount: PRICE,
    expectedRefundable: PRICE,
    reason: 'The session was cancelled.',
  })
  expect(disputeWaits(await row(first.id))).toBe(false)
  const second = await won()
  await resolveDispute(app, asha, { ...(await seen(second.id)), note: 'They had the session elsewhere.' })
  expect(await waiting()).toEqual([])
})

test('one that is won after a seat was lost to it waits; news of its phase does not end that', async () => {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  const { id: registrationId, razorpayPaymentId } = await registerPaid({ app, provider }, workshopId)
  await deliver()
  const id = await provider.dispute(razorpayPaymentId!)
  await provider.moveDispute(id, 'lost')
  await deliver()
  const seat = await db.workshopRegistration.findUniqueOrThrow({ where: { id: registrationId } })
  expect(seat.seat).toBe('none')
  const { text } = await db.email.findFirstOrThrow({ where: { dedupeKey: `registration:${registrationId}:returned` } })
  expect(text).toMatch(/Your bank took back your payment.*so you no longer have a seat/)
  await provider.moveDispute(id, 'won')
  await deliver()
  expect(disputeWaits(await row(id))).toBe(true)
  await db.dispute.update({ where: { providerDisputeId: id }, data: { phase: 'arbitration' } })
  await provider.moveDispute(id, 'closed')
  await deliver()
  expect(disputeWaits(await row(id))).toBe(true)
})

test('one that was lost since an administrator looked at it is not dealt with', async () => {
  const { providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId)
  await deliver()
  const shown = await seen(id)
  await provider.moveDispute(id, 'lost')
  await deliver()
  const done = resolveDispute(app, asha, { ...shown, note: 'Answered in the dashboard.' })
  await expect(done).rejects.toThrow('This dispute has changed')
  expect(disputeWaits(await row(id))).toBe(true)
})

test('one that needs more evidence waits again although somebody dealt with it', async () => {
  const { providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId)
  await deliver()
  await resolveDispute(app, asha, { ...(await seen(id)), note: 'Answered in the dashboard.' })
  await provider.moveDispute(id, 'under_review')
  await provider.moveDispute(id, 'action_required')
  await deliver()
  // The first news says under review, but the provider is asked what is true by now.
  await db.dispute.update({ where: { providerDisputeId: id }, data: { status: 'under_review' } })
  await provider.moveDispute(id, 'action_required')
  await deliver()
  expect(await row(id)).toMatchObject({ status: 'open', resolvedAt: null })
})

test('a refund that is asked for while the bank decides is tried again, and is not sent once the dispute is lost', async () => {
  const { bookingId, one, providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId, 20_000)
  await deliver()
  const asked = await db.refund.create({
    data: { paymentId: (await one()).id, reason: 'late', amount: 10_000, idempotencyKey: `rf_${bookingId}_disputed` },
  })
  await executeRefund(app, asked.id)
  expect(await provider.refundsOf(providerPaymentId)).toEqual([])
  expect((await one()).refunds).toMatchObject([{ status: 'requested', nextTryAt: expect.any(Date) }])
  await provider.moveDispute(id, 'lost')
  await deliver()
  expect((await one()).refunds).toMatchObject([{ status: 'requested', nextTryAt: null, resolvedAt: null }])
})

/** A refund of all that was asked for, and the dispute that is lost. */
async function lostBeside(refunded = PRICE, disputed?: number) {
  const made = await paid()
  const refundId = await ask(made.paymentId, refunded)
  const id = await provider.dispute(made.providerPaymentId, disputed)
  await provider.moveDispute(id, 'lost')
  return { ...made, refundId, disputeId: id }
}

test.each([
  ['gives no answer', new PaymentProviderUnavailableError('timeout', 'timeout')],
  [
    'refuses it',
    new PaymentProviderRefusedError({
      status: 400,
      code: 'BAD_REQUEST_ERROR',
      reason: 'input_validation_failed',
      field: 'amount',
      description: 'The amount is too large',
    }),
  ],
])('a refund that a lost dispute stops while the provider %s stays stopped', async (_what, error) => {
  const { refundId, providerPaymentId, one } = await lostBeside()
  const hanging = {
    ...app,
    gateway: {
      ...app.gateway,
      async refund() {
        await deliver()
        throw error
      },
    },
  }
  await executeRefund(hanging, refundId)
  // It may have been carried out: the provider's list says that it was not.
  const { nextTryAt } = await refund(refundId)
  if (nextTryAt) clock.set(nextTryAt.toISOString())
  await executeRefund(app, refundId)
  expect(refundIssue(await refund(refundId))).not.toBeNull()
  expect(canRetry({ ...(await refund(refundId)), payment: await one() })).toBe(false)
  expect(await provider.refundsOf(providerPaymentId)).toEqual([])
})

test('a refund whose money the bank took says so, and is neither retried nor sent', async () => {
  const { refundId, providerPaymentId, one } = await lostBeside()
  await deliver()
  const held = (await one()).refunds[0]!
  const beside = { ...held, payment: await one() }
  expect(canRetry(beside)).toBe(false)
  expect(refundIssueText(beside)).toMatch(/bank took/)
  await expect(changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))).rejects.toThrow('bank took')
  // A version before has armed it again.
  await db.refund.update({ where: { id: refundId }, data: { nextTryAt: clock.now() } })
  await executeRefund(app, refundId)
  expect(await refund(refundId)).toMatchObject({ status: 'requested', nextTryAt: null })
  expect(await provider.refundsOf(providerPaymentId)).toEqual([])
})

test('a refund that got no answer before the dispute was lost is looked for first, and can then be kept', async () => {
  const { refundId, one } = await lostBeside()
  const silent = {
    ...app,
    gateway: {
      ...app.gateway,
      refund: () => Promise.reject(new PaymentProviderUnavailableError('timeout', 'timeout')),
    },
  }
  await executeRefund(silent, refundId)
  expect(await refund(refundId)).toMatchObject({ status: 'requested', attempts: 1 })
  await deliver()
  expect(await refund(refundId)).toMatchObject({ nextTryAt: clock.now() })
  await executeRefund(app, refundId)
  const held = await refund(refundId)
  expect(held).toMatchObject({ status: 'requested', nextTryAt: null })
  expect(openDecisions({ ...held, payment: await one() })).toContain('not_returned')
})

test('a refund that fits beside what the bank took can be retried', async () => {
  const { refundId, one } = await lostBeside(20_000, PRICE - 20_000)
  await deliver()
  expect(canRetry({ ...(await refund(refundId)), payment: await one() })).toBe(true)
  await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
  await executeRefund(app, refundId)
  expect((await refund(refundId)).providerRefundId).not.toBeNull()
})

test('a refund that failed does not hide that the bank took the money', async () => {
  const { paymentId, providerPaymentId, one } = await paid()
  const refundId = await ask(paymentId)
  await executeRefund(app, refundId)
  await provider.settleRefund((await refund(refundId)).providerRefundId!, 'failed')
  await deliver()
  await provider.moveDispute(await provider.dispute(providerPaymentId), 'lost')
  await deliver()
  expect(moneyPlaces(await one())).toMatchObject({ disputed: PRICE, onItsWay: 0, kept: 0 })
})

test('one about a payment that we have not heard of yet finds it', async () => {
  const { orderId } = await order()
  const { paymentId } = await provider.pay(orderId)
  await provider.webhooks()
  const id = await provider.dispute(paymentId)
  await deliver()
  expect(await row(id)).toMatchObject({ status: 'open' })
})

const mailsOf = async (refundId: number) =>
  (
    await db.email.findMany({ where: { dedupeKey: { startsWith: `refund:${refundId}:` } }, orderBy: { id: 'asc' } })
  ).map(({ subject, text }) => `${subject}\n${text}`)

test('a refund that is decided not to be returned since the bank took the money says so to its payer', async () => {
  const { refundId } = await lostBeside()
  await deliver()
  const decision = { kind: 'not_returned', note: 'The bank has returned it.', returnedOn: null } as const
  await decide(app, asha, { refundId, ...decision })
  const [, told] = await mailsOf(refundId)
  expect(told).toContain('You get that from your bank')
  expect(told).not.toContain('did not go back to you')
})

/** All of a payment failed to go back, then the bank disputes half of it. */
async function halfDisputed() {
  const { paymentId, providerPaymentId, one } = await paid()
  const refundId = await ask(paymentId)
  await executeRefund(app, refundId)
  await provider.settleRefund((await refund(refundId)).providerRefundId!, 'failed')
  await deliver()
  return { refundId, one, disputeId: await provider.dispute(providerPaymentId, PRICE / 2) }
}
const KEEP = { kind: 'not_returned', note: 'We decided so.', returnedOn: null } as const

test('a refund of which the bank took a part is decided for the rest only', async () => {
  for (const how of [KEEP, { ...KEEP, kind: 'returned_elsewhere', returnedOn: '2026-11-21' }] as const) {
    const { refundId, one, disputeId } = await halfDisputed()
    await provider.moveDispute(disputeId, 'lost')
    await deliver()
    await decide(app, asha, { refundId, ...how })
    const isKept = how.kind === 'not_returned'
    const rest = isKept ? { kept: PRICE / 2 } : { returnedElsewhere: PRICE / 2 }
    expect(moneyPlaces(await one())).toMatchObject({ disputed: PRICE / 2, ...rest })
    const told = (await mailsOf(refundId)).join('\n')
    expect(told).toContain(isKept ? '₹399.50 will not be refunded\n' : '₹399.50 was returned to you another way\n')
    const taken = 'Your bank took back ₹399.50 of this refund after a dispute. ₹399.50 of this refund did not go back'
    expect(told.includes(taken)).toBe(isKept)
    // The bank thinks better of it: what was asked for is not kept unseen.
    await provider.moveDispute(disputeId, 'won')
    await deliver()
    expect(disputeWaits(await row(disputeId))).toBe(true)
  }
})

test.each([
  [0, 1],
  [1, 0],
])('of two refunds that exceed what the bank left, decided as %s, %s, no more is kept than that', async (...turns) => {
  const { paymentId, providerPaymentId, one } = await paid()
  const ids = [await ask(paymentId, 30_000), await ask(paymentId, 30_000)]
  for (const id of ids) {
    await executeRefund(app, id)
    await provider.settleRefund((await refund(id)).providerRefundId!, 'failed')
    await deliver()
  }
  await provider.moveDispute(await provider.dispute(providerPaymentId, PRICE / 2), 'lost')
  await deliver()
  for (const turn of turns) await decide(app, asha, { refundId: ids[turn]!, ...KEEP })
  expect(moneyPlaces(await one())).toMatchObject({ kept: PRICE / 2 })
  const told = (await Promise.all(ids.map(mailsOf))).flat().join('\n')
  const subjects = told.match(/₹[\d.]+ will not be refunded(?=\n₹)/g)
  expect(subjects?.toSorted()).toEqual(['₹300 will not be refunded', '₹99.50 will not be refunded'])
  expect(told).toContain(
    'Your bank took back ₹200.50 of this refund after a dispute. ₹99.50 of this refund did not go back',
  )
})

test('a refund that is kept while the bank decides says that it still does', async () => {
  const { refundId } = await halfDisputed()
  await deliver()
  await decide(app, asha, { refundId, ...KEEP })
  expect((await mailsOf(refundId)).join('\n')).toContain('Your bank still decides the dispute about this payment.')
})

test('one that is lost after a refund has arrived says that the payer has both', async () => {
  const { paymentId, providerPaymentId, orderId } = await paid()
  const refundId = await ask(paymentId, 20_000)
  await executeRefund(app, refundId)
  await provider.settleRefund((await refund(refundId)).providerRefundId!, 'processed')
  await provider.moveDispute(await provider.dispute(providerPaymentId), 'lost')
  await deliver()
  const waiting = {
    status: 'paid',
    createdAt: clock.now(),
    nextCheckAt: null,
    payments: await payments(orderId),
  } as const
  expect(orderIssue(waiting, clock.now())).toContain('The payer got a refund of ₹200 too.')
})

test('what is cancelled while the bank decides waits for its decision, and nobody is promised a refund before', async () => {
  const { bookingId, mentorId, one, providerPaymentId } = await paid()
  const id = await provider.dispute(providerPaymentId)
  await deliver()
  await cancelBooking(app, { type: 'mentor', id: mentorId }, { bookingId })
  const [asked] = (await one()).refunds
  const cancelled = { dedupeKey: { startsWith: `booking:${bookingId}:cancelled` } }
  const texts = (await db.email.findMany({ where: cancelled })).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  for (const text of [...texts, ...(await mailsOf(asked!.id))])
    expect(text).not.toMatch(/will be refunded to|is refunded/)
  expect((await mailsOf(asked!.id)).join()).toContain('while your bank looks into the payment')
  provider.calls.length = 0
  await executeRefund(app, asked!.id)
  expect(provider.calls).toEqual([])
  expect(await refund(asked!.id)).toMatchObject({ status: 'requested', attempts: 0, nextTryAt: expect.any(Date) })
  const state = async () =>
    refundState(await db.refund.findUniqueOrThrow({ where: { id: asked!.id }, select: REFUND_STATE }))
  expect(await state()).toBe('waits_for_bank')
  await provider.moveDispute(id, 'won')
  await deliver()
  expect(await state()).toBe('on_its_way')
  expect(disputeWaits(await row(id))).toBe(false)
  await executeRefund(app, asked!.id)
  expect((await refund(asked!.id)).providerRefundId).not.toBeNull()
})

test('a seat that is cancelled while the bank decides has its refund told by a mail of its own', async () => {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  const { id: registrationId, razorpayPaymentId, code } = await registerPaid({ app, provider }, workshopId)
  await deliver()
  await provider.dispute(razorpayPaymentId!)
  await deliver()
  await cancelWorkshopRegistration(app, { code: code!, expectedRefund: PRICE })
  const { text } = await db.email.findFirstOrThrow({ where: { dedupeKey: `registration:${registrationId}:cancelled` } })
  expect(text).toContain('Another email tells you about your refund.')
  const [asked] = await db.refund.findMany({ where: { payment: { providerPaymentId: razorpayPaymentId! } } })
  expect((await mailsOf(asked!.id)).join()).toContain('while your bank looks into the payment')
})

const toldMentor = async (disputeId: string) => {
  const { id } = await row(disputeId)
  const mails = await db.email.findMany({
    where: { dedupeKey: { startsWith: `dispute:${id}:` } },
    orderBy: { id: 'asc' },
  })
  return mails.map(({ text, toAddress }) => ({ text, toAddress }))
}

test('one that is lost after a completed session tells its mentor that the earnings are gone, and one that is won that they are back', async () => {
  const { bookingId, mentorId, providerPaymentId } = await paid()
  await db.booking.update({ where: { id: bookingId }, data: { status: 'completed', completedAt: clock.now() } })
  const id = await provider.dispute(providerPaymentId, 30_000)
  await deliver()
  expect(await toldMentor(id)).toEqual([])
  await provider.moveDispute(id, 'lost')
  await deliver()
  const { email: toAddress } = await db.mentor.findUniqueOrThrow({ where: { id: mentorId } })
  const lost = { toAddress, text: expect.stringContaining('took back ₹300 of the payment for the session on') }
  expect(await toldMentor(id)).toEqual([lost])
  await provider.moveDispute(id, 'won')
  await deliver()
  const back = {
    toAddress,
    text: expect.stringContaining('Your share of ₹799 counts in your earnings.'),
  }
  expect(await toldMentor(id)).toEqual([lost, back])
  const noticed = { userType: 'mentor' as const, userId: mentorId, dedupeKey: { startsWith: 'dispute:' } }
  expect(await db.notification.count({ where: noticed })).toBe(2)
})

test('one that is won while the bank holds money for another one tells its mentor what counts, and what is held', async () => {
  const { providerPaymentId } = await paid()
  const [one, other] = [await bankHolds(providerPaymentId, PRICE / 2), await bankHolds(providerPaymentId, PRICE / 2)]
  await provider.moveDispute(one, 'won')
  await deliver()
  const [told] = await toldMentor(one)
  expect(told!.text).toContain('Your share of ₹399.50 counts in your earnings.')
  expect(told!.text).toMatch(/bank is still holding ₹399\.50 of the payment while it decides another dispute\./)
  await provider.moveDispute(other, 'won')
  await deliver()
  const [last] = await toldMentor(other)
  expect(last!.text).toContain('Your share of ₹799 counts in your earnings.')
  expect(last!.text).not.toContain('still holding')
})

test('the mentor of a workshop hears of it too, and nobody of what had gone back before', async () => {
  const { id: mentorId } = await makeMentor(db)
  const workshop = await makeWorkshop(db, { mentorId, price: PRICE })
  const { razorpayPaymentId } = await registerPaid({ app, provider }, workshop.id)
  const seat = await provider.dispute(razorpayPaymentId!)
  await provider.moveDispute(seat, 'lost')
  await deliver()
  expect(await toldMentor(seat)).toMatchObject([{ text: expect.stringContaining('of the payment for the workshop') }])
  const { paymentId, providerPaymentId } = await paid()
  await ask(paymentId)
  const refunded = await provider.dispute(providerPaymentId)
  for (const news of ['lost', 'won'] as const) {
    await provider.moveDispute(refunded, news)
    await deliver()
  }
  expect(await toldMentor(refunded)).toEqual([])
})
