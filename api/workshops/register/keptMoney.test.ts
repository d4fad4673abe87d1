/** The refund of a seat fails and we keep the money: each page says so, and the seat does not come back. */
import { beforeEach, expect, test } from 'vitest'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { decide } from '../../orders/refundActs.graphql.ts'
import { executeRefund } from '../../payments/refunds/executeRefund.ts'
import { makeWorkshop } from '../../testing/factories.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { registerPaid } from '../../testing/workshops.ts'
import { cancelWorkshop, cancelRegistrations } from '../manage/cancelWorkshop.graphql.ts'
import { adminCancelRegistration } from './adminRegistrations.ts'
import { adminRightsOf, CANCELLING, ticketState } from './ticketState.ts'

const till = await testTill()
const { app, db, clock, provider } = till
beforeEach(() => till.calm())

const asha = { id: 1, username: 'asha' }
const reason = 'The hall is not available.'

/** A seat whose money goes back by that act, and whose refund fails. */
async function failed(act: (seat: { id: number; workshopId: number; paymentId: number }) => Promise<unknown>) {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  const { id, razorpayPaymentId } = await registerPaid(till, workshopId)
  const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: razorpayPaymentId! } })
  await act({ id, workshopId, paymentId })
  const { id: refundId } = await db.refund.findFirstOrThrow({ where: { paymentId } })
  await executeRefund(app, refundId)
  const { providerRefundId } = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
  await provider.settleRefund(providerRefundId!, 'failed')
  await till.deliver()
  return { id, paymentId, refundId }
}

const keep = (refundId: number) => decide(app, asha, { refundId, kind: 'not_returned', note: reason, returnedOn: null })
const refund = (paymentId: number) =>
  refundPayment(app, asha, { paymentId, amount: PRICE, expectedRefundable: PRICE, reason })

async function state(id: number) {
  const row = await db.workshopRegistration.findUniqueOrThrow({ where: { id }, select: CANCELLING })
  const { cancelReason } = adminRightsOf(row, clock.now())
  return { paymentStatus: row.paymentStatus, seat: row.seat, ticket: ticketState(row), cancelReason }
}

test.each([
  [
    'that our team cancelled',
    { ticket: 'cancelled', cancelReason: 'It is cancelled.' },
    ({ id }: { id: number }) =>
      adminCancelRegistration(app, asha, { registrationId: id, refund: PRICE, expectedRefundable: PRICE, reason }),
  ],
  [
    'of a cancelled workshop',
    { ticket: 'called_off', cancelReason: 'The workshop is cancelled.' },
    async ({ workshopId }: { workshopId: number }) => {
      await cancelWorkshop(app, { type: 'administrator', ...asha }, { id: workshopId, reason })
      await cancelRegistrations(app, workshopId)
    },
  ],
  [
    'that was given up with its money',
    { ticket: 'refunded', cancelReason: 'Its seat was given up.' },
    ({ paymentId }: { paymentId: number }) => refund(paymentId),
  ],
] as const)('a seat %s', async (_what, said, act) => {
  const { id, paymentId, refundId } = await failed(act)
  const gone = { seat: 'none', ...said }
  expect(await state(id)).toEqual({ ...gone, paymentStatus: 'refunded' })
  await keep(refundId)
  expect(await state(id)).toEqual({ ...gone, paymentStatus: 'completed' })
  await refund(paymentId)
  expect(await state(id)).toEqual({ ...gone, paymentStatus: 'refunded' })
})
