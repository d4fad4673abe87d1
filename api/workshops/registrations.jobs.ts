import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Work } from '../jobs/work.ts'
import { cancelRegistrations, sweepCancelled } from './cancelRegistrations.ts'
import { passOnSeats } from './passOnSeats.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** After a workshop was cancelled. */
    cancelRegistrations: { workshopId: number }
  }
}

/** Workshops at a time: those left come with the next sweep. */
const WORKSHOPS = 100

/** Seats that are held no more go on to the next, and cancelled workshops give everything back. */
export const registrationJobs = (app: App) =>
  ({
    tasks: { cancelRegistrations: ({ workshopId }) => cancelRegistrations(app, workshopId) },
    sweep: {
      workshopHolds: () => letGoHeldSeats(app),
      cancelledWorkshops: () => sweepCancelled(app),
    },
  }) satisfies Work

async function letGoHeldSeats(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const expired = await app.db.workshopRegistration.findMany({
    where: { seat: 'held', holdExpiresAt: { lte: app.clock.now() } },
    distinct: ['workshopId'],
    select: { workshopId: true },
    take: WORKSHOPS,
  })
  for (const { workshopId } of expired)
    try {
      await inTransaction(app.db, (tx) => passOnSeats(tx, app, workshopId))
    } catch (error) {
      app.log.error({ error, workshopId }, 'the seats of a workshop could not be passed on yet')
    }
}
