/** Tells everybody who is registered for a workshop, one after the other, as often as it is asked: each hears once. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { addJob, type Tasks } from '../jobs/enqueue.ts'
import { DAY_MS, MINUTE_MS } from '../rules/durations.ts'
import { announceTimeChanged, announceWorkshopLink } from './announceChange.ts'
import { forEachInOwnTransaction } from './forEachInOwnTransaction.ts'
import { scheduleWorkshopReminders } from './reminders.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'log'>

/** The sweep leaves the job this much time, and makes up for what it has lost this long. */
const SLACK_MS = 2 * MINUTE_MS
const MADE_UP_MS = DAY_MS

/**
 * Date or time of an approved workshop are others now, and `timeChangedAt` says when: tells the registered people, and
 * promises the reminders anew. With the transaction of the change; `from` is the start before.
 */
export async function tellTimeChanged(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  workshopId: number,
  from: Date,
): Promise<void> {
  const workshop = await tx.workshop.findUniqueOrThrow({ where: { id: workshopId } })
  await scheduleWorkshopReminders(tx, workshop, clock.now())
  // Of an earlier change nobody may have been told yet: for them it has moved once.
  const [waiting] = await tx.$queryRaw<{ from: string | null }[]>`
    SELECT payload->>'from' AS "from" FROM graphile_worker._private_jobs
    WHERE key = ${timeKey(workshopId)} AND locked_at IS NULL AND attempts = 0`
  await addTimeJob(tx, { workshopId, from: waiting?.from ?? from.toISOString() })
}

const timeKey = (workshopId: number) => `workshop-time:${workshopId}`

const addTimeJob = (tx: Transaction, told: Tasks['tellTimeChange']) =>
  addJob(tx, 'tellTimeChange', told, { key: timeKey(told.workshopId) })

/** The meeting link of an approved workshop is another now. With the transaction of the change. */
export async function tellMeetingLink(tx: Transaction, workshopId: number): Promise<void> {
  await addJob(tx, 'tellWorkshopLink', { workshopId }, { key: `workshop-link:${workshopId}` })
}

/** Ids of who is registered, oldest first; until an instant, if one is given. */
export async function registeredIds(
  { db }: Pick<App, 'db'>,
  workshopId: number,
  until: Date | null = null,
): Promise<number[]> {
  const rows = await db.workshopRegistration.findMany({
    where: { workshopId, seat: 'registered', ...(until && { registeredAt: { lte: until } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Throws when somebody could not be told: the job comes again, and whoever was told hears nothing then. */
export async function tellTimeChange(app: Deps, { workshopId, from }: Tasks['tellTimeChange']): Promise<void> {
  const workshop = await app.db.workshop.findUnique({ where: { id: workshopId } })
  if (!workshop?.timeChangedAt || workshop.cancelledAt || workshop.startsAt <= app.clock.now()) return
  const before = from === null ? null : new Date(from)
  const ids = await registeredIds(app, workshopId, workshop.timeChangedAt)
  await forEachInOwnTransaction(app, ids, (tx, id) => announceTimeChanged(tx, app, id, before))
}

/** The same for the meeting link. */
export async function tellWorkshopLink(app: Deps, { workshopId }: Tasks['tellWorkshopLink']): Promise<void> {
  const ids = await registeredIds(app, workshopId)
  await forEachInOwnTransaction(app, ids, (tx, id) => announceWorkshopLink(tx, app, id))
}

/** Changes of time whose job was lost before everybody was told; what was before is not known then. */
export async function sweepTimeChanges(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now()
  const [since, until] = [new Date(now.getTime() - MADE_UP_MS), new Date(now.getTime() - SLACK_MS)]
  const lost = await app.db.$queryRaw<{ id: number }[]>`
    SELECT w.id FROM workshops w
    WHERE w.time_changed_at BETWEEN ${since} AND ${until} AND w.cancelled_at IS NULL AND w.starts_at > ${now}
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = 'workshop-time:' || w.id)
      AND EXISTS (SELECT FROM workshop_registrations r
        WHERE r.workshop_id = w.id AND r.seat = 'registered' AND r.registered_at <= w.time_changed_at
          AND NOT EXISTS (SELECT FROM emails e WHERE e.dedupe_key = 'registration:' || r.id || ':time:'
            || (extract(epoch FROM w.starts_at) * 1000)::bigint || ':'
            || (extract(epoch FROM w.time_changed_at) * 1000)::bigint))`
  for (const { id } of lost) await app.db.$transaction((tx) => addTimeJob(tx, { workshopId: id, from: null }))
}
