import { HOUR_MS } from '../../rules/time/durations.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { OFFER_HOURS, registrationClosesAt } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { sameText } from '../../database/containing.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { markCauseRead } from '../../notifications/notify.ts'
import { waitingListPage } from '../../rules/addresses.ts'
import { announceTicketAgain } from '../announce/announceTicket.ts'
import { accountAt, instructorOf, tell, type ParticipantNews, type Telling } from '../announce/participant.ts'
import { publicFacts, shortTitle } from '../announce/workshopWords.ts'

const WITH = { workshop: true, mentee: { select: { id: true, email: true } } } as const

type Waiting = Prisma.WaitingListEntryGetPayload<{ include: typeof WITH }>

/** The entry with its workshop and mentee; null once it is gone. */
export const waitingOf = (tx: Transaction, id: number): Promise<Waiting | null> =>
  tx.waitingListEntry.findUnique({ where: { id }, include: WITH })

/** How the causes of offers begin. */
export const OFFERED = 'offered:'

interface WaitingNews extends Omit<ParticipantNews, 'action' | 'withCalendar'> {
  /** What is done on the page of the entry; null when nothing is left to do there. */
  step: string | null
}

/** Mails the entry's address and notifies its account, once for each cause. Answers whether it is new. */
export async function tellWaiting(
  tx: Transaction,
  app: Telling,
  { id, email, code, mentee, workshop }: Waiting,
  { cause, step, ...news }: WaitingNews,
): Promise<boolean> {
  return await tell(tx, app, {
    ...news,
    dedupeKey: `waiting-list:${id}:${cause}`,
    to: email,
    recipient: accountAt(email, mentee),
    account: mentee && { type: 'mentee', id: mentee.id },
    about: instructorOf(workshop),
    action: step
      ? { label: step, url: `${app.config.publicUrl}${waitingListPage(code)}` }
      : { label: 'Find another workshop', url: `${app.config.publicUrl}/workshops` },
    link: step ? waitingListPage(code) : '/workshops',
    workshopId: workshop.id,
  })
}

/** Marks as read that a seat was offered to this address. Call it where the offer is taken or declined. */
export async function markOfferAnswered(tx: Transaction, entry: { workshopId: number; email: string }): Promise<void> {
  const own = { workshopId: entry.workshopId, email: sameText(entry.email) }
  const select = { id: true, menteeId: true } as const
  for (const { id, menteeId } of await tx.waitingListEntry.findMany({ where: own, select }))
    if (menteeId !== null) await markCauseRead(tx, { type: 'mentee', id: menteeId }, `waiting-list:${id}:${OFFERED}`)
}

const hourOf = ({ clock }: Pick<App, 'clock'>) => Math.floor(clock.now().getTime() / HOUR_MS)

/** Mails the ticket to an address that has a seat already, at most once an hour. Answers whether it is mailed now. */
export const announceSeat = (tx: Transaction, app: Telling, registrationId: number): Promise<boolean> =>
  announceTicketAgain(tx, app, registrationId, {
    cause: `waiting-list:${hourOf(app)}`,
    news: [
      'Someone asked to join the waiting list with this email address. You have a seat, so you do not need to wait.',
    ],
  })

/** Mails the link to the entry's page, at most once an hour. Answers whether it is mailed now. */
export async function announceEntry(tx: Transaction, app: Telling, id: number): Promise<boolean> {
  const entry = await waitingOf(tx, id)
  if (!entry) return false
  const { workshop, state } = entry
  const hour = hourOf(app)
  const validUntil = registrationClosesAt(fromDateOnly(workshop.date))
  if (state === 'unconfirmed')
    return await tellWaiting(tx, app, entry, {
      kind: 'waiting-list-confirm',
      by: null,
      cause: `confirm:${hour}`,
      title: 'Confirm your place on the waiting list',
      message: null,
      subject: `Confirm your place on the waiting list: ${shortTitle(workshop)}`,
      paragraphs: [
        `Someone asked to join the waiting list for "${workshop.title}" with this email address. If that was you, please confirm: until then you are not on the list.`,
        'If it was not you, ignore this email.',
      ],
      facts: publicFacts(workshop),
      step: 'Confirm your place',
      validUntil,
    })
  return await tellWaiting(tx, app, entry, {
    kind: 'waiting-list-joined',
    by: null,
    cause: `joined:${hour}`,
    title: 'You are on the waiting list',
    message: null,
    subject: `On the waiting list: ${shortTitle(workshop)}`,
    paragraphs: [
      `You are on the waiting list for "${workshop.title}". When a seat opens and it's your turn, we email you and reserve it for ${OFFER_HOURS} hours.`,
    ],
    facts: publicFacts(workshop),
    step: 'See your place',
    validUntil,
  })
}
