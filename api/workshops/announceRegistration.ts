import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { formatRupees } from '../rules/format.ts'
import { participantOf, seeTicket, tellParticipant } from './participant.ts'
import { scheduleWorkshopReminders } from './reminders.ts'
import { cancellingRule, registeredFacts, shortTitle, TICKET_IS_SECRET, whenOf } from './workshopWords.ts'

/** With the calendar file, the ticket and the promise of reminders; written with the transaction that registers. */
export async function announceRegistration(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered') return
  const { workshop, amount } = participant
  const when = whenOf(workshop)
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-registered',
    cause: 'registered',
    title: 'You are registered',
    message: `You have a seat in "${workshop.title}" on ${when}.`,
    subject: `Registered: ${shortTitle(workshop)}, ${when}`,
    content: {
      paragraphs: [
        `You have a seat in "${workshop.title}" with ${workshop.instructorName}. Open the attached file to add it to your calendar.`,
      ],
      facts: [
        ...registeredFacts(workshop),
        ...(amount > 0 ? [['Paid', formatRupees(amount)] as [string, string]] : []),
      ],
      action: seeTicket(app, participant),
      note: `${cancellingRule(workshop, amount)} ${TICKET_IS_SECRET}`,
    },
    withCalendar: true,
  })
  await scheduleWorkshopReminders(tx, workshop, app.clock.now())
}
