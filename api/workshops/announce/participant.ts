/** How participants and mentors are told about a workshop: by email, and with a notification in their account. */
import type { AccountRef } from '../../contracts/personalData.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma, Workshop } from '../../generated/prisma/client.ts'
import type { MailAction, MailContent } from '../../mail/content.ts'
import type { OutgoingMail } from '../../mail/outbox.ts'
import { mailAndNotify } from '../../notifications/mailAndNotify.ts'
import { ticketPage } from '../../rules/addresses.ts'
import { workshopCalendar } from './ticketCalendar.ts'
import { shortTitle } from './workshopWords.ts'

export type Telling = Pick<App, 'clock' | 'config'>

type Words = Omit<MailContent, 'heading'>

interface News extends Words, Omit<OutgoingMail, 'content'> {
  /** The mail's heading, and the notification's title. */
  title: string
  /** Of the notification; null when the mail alone will do. */
  message: string | null
  /** Whose notification it is, which may be another account than the address has. */
  account: AccountRef | null
  link: string
  workshopId: number
  /** Who did it; null for our team, the provider and time. */
  by: AccountRef | null
}

/** Mails an address and notifies an account, once for each `dedupeKey`. Answers whether it is new. */
export async function tell(
  tx: Transaction,
  app: Telling,
  { title, message, account, link, workshopId, by, ...mail }: News,
): Promise<boolean> {
  const { kind, dedupeKey, to, recipient, about, subject, ics, validUntil, ...words } = mail
  const envelope = {
    kind,
    dedupeKey,
    to,
    recipient,
    about,
    subject,
    ...(ics && { ics }),
    ...(validUntil && { validUntil }),
  }
  const notice =
    message === null ? null : ({ account, type: 'workshop', title, message, by, link, data: { workshopId } } as const)
  return await mailAndNotify(tx, app, { ...envelope, content: { heading: title, ...words } }, notice)
}

const WITH = { workshop: true, mentee: { select: { id: true, email: true } } } as const

export type Participant = Prisma.WorkshopRegistrationGetPayload<{ include: typeof WITH }>

/** Null once it is gone. */
export const participantOf = (tx: Transaction, id: number): Promise<Participant | null> =>
  tx.workshopRegistration.findUnique({ where: { id }, include: WITH })

/** What a participant is told about their registration; the button opens the ticket unless another is given. */
export interface ParticipantNews extends Words, Pick<News, 'kind' | 'title' | 'message' | 'subject' | 'by'> {
  /** Names the cause: `time:3`. */
  cause: string
  /** Whether to attach the calendar file, which replaces or removes the event they have. */
  withCalendar?: boolean
  validUntil?: Date
}

/** Mails the registered address and notifies the account that registered it, once for each cause. Answers whether it is new. */
export async function tellParticipant(
  tx: Transaction,
  app: Telling,
  participant: Participant,
  { cause, withCalendar, ...news }: ParticipantNews,
): Promise<boolean> {
  const { id, code, email, mentee, workshop } = participant
  return await tell(tx, app, {
    action: seeTicket(app, participant),
    ...news,
    dedupeKey: `registration:${id}:${cause}`,
    to: email,
    recipient: accountAt(email, mentee),
    account: holderOf(participant),
    about: instructorOf(workshop),
    link: ticketPage(code),
    workshopId: workshop.id,
    ...(withCalendar && { ics: workshopCalendar(app.config, participant, app.clock.now()) }),
  })
}

/** The account that registered; null for a visitor. */
export const holderOf = ({ mentee }: Pick<Participant, 'mentee'>): AccountRef | null =>
  mentee && { type: 'mentee', id: mentee.id }

const OWN_WORKSHOPS = '/mentor-dashboard?tab=workshops'

export const ownWorkshopPage = (id: number): string => `${OWN_WORKSHOPS}&workshop=${id}`

interface MentorNews extends Pick<News, 'kind' | 'dedupeKey' | 'about' | 'title' | 'message' | 'paragraphs'> {
  /** False once they can no longer open it. */
  isTheirs?: boolean
}

/** Tells the workshop's mentor, if it has one, what our team did. */
export async function tellMentor(
  tx: Transaction,
  app: Telling,
  workshop: Workshop,
  { isTheirs = true, ...news }: MentorNews,
): Promise<void> {
  const { id, mentorId } = workshop
  const mentor = mentorId === null ? null : await tx.mentor.findUnique({ where: { id: mentorId } })
  if (!mentor) return
  const account = { type: 'mentor', id: mentor.id } as const
  const page = isTheirs ? ownWorkshopPage(id) : OWN_WORKSHOPS
  await tell(tx, app, {
    ...news,
    by: null,
    to: mentor.email,
    recipient: account,
    account,
    subject: `${news.title}: ${shortTitle(workshop)}`,
    action: { label: isTheirs ? 'See your workshop' : 'See your workshops', url: `${app.config.publicUrl}${page}` },
    link: page,
    workshopId: id,
  })
}

/** The account of a mentee when the address is theirs: people register others, and themselves by other addresses. */
export const accountAt = (email: string, mentee: { id: number; email: string } | null): AccountRef | null =>
  mentee && mentee.email.toLowerCase() === email.toLowerCase() ? { type: 'mentee', id: mentee.id } : null

export const instructorOf = ({ mentorId }: { mentorId: number | null }): AccountRef | null =>
  mentorId === null ? null : { type: 'mentor', id: mentorId }

export const seeTicket = ({ config }: Pick<App, 'config'>, { code }: Pick<Participant, 'code'>): MailAction => ({
  label: 'See your ticket',
  url: `${config.publicUrl}${ticketPage(code)}`,
})

export const reasonOf = (reason: string | null): string[] => (reason ? [`The reason: ${reason}`] : [])
