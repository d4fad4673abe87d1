import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS, errorType } from '../../graphql/errors.ts'
import { administratorOf, type Administrator } from '../../graphql/identity.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { dropFiles, fileColumns } from '../../media/paths.ts'
import { deleteWorkshopSchema } from '../../rules/inputs/adminActs.ts'
import { forCount } from '../../rules/text/counts.ts'
import { DAY_MS } from '../../rules/time/durations.ts'
import { failure } from '../../rules/userErrors.ts'
import { announceDecision } from '../announce/mentorNews.ts'
import { lockWorkshop } from '../seats.ts'
import { dropAllUnused } from '../unusedRows.ts'
import {
  CancelRefundsType,
  cancelInTransaction,
  cancelRefunds,
  otherRefund,
  type CancelRefunds,
} from './cancelWorkshop.graphql.ts'
import {
  CANCELLED_BEFORE,
  tracedWorkshopFields,
  subjectsOf,
  takeWorkshop,
  trace,
  WorkshopConflictError,
} from './organisers.ts'

export class WorkshopInUseError extends failure('WorkshopInUseError', 409) {
  readonly constraints: { message: string }[]
  readonly suggestion =
    'Cancel the workshop instead: we email everyone who is registered, and refund what is left of their payments.'
  readonly cancelRefunds: CancelRefunds
  readonly registeredCount: number

  constructor({ reasons, registeredCount }: Dependents, refunds: CancelRefunds, message?: string) {
    super(message ?? 'This workshop cannot be deleted.')
    this.cancelRefunds = refunds
    this.registeredCount = registeredCount
    this.constraints = reasons.map((reason) => ({ message: reason }))
  }
}

/** A workshop with an order stays for good, because it says what was paid for. */
const PAID_FOR = { registrations: { some: { orders: { some: {} } } } }

/** For this long, people who were registered can look up the cancelled workshop. */
const KEPT_MS = 7 * DAY_MS

/** `refundAll` cancels one that is in use. Throws NotFoundError, WorkshopInUseError, WorkshopConflictError. */
export async function deleteWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  { id: administratorId, username }: Pick<Administrator, 'id' | 'username'>,
  { id, refundAll, expectedRefund, reason }: { id: number } & Partial<z.infer<typeof deleteWorkshopSchema>>,
): Promise<'deleted' | 'cancelled' | 'kept'> {
  if ((await dependentsOf(app.db, id)).reasons.length === 0) await dropAllUnused(app, { id })
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
      await cancelInTransaction(tx, app, by, { stored, reason })
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
  await dropFiles(tx, [imageUrl], fileColumns(parts))
}

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
  for (const workshop of due) await dropAllUnused(app, workshop)
  await forEachInOwnTransaction(app, due, async (tx, { id }) => {
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

async function dependentsOf(
  tx: Pick<Transaction, 'workshopRegistration' | 'waitingListEntry'>,
  workshopId: number,
): Promise<Dependents> {
  const registered = await tx.workshopRegistration.count({ where: { workshopId, seat: 'registered' } })
  const orders = await tx.workshopRegistration.count({
    // The order for a held seat may be written at this moment.
    where: { workshopId, seat: { not: 'registered' }, OR: [{ orders: { some: {} } }, { seat: 'held' }] },
  })
  const waiting = await tx.waitingListEntry.count({ where: { workshopId, state: { in: [...WAITING] } } })
  const reasons = [
    ...(registered > 0 ? [forCount(registered, '1 person is registered.', (n) => `${n} people are registered.`)] : []),
    ...(orders > 0
      ? [forCount(orders, '1 other registration has an order.', (n) => `${n} other registrations have an order.`)]
      : []),
    ...(waiting > 0
      ? [forCount(waiting, '1 person is on the waiting list.', (n) => `${n} people are on the waiting list.`)]
      : []),
  ]
  return { reasons, registeredCount: registered }
}

const WorkshopConstraint = builder.objectRef<{ message: string }>('WorkshopConstraint').implement({
  description: 'One reason why a workshop cannot be deleted.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence.' }) }),
})

errorType(
  WorkshopInUseError,
  'The workshop cannot be deleted: people, money or a queue depend on it. Nothing was changed.',
  (t) => ({
    constraints: t.expose('constraints', {
      type: [WorkshopConstraint],
      cost: { items: 3 },
      description: 'Every reason, one entry each.',
    }),
    suggestion: t.exposeString('suggestion', { description: 'What helps.' }),
    cancelRefunds: t.expose('cancelRefunds', {
      type: CancelRefundsType,
      description: 'What cancelling it gives back.',
    }),
    registeredCount: t.exposeInt('registeredCount', { description: 'People who are registered.' }),
  }),
)

const DONE = {
  deleted: 'Workshop deleted successfully',
  cancelled: 'The workshop is cancelled. It is deleted in a week, once nothing depends on it.',
  kept: 'The workshop is cancelled, and we refund what is left of the payments of everyone who is registered. It stays in the table as cancelled, because payment orders refer to it.',
}

mutation('deleteWorkshop', {
  description:
    'Removes a workshop that nobody has registered, paid or waits for; with `refundAll` others are cancelled first. Administrators only.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, WorkshopConflictError, WorkshopInUseError],
  input: {
    description: 'A workshop that goes.',
    argument: 'Which workshop.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      refundAll: t.boolean({
        required: false,
        description:
          'Whether one that people have registered, paid or wait for is cancelled with all refunds, and goes once nothing depends on it. Needs a reason.',
      }),
      expectedRefund: t.field({
        type: 'Paise',
        required: false,
        description:
          '`cancelRefunds.amount` as it was shown: nothing is done when it is another sum now, or when somebody else cancelled the workshop before.',
      }),
      reason: t.string({
        required: false,
        description: 'For the people who are registered, 5 to 500 characters; with `refundAll`.',
      }),
    }),
    schema: deleteWorkshopSchema,
  },
  resolve: async (context, input) => {
    const outcome = await deleteWorkshop(context, administratorOf(context), input)
    return { message: DONE[outcome], isDeleted: outcome === 'deleted' }
  },
  payload: {
    description: 'The workshop is gone, or cancelled and goes later; the message says which.',
    fields: (t) => ({
      message: t.exposeString('message', { description: 'For the person.' }),
      isDeleted: t.exposeBoolean('isDeleted', { description: 'Whether it is gone by now.' }),
    }),
  },
})
