import { cancelWorkshopSchema } from '../../rules/workshops/workshopInput.ts'
import { builder } from '../../graphql/builder.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { isOrganiser } from '../whichWorkshops.ts'
import { formatRupees } from '../../rules/text/format.ts'
import {
  CANCELLED_BEFORE,
  organiserOf,
  WorkshopConflictError,
  workshopChanges,
  requireAccepted,
  takeWorkshop,
  trace,
  type Acting,
} from './organisers.ts'
import { workshopPayload } from './workshopForm.graphql.ts'
import type { App } from '../../app.ts'
import { actAs, inTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { atBank } from '../../payments/moneyPlaces.ts'
import { announceWorkshopCancelled } from '../announce/announceCancelledRegistration.ts'
import { announceDecision } from '../announce/mentorNews.ts'
import { lockRegistration, takeSeatBack } from '../register/cancelRegistration.ts'
import { CANCELLING, paymentOf, wholeRefund } from '../register/ticketState.ts'
import { lockWorkshop, SEAT_RELEASED } from '../seats.ts'

mutation('cancelWorkshop', {
  description:
    'Calls a workshop off, for good: its mentor until it begins, once it is approved only as long as they are accepted, administrators at any time. Everybody who is registered is told and gets their money back.',
  authScopes: { mentor: true, admin: true },
  errors: [...CHANGE_ERRORS, WorkshopConflictError],
  input: {
    description: 'A workshop that will not be held.',
    argument: 'Workshop and reason.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      reason: t.string({ description: 'For the registered people, at most 500 characters.' }),
      expectedRefund: t.field({
        type: 'Paise',
        required: false,
        description: '`cancelRefunds.amount` as it was shown: nothing is done when it is another sum now.',
      }),
    }),
    schema: cancelWorkshopSchema,
  },
  resolve: async (context, input) => {
    await cancelWorkshop(context, organiserOf(context), input)
    return { workshopId: input.id }
  },
  payload: workshopPayload('The workshop is cancelled.'),
})

const REGISTRATIONS = 20

export const CancelRefundsType = builder.objectRef<CancelRefunds>('CancelRefunds').implement({
  description: 'What cancelling a workshop gives back to those who are registered. For its mentor and administrators.',
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Paise',
      description: 'Of all of them together: what was paid, less what has gone back or is on its way.',
    }),
    count: t.exposeInt('count', { description: 'Registrations of which something goes back.' }),
    onHold: t.expose('onHold', {
      type: 'Paise',
      description: "What of `amount` waits until the payers' banks have decided on disputes; 0 for nothing.",
    }),
  }),
})

builder.prismaObjectFields('Workshop', (t) => ({
  cancelRefunds: t.field({
    type: CancelRefundsType,
    nullable: true,
    description:
      'What `cancelWorkshop` gives back now, by the rule by which it does. For its mentor and administrators; null for everyone else.',
    cost: { work: REGISTRATIONS },
    select: { id: true, mentorId: true },
    resolve: ({ id, mentorId }, _args, context) =>
      isOrganiser(context, mentorId) ? cancelRefunds(context.db, id) : null,
  }),
}))

/** The same again changes nothing. Throws NotFoundError, WorkshopConflictError, NotAllowedError. */
export async function cancelWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Acting,
  { id, reason, expectedRefund }: { id: number; reason: string; expectedRefund?: number | null | undefined },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const stored = await takeWorkshop(tx, by, id)
    const { cancelledAt, cancelledBy, cancelReason } = stored
    if (cancelledAt !== null && (cancelledBy !== by.type || cancelReason !== reason))
      throw new WorkshopConflictError(id, CANCELLED_BEFORE)
    if (cancelledAt === null && typeof expectedRefund === 'number') {
      const { amount } = await cancelRefunds(tx, id)
      if (amount !== expectedRefund) throw new WorkshopConflictError(id, otherRefund(amount))
    }
    await cancelInTransaction(tx, app, by, { stored, reason })
  })
}

/** The workshop is taken before. */
export async function cancelInTransaction(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  by: Acting,
  { stored, reason }: { stored: Workshop; reason: string },
): Promise<void> {
  const { id } = stored
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

export async function sweepCancelled(app: Deps): Promise<void> {
  const left = await app.db.workshop.findMany({
    where: { cancelledAt: { not: null }, seatsTaken: { gt: 0 } },
    orderBy: { cancelledAt: 'asc' },
    select: { id: true },
    take: 20,
  })
  for (const { id } of left) await cancelRegistrations(app, id)
}

/** Says that cancelling gives back another sum than was shown. */
export const otherRefund = (amount: number): string =>
  `Cancelling this workshop refunds ${formatRupees(amount)} now. Nothing was done.`

export interface CancelRefunds {
  /** Paise. */
  amount: number
  count: number
  /** Paise of it that wait for a bank. */
  onHold: number
}

/** What `cancelRegistrations` would give back now: dialogs show it before the workshop is cancelled. */
export async function cancelRefunds(
  tx: Pick<Transaction, 'workshopRegistration'>,
  workshopId: number,
): Promise<CancelRefunds> {
  const rows = await tx.workshopRegistration.findMany({ where: { workshopId, seat: 'registered' }, select: CANCELLING })
  const refunds = rows.filter((row) => wholeRefund(row) > 0)
  const sum = (some: typeof rows) => some.reduce((all, row) => all + wholeRefund(row), 0)
  const held = refunds.filter((row) => atBank(paymentOf(row)).isDisputed)
  return { amount: sum(refunds), count: refunds.length, onHold: sum(held) }
}
