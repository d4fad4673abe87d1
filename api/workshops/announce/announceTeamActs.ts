/** Tells the holder of a registration, and the workshop's mentor, what the team did with it and why. */
import { whereMoneyIs } from '../../payments/refunds/toldMoney.ts'
import type { Transaction } from '../../database/client.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import { certificateEnds, OUT_OF_CALENDAR } from './announceCancelledRegistration.ts'
import {
  accountAt,
  participantOf,
  reasonOf,
  tellMentor,
  tellParticipant,
  type Participant,
  type Telling,
} from './participant.ts'
import { cancellingWords, refundWords, registeredFacts, shortTitle, whenOf } from './workshopWords.ts'

/** Call it in the transaction that cancels. `refund` is in paise. */
export async function announceTeamCancelled(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { refund, reason }: { refund: number; reason: string },
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop, name } = participant
  const when = whenOf(workshop)
  const isAhead = workshop.startsAt > app.clock.now()
  const said = `Plumbline cancelled your registration for "${workshop.title}" on ${when}.`
  const money = await refundWords(tx, refund, participant)
  const ends = [...money.said, ...certificateEnds(participant)]
  const why = reasonOf(reason)
  await tellParticipant(tx, app, participant, {
    kind: 'registration-cancelled',
    by: null,
    cause: 'cancelled',
    title: 'Registration cancelled',
    message: [said, ...why, ...ends].join(' '),
    subject: `Cancelled: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [[said, ...ends].join(' '), ...why, ...(isAhead ? [OUT_OF_CALENDAR] : [])],
    facts: money.facts,
    withCalendar: isAhead,
  })
  const paid = { providerPaymentId: participant.razorpayPaymentId }
  const back = participant.amount > 0 ? await whereMoneyIs(tx, paid, 'mentor') : []
  await tellOrganiser(tx, app, participant, workshop, {
    cause: 'cancelled',
    title: 'A registration was cancelled',
    said: [`Plumbline cancelled the registration of ${name} for "${workshop.title}" on ${when}.`, ...back].join(' '),
    reason,
  })
}

/** Call it in the transaction that moves it; `from` is the workshop that it was for, `attendedAt` when its holder came there. */
export async function announceTeamMoved(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { from, attendedAt, reason }: { from: Workshop; reason: string } & Parameters<typeof certificateEnds>[0],
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop, name, amount } = participant
  const until = await cancellingWords(tx, registrationId, app.clock.now())
  const [was, is] = [`"${from.title}" on ${whenOf(from)}`, `"${workshop.title}" on ${whenOf(workshop)}`]
  const cause = `moved:${workshop.id}:${workshop.calendarSequence}`
  const said = [
    `Plumbline moved your registration from ${was} to ${is}.`,
    `Your ${amount > 0 ? 'payment and your ticket stay' : 'ticket stays'} the same.`,
    ...certificateEnds({ attendedAt }),
  ].join(' ')
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-moved',
    by: null,
    cause,
    title: 'Your registration is for another workshop',
    message: [said, ...reasonOf(reason), until].join(' '),
    subject: `Moved: ${shortTitle(workshop)}, ${whenOf(workshop)}`,
    paragraphs: [said, ...reasonOf(reason), until, 'Open the attached file to update your calendar.'],
    facts: registeredFacts(workshop),
    withCalendar: true,
    validUntil: workshop.startsAt,
  })
  await tellOrganiser(tx, app, participant, from, {
    cause,
    title: 'A registration was moved',
    said: `Plumbline moved the registration of ${name} for ${was} to another workshop.`,
    reason,
  })
  await tellOrganiser(tx, app, participant, workshop, {
    cause,
    title: 'A registration was moved to your workshop',
    said: `Plumbline moved the registration of ${name} from another workshop to ${is}.`,
    reason,
  })
}

async function tellOrganiser(
  tx: Transaction,
  app: Telling,
  { id, email, mentee }: Participant,
  workshop: Workshop,
  { cause, title, said, reason }: { cause: string; title: string; said: string; reason: string },
): Promise<void> {
  const paragraphs = [said, ...reasonOf(reason)]
  await tellMentor(tx, app, workshop, {
    kind: 'registration-news',
    dedupeKey: `registration:${id}:${cause}:mentor:${workshop.id}`,
    about: mentee && accountAt(email, mentee),
    title,
    message: paragraphs.join(' '),
    paragraphs,
  })
}
