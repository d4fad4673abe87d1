import type { CapturedPayment, PurchaseKind, PurchaseWords } from '../../contracts/purchase.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { isRegistrationOpen } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import { NO_ID } from '../../graphql/nodeId.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { allocateSeats, isErased, lockWorkshopOf, SEAT_RELEASED, seatOf } from '../seats.ts'
import { announceReturned } from '../announce/announceCancelledRegistration.ts'
import { ownWorkshopPage } from '../announce/participant.ts'
import { isOnSale } from '../whichWorkshops.ts'
import { register } from './register.ts'

export const workshopPurchase: PurchaseKind = {
  kind: 'workshop_registration',
  refundReasonByConstraint: { workshops_seats: 'sold_out', workshop_registrations_one_seat: 'already_paid' },
  columns: (id) => ({ workshopRegistrationId: id }),
  async amountDue(tx, id) {
    await lockWorkshopOf(tx, id)
    const held = { where: { id, seat: 'held' }, select: { workshop: { select: { price: true } } } } as const
    return (await tx.workshopRegistration.findFirst(held))?.workshop.price ?? null
  },
  confirm: confirmRegistration,
  async isConfirmed(tx, id, razorpayOrderId) {
    // A registration that was cancelled without a refund counts as paid; a seat given up with its payment does not.
    const stands: Prisma.WorkshopRegistrationWhereInput[] = [{ seat: 'registered' }, { cancelledAt: { not: null } }]
    const where = { id, razorpayOrderId, paymentStatus: 'completed', OR: stands } as const
    return (await tx.workshopRegistration.count({ where })) > 0
  },
  async stands(tx, id, { providerPaymentId: razorpayPaymentId }) {
    return (await tx.workshopRegistration.count({ where: { id, razorpayPaymentId, seat: 'registered' } })) > 0
  },
  // A seat is given up with its money.
  waitsUnpaid: async () => false,
  async release(tx, app, id) {
    const workshopId = await lockWorkshopOf(tx, id)
    if (workshopId === null) return
    const { count } = await tx.workshopRegistration.updateMany({ where: { id, seat: 'held' }, data: SEAT_RELEASED })
    if (count > 0) await allocateSeats(tx, app, workshopId)
  },
  async giveBack(tx, app, id, { providerPaymentId: razorpayPaymentId, isTakenByBank, isOrderedAnew }) {
    const workshopId = await lockWorkshopOf(tx, id)
    if (workshopId === null) return
    const unpaid = { id, paymentStatus: 'pending', registeredAt: null } as const
    const lost = isOrderedAnew ? { ...unpaid, seat: 'none' as const } : unpaid
    const returned = { id, razorpayPaymentId, paymentStatus: 'completed' } as const
    // A cancellation has released the seat before, and told its holder.
    const isUntold = (await tx.workshopRegistration.count({ where: { ...returned, seat: 'registered' } })) > 0
    await tx.workshopRegistration.updateMany({
      where: { OR: [lost, returned] },
      data: { ...SEAT_RELEASED, paymentStatus: 'refunded' },
    })
    await allocateSeats(tx, app, workshopId)
    if (isUntold) await announceReturned(tx, app, id, { isTakenByBank })
  },
  async keepPaid(tx, _app, id, { providerPaymentId: razorpayPaymentId }) {
    // Its seat was released when the refund was requested, and may be somebody else's.
    const returned = { id, razorpayPaymentId, paymentStatus: 'refunded' } as const
    await tx.workshopRegistration.updateMany({ where: returned, data: { paymentStatus: 'completed' } })
  },
  words,
}

/** Registers the payer, or answers why the payment is refunded; a constraint refuses one seat too many. */
async function confirmRegistration(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  id: number,
  { providerPaymentId, providerOrderId, isReplaced }: CapturedPayment,
): Promise<RefundReason | null> {
  const workshopId = await lockWorkshopOf(tx, id)
  if (workshopId === null) return 'not_offered'
  const now = app.clock.now()
  const row = await tx.workshopRegistration.findUniqueOrThrow({ where: { id }, include: { workshop: true } })
  if (row.cancelledAt !== null) return 'not_offered'
  // Another order of it may have been settled meanwhile, or the address has registered in another way.
  const seatId = row.registeredAt !== null ? id : await seatOf(tx, workshopId, row.email)
  if (seatId !== null) {
    // Nobody has paid for a free seat: the workshop became free before it was registered.
    const isFree = (await tx.workshopRegistration.count({ where: { id: seatId, amount: 0 } })) > 0
    return isFree ? 'price_changed' : 'already_paid'
  }
  if (!(await isOnSale(tx, workshopId)) || isErased(row)) return 'not_offered'
  if (row.workshop.startsAt <= now) return 'too_late'
  const isHeld = row.seat === 'held' && row.holdExpiresAt !== null && row.holdExpiresAt > now
  const order = await tx.paymentOrder.findUniqueOrThrow({ where: { providerOrderId } })
  if (!isHeld && !isRegistrationOpen(fromDateOnly(row.workshop.date), now)) return 'too_late'
  // The old price is good until the hold ends.
  if ((!isHeld || isReplaced) && order.amount !== row.workshop.price) return 'price_changed'
  if (!isHeld) {
    await allocateSeats(tx, app, workshopId)
    // Frees the seat that was offered again to the same person when the hold expired.
    const own = { id: row.waitingListEntryId ?? NO_ID, state: 'offered' } as const
    await tx.waitingListEntry.updateMany({ where: own, data: { state: 'registering' } })
  }
  const { amount, platformFee, mentorEarning, createdAt: orderedAt } = order
  const paidWith = { razorpayPaymentId: providerPaymentId, razorpayOrderId: providerOrderId }
  await register(tx, app, id, { ...paidWith, amount, platformFee, mentorEarning, orderedAt })
  return null
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
      payee: ownWorkshopPage(workshop.id),
      again: { label: 'See the workshop', path: `/workshop-registration/${workshop.id}` },
    },
  }
}
