/** Reminders of workshops, written when their time has come. */
import { HOUR_MS } from '../../rules/time/durations.ts'
import { formatTime } from '../../rules/text/format.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Email } from '../../generated/prisma/client.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { participantOf, seeTicket, tellParticipant, type Telling } from './participant.ts'
import { registeredFacts, shortTitle, whenOf } from './workshopWords.ts'

/** Hours before the start. */
const REMINDER_HOURS = [24, 1] as const

const timeOf = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS)

/**
 * A step of the sweep: reminds registered people, each once. People who have registered since the reminder's
 * time have just read the same in the confirmation, and those of a workshop that was moved since in the mail about that.
 */
export async function remindOfWorkshops(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const now = app.clock.now()
  const untold: Untold[] = []
  for (const hours of REMINDER_HOURS) {
    // The one of a day is too late at the time of the one of an hour, which is too late at the start.
    const latest = hours === 24 ? timeOf(now, -1) : now
    const rows = await app.db.$queryRaw<Untold[]>`
      SELECT r.id, w.id AS "workshopId", w.starts_at AS start, ${hours}::int AS hours
      FROM workshops w JOIN workshop_registrations r ON r.workshop_id = w.id,
        LATERAL (SELECT w.starts_at - make_interval(hours => ${hours}::int) AS at) reminder
      WHERE w.cancelled_at IS NULL AND w.starts_at > ${latest} AND w.starts_at <= ${timeOf(now, -hours)}
        AND (w.time_changed_at IS NULL OR w.time_changed_at < reminder.at)
        AND r.seat = 'registered' AND r.registered_at < reminder.at
        AND NOT EXISTS (SELECT FROM emails e WHERE e.dedupe_key = 'registration:' || r.id || ':reminder:'
          || (extract(epoch FROM w.starts_at) * 1000)::bigint || ':' || ${hours}::int || 'h')
      ORDER BY r.id`
    untold.push(...rows)
  }
  // In one go: one that fails holds up none of the others.
  await forEachInOwnTransaction(app, untold, (tx, row) => announceReminder(tx, app, row))
}

interface Untold {
  id: number
  workshopId: number
  start: Date
  hours: number
}

const causeOf = (startsAt: Date, hours: number) => `reminder:${startsAt.getTime()}:${hours}h`

export function remindedWorkshop({ dedupeKey }: Pick<Email, 'dedupeKey'>): { id: number; startsAt: Date } {
  const [, id, , startsAt] = dedupeKey.split(':')
  return { id: Number(id), startsAt: new Date(Number(startsAt)) }
}

async function announceReminder(
  tx: Transaction,
  app: Telling,
  { id, workshopId, start, hours }: Untold,
): Promise<void> {
  // A cancellation of it, or of this seat, comes before or after this.
  await tx.$queryRaw`SELECT id FROM workshops WHERE id = ${workshopId} FOR SHARE`
  const participant = await participantOf(tx, id)
  if (!participant || !isOn(participant, start)) return
  const { workshop } = participant
  const when = whenOf(workshop)
  const { meetingLink } = workshop
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-reminder',
    by: null,
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

export const isOn = (
  { seat, workshop }: { seat: string; workshop: { startsAt: Date; cancelledAt: Date | null } },
  startsAt: Date,
): boolean =>
  seat === 'registered' && workshop.cancelledAt === null && workshop.startsAt.getTime() === startsAt.getTime()
