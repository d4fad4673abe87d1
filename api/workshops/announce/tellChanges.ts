/** Tells registered people of another date, time, meeting link or instructor, each person once for each change. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { workshopEnd } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { addJob, STALE_MS, type Tasks } from '../../jobs/enqueue.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { participantOf, tellParticipant, type Participant, type ParticipantNews } from './participant.ts'
import { cancellingWords, registeredFacts, shortTitle, whenOf } from './workshopWords.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'log'>

/** A lost job is made up for this long. */
const MADE_UP_MS = DAY_MS

/** The date or time of an approved workshop has changed, from `from`: a job tells registered people. */
export async function tellTimeChanged(tx: Transaction, workshopId: number, from: Date): Promise<void> {
  // If nobody has been told of an earlier change yet, both are told as one.
  const [waiting] = await tx.$queryRaw<{ from: string | null }[]>`
    SELECT payload->>'from' AS "from" FROM graphile_worker.remove_job(${timeKey(workshopId)})
    WHERE locked_at IS NULL AND attempts = 0`
  await addTimeJob(tx, { workshopId, from: waiting?.from ?? from.toISOString() })
}

const timeKey = (workshopId: number) => `workshop-time:${workshopId}`

const addTimeJob = (tx: Transaction, told: Tasks['tellTimeChange']) =>
  addJob(tx, 'tellTimeChange', told, { key: timeKey(told.workshopId) })

/** The meeting link of an approved workshop has changed; call it in the transaction of the change. */
export async function tellMeetingLink(tx: Transaction, workshopId: number): Promise<void> {
  await addJob(tx, 'tellWorkshopLink', { workshopId }, { key: `workshop-link:${workshopId}` })
}

/** An approved workshop has another mentor; call it in the transaction of the change. */
export async function tellInstructor(tx: Transaction, workshopId: number): Promise<void> {
  await addJob(tx, 'tellWorkshopInstructor', { workshopId }, { key: `workshop-instructor:${workshopId}` })
}

/** The job. */
export async function tellTimeChange(app: Deps, { workshopId, from }: Tasks['tellTimeChange']): Promise<void> {
  const changed = await app.db.workshop.findUnique({ where: { id: workshopId } })
  if (!changed?.timeChangedAt || changed.cancelledAt || changed.startsAt <= app.clock.now()) return
  const before = from === null ? null : new Date(from)
  await tellRegistered(app, { workshopId, until: changed.timeChangedAt }, async (tx, { id, workshop }) => {
    const when = whenOf(workshop)
    // It may have moved there and back before anybody was told.
    const moved =
      before && before.getTime() !== workshop.startsAt.getTime()
        ? `has moved from ${formatWhenFull(before)} to ${when}`
        : `has moved to ${when}`
    return {
      kind: 'workshop-moved',
      cause: `time:${workshop.startsAt.getTime()}:${workshop.timeChangedAt?.getTime() ?? 0}`,
      title: 'Your workshop has a new time',
      message: `"${workshop.title}" ${moved}.`,
      subject: `New time: ${shortTitle(workshop)}, ${when}`,
      paragraphs: [
        `"${workshop.title}" ${moved}. Your seat is still yours. Open the attached file to update your calendar.`,
        await cancellingWords(tx, id, app.clock.now()),
      ],
      validUntil: workshop.startsAt,
    }
  })
}

/** The job. */
export async function tellWorkshopLink(app: Deps, { workshopId }: Tasks['tellWorkshopLink']): Promise<void> {
  await tellRegistered(app, { workshopId }, async (_tx, { workshop }) => {
    const { title, instructorName, meetingLink, calendarSequence } = workshop
    if (!meetingLink) return null
    const when = whenOf(workshop)
    return {
      kind: 'workshop-link',
      cause: `link:${calendarSequence}`,
      title: 'The meeting link for your workshop',
      message: `The meeting link for "${title}" on ${when} is on your ticket.`,
      subject: `Meeting link: ${shortTitle(workshop)}, ${when}`,
      paragraphs: [
        `This is where you join "${title}" with ${instructorName}. Open the attached file to update your calendar. Please use this link instead of any you had before.`,
      ],
      validUntil: workshopEnd(workshop),
    }
  })
}

/** The job. */
export async function tellWorkshopInstructor(
  app: Deps,
  { workshopId }: Tasks['tellWorkshopInstructor'],
): Promise<void> {
  await tellRegistered(app, { workshopId }, async (tx, { id, workshop }) => {
    const held = `${workshop.instructorName} now holds "${workshop.title}" on ${whenOf(workshop)}.`
    return {
      kind: 'workshop-instructor',
      cause: `instructor:${workshop.calendarSequence}`,
      title: 'Your workshop has another instructor',
      message: held,
      subject: `New instructor: ${shortTitle(workshop)}, ${whenOf(workshop)}`,
      paragraphs: [
        `${held} Your seat is still yours. Open the attached file to update your calendar.`,
        await cancellingWords(tx, id, app.clock.now()),
      ],
      validUntil: workshop.startsAt,
    }
  })
}

/**
 * Tells everybody who is registered, with `until` only those who registered by then. Throws if somebody could not be told,
 * so that the job runs again; people who were told are not told twice.
 */
async function tellRegistered(
  app: Deps,
  { workshopId, until }: { workshopId: number; until?: Date },
  newsOf: (tx: Transaction, participant: Participant) => Promise<Omit<ParticipantNews, 'by'> | null>,
): Promise<void> {
  const people = await app.db.workshopRegistration.findMany({
    where: { workshopId, seat: 'registered', ...(until && { registeredAt: { lte: until } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  await forEachInOwnTransaction(app, people, async (tx, { id }) => {
    const participant = await participantOf(tx, id)
    if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return
    const news = await newsOf(tx, participant)
    if (!news) return
    const facts = registeredFacts(participant.workshop)
    await tellParticipant(tx, app, participant, { ...news, by: null, facts, withCalendar: true })
  })
}

/** Adds the job again where it was lost before everybody was told; then the start before is not known. */
export async function sweepTimeChanges(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now()
  const [since, until] = [new Date(now.getTime() - MADE_UP_MS), new Date(now.getTime() - STALE_MS)]
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
