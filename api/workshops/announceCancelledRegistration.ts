/** A registration that is over: its holder or the organiser has cancelled. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { workshopsAddress } from '../rules/addresses.ts'
import { participantOf, seeTicket, tellParticipant } from './participant.ts'
import { refundSentence, shortTitle, whenOf } from './workshopWords.ts'

const OUT_OF_CALENDAR = 'Open the attached file to take it out of your calendar.'

interface GivenBack {
  /** Paise that go back; the refund has an email of its own. */
  refund: number
}

/** By its holder; written with the transaction that cancels. */
export async function announceCancelledRegistration(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  { refund }: GivenBack,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop, amount } = participant
  const when = whenOf(workshop)
  const said = [
    `You cancelled your registration for "${workshop.title}" on ${when}.`,
    ...refundSentence(refund, amount),
  ]
  await tellParticipant(tx, app, participant, {
    kind: 'registration-cancelled',
    cause: 'cancelled',
    title: 'Registration cancelled',
    message: said.join(' '),
    subject: `Cancelled: ${shortTitle(workshop)}, ${when}`,
    content: { paragraphs: [said.join(' '), OUT_OF_CALENDAR], action: seeTicket(app, participant) },
    withCalendar: true,
  })
}

/** The whole workshop is off, with the organiser's words; once for each registration. */
export async function announceWorkshopCancelled(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  { refund }: GivenBack,
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop, amount } = participant
  const when = whenOf(workshop)
  const who = workshop.cancelledBy === 'mentor' ? workshop.instructorName : 'Our team'
  const said = [`${who} cancelled the workshop "${workshop.title}" on ${when}.`, ...refundSentence(refund, amount)]
  const paragraphs = [said.join(' '), ...reasonOf(workshop.cancelReason), OUT_OF_CALENDAR]
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-cancelled',
    cause: 'workshop-cancelled',
    title: 'Workshop cancelled',
    message: said.join(' '),
    subject: `Workshop cancelled: ${shortTitle(workshop)}, ${when}`,
    content: {
      paragraphs,
      action: { label: 'Find another workshop', url: workshopsAddress(app.config) },
      actions: [seeTicket(app, participant)],
    },
    withCalendar: true,
  })
}

/** The reason in the words of whoever cancels. */
export const reasonOf = (reason: string | null): string[] => (reason ? [`The reason: ${reason}`] : [])
