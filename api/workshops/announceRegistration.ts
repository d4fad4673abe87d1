import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { formatRupees } from '../rules/format.ts'
import { participantOf, seeTicket, tellParticipant } from './participant.ts'
import { fullRefundUntil } from '../rules/workshopRefunds.ts'
import { scheduleWorkshopReminders } from './reminders.ts'
import { cancellingRule, registeredFacts, shortTitle, TICKET_IS_SECRET, whenOf } from './workshopWords.ts'

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
  const { workshop, amount } = participant
  const when = whenOf(workshop)
  const agreedAt = orderedAt ?? app.clock.now()
  const until = fullRefundUntil({ ...workshop, agreedAt })
  const isMoved = workshop.timeChangedAt !== null && agreedAt <= workshop.timeChangedAt
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-registered',
    cause: 'registered',
    title: 'You are registered',
    message: `You have a seat in "${workshop.title}" on ${when}.`,
    subject: `Registered: ${shortTitle(workshop)}, ${when}`,
    content: {
      paragraphs: [
        `You have a seat in "${workshop.title}" with ${workshop.instructorName}. Open the attached file to add it to your calendar.`,
        ...(isMoved ? [`The date or time has changed since you ordered: it is on ${when} now.`] : []),
      ],
      facts: [
        ...registeredFacts(workshop),
        ...(amount > 0 ? [['Paid', formatRupees(amount)] as [string, string]] : []),
      ],
      action: seeTicket(app, participant),
      note: `${cancellingRule(until, amount)} ${TICKET_IS_SECRET}`,
    },
    withCalendar: true,
  })
  await scheduleWorkshopReminders(tx, workshop, app.clock.now())
}
