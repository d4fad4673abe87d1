/** Reminders of workshops: scheduled when somebody registers, written only if they are still true. */
import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { formatTime } from '../../rules/text/format.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Email } from '../../generated/prisma/client.ts'
import { addJob, type Tasks } from '../../jobs/enqueue.ts'
import { forEachInOwnTransaction } from '../forEachInOwnTransaction.ts'
import { participantOf, seeTicket, tellParticipant, type Telling } from './participant.ts'
import { registeredFacts, shortTitle, whenOf } from './workshopWords.ts'

/** Hours before the start. */
const REMINDER_HOURS = [24, 1] as const
export type WorkshopReminderHours = (typeof REMINDER_HOURS)[number]

/** The sweep gives the job this much time. */
const SLACK_MS = 2 * MINUTE_MS

type Reminder = Tasks['remindOfWorkshop']

const timeOf = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS)

/** When the reminder is too late: the one of a day at the time of the one of an hour, which is too late at the start. */
const latest = (startsAt: Date, hours: WorkshopReminderHours) => (hours === 24 ? timeOf(startsAt, 1) : startsAt)

/** One job for all registered people; after a change of time it replaces the job before. */
export async function scheduleWorkshopReminders(
  tx: Transaction,
  { id, startsAt }: { id: number; startsAt: Date },
  now: Date,
): Promise<void> {
  for (const hours of REMINDER_HOURS) {
    const runAt = timeOf(startsAt, hours)
    if (runAt > now) await addReminder(tx, { workshopId: id, startsAt: startsAt.toISOString(), hours }, runAt)
  }
}

async function addReminder(tx: Transaction, reminder: Reminder, runAt?: Date): Promise<void> {
  const key = `workshop-reminder:${reminder.workshopId}:${reminder.hours}`
  await addJob(tx, 'remindOfWorkshop', reminder, { key, ...(runAt && { runAt }) })
}

/** The job. Reminds registered people once; nothing if the workshop was cancelled or moved, or it is too late. */
export async function remindOfWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log'>,
  { workshopId, startsAt, hours }: Reminder,
): Promise<void> {
  const start = new Date(startsAt)
  const now = app.clock.now()
  if (now < timeOf(start, hours) || now >= latest(start, hours)) return
  const ids = await toRemind(app, { workshopId, startsAt: start, hours })
  await forEachInOwnTransaction(app, ids, async (tx, id) => {
    // Whoever cancels it, or this seat, waits, or has done so already.
    await tx.$queryRaw`SELECT id FROM workshops WHERE id = ${workshopId} FOR SHARE`
    await announceReminder(tx, app, id, { start, hours })
  })
}

/** People who registered before the reminder's time: the others have just read the same in the confirmation. */
async function toRemind(
  { db }: Pick<App, 'db'>,
  { workshopId, startsAt, hours }: { workshopId: number; startsAt: Date; hours: WorkshopReminderHours },
): Promise<number[]> {
  const rows = await db.workshopRegistration.findMany({
    where: { workshopId, seat: 'registered', registeredAt: { lt: timeOf(startsAt, hours) } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

const causeOf = (startsAt: Date, hours: number) => `reminder:${startsAt.getTime()}:${hours}h`

/** The registration and the start that the key of a reminder names. */
export function remindedWorkshop({ dedupeKey }: Pick<Email, 'dedupeKey'>): { id: number; startsAt: Date } {
  const [, id, , startsAt] = dedupeKey.split(':')
  return { id: Number(id), startsAt: new Date(Number(startsAt)) }
}

async function announceReminder(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { start, hours }: { start: Date; hours: WorkshopReminderHours },
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant || !isOn(participant, start)) return
  const { workshop } = participant
  const when = whenOf(workshop)
  const { meetingLink } = workshop
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-reminder',
    cause: causeOf(start, hours),
    title: hours === 24 ? 'Your workshop is coming up' : `Your workshop starts at ${formatTime(start)} IST`,
    message: `"${workshop.title}" with ${workshop.instructorName}: ${when}.`,
    subject: `${hours === 24 ? 'Reminder' : 'Starting soon'}: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [`"${workshop.title}" with ${workshop.instructorName} is on ${when}.`],
    facts: registeredFacts(workshop),
    ...(meetingLink && {
      action: { label: 'Join the workshop', url: meetingLink },
      actions: [seeTicket(app, participant)],
    }),
    withCalendar: true,
    validUntil: start,
  })
}

/** Whether the seat is still registered and the workshop still starts at this time. */
export const isOn = (
  { seat, workshop }: { seat: string; workshop: { startsAt: Date; cancelledAt: Date | null } },
  startsAt: Date,
): boolean =>
  seat === 'registered' && workshop.cancelledAt === null && workshop.startsAt.getTime() === startsAt.getTime()

/** Adds jobs again that were lost before everybody was reminded. */
export async function sweepWorkshopReminders(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  for (const hours of REMINDER_HOURS) {
    const now = app.clock.now().getTime()
    const [from, to] = [now + (hours === 24 ? HOUR_MS : 0), now + hours * HOUR_MS - SLACK_MS].map((ms) => new Date(ms))
    const soon = await app.db.workshop.findMany({
      where: { cancelledAt: null, startsAt: { gt: from!, lte: to! }, registeredCount: { gt: 0 } },
      select: { id: true, startsAt: true, timeChangedAt: true },
    })
    for (const { id, startsAt, timeChangedAt } of soon) {
      // It was moved so late that no reminder was scheduled.
      if (timeChangedAt && timeChangedAt >= timeOf(startsAt, hours)) continue
      const ids = await toRemind(app, { workshopId: id, startsAt, hours })
      const keys = ids.map((registration) => `registration:${registration}:${causeOf(startsAt, hours)}`)
      if ((await app.db.email.count({ where: { dedupeKey: { in: keys } } })) === keys.length) continue
      const reminder = { workshopId: id, startsAt: startsAt.toISOString(), hours }
      await app.db.$transaction((tx) => addReminder(tx, reminder))
    }
  }
}
