import { MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import { actAs, inTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { formatRupees } from '../../rules/text/format.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { announceWorkshopCancelled } from '../announce/announceCancelledRegistration.ts'
import { announceDecision } from '../announce/mentorNews.ts'
import { lockRegistration, takeSeatBack } from '../register/cancelRegistration.ts'
import { CANCELLING, wholeRefund } from '../register/ticketState.ts'
import { lockWorkshop, SEAT_RELEASED } from '../seats.ts'
import {
  CANCELLED_BEFORE,
  workshopChanges,
  requireAccepted,
  takeWorkshop,
  trace,
  WorkshopConflictError,
  type Acting,
} from './organisers.ts'

/**
 * Cancels a workshop for good: nobody can register or pay from now on, and a job refunds and tells everybody who is
 * registered. Mentors can until it begins, administrators at any time. Cancelling again with the same reason
 * changes nothing. Throws NotFoundError for somebody else's, WorkshopConflictError for a mentor once it has begun and for
 * another reason once it is cancelled, and when another sum than `expectedRefund` would be refunded, NotAllowedError for the mentor of
 * an approved one who is no longer accepted: then our team decides who holds it.
 */
export async function cancelWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Acting,
  { id, reason, expectedRefund }: { id: number; reason: string; expectedRefund?: number | null | undefined },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { cancelledAt, cancelledBy, cancelReason } = await takeWorkshop(tx, by, id)
    if (cancelledAt !== null && (cancelledBy !== by.type || cancelReason !== reason))
      throw new WorkshopConflictError(id, CANCELLED_BEFORE)
    if (cancelledAt === null && typeof expectedRefund === 'number') {
      const { amount } = await cancelRefunds(tx, id)
      if (amount !== expectedRefund) throw new WorkshopConflictError(id, otherRefund(amount))
    }
    await cancelInTransaction(tx, app, by, { id, reason })
  })
}

/** The same in a transaction of the caller. */
export async function cancelInTransaction(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  by: Acting,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const stored = await takeWorkshop(tx, by, id)
  if (stored.cancelledAt !== null) return
  // We mail the reason to registered people in our name.
  if (by.type === 'mentor' && stored.isActive) await requireAccepted(tx, by.id)
  const now = app.clock.now()
  if (by.type === 'mentor' && stored.isActive && stored.startsAt <= now)
    throw new WorkshopConflictError(id, "This workshop has started, so it can't be cancelled.")
  const cancelled = await tx.workshop.update({
    where: { id },
    data: {
      isActive: false,
      rejectedAt: null,
      rejectionReason: null,
      cancelledAt: now,
      cancelledBy: by.type,
      cancelReason: reason,
      version: { increment: 1 },
      calendarSequence: { increment: 1 },
    },
  })
  const { before, after } = workshopChanges(stored, cancelled)
  await trace(tx, app, by, stored, { action: 'workshop.cancelled', reason, before, after })
  if (by.type === 'administrator') await announceDecision(tx, app, cancelled, 'cancelled')
  await addJob(tx, 'cancelRegistrations', { workshopId: id }, { key: `cancel-workshop:${id}` })
}

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts' | 'log'>

/** The job: refunds registered people one by one. If one fails, the others continue, and the sweep tries it again. */
export async function cancelRegistrations(app: Deps, workshopId: number): Promise<void> {
  const isCancelled = { id: workshopId, cancelledAt: { not: null } }
  if ((await app.db.workshop.count({ where: isCancelled })) === 0) return
  // Payments that still arrive for held seats are refunded.
  await inTransaction(app.db, async (tx) => {
    await lockWorkshop(tx, workshopId)
    await tx.workshopRegistration.updateMany({ where: { workshopId, seat: 'held' }, data: SEAT_RELEASED })
  })
  const registered = await app.db.workshopRegistration.findMany({
    where: { workshopId, seat: 'registered' },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of registered)
    try {
      await cancelOne(app, id)
    } catch (error) {
      app.log.error({ error, registrationId: id }, 'a registration of a cancelled workshop could not be cancelled yet')
    }
}

/** Does it once, also when the job and the sweep run at the same time. */
async function cancelOne(app: Deps, id: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const money = await actAs(tx, 'system')
    const registration = await lockRegistration(money, id)
    if (registration?.seat !== 'registered') return
    const { cancelledBy } = await tx.workshop.findUniqueOrThrow({ where: { id: registration.workshop.id } })
    const refund = wholeRefund(registration)
    await takeSeatBack(money, app, { id, by: cancelledBy ?? 'administrator', refund }, registration)
    await announceWorkshopCancelled(tx, app, id, { refund })
  })
}

/** Cancelled workshops that still have seats taken: their job was lost, or a refund failed. */
export async function sweepCancelled(app: Deps): Promise<void> {
  const left = await app.db.workshop.findMany({
    where: { cancelledAt: { not: null }, seatsTaken: { gt: 0 } },
    orderBy: { cancelledAt: 'asc' },
    select: { id: true },
    take: 20,
  })
  for (const { id } of left) await cancelRegistrations(app, id)
}

/** After this long, job and sweep should have cancelled every seat. */
const LATE_MS = 10 * MINUTE_MS

const cancelledBefore = (now: Date) => ({ cancelledAt: { lt: new Date(now.getTime() - LATE_MS) } })

/** How many seats are still registered in workshops that were cancelled a while ago: something keeps failing. */
export const seatsLeft = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
  db.workshopRegistration.count({ where: { seat: 'registered', workshop: cancelledBefore(clock.now()) } })

/** The workshops of those seats, as a filter. */
export const withSeatsLeft = (now: Date): Prisma.WorkshopWhereInput => ({
  ...cancelledBefore(now),
  registrations: { some: { seat: 'registered' } },
})

/** Says that cancelling gives back another sum than was shown. */
export const otherRefund = (amount: number): string =>
  `Cancelling this workshop refunds ${formatRupees(amount)} now. Nothing was done.`

/** What cancelling a workshop gives back to registered people. */
export interface CancelRefunds {
  /** Paise. */
  amount: number
  /** Registrations that get a refund. */
  count: number
}

/** What `cancelRegistrations` would give back now: dialogs show it before the workshop is cancelled. */
export async function cancelRefunds(
  tx: Pick<Transaction, 'workshopRegistration'>,
  workshopId: number,
): Promise<CancelRefunds> {
  const rows = await tx.workshopRegistration.findMany({ where: { workshopId, seat: 'registered' }, select: CANCELLING })
  const refunds = rows.map(wholeRefund).filter((refund) => refund > 0)
  return { amount: refunds.reduce((sum, refund) => sum + refund, 0), count: refunds.length }
}
