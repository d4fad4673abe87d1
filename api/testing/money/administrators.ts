/** What administrators do with money in the stories of the money test. */
import { adminCancelBooking } from '../../bookings/admin/adminBooking.ts'
import { decideNoShow, keepUnpaidBooking } from '../../bookings/admin/adminDecisions.ts'
import { adminMoveBooking, adminMovePlan } from '../../bookings/admin/adminMoves.ts'
import type { NoShowFinding } from '../../generated/prisma/enums.ts'
import { askAgain, decide, reopen } from '../../orders/refundActs.graphql.ts'
import { DECIDABLE, openDecisions } from '../../payments/refunds/decideRefund.ts'
import { addDays, istDate, istInstant } from '../../rules/time/time.ts'
import { adminCancelRegistration, adminMoveRegistration } from '../../workshops/register/adminRegistrations.ts'
import { recheckOrder } from '../../orders/recheckOrder.graphql.ts'
import { resolveDispute } from '../../orders/resolveDispute.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { inProcess, pick, type World } from './world.ts'
import { OWED, owed } from '../../payments/moneyPlaces.ts'

const reason = 'The call was cut off after ten minutes.'
const [asha, binu] = [
  { id: 1, username: 'asha' },
  { id: 2, username: 'binu' },
]

/** One of them gives back a part, or all; `twice`: another does the same at the same moment. */
export async function adminRefund(
  world: World,
  index: number,
  { part, twice }: { part: number | null; twice: boolean },
): Promise<void> {
  const payments = await world.till.db.payment.findMany({
    orderBy: { id: 'desc' },
    take: 4,
    select: { id: true, ...OWED },
  })
  const payment = pick(payments, index)
  if (!payment) return
  const expectedRefundable = owed(payment)
  const wanted = {
    paymentId: payment.id,
    expectedRefundable,
    amount: Math.floor(expectedRefundable / (part ?? 1)),
    reason,
  }
  if (wanted.amount < 1) return
  const give = (by: typeof asha) => inProcess(world, (app) => refundPayment(app, by, wanted))
  await Promise.all(twice ? [give(asha), give(binu)] : [give(asha)])
}

/** One of them asks the provider about an order, whatever it is about. */
export async function recheck(world: World, index: number): Promise<void> {
  const orders = await world.till.db.paymentOrder.findMany({ orderBy: { id: 'desc' }, take: 6, select: { id: true } })
  const order = pick(orders, index)
  if (order) await inProcess(world, (app) => recheckOrder(app, asha, order.id))
}

/**
 * One of them decides on a refund: asks the provider again, says that it was returned some other way, or keeps it; `twice`:
 * another asks again at the same moment.
 */
export async function seeToRefund(
  world: World,
  index: number,
  { how, twice }: { how: 'again' | 'elsewhere' | 'kept'; twice: boolean },
): Promise<void> {
  const refunds = await world.till.db.refund.findMany({
    // What waits for somebody first; of others nothing comes.
    orderBy: [{ status: 'desc' }, { id: 'desc' }],
    where: { resolvedAt: null },
    take: 3,
    select: { id: true, ...DECIDABLE },
  })
  const refund = pick(refunds, index)
  if (!refund) return
  const again = (by: typeof asha) => inProcess(world, (app) => askAgain(app, by, refund.id))
  const open = openDecisions(refund)
  const kind = how === 'kept' && open.includes('not_returned') ? 'not_returned' : (open[0] ?? 'explained')
  const elsewhere = () =>
    inProcess(world, (app) => {
      const returnedOn = kind === 'returned_elsewhere' ? istDate(app.clock.now()) : null
      return decide(app, asha, { refundId: refund.id, kind, note: reason, returnedOn })
    })
  const first = how === 'again' ? again(asha) : elsewhere()
  await Promise.all(twice ? [first, again(binu)] : [first])
}

/** One of them takes back what was decided about a refund; `twice`: another does the same at the same moment. */
export async function takeBack(world: World, index: number, { twice }: { twice: boolean }): Promise<void> {
  const refunds = await world.till.db.refund.findMany({
    orderBy: { id: 'desc' },
    where: { resolvedAt: { not: null } },
    take: 3,
    select: { id: true },
  })
  const refund = pick(refunds, index)
  if (!refund) return
  const again = (by: typeof asha) => inProcess(world, (app) => reopen(app, by, refund.id))
  await Promise.all(twice ? [again(asha), again(binu)] : [again(asha)])
}

const latestBookings = ({ till, mentees }: World) =>
  till.db.booking.findMany({
    where: { menteeId: { in: mentees }, status: { in: ['confirmed', 'completed'] } },
    orderBy: { id: 'desc' },
    take: 4,
    select: { id: true, startsAt: true, endDate: true, paymentId: true, orders: BOUGHT.select.orders },
  })

/** One of them keeps a booking whose payment was returned. */
export async function keepUnpaid(world: World, index: number): Promise<void> {
  const booking = pick(await latestBookings(world), index)
  if (booking) await inProcess(world, (app) => keepUnpaidBooking(app, asha, { bookingId: booking.id, reason }))
}

/** Decides on a no-show report, with a part, all or nothing refunded. */
export async function findNoShow(
  world: World,
  index: number,
  { finding, part }: { finding: NoShowFinding; part: number | null },
): Promise<void> {
  const booking = pick(await latestBookings(world), index)
  if (!booking) return
  const money = chosen(booking.orders, booking.paymentId, part)
  await inProcess(world, (app) => decideNoShow(app, asha, { bookingId: booking.id, finding, ...money, reason }))
}

/** One of them gives a session another time, a plan another last day, or a seat another workshop. */
export async function adminMove(world: World, index: number, { to }: { to: number }): Promise<void> {
  const booking = pick(await latestBookings(world), index)
  const today = istDate(world.till.clock.now())
  const startsAt = istInstant(addDays(today, 1 + to), '10:30')
  if (booking?.startsAt)
    await inProcess(world, (app) =>
      adminMoveBooking(app, asha, { bookingId: booking.id, startsAt, reason, anyTime: true }),
    )
  const endDate = addDays(today, 1 + to * 15)
  if (booking?.endDate)
    await inProcess(world, (app) => adminMovePlan(app, asha, { bookingId: booking.id, endDate, reason }))
  const seats = await world.till.db.workshopRegistration.findMany({
    where: { seat: 'registered', workshopId: { in: world.workshops } },
    orderBy: { id: 'desc' },
    take: 4,
    select: { id: true },
  })
  const seat = pick(seats, index)
  const workshopId = pick(world.workshops, to)!
  if (seat)
    await inProcess(world, (app) => adminMoveRegistration(app, asha, { registrationId: seat.id, workshopId, reason }))
}

/** One of them has dealt with a dispute that waits. */
export async function seeToDispute(world: World, index: number): Promise<void> {
  const disputes = await world.till.db.dispute.findMany({
    where: { resolvedAt: null },
    orderBy: { id: 'desc' },
    take: 3,
    select: { id: true, updatedAt: true },
  })
  const dispute = pick(disputes, index)
  if (!dispute) return
  const seen = { disputeId: dispute.id, expectedUpdatedAt: dispute.updatedAt }
  await inProcess(world, (app) => resolveDispute(app, asha, { ...seen, note: 'Answered by us.' }))
}

const PAYMENTS = { orderBy: { id: 'asc' }, select: { providerPaymentId: true, ...OWED } } as const
const BOUGHT = {
  orderBy: { id: 'desc' },
  take: 4,
  select: { id: true, orders: { select: { payments: PAYMENTS } } },
} as const

/** One of them cancels a session, a call, a plan or a seat, also once it is over, and gives back a part, all or nothing. */
export async function adminCancel(world: World, index: number, { part }: { part: number | null }): Promise<void> {
  const { db } = world.till
  const bookings = await db.booking.findMany({
    ...BOUGHT,
    where: { status: { in: ['confirmed', 'completed'] } },
    select: { ...BOUGHT.select, paymentId: true },
  })
  const booking = pick(bookings, index)
  const seats = await db.workshopRegistration.findMany({
    ...BOUGHT,
    where: { seat: 'registered', workshopId: { in: world.workshops } },
    select: { ...BOUGHT.select, razorpayPaymentId: true },
  })
  const seat = pick(seats, index)
  if (booking) {
    const money = chosen(booking.orders, booking.paymentId, part)
    await inProcess(world, (app) => adminCancelBooking(app, asha, { bookingId: booking.id, ...money, reason }))
  }
  if (seat) {
    const money = chosen(seat.orders, seat.razorpayPaymentId, part)
    await inProcess(world, (app) => adminCancelRegistration(app, asha, { registrationId: seat.id, ...money, reason }))
  }
}

type Paid = { providerPaymentId: string } & Parameters<typeof owed>[0]

/** A part of what can go back, or nothing. */
function chosen(orders: readonly { payments: readonly Paid[] }[], paymentId: string | null, part: number | null) {
  const payment = orders.flatMap(({ payments }) => payments).find((paid) => paid.providerPaymentId === paymentId)
  const expectedRefundable = payment ? owed(payment) : 0
  return { expectedRefundable, refund: part === null ? 0 : Math.floor(expectedRefundable / part) }
}
