/** Tells registered people of another date, time, meeting link or instructor, each person once for each change. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { workshopEnd } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { addJob, STALE_MS, type Tasks } from '../../jobs/enqueue.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { participantOf, tellParticipant, type Telling } from './participant.ts'
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

/** The registered people, oldest first; with `until` only those who registered by then. */
const registered = (
  { db }: Pick<App, 'db'>,
  workshopId: number,
  until: Date | null = null,
): Promise<{ id: number }[]> =>
  db.workshopRegistration.findMany({
    where: { workshopId, seat: 'registered', ...(until && { registeredAt: { lte: until } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
  })

/** The job. Throws if somebody could not be told, so that it runs again; people who were told are not told twice. */
export async function tellTimeChange(app: Deps, { workshopId, from }: Tasks['tellTimeChange']): Promise<void> {
  const workshop = await app.db.workshop.findUnique({ where: { id: workshopId } })
  if (!workshop?.timeChangedAt || workshop.cancelledAt || workshop.startsAt <= app.clock.now()) return
  const before = from === null ? null : new Date(from)
  const people = await registered(app, workshopId, workshop.timeChangedAt)
  await forEachInOwnTransaction(app, people, (tx, { id }) => announceTimeChanged(tx, app, id, before))
}

/** The same for the meeting link. */
export async function tellWorkshopLink(app: Deps, { workshopId }: Tasks['tellWorkshopLink']): Promise<void> {
  await forEachInOwnTransaction(app, await registered(app, workshopId), (tx, { id }) =>
    announceWorkshopLink(tx, app, id),
  )
}

/** The same for the instructor. */
export async function tellWorkshopInstructor(
  app: Deps,
  { workshopId }: Tasks['tellWorkshopInstructor'],
): Promise<void> {
  await forEachInOwnTransaction(app, await registered(app, workshopId), (tx, { id }) => announceInstructor(tx, app, id))
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

/** `from` is the start before; null if it is no longer known. */
async function announceTimeChanged(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  from: Date | null,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return
  const { workshop } = participant
  const when = whenOf(workshop)
  // It may have moved there and back before anybody was told.
  const moved =
    from && from.getTime() !== workshop.startsAt.getTime()
      ? `has moved from ${formatWhenFull(from)} to ${when}`
      : `has moved to ${when}`
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-moved',
    by: null,
    cause: `time:${workshop.startsAt.getTime()}:${workshop.timeChangedAt?.getTime() ?? 0}`,
    title: 'Your workshop has a new time',
    message: `"${workshop.title}" ${moved}.`,
    subject: `New time: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [
      `"${workshop.title}" ${moved}. Your seat is still yours. Open the attached file to update your calendar.`,
      await cancellingWords(tx, registrationId, app.clock.now()),
    ],
    facts: registeredFacts(workshop),
    withCalendar: true,
    validUntil: workshop.startsAt,
  })
}

async function announceWorkshopLink(tx: Transaction, app: Telling, registrationId: number): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return
  const { workshop } = participant
  const { title, instructorName, meetingLink, calendarSequence } = workshop
  if (!meetingLink) return
  const when = whenOf(workshop)
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-link',
    by: null,
    cause: `link:${calendarSequence}`,
    title: 'The meeting link for your workshop',
    message: `The meeting link for "${title}" on ${when} is on your ticket.`,
    subject: `Meeting link: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [
      `This is where you join "${title}" with ${instructorName}. Open the attached file to update your calendar. Please use this link instead of any you had before.`,
    ],
    facts: registeredFacts(workshop),
    withCalendar: true,
    validUntil: workshopEnd(workshop),
  })
}

async function announceInstructor(tx: Transaction, app: Telling, registrationId: number): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return
  const { workshop } = participant
  const held = `${workshop.instructorName} now holds "${workshop.title}" on ${whenOf(workshop)}.`
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-instructor',
    by: null,
    cause: `instructor:${workshop.calendarSequence}`,
    title: 'Your workshop has another instructor',
    message: held,
    subject: `New instructor: ${shortTitle(workshop)}, ${whenOf(workshop)}`,
    paragraphs: [
      `${held} Your seat is still yours. Open the attached file to update your calendar.`,
      await cancellingWords(tx, registrationId, app.clock.now()),
    ],
    facts: registeredFacts(workshop),
    withCalendar: true,
    validUntil: workshop.startsAt,
  })
}
