/** A registration with its workshop and mentee, and how participants are told about it. */
import type { AccountRef } from '../../contracts/personalData.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { MailAction, MailContent } from '../../mail/content.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { ticketAddress, ticketPage } from '../../rules/addresses.ts'
import { workshopCalendar } from './ticketCalendar.ts'

const WITH = { workshop: true, mentee: { select: { id: true, email: true } } } as const

export type Participant = Prisma.WorkshopRegistrationGetPayload<{ include: typeof WITH }>

/** Null once it is gone. */
export const participantOf = (tx: Transaction, id: number): Promise<Participant | null> =>
  tx.workshopRegistration.findUnique({ where: { id }, include: WITH })

/** What a participant is told about their registration. */
export interface ParticipantNews {
  /** Kind of the mail. */
  kind: string
  /** Names the cause: `time:3`. */
  cause: string
  /** The mail's heading, and the notification's title. */
  title: string
  /** Of the notification; null when the mail alone will do. */
  message: string | null
  subject: string
  content: Omit<MailContent, 'heading'>
  /** Whether they did it themselves. */
  isOwn?: boolean
  /** Whether to attach the calendar file, which replaces or removes the event they have. */
  withCalendar?: boolean
  /** The mail is dropped if it could not be sent before. */
  validUntil?: Date
}

/**
 * Mails the registered address and notifies the account that registered it, once for each cause. Answers whether it is
 * new.
 */
export async function tellParticipant(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  participant: Participant,
  { kind, cause, title, message, isOwn = false, subject, content, withCalendar, validUntil }: ParticipantNews,
): Promise<boolean> {
  const { id, email, mentee, workshop } = participant
  const about = instructorOf(workshop)
  const dedupeKey = `registration:${id}:${cause}`
  const isNew = await queueEmail(tx, app, {
    kind,
    dedupeKey,
    to: email,
    recipient: accountAt(email, mentee),
    about,
    subject,
    content: { heading: title, ...content },
    ...(withCalendar && { ics: workshopCalendar(app.config, participant, app.clock.now()) }),
    ...(validUntil && { validUntil }),
  })
  // Whether it is new is asked of the mail, because its reader may have deleted the notification.
  if (isNew && message !== null && mentee)
    await notify(tx, {
      dedupeKey,
      userType: 'mentee',
      userId: mentee.id,
      about,
      type: 'workshop',
      title,
      message,
      isOwn,
      link: ticketPage(participant.code),
      data: { workshopId: workshop.id },
    })
  return isNew
}

/** The account of a mentee when the address is theirs: people register others, and themselves by other addresses. */
export const accountAt = (email: string, mentee: { id: number; email: string } | null): AccountRef | null =>
  mentee && mentee.email.toLowerCase() === email.toLowerCase() ? { type: 'mentee', id: mentee.id } : null

/** Whom a mail about a workshop names. */
export const instructorOf = ({ mentorId }: { mentorId: number | null }): AccountRef | null =>
  mentorId === null ? null : { type: 'mentor', id: mentorId }

/** The button of a mail that opens the ticket. */
export const seeTicket = ({ config }: Pick<App, 'config'>, { code }: Pick<Participant, 'code'>): MailAction => ({
  label: 'See your ticket',
  url: ticketAddress(config, code),
})
