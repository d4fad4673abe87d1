/** A cancelled workshop: everybody who is registered gets the money back and hears of it. */
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { actAs } from '../database/actor.ts'
import { inTransaction } from '../database/transaction.ts'
import { announceWorkshopCancelled } from './announceCancelledRegistration.ts'
import { registeredFor } from './cancelRefunds.ts'
import { callOff, lockForCancelling } from './cancelWorkshopRegistration.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { RELEASED_SEAT, lockWorkshop } from './seatHolds.ts'
import { wholeRefund } from './ticketState.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts' | 'log'>

/** One after the other: trouble with one keeps none of the others waiting, and the sweep comes back to it. */
export async function cancelRegistrations(app: Deps, workshopId: number): Promise<void> {
  const isCancelled = { id: workshopId, cancelledAt: { not: null } }
  if ((await app.db.workshop.count({ where: isCancelled })) === 0) return
  // A payment that still comes for one of these goes back.
  await inTransaction(app.db, async (tx) => {
    await lockWorkshop(tx, workshopId)
    await tx.workshopRegistration.updateMany({ where: { workshopId, seat: 'held' }, data: RELEASED_SEAT })
  })
  const registered = await app.db.workshopRegistration.findMany({
    where: registeredFor(workshopId),
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

/** Once, however many come here at the same time. */
async function cancelOne(app: Deps, id: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const money = await actAs(tx, 'system')
    const registration = await lockForCancelling(money, id)
    if (registration?.seat !== 'registered') return
    const { cancelledBy } = await tx.workshop.findUniqueOrThrow({ where: { id: registration.workshop.id } })
    const refund = wholeRefund(registration)
    await callOff(money, app, { id, by: cancelledBy ?? 'administrator', refund }, registration)
    await announceWorkshopCancelled(tx, app, id, { refund })
  })
}

/** Workshops that were cancelled and have somebody left; a job that was lost is made good so. */
export async function sweepCancelled(app: Deps): Promise<void> {
  const left = await app.db.workshop.findMany({
    where: { cancelledAt: { not: null }, seatsTaken: { gt: 0 } },
    orderBy: { cancelledAt: 'asc' },
    select: { id: true },
    take: 20,
  })
  for (const { id } of left) await cancelRegistrations(app, id)
}

/** The job comes at once, and the sweep soon after it. */
const LATE_MS = 10 * MINUTE_MS

const cancelledBefore = (now: Date) => ({ cancelledAt: { lt: new Date(now.getTime() - LATE_MS) } })

/** Registered seats of workshops that were cancelled a while ago: something keeps them from being cancelled. */
export const seatsLeft = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
  db.workshopRegistration.count({ where: { seat: 'registered', workshop: cancelledBefore(clock.now()) } })

/** The workshops of those seats. */
export const withSeatsLeft = (now: Date): Prisma.WorkshopWhereInput => ({
  ...cancelledBefore(now),
  registrations: { some: { seat: 'registered' } },
})
