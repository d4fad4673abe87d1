import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { dropFile, fileColumns } from '../media/usedPaths.ts'
import type { Workshop } from '../generated/prisma/client.ts'
import { DAY_MS } from '../rules/durations.ts'
import { cancelRefunds } from './cancelRefunds.ts'
import { cancelInTransaction } from './cancelWorkshop.ts'
import { forEachInOwnTransaction } from './forEachInOwnTransaction.ts'
import { lockWorkshop } from './seatHolds.ts'
import type { Administrator } from '../graphql/identity.ts'
import { takeWorkshop, trace } from './organisers.ts'
import { WorkshopInUseError } from './workshopErrors.ts'
import { tracedWorkshopFields } from './workshopTrace.ts'

export interface Deletion {
  id: number
  /** Cancels one that somebody depends on, with all refunds. */
  refundAll?: boolean | null | undefined
  /** For whoever is registered then. */
  reason?: string | undefined
}

/** What has an order stays for good: it says what was paid for. */
const PAID_FOR = { registrations: { some: { orders: { some: {} } } } }

/** So long people who were registered can look up what became of it. */
const KEPT_MS = 7 * DAY_MS

/**
 * Removes a workshop that nobody depends on, with its picture. Of one with registrations, orders or people who wait it
 * throws WorkshopInUseError, or with `refundAll` cancels it with all refunds: it goes a week later, unless there is money
 * in its history, which says for good what it was for. Throws NotFoundError.
 */
export async function deleteWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  { id: administratorId, username }: Pick<Administrator, 'id' | 'username'>,
  { id, refundAll, reason }: Deletion,
): Promise<'deleted' | 'cancelled' | 'kept'> {
  return await inTransaction(app.db, async (tx) => {
    const by = { type: 'administrator', id: administratorId, username } as const
    const stored = await takeWorkshop(tx, by, id)
    const reasons = await reasonsToStay(tx, id)
    if (reasons.length > 0) {
      if (!refundAll || !reason) throw new WorkshopInUseError(reasons, await cancelRefunds(tx, id))
      await cancelInTransaction(tx, app, by, { id, reason })
      const isNew = { id, deleteRequestedAt: null }
      const { count } = await tx.workshop.updateMany({ where: isNew, data: { deleteRequestedAt: app.clock.now() } })
      if (count > 0) await trace(tx, app, by, stored, { action: 'workshop.deletion', reason })
      return (await tx.workshop.count({ where: { id, ...PAID_FOR } })) > 0 ? 'kept' : 'cancelled'
    }
    await remove(tx, app, stored)
    await trace(tx, app, by, stored, { action: 'workshop.deleted', reason, before: tracedWorkshopFields(stored) })
    return 'deleted'
  })
}

async function remove(tx: Transaction, { parts }: Pick<App, 'parts'>, { id, imageUrl }: Workshop): Promise<void> {
  await tx.workshop.delete({ where: { id } })
  if (imageUrl !== null) await dropFile(tx, imageUrl, fileColumns(parts))
}

/** Removes those that were cancelled to go, once nothing depends on them; a step of the sweep. */
export async function sweepDeletions(app: Pick<App, 'db' | 'clock' | 'parts' | 'log'>): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS)
  const due = await app.db.workshop.findMany({
    where: {
      deleteRequestedAt: { lte: before },
      seatsTaken: 0,
      NOT: PAID_FOR,
      // Who waits goes with the mailed links of the workshop; it takes no turn from others until then.
      waitingList: { none: { state: { in: [...WAITING] } } },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
    take: 20,
  })
  const ids = due.map(({ id }) => id)
  await forEachInOwnTransaction(app, ids, async (tx, id) => {
    await lockWorkshop(tx, id)
    const stored = await tx.workshop.findUnique({ where: { id } })
    if (!stored || (await reasonsToStay(tx, id)).length > 0) return
    await remove(tx, app, stored)
    await record(tx, app, 'operator', {
      action: 'workshop.deleted',
      subjects: [`workshop:${id}`, ...(stored.mentorId === null ? [] : ([`mentor:${stored.mentorId}`] as const))],
      reason: 'Asked for when it was cancelled',
      before: tracedWorkshopFields(stored),
    })
  })
}

const WAITING = ['unconfirmed', 'waiting', 'offered', 'registering'] as const

async function reasonsToStay(tx: Transaction, workshopId: number): Promise<string[]> {
  const registered = await tx.workshopRegistration.count({ where: { workshopId, seat: 'registered' } })
  const orders = await tx.workshopRegistration.count({
    // The order of a seat that is held may be written at this moment.
    where: { workshopId, seat: { not: 'registered' }, OR: [{ orders: { some: {} } }, { seat: 'held' }] },
  })
  const waiting = await tx.waitingListEntry.count({
    where: { workshopId, state: { in: [...WAITING] } },
  })
  const people = (count: number) => (count === 1 ? '1 person is' : `${count} people are`)
  return [
    ...(registered > 0 ? [`${people(registered)} registered.`] : []),
    ...(orders > 0
      ? [`${orders === 1 ? '1 other registration has' : `${orders} other registrations have`} an order.`]
      : []),
    ...(waiting > 0 ? [`${people(waiting)} on the waiting list.`] : []),
  ]
}
