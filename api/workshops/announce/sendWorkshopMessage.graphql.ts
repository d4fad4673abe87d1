import {
  WORKSHOP_MESSAGES_MAXIMUM,
  workshopMessageSchema,
  type WorkshopMessageInput,
} from '../../rules/workshops/workshopInput.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { builder } from '../../graphql/builder.ts'
import { mutation } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { CHANGE_ERRORS, errorType } from '../../graphql/errors.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { failure } from '../../rules/userErrors.ts'
import { organiserOf, requireAccepted, takeWorkshop, trace, type Acting } from '../manage/organisers.ts'
import { isOrganiser } from '../whichWorkshops.ts'
import { DAY_MS } from '../../rules/time/durations.ts'
import type { Transaction } from '../../database/client.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { instructorOf, participantOf, tellParticipant, type Telling } from './participant.ts'
import { publicFacts, shortTitle } from './workshopWords.ts'

export class MessageNotPossibleError extends failure('MessageNotPossibleError', 409) {}

/** Answers its id; one client id is one message. Throws NotFoundError, MessageNotPossibleError, NotAllowedError. */
export async function sendWorkshopMessage(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  by: Acting,
  { workshopId, clientId, message }: WorkshopMessageInput,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    // The workshop is locked: of two messages at once for the last place, the second sees the first.
    const workshop = await takeWorkshop(tx, by, workshopId)
    const { registeredCount, cancelledAt } = workshop
    const before = await tx.workshopMessage.findMany({ where: { workshopId }, select: { id: true, clientId: true } })
    const same = before.find((sent) => sent.clientId === clientId)
    if (same) return same.id
    // We mail the message in our name.
    if (by.type === 'mentor') await requireAccepted(tx, by.id)
    if (before.length >= WORKSHOP_MESSAGES_MAXIMUM)
      throw new MessageNotPossibleError(
        `You have sent ${WORKSHOP_MESSAGES_MAXIMUM} messages, the most that one workshop may send.`,
      )
    if (registeredCount === 0 || cancelledAt)
      throw new MessageNotPossibleError('Nobody is registered for this workshop.')
    const { id } = await tx.workshopMessage.create({
      data: {
        workshopId,
        clientId,
        message,
        number: before.length + 1,
        sentBy: by.type,
        recipients: registeredCount,
        createdAt: clock.now(),
      },
    })
    await trace(tx, { clock }, by, workshop, { action: 'workshop.message', after: { recipients: registeredCount } })
    await addJob(tx, 'mailWorkshopMessage', {}, { key: `workshop-message:${id}` })
    return id
  })
}

errorType(MessageNotPossibleError, 'Three messages were sent, or nobody is registered; nothing was sent.')

mutation('sendWorkshopMessage', {
  description: 'Its mentor or an administrator mails everybody who is registered now, at most three times a workshop.',
  authScopes: { mentor: true, admin: true },
  errors: [...CHANGE_ERRORS, MessageNotPossibleError],
  input: {
    description: 'What to tell everybody who is registered.',
    argument: 'The message.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of the workshop.' }),
      clientId: t.string({ description: 'UUID made by the client: the same one twice is one message.' }),
      message: t.string({ description: 'Plain text, 10 to 2,000 characters; trimmed.' }),
    }),
    schema: workshopMessageSchema,
  },
  resolve: async (context, input) => ({
    workshopId: input.workshopId,
    id: await sendWorkshopMessage(context, organiserOf(context), input),
  }),
  payload: {
    description: 'It is on its way, now or before.',
    fields: (t) => ({
      workshop: rowNow(t, 'Workshop', 'workshopId', 'What it is about.'),
      workshopMessage: rowNow(t, 'WorkshopMessage', 'id', 'The message.'),
    }),
  },
})

const WorkshopMessageType = builder.prismaObject('WorkshopMessage', {
  description: 'What an organiser wrote to everybody who was registered then.',
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1, 2 or 3.' }),
    message: t.exposeString('message', { description: 'Plain text.' }),
    recipients: t.exposeInt('recipients', { description: 'How many people were registered then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
})

builder.prismaObjectFields('Workshop', (t) => ({
  messages: t.field({
    type: [WorkshopMessageType],
    nullable: true,
    description:
      'What the registered people were sent, oldest first. For its mentor and administrators; null for everyone else.',
    cost: { items: WORKSHOP_MESSAGES_MAXIMUM },
    select: (_args, _context, nestedSelection) => ({
      mentorId: true,
      messages: nestedSelection({ orderBy: { number: 'asc' as const } }),
    }),
    resolve: ({ mentorId, messages }, _args, context) => (isOrganiser(context, mentorId) ? messages : null),
  }),
}))

/** For this long after it was sent a message is still mailed. */
const MADE_UP_MS = 7 * DAY_MS

/** A job, and a step of the sweep: mails messages to everybody who was registered then and still is, each once. */
export async function mailWorkshopMessages(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const untold = await app.db.$queryRaw<Untold[]>`
    SELECT m.id AS "messageId", r.id AS "registrationId"
    FROM workshop_messages m JOIN workshop_registrations r ON r.workshop_id = m.workshop_id
    WHERE m.created_at > ${new Date(app.clock.now().getTime() - MADE_UP_MS)} AND r.seat = 'registered'
      AND r.registered_at <= m.created_at
      AND NOT EXISTS (SELECT FROM emails e WHERE e.dedupe_key = 'registration:' || r.id || ':message:' || m.id)
    ORDER BY m.id, r.id`
  await forEachInOwnTransaction(app, untold, (tx, row) => mailMessage(tx, app, row))
}

interface Untold {
  messageId: number
  registrationId: number
}

async function mailMessage(tx: Transaction, app: Telling, { messageId, registrationId }: Untold): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered') return
  const { workshop } = participant
  const { message, sentBy } = await tx.workshopMessage.findUniqueOrThrow({ where: { id: messageId } })
  const sender = sentBy === 'mentor' ? workshop.instructorName : 'the Plumbline team'
  const heading = `Message from ${sender} about ${workshop.title}`
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-message',
    by: sentBy === 'mentor' ? instructorOf(workshop) : null,
    cause: `message:${messageId}`,
    title: heading,
    message: firstWords(message),
    subject: `Message from ${sender} about ${shortTitle(workshop)}`,
    paragraphs: message.split(/\n{2,}/),
    facts: publicFacts(workshop),
    note: `You get this email because you are registered for "${workshop.title}". ${sentBy === 'mentor' ? `${sender} wrote it` : 'Our team wrote it'} to everybody who is registered.`,
  })
}

const firstWords = (text: string) => (text.length <= 200 ? text : `${text.slice(0, 199).toWellFormed()}…`)
