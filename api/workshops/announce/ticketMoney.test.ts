/** Emails about a seat promise what cancelling it gives, wherever its money is. */
import { beforeEach, expect, test } from 'vitest'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { registerPaid } from '../../testing/workshops.ts'
import { adminCancelRegistration, adminMoveRegistration } from '../register/adminRegistrations.ts'
import { resendTicket } from './announceTicket.ts'

const till = await testTill()
const { app, db, provider } = till
beforeEach(() => till.calm())

const ADMIN = { id: 1, username: 'asha' }
const reason = 'The hall is not available.'

async function seat() {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  return await registerPaid(till, workshopId)
}
const lastMail = async (toAddress: string, kind: string) =>
  (await db.email.findFirstOrThrow({ where: { toAddress, kind }, orderBy: { id: 'desc' } })).text
const ticketAgain = async ({ id, workshopId, email }: Awaited<ReturnType<typeof seat>>) => {
  await resendTicket(app, { requestId: `again-${id}`, workshopId, email })
  return await lastMail(email, 'workshop-ticket')
}

test('a ticket that is mailed while the bank holds its money promises no refund', async () => {
  const one = await seat()
  await till.bankHolds(one.razorpayPaymentId!)
  const text = await ticketAgain(one)
  expect(text).toContain('Your bank is holding the money')
  expect(text).not.toContain('full refund')
})

test('a ticket of which a part was refunded promises the rest', async () => {
  const one = await seat()
  const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: one.razorpayPaymentId! } })
  await refundPayment(app, ADMIN, { paymentId, amount: 30_000, expectedRefundable: PRICE, reason, cancel: false })
  expect(await ticketAgain(one)).toContain('Cancel on your ticket until Fri 4 Dec, 4:00 pm IST to get ₹499 back.')
})

test('a seat that is moved while the bank holds its money is not said to be without a refund', async () => {
  const { id, email, razorpayPaymentId } = await seat()
  await till.bankHolds(razorpayPaymentId!)
  const { id: workshopId } = await makeWorkshop(db, { date: '2026-12-10' })
  await adminMoveRegistration(app, ADMIN, { registrationId: id, workshopId, reason })
  const text = await lastMail(email, 'workshop-moved')
  expect(text).toContain('you can cancel before it starts. Your bank is holding the money')
  expect(text).not.toContain('without a refund')
})

test('who holds the workshop reads where the money of a seat that our team cancelled is', async () => {
  const organiser = await makeMentor(db)
  const cancelled = async (refund: number) => {
    const { id: workshopId } = await makeWorkshop(db, { price: PRICE, mentorId: organiser.id })
    const { id, razorpayPaymentId: providerPaymentId } = await registerPaid(till, workshopId)
    const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: providerPaymentId! } })
    const part = { amount: PRICE - 50, expectedRefundable: PRICE }
    await refundPayment(app, ADMIN, { paymentId, ...part, reason, cancel: false })
    await adminCancelRegistration(app, ADMIN, { registrationId: id, refund, expectedRefundable: 50, reason })
    return await lastMail(organiser.email, 'registration-news')
  }
  const tooLittle = await cancelled(50)
  expect(tooLittle).toContain('₹798.50 of the payment of ₹799 is returned.')
  expect(tooLittle).toContain('A refund of ₹0.50 of the payment is too little for the bank to send back.')
  expect(await cancelled(0)).toContain('There is no further refund; the rest of the payment stays.')
})

test('the refund of a seat that our team cancelled does not call the workshop cancelled', async () => {
  const { id, email, razorpayPaymentId } = await seat()
  await provider.dispute(razorpayPaymentId!)
  await till.deliver()
  const registration = { registrationId: id, refund: PRICE, expectedRefundable: PRICE, reason }
  await adminCancelRegistration(app, ADMIN, registration)
  const text = await lastMail(email, 'refund')
  expect(text).toContain('Our team cancelled your seat in the workshop')
  expect(text).not.toContain('Our team cancelled the workshop')
})
