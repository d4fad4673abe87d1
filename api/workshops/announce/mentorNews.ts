import { randomUUID } from 'node:crypto'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { notify } from '../../notifications/notify.ts'
import { forCount } from '../../rules/text/counts.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { lockWorkshop } from '../seats.ts'
import { reasonOf, ownWorkshopPage, tellMentor, type Telling } from './participant.ts'

type WorkshopDecision = 'approved' | 'rejected' | 'cancelled' | 'moved' | 'given' | 'taken' | 'deleted'

/** Mails and notifies the workshop's mentor; call it in the transaction of the decision. */
export async function announceDecision(
  tx: Transaction,
  app: Telling,
  workshop: Workshop,
  decision: WorkshopDecision,
): Promise<void> {
  const news = NEWS[decision](workshop)
  await tellMentor(tx, app, workshop, {
    kind: 'workshop-decision',
    // The workshop is locked, so that each decision is announced once. A later one of the same kind is news again.
    dedupeKey: `workshop:${workshop.id}:${decision}:${randomUUID()}`,
    about: null,
    isTheirs: decision !== 'taken' && decision !== 'deleted',
    message: news.paragraphs[0]!,
    ...news,
  })
}

/** The notification says the first paragraph unless it has a message of its own. */
const NEWS: Record<
  WorkshopDecision,
  (workshop: Workshop) => { title: string; message?: string; paragraphs: string[] }
> = {
  approved: ({ title, startsAt }) => ({
    title: 'Your workshop is approved',
    message: `${title} on ${formatWhenFull(startsAt)} is public. People can register now.`,
    paragraphs: [
      `${title} on ${formatWhenFull(startsAt)} is public, and people can register now.`,
      'Please add its meeting link in time: only registered people see it.',
    ],
  }),
  rejected: ({ title, rejectionReason }) => ({
    title: 'Your workshop was not approved',
    message: [`${title} was not approved.`, ...reasonOf(rejectionReason)].join(' '),
    paragraphs: [
      `We've looked at ${title}, and can't approve it as it is.`,
      ...reasonOf(rejectionReason),
      'Change it and save it, so that we can look at it again.',
    ],
  }),
  moved: ({ title, startsAt, registeredCount }) => ({
    title: 'Your workshop has a new time',
    paragraphs: [
      `Our team has moved ${title} to ${formatWhenFull(startsAt)}.`,
      ...(registeredCount > 0 ? ['We let everyone who is registered know.'] : []),
      "If the new time doesn't suit you, please write to our team.",
    ],
  }),
  given: ({ title, startsAt, isActive, registeredCount }) => ({
    title: 'You are the mentor of a workshop',
    paragraphs: [
      `Our team has made you the mentor of ${title} on ${formatWhenFull(startsAt)}.`,
      isActive ? `It is public. Registered so far: ${registeredCount}.` : 'It is not public yet.',
      "If you can't hold it, please write to our team.",
    ],
  }),
  taken: ({ title, startsAt }) => ({
    title: 'Your workshop has another mentor',
    message: `Our team has given ${title} on ${formatWhenFull(startsAt)} to another mentor.`,
    paragraphs: [
      `Our team has given ${title} on ${formatWhenFull(startsAt)} to another mentor. You no longer hold it or earn from it.`,
      'If you think that this is a mistake, please write to our team.',
    ],
  }),
  deleted: ({ title, startsAt }) => ({
    title: 'Your workshop was deleted',
    paragraphs: [
      `Our team has deleted ${title} on ${formatWhenFull(startsAt)}. Nobody was registered.`,
      'If you think that this is a mistake, please write to our team.',
    ],
  }),
  cancelled: ({ title, startsAt, cancelReason, registeredCount }) => ({
    title: 'Your workshop was cancelled',
    message: [`Our team has cancelled ${title} on ${formatWhenFull(startsAt)}.`, ...reasonOf(cancelReason)].join(' '),
    paragraphs: [
      `Our team has cancelled ${title} on ${formatWhenFull(startsAt)}.`,
      ...reasonOf(cancelReason),
      ...(registeredCount > 0
        ? ['We email everyone who is registered. If they paid, we refund what is left of their payments.']
        : []),
    ],
  }),
}

/** Tells both mentors when our team gives a workshop to another one, or to its first. */
export async function announceMentor(
  tx: Transaction,
  app: Telling,
  { before, workshop }: { before: number | null; workshop: Workshop },
): Promise<void> {
  if (before === workshop.mentorId) return
  await announceDecision(tx, app, { ...workshop, mentorId: before }, 'taken')
  await announceDecision(tx, app, workshop, 'given')
}

/** How long the first registration waits for others. */
const GATHER_MS = 10 * MINUTE_MS
/** How long after the start a digest is still sent that a stopped server has missed. */
const MADE_UP_MS = 7 * DAY_MS
/** Workshops of one sweep; the next sweep takes the others. */
const WORKSHOPS = 100

/** Notifies mentors of new registrations, one notification for all since the last one. */
export async function sweepRegistrationDigests(app: Pick<App, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = app.clock.now().getTime()
  const [since, until] = [new Date(now - MADE_UP_MS), new Date(now - GATHER_MS)]
  const due = await app.db.$queryRaw<{ id: number }[]>`
    SELECT w.id FROM workshops w
    WHERE w.starts_at > ${since} AND w.mentor_id IS NOT NULL AND w.cancelled_at IS NULL AND EXISTS (
      SELECT FROM workshop_registrations r WHERE r.workshop_id = w.id AND r.seat = 'registered'
        AND r.registered_at > coalesce(w.told_up_to, '-infinity') AND r.registered_at <= ${until})
    ORDER BY w.id LIMIT ${WORKSHOPS}`
  await forEachInOwnTransaction(app, due, (tx, { id }) => tellOfRegistrations(tx, id))
}

/** Of two processes at once, the second waits for the lock and finds nobody new. */
async function tellOfRegistrations(tx: Transaction, workshopId: number): Promise<void> {
  await lockWorkshop(tx, workshopId)
  const workshop = await tx.workshop.findUnique({ where: { id: workshopId } })
  if (!workshop || workshop.mentorId === null) return
  const { mentorId, title, registeredCount, maxParticipants, toldUpTo } = workshop
  const { _count: count, _max: newest } = await tx.workshopRegistration.aggregate({
    where: { workshopId, seat: 'registered', ...(toldUpTo && { registeredAt: { gt: toldUpTo } }) },
    _count: true,
    _max: { registeredAt: true },
  })
  if (count === 0 || newest.registeredAt === null) return
  await tx.workshop.update({ where: { id: workshopId }, data: { toldUpTo: newest.registeredAt } })
  await notify(tx, {
    dedupeKey: `workshop:${workshopId}:registered:${newest.registeredAt.getTime()}`,
    userType: 'mentor',
    userId: mentorId,
    about: null,
    by: null,
    type: 'workshop',
    title: forCount(count, 'New registration', () => 'New registrations'),
    message: [
      forCount(count, `1 person registered for ${title}.`, (n) => `${n} people registered for ${title}.`),
      forCount(
        registeredCount,
        `1 of ${maxParticipants} seats is taken.`,
        (n) => `${n} of ${maxParticipants} seats are taken.`,
      ),
    ].join(' '),
    link: ownWorkshopPage(workshopId),
    data: { workshopId },
  })
}
