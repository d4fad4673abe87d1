/** What changes for registered people: date or time, and the meeting link. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { formatWhenFull } from '../rules/text/format.ts'
import { workshopEnd } from '../rules/workshops/workshops.ts'
import { participantOf, seeTicket, tellParticipant } from './participant.ts'
import { registeredFacts, shortTitle, whenOf } from './workshopWords.ts'

/** `from`: the start before, null when it is not known any more. Once for each change. */
export async function announceTimeChanged(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  from: Date | null,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return
  const { workshop, amount } = participant
  const when = whenOf(workshop)
  // There and back again before anybody was told: from where is of no use.
  const moved =
    from && from.getTime() !== workshop.startsAt.getTime()
      ? `has moved from ${formatWhenFull(from)} to ${when}`
      : `has moved to ${when}`
  const refund = amount > 0 ? ' for a full refund' : ''
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-moved',
    cause: `time:${workshop.startsAt.getTime()}:${workshop.timeChangedAt?.getTime() ?? 0}`,
    title: 'Your workshop has a new time',
    message: `"${workshop.title}" ${moved}.`,
    subject: `New time: ${shortTitle(workshop)}, ${when}`,
    content: {
      paragraphs: [
        `"${workshop.title}" ${moved}. Your seat is still yours. Open the attached file to update your calendar.`,
        `If the new time doesn't suit you, you can cancel on your ticket until the start${refund}.`,
      ],
      facts: registeredFacts(workshop),
      action: seeTicket(app, participant),
    },
    withCalendar: true,
    validUntil: workshop.startsAt,
  })
}

/** The meeting link as it is now; once for each change of it. */
export async function announceWorkshopLink(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return
  const { workshop } = participant
  const { title, instructorName, meetingLink, calendarSequence } = workshop
  if (!meetingLink) return
  const when = whenOf(workshop)
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-link',
    cause: `link:${calendarSequence}`,
    title: 'The meeting link for your workshop',
    message: `The meeting link for "${title}" on ${when} is on your ticket.`,
    subject: `Meeting link: ${shortTitle(workshop)}, ${when}`,
    content: {
      paragraphs: [
        `This is where you join "${title}" with ${instructorName}. Open the attached file to update your calendar. Please use this link instead of any you had before.`,
      ],
      facts: registeredFacts(workshop),
      action: seeTicket(app, participant),
    },
    withCalendar: true,
    validUntil: workshopEnd(workshop),
  })
}
