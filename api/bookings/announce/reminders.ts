/** Reminders of sessions: scheduled by the transaction that confirms, and checked again when they are sent. */
import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addJob, type Tasks } from '../../jobs/enqueue.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { bookingOfTwo, type BookingOfTwo } from '../sides.ts'
import type { Email } from '../../generated/prisma/client.ts'
import type { MailContent } from '../../mail/content.ts'
import { formatTime, formatWhenFull } from '../../rules/text/format.ts'
import { announceToSides, seeBooking } from './announce.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'

/** Hours before the start at which both sides are reminded. */
const REMINDER_HOURS = [24, 1] as const
export type ReminderHours = (typeof REMINDER_HOURS)[number]

/** The key holds the start, so that a moved session gets new reminders. */
const reminderKey = (id: number, startsAt: Date, hours: ReminderHours) =>
  `reminder:${id}:${startsAt.getTime()}:${hours}h`

export function remindedSession({ dedupeKey }: Pick<Email, 'dedupeKey'>): { id: number; startsAt: Date } {
  const [, id, startsAt] = dedupeKey.split(':')
  return { id: Number(id), startsAt: new Date(Number(startsAt)) }
}

/** The job has this much time before the sweep looks for it. */
const SLACK_MS = 2 * MINUTE_MS
const BATCH = 100

type Reminder = Tasks['remindOfSession']

const timeOf = (startsAt: Date, hours: ReminderHours) => new Date(startsAt.getTime() - hours * HOUR_MS)

/** For a session that was just confirmed or moved. A reminder whose time has passed is left out. */
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

/** Reminds both sides once, if the session still takes place at this time and it is not too late. */
export async function remindOfSession(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { bookingId, startsAt, hours }: Reminder,
): Promise<void> {
  const start = new Date(startsAt)
  const now = app.clock.now()
  if (now < timeOf(start, hours) || now >= latest(start, hours)) return
  await inTransaction(app.db, async (tx) => {
    // Cancelling or moving it at the same moment waits for this, or comes first.
    await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} FOR SHARE`
    if (!(await isOn(tx, bookingId, start))) return
    const booking = await bookingOfTwo(tx, bookingId)
    if (booking) await announceReminder(tx, app, { ...booking, startsAt: start }, hours)
  })
}

/** The reminder of the day before is not sent once the reminder of the last hour is due. */
const latest = (start: Date, hours: ReminderHours) => (hours === 24 ? timeOf(start, 1) : start)

/** Whether a session still takes place at this time. */
export async function isOn(db: Pick<Transaction, 'booking'>, id: number, startsAt: Date): Promise<boolean> {
  // Also if its money was returned: until an administrator cancels it, both sides have it in their calendars.
  // If the mentor has left, the mentee was asked to cancel.
  const where = { id, startsAt, status: 'confirmed', mentor: LISTED } as const
  return (await db.booking.count({ where })) > 0
}

/** Queues due reminders again if they were not sent, because their jobs were lost. Late bookings never had one. */
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
    const key = ({ id, startsAt }: (typeof soon)[number]) => `${reminderKey(id, startsAt!, hours)}:mentee`
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

/** Writes a mail and a notification to each side, once. */
export async function announceReminder(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  booking: BookingOfTwo & { startsAt: Date },
  hours: ReminderHours,
): Promise<void> {
  const { id, startsAt } = booking
  const when = formatWhenFull(startsAt)
  const isEarly = hours === 24
  await announceToSides(tx, app, booking, (side, name) => ({
    kind: 'reminder',
    by: null,
    cause: 'reminder',
    key: reminderKey(id, startsAt, hours),
    title: isEarly ? 'Your session is coming up' : 'Your session starts soon',
    said: [`You meet ${name} on ${when}. ${whereSentence(booking, side)}`],
    subject: `${isEarly ? 'Reminder' : 'Starting soon'}: session with ${name}, ${when}`,
    heading: isEarly ? `Your session with ${name} is coming up` : `Your session starts at ${formatTime(startsAt)} IST`,
    // The link, or that there is none yet, is among the facts below.
    paragraphs: [`You meet ${name} on ${when}.`],
    steps: nextSteps(app, booking),
    withCalendar: true,
    validUntil: startsAt,
  }))
}

function whereSentence({ meetingLink, mentor }: BookingOfTwo, side: BookingSide): string {
  if (meetingLink) return `Join: ${meetingLink}`
  return side === 'mentee'
    ? `${mentor.name} will add the meeting link before the session.`
    : "You haven't added the meeting link yet. Please add it before the session."
}

/** Joining comes first if there is a link. */
function nextSteps({ config }: Pick<App, 'config'>, booking: BookingOfTwo): Pick<MailContent, 'action' | 'actions'> {
  const page = seeBooking(config, booking)
  if (!booking.meetingLink) return { action: page }
  return { action: { label: 'Join the session', url: booking.meetingLink }, actions: [page] }
}
