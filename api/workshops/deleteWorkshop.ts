import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { dropFile } from '../media/dropFile.ts'
import { fileColumns } from '../media/usedPaths.ts'
import type { Administrator } from '../graphql/identity.ts'
import { takeWorkshop, trace } from './organisers.ts'
import { WorkshopInUseError } from './workshopErrors.ts'
import { tracedFields } from './workshopTrace.ts'

/**
 * Removes a workshop that nobody depends on, with its picture. Throws NotFoundError, and WorkshopInUseError while there are
 * registrations, orders or people who wait.
 */
export async function deleteWorkshop(
  app: Pick<App, 'db' | 'clock' | 'parts'>,
  { id: administratorId, username }: Pick<Administrator, 'id' | 'username'>,
  id: number,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const by = { type: 'administrator', id: administratorId, username } as const
    const stored = await takeWorkshop(tx, by, id)
    const reasons = await reasonsToStay(tx, id)
    if (reasons.length > 0) throw new WorkshopInUseError(reasons)
    await tx.workshop.delete({ where: { id } })
    await trace(tx, app, by, stored, { action: 'workshop.deleted', before: tracedFields(stored) })
    if (stored.imageUrl !== null) await dropFile(tx, stored.imageUrl, fileColumns(app.parts))
  })
}

async function reasonsToStay(tx: Transaction, workshopId: number): Promise<string[]> {
  const registered = await tx.workshopRegistration.count({ where: { workshopId, seat: 'registered' } })
  const orders = await tx.workshopRegistration.count({
    // The order of a seat that is held may be written at this moment.
    where: { workshopId, seat: { not: 'registered' }, OR: [{ orders: { some: {} } }, { seat: 'held' }] },
  })
  const waiting = await tx.waitingListEntry.count({
    where: { workshopId, state: { in: ['unconfirmed', 'waiting', 'offered', 'registering'] } },
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
