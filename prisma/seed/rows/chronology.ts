import type { Prisma } from '../../../api/generated/prisma/client.ts'
import type { Ledger } from './ledger.ts'
import type { PlanRows } from './plans.ts'

/** Rows as they were made up, person by person. */
interface Story {
  ledger: Ledger
  plans: PlanRows
  reviews: Prisma.ReviewCreateManyInput[]
  registrations: Prisma.WorkshopRegistrationCreateManyInput[]
}

/** Numbers bookings, registrations, money and reviews in the order of time, as they would have come. */
export function numberByTime(story: Story): void {
  const { ledger, plans, reviews, registrations } = story
  const bookingIds = renumber(ledger.bookings)
  const registrationIds = renumber(registrations)
  for (const order of ledger.orders) {
    if (order.bookingId != null) order.bookingId = newId(bookingIds, order.bookingId)
    if (order.workshopRegistrationId != null) {
      order.workshopRegistrationId = newId(registrationIds, order.workshopRegistrationId)
    }
    order.purchaseId = order.bookingId ?? order.workshopRegistrationId ?? order.purchaseId
  }
  const orderIds = renumber(ledger.orders)
  for (const order of ledger.orders) order.receipt = `demo-${order.id}`
  for (const payment of ledger.payments) payment.orderId = newId(orderIds, payment.orderId)
  const paymentIds = renumber(ledger.payments)
  for (const refund of ledger.refunds) {
    refund.paymentId = newId(paymentIds, refund.paymentId)
    refund.idempotencyKey = `demo-refund-${refund.paymentId}`
  }
  for (const plan of plans.subscriptions) plan.paymentId = newId(paymentIds, plan.paymentId)
  for (const review of reviews) review.bookingId = newId(bookingIds, review.bookingId)
  renumber(reviews)
}

/** Sorts rows by `createdAt` and numbers them from 1; answers new ids by old. */
function renumber(rows: { id?: number; createdAt?: Date | string }[]): Map<number | undefined, number> {
  rows.sort((one, other) => new Date(one.createdAt ?? 0).getTime() - new Date(other.createdAt ?? 0).getTime())
  return new Map(
    rows.map((row, place) => {
      const old = row.id
      row.id = place + 1
      return [old, row.id]
    }),
  )
}

function newId(ids: ReadonlyMap<number | undefined, number>, old: number): number {
  const id = ids.get(old)
  if (id === undefined) throw new RangeError(`no row ${old}`)
  return id
}
