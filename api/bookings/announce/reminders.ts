/** Reminders of sessions: promised by the transaction that confirms, and true when they are written. */
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addJob, type Tasks } from '../../jobs/enqueue.ts'
import { HOUR_MS, MINUTE_MS } from '../../rules/time/time.ts'
import { announceReminder, reminderKey, REMINDER_HOURS, type ReminderHours } from './announceReminder.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { bookingOfTwo } from '../sides.ts'

/** The sweep leaves the job this much time. */
const SLACK_MS = 2 * MINUTE_MS
const BATCH = 100

type Reminder = Tasks['remindOfSession']

const timeOf = (startsAt: Date, hours: ReminderHours) => new Date(startsAt.getTime() - hours * HOUR_MS)

/** For a session that was just confirmed, or moved: a reminder whose time has passed is not made up for. */
export async function scheduleReminders(
  tx: Transaction,
  { id, startsAt }: { id: number; startsAt: Date },
  now: Date,
): Promise<void> {
  for (const hours of REMINDER_HOURS) {
    const runAt = timeOf(startsAt, hours)
    if (runAt > now) await addReminder(tx, { bookingId: id, startsAt: startsAt.toISOString(), hours }, runAt)
  }
}

async function addReminder(tx: Transaction, reminder: Reminder, runAt?: Date): Promise<void> {
  const key = `reminder:${reminder.bookingId}:${reminder.hours}`
  await addJob(tx, 'remindOfSession', reminder, { key, ...(runAt && { runAt }) })
}

/** Reads the session anew and tells both sides, once; nothing when it is off, moved, or too late. */
export async function remindOfSession(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { bookingId, startsAt, hours }: Reminder,
): Promise<void> {
  const start = new Date(startsAt)
  const now = app.clock.now()
  if (now < timeOf(start, hours) || now >= latest(start, hours)) return
  await inTransaction(app.db, async (tx) => {
    // Whoever cancels or moves it waits, or has done so already.
    await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} FOR SHARE`
    if (!(await isOn(tx, bookingId, start))) return
    const booking = await bookingOfTwo(tx, bookingId)
    if (booking) await announceReminder(tx, app, { ...booking, startsAt: start }, hours)
  })
}

/** The day's reminder gives way to the hour's; after the start there is nothing to remind of. */
const latest = (start: Date, hours: ReminderHours) => (hours === 24 ? timeOf(start, 1) : start)

/** Whether a session takes place at this time, as far as is known now. */
export async function isOn(db: Pick<Transaction, 'booking'>, id: number, startsAt: Date): Promise<boolean> {
  // Also when its money has gone back: until an administrator calls it off, both sides have it in their calendars.
  // A mentee whose mentor has left was told to cancel.
  const where = { id, startsAt, status: 'confirmed', mentor: LISTED } as const
  return (await db.booking.count({ where })) > 0
}

/** Reminders that are due and were not written: their jobs were lost. Late bookings never had one. */
export async function sweepReminders(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  for (const hours of REMINDER_HOURS) {
    const now = app.clock.now().getTime()
    const [from, to] = [now + (hours === 24 ? HOUR_MS : 0), now + hours * HOUR_MS - SLACK_MS].map((ms) => new Date(ms))
    const soon = await app.db.booking.findMany({
      where: { status: 'confirmed', startsAt: { gt: from!, lte: to! }, mentor: LISTED },
      select: { id: true, startsAt: true, confirmedAt: true, movedAt: true },
    })
    const promised = soon.filter(({ startsAt, confirmedAt, movedAt }) => {
      const since = movedAt ?? confirmedAt
      return since && since < timeOf(startsAt!, hours)
    })
    const key = ({ id, startsAt }: (typeof soon)[number]) => reminderKey(id, startsAt!, hours, 'mentee')
    const written = await app.db.email.findMany({
      where: { dedupeKey: { in: promised.map(key) } },
      select: { dedupeKey: true },
    })
    const keys = new Set(written.map(({ dedupeKey }) => dedupeKey))
    const lost = promised.filter((booking) => !keys.has(key(booking))).slice(0, BATCH)
    await inTransaction(app.db, async (tx) => {
      for (const { id, startsAt } of lost)
        await addReminder(tx, { bookingId: id, startsAt: startsAt!.toISOString(), hours })
    })
  }
}
