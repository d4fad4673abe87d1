import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { formatRupees } from '../rules/text/format.ts'
import { participantOf, seeTicket, tellParticipant, type News, type Participant } from './participant.ts'
import { fullRefundUntil } from '../rules/workshops/workshops.ts'
import { scheduleWorkshopReminders } from './reminders.ts'
import { cancelRight, CANCELLING } from './ticketState.ts'
import { cancellingRule, publicFacts, registeredFacts, shortTitle, TICKET_IS_SECRET, whenOf } from './workshopWords.ts'

/**
 * With the calendar file, the ticket and the promise of reminders; written with the transaction that registers.
 * `orderedAt`: when what was paid was ordered. Whoever agreed to another time than it is now hears so.
 */
export async function announceRegistration(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  orderedAt: Date | null = null,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered') return
  const { workshop } = participant
  const when = whenOf(workshop)
  const agreedAt = orderedAt ?? app.clock.now()
  const until = fullRefundUntil({ ...workshop, agreedAt, freeUntil: null })
  const isMoved = workshop.timeChangedAt !== null && agreedAt <= workshop.timeChangedAt
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-registered',
    cause: 'registered',
    isOwn: true,
    title: 'You are registered',
    message: `You have a seat in "${workshop.title}" on ${when}.`,
    subject: `Registered: ${shortTitle(workshop)}, ${when}`,
    content: ticketContent(
      app,
      participant,
      until,
      isMoved ? [`The date or time has changed since you ordered: it is on ${when} now.`] : [],
    ),
    withCalendar: true,
  })
  await scheduleWorkshopReminders(tx, workshop, app.clock.now())
}

/**
 * The same again for who has lost it or does not know of it, once for each cause, with what is new to say; nothing for who
 * has no seat. Whether it is new.
 */
export async function announceTicketAgain(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  { cause, news = [] }: { cause: string; news?: readonly string[] },
): Promise<boolean> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return false
  const registration = await tx.workshopRegistration.findUniqueOrThrow({
    where: { id: registrationId },
    select: CANCELLING,
  })
  const { workshop } = participant
  const now = app.clock.now()
  const isToCome = workshop.startsAt > now
  return await tellParticipant(tx, app, participant, {
    kind: 'workshop-ticket',
    cause: `again:${cause}`,
    title: 'Your ticket',
    message: null,
    subject: `Your ticket: ${shortTitle(workshop)}, ${whenOf(workshop)}`,
    content: isToCome
      ? ticketContent(app, participant, cancelRight(registration, now).fullRefundUntil, news)
      : {
          paragraphs: [`This is your ticket for "${workshop.title}" with ${workshop.instructorName}.`, ...news],
          facts: publicFacts(workshop),
          action: seeTicket(app, participant),
          note: TICKET_IS_SECRET,
        },
    withCalendar: isToCome,
  })
}

/** Of a seat in a workshop to come; `until`: the last instant of a full refund. */
function ticketContent(
  app: Pick<App, 'config'>,
  participant: Participant,
  until: Date,
  news: readonly string[] = [],
): News['content'] {
  const { workshop, amount } = participant
  return {
    paragraphs: [
      `You have a seat in "${workshop.title}" with ${workshop.instructorName}. Open the attached file to add it to your calendar.`,
      ...news,
    ],
    facts: [...registeredFacts(workshop), ...(amount > 0 ? [['Paid', formatRupees(amount)] as [string, string]] : [])],
    action: seeTicket(app, participant),
    note: `${cancellingRule(until, amount)} ${TICKET_IS_SECRET}`,
  }
}
