/** A seat in a workshop as something that is paid for. */
import type { Transaction } from '../database/client.ts'
import type { PurchaseKind, PurchaseWords } from '../contracts/purchase.ts'
import { formatWhenFull } from '../rules/format.ts'
import { announceReturned } from './announceCancelledRegistration.ts'
import { confirmRegistration, isErased } from './confirmRegistration.ts'
import { passOnSeats } from './passOnSeats.ts'
import { RELEASED_SEAT, lockWorkshopOf } from './seatHolds.ts'

export const workshopPurchase: PurchaseKind = {
  kind: 'workshop_registration',
  lostBy: {
    workshops_seats: 'sold_out',
    workshop_registrations_one_seat: 'already_paid',
  },
  columns: (id) => ({ workshopRegistrationId: id }),
  isPayable,
  async costs(tx, id, price) {
    await lockWorkshopOf(tx, id)
    return (await tx.workshopRegistration.count({ where: { id, workshop: { price } } })) > 0
  },
  // The time to pay begins when the seat is taken, right before the order is opened.
  begin: (tx, _app, id) => isPayable(tx, id),
  confirm: confirmRegistration,
  async isConfirmed(tx, id, razorpayOrderId) {
    // What was cancelled without a refund has been paid for as well: its payment counts.
    return (await tx.workshopRegistration.count({ where: { id, razorpayOrderId, paymentStatus: 'completed' } })) > 0
  },
  async stands(tx, id, { providerPaymentId: razorpayPaymentId }) {
    return (await tx.workshopRegistration.count({ where: { id, razorpayPaymentId, seat: 'registered' } })) > 0
  },
  // A seat is given up with its money.
  waitsUnpaid: async () => false,
  async release(tx, app, id) {
    const workshopId = await lockWorkshopOf(tx, id)
    if (workshopId === null) return
    const { count } = await tx.workshopRegistration.updateMany({ where: { id, seat: 'held' }, data: RELEASED_SEAT })
    if (count > 0) await passOnSeats(tx, app, workshopId)
  },
  async giveBack(tx, app, id, { providerPaymentId: razorpayPaymentId, isTakenByBank, isOrderedAnew }) {
    const workshopId = await lockWorkshopOf(tx, id)
    if (workshopId === null) return
    const unpaid = { id, paymentStatus: 'pending', registeredAt: null } as const
    const lost = isOrderedAnew ? { ...unpaid, seat: 'none' as const } : unpaid
    const returned = { id, razorpayPaymentId, paymentStatus: 'completed' } as const
    // Whoever cancels has given the seat up before.
    const isUntold = (await tx.workshopRegistration.count({ where: { ...returned, seat: 'registered' } })) > 0
    await tx.workshopRegistration.updateMany({
      where: { OR: [lost, returned] },
      data: { ...RELEASED_SEAT, paymentStatus: 'refunded' },
    })
    await passOnSeats(tx, app, workshopId)
    if (isUntold) await announceReturned(tx, app, id, { isTakenByBank })
  },
  // Its seat was given up when the money was to go back, and may be somebody else's.
  async keepPaid() {},
  words,
}

async function isPayable(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.workshopRegistration.count({ where: { id, seat: 'held' } })) > 0
}

async function words(tx: Transaction, id: number): Promise<PurchaseWords> {
  const row = await tx.workshopRegistration.findUnique({ where: { id }, include: { workshop: true } })
  if (!row) {
    return {
      what: 'the workshop',
      payer: null,
      payee: null,
      data: {},
      links: { payer: '/payments', payee: '/', again: null },
    }
  }
  const { name, email, menteeId, workshop } = row
  const what = `the workshop "${workshop.title}" on ${formatWhenFull(workshop.startsAt)}`
  return {
    what,
    given: `your seat in ${what}`,
    payer: isErased(row) ? null : { name, email, account: menteeId === null ? null : { type: 'mentee', id: menteeId } },
    // One seat more or less changes nothing in the mentor's calendar.
    payee: null,
    data: { workshopId: workshop.id },
    links: {
      payer: '/payments',
      payee: '/mentor-dashboard?tab=workshops',
      again: { label: 'See the workshop', path: `/workshop-registration/${workshop.id}` },
    },
  }
}
