import { DAY_MS } from '../../rules/time/durations.ts'
import { tracedWorkshopFields } from './organisers.ts'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { dropFile, fileColumns } from '../../media/paths.ts'
import { failure } from '../../rules/userErrors.ts'
import { announceDecision } from '../announce/mentorNews.ts'
import { forEachInOwnTransaction } from '../forEachInOwnTransaction.ts'
import { lockWorkshop } from '../seats.ts'
import { cancelInTransaction, cancelRefunds, otherRefund, type CancelRefunds } from './cancelWorkshop.ts'
import { CANCELLED_BEFORE, subjectsOf, takeWorkshop, trace, WorkshopConflictError } from './organisers.ts'

/** People, orders or a waiting list depend on the workshop. */
export class WorkshopInUseError extends failure('WorkshopInUseError', 409) {
  /** Every reason, in a sentence each. */
  readonly constraints: { message: string }[]
  readonly suggestion = 'Cancel the workshop instead: we email everyone who is registered, and refund them.'
  /** What cancelling it gives back. */
  readonly cancelRefunds: CancelRefunds
  readonly registeredCount: number

  constructor({ reasons, registeredCount }: Dependents, refunds: CancelRefunds, message?: string) {
    super(message ?? 'This workshop cannot be deleted.')
    this.cancelRefunds = refunds
    this.registeredCount = registeredCount
    this.constraints = reasons.map((reason) => ({ message: reason }))
  }
}

interface Deletion {
  id: number
  /** Cancels a workshop that somebody depends on, with all refunds. */
  refundAll?: boolean | null | undefined
  /** Paise that cancelling gives back, as the administrator was shown; null skips the check. */
  expectedRefund?: number | null | undefined
  /** For the people who are registered then. */
  reason?: string | undefined
}

/** A workshop with an order stays for good, because it says what was paid for. */
const PAID_FOR = { registrations: { some: { orders: { some: {} } } } }

/** For this long, people who were registered can look up the cancelled workshop. */
const KEPT_MS = 7 * DAY_MS

/**
 * Deletes a workshop that nobody depends on, with its picture. If it has registrations, orders or a waiting list it throws
 * WorkshopInUseError; with `refundAll` it cancels the workshop instead, which is deleted a week later unless it has orders.
 * Throws NotFoundError; with `expectedRefund` WorkshopInUseError when it is another sum now, and WorkshopConflictError when
 * somebody else cancelled it before.
 */
export async function deleteWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  { id: administratorId, username }: Pick<Administrator, 'id' | 'username'>,
  { id, refundAll, expectedRefund, reason }: Deletion,
): Promise<'deleted' | 'cancelled' | 'kept'> {
  return await inTransaction(app.db, async (tx) => {
    const by = { type: 'administrator', id: administratorId, username } as const
    const stored = await takeWorkshop(tx, by, id)
    const dependents = await dependentsOf(tx, id)
    if (dependents.reasons.length > 0) {
      const refunds = await cancelRefunds(tx, id)
      if (!refundAll || !reason) throw new WorkshopInUseError(dependents, refunds)
      if (typeof expectedRefund === 'number' && !isCancelledWith(stored, reason)) {
        if (stored.cancelledAt !== null) throw new WorkshopConflictError(id, CANCELLED_BEFORE)
        if (refunds.amount !== expectedRefund)
          throw new WorkshopInUseError(dependents, refunds, otherRefund(refunds.amount))
      }
      await cancelInTransaction(tx, app, by, { id, reason })
      const isNew = { id, deleteRequestedAt: null }
      const { count } = await tx.workshop.updateMany({ where: isNew, data: { deleteRequestedAt: app.clock.now() } })
      if (count > 0) await trace(tx, app, by, stored, { action: 'workshop.deletion', reason })
      return (await tx.workshop.count({ where: { id, ...PAID_FOR } })) > 0 ? 'kept' : 'cancelled'
    }
    await remove(tx, app, stored)
    // A cancelled one was told of when it was cancelled.
    if (stored.cancelledAt === null) await announceDecision(tx, app, stored, 'deleted')
    await trace(tx, app, by, stored, { action: 'workshop.deleted', reason, before: tracedWorkshopFields(stored) })
    return 'deleted'
  })
}

async function remove(tx: Transaction, { parts }: Pick<App, 'parts'>, { id, imageUrl }: Workshop): Promise<void> {
  await tx.workshop.delete({ where: { id } })
  if (imageUrl !== null) await dropFile(tx, imageUrl, fileColumns(parts))
}

/** Deletes workshops that were cancelled to be deleted, once nothing depends on them. */
export async function sweepDeletions(app: Pick<App, 'db' | 'clock' | 'parts' | 'log'>): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS)
  const due = await app.db.workshop.findMany({
    where: {
      deleteRequestedAt: { lte: before },
      seatsTaken: 0,
      NOT: PAID_FOR,
      // A waiting list is deleted when its mailed links end; until then the workshop takes no place in this batch.
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
    if (!stored || (await dependentsOf(tx, id)).reasons.length > 0) return
    await remove(tx, app, stored)
    await record(tx, app, 'operator', {
      action: 'workshop.deleted',
      subjects: subjectsOf(stored),
      reason: 'Asked for when it was cancelled',
      before: tracedWorkshopFields(stored),
    })
  })
}

const WAITING = ['unconfirmed', 'waiting', 'offered', 'registering'] as const

/** Whether this administrator's own request has cancelled it, so that repeating it is harmless. */
const isCancelledWith = ({ cancelledBy, cancelReason }: Workshop, reason: string): boolean =>
  cancelledBy === 'administrator' && cancelReason === reason

interface Dependents {
  /** Every reason why the workshop stays, in a sentence each. */
  reasons: string[]
  registeredCount: number
}

async function dependentsOf(tx: Transaction, workshopId: number): Promise<Dependents> {
  const registered = await tx.workshopRegistration.count({ where: { workshopId, seat: 'registered' } })
  const orders = await tx.workshopRegistration.count({
    // The order for a held seat may be written at this moment.
    where: { workshopId, seat: { not: 'registered' }, OR: [{ orders: { some: {} } }, { seat: 'held' }] },
  })
  const waiting = await tx.waitingListEntry.count({
    where: { workshopId, state: { in: [...WAITING] } },
  })
  const people = (count: number) => (count === 1 ? '1 person is' : `${count} people are`)
  const reasons = [
    ...(registered > 0 ? [`${people(registered)} registered.`] : []),
    ...(orders > 0
      ? [`${orders === 1 ? '1 other registration has' : `${orders} other registrations have`} an order.`]
      : []),
    ...(waiting > 0 ? [`${people(waiting)} on the waiting list.`] : []),
  ]
  return { reasons, registeredCount: registered }
}
