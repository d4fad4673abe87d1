/** Mails an organiser's message to everybody who was registered when it was sent, and still is. */
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Workshop, WorkshopMessage } from '../../generated/prisma/client.ts'
import { addJob, type Tasks } from '../../jobs/enqueue.ts'
import { forEachInOwnTransaction } from '../forEachInOwnTransaction.ts'
import { participantOf, seeTicket, tellParticipant } from './participant.ts'
import { registeredIds } from './tellChanges.ts'
import { publicFacts, shortTitle } from './workshopWords.ts'

/** The sweep gives the job this much time, and makes up for lost jobs this long. */
const SLACK_MS = 2 * MINUTE_MS
const MADE_UP_MS = DAY_MS

/** The job; it may run twice, and each person gets the message once. */
export async function mailWorkshopMessage(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log'>,
  { messageId }: Tasks['mailWorkshopMessage'],
): Promise<void> {
  const message = await app.db.workshopMessage.findUnique({ where: { id: messageId }, include: { workshop: true } })
  if (!message) return
  const ids = await registeredIds(app, message.workshopId, message.createdAt)
  await forEachInOwnTransaction(app, ids, (tx, id) => tell(tx, app, id, message))
}

async function tell(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  { id, message, sentBy }: WorkshopMessage & { workshop: Workshop },
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered') return
  const { workshop } = participant
  const sender = sentBy === 'mentor' ? workshop.instructorName : 'the Plumbline team'
  const heading = `Message from ${sender} about ${workshop.title}`
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-message',
    cause: `message:${id}`,
    title: heading,
    message: firstWords(message),
    subject: `Message from ${sender} about ${shortTitle(workshop)}`,
    content: {
      paragraphs: message.split(/\n{2,}/),
      facts: publicFacts(workshop),
      action: seeTicket(app, participant),
      note: `You get this email because you are registered for "${workshop.title}". ${sentBy === 'mentor' ? `${sender} wrote it` : 'Our team wrote it'} to everybody who is registered.`,
    },
  })
}

/** The part of the message that a notification shows. */
const firstWords = (text: string) => (text.length <= 200 ? text : `${text.slice(0, 199).toWellFormed()}…`)

/** Adds jobs again that were lost before everybody got the message. */
export async function sweepWorkshopMessages(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now().getTime()
  const [since, until] = [new Date(now - MADE_UP_MS), new Date(now - SLACK_MS)]
  const lost = await app.db.$queryRaw<{ id: number }[]>`
    SELECT m.id FROM workshop_messages m
    WHERE m.created_at BETWEEN ${since} AND ${until} AND EXISTS (
      SELECT FROM workshop_registrations r
      WHERE r.workshop_id = m.workshop_id AND r.seat = 'registered' AND r.registered_at <= m.created_at
        AND NOT EXISTS (SELECT FROM emails e WHERE e.dedupe_key = 'registration:' || r.id || ':message:' || m.id))`
  for (const { id } of lost)
    await app.db.$transaction((tx) =>
      addJob(tx, 'mailWorkshopMessage', { messageId: id }, { key: `workshop-message:${id}` }),
    )
}
