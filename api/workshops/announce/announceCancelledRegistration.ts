/** Tells holders that their registration is over. */
import { bankHas, PLACES } from '../../payments/moneyPlaces.ts'
import { ANOTHER_MAIL } from '../../payments/refunds/announceRefund.ts'
import type { Transaction } from '../../database/client.ts'
import {
  holderOf,
  instructorOf,
  participantOf,
  reasonOf,
  seeTicket,
  tellParticipant,
  type Participant,
  type Telling,
} from './participant.ts'
import { refundWords, shortTitle, whenOf } from './workshopWords.ts'

export const OUT_OF_CALENDAR = 'Open the attached file to take it out of your calendar.'

const CERTIFICATE_ENDS = 'Your certificate of attendance is no longer valid.'

/** Said of a seat that is taken back after its holder came: the certificate ends with it. */
export const certificateEnds = ({ attendedAt }: Pick<Participant, 'attendedAt'>): string[] =>
  attendedAt ? [CERTIFICATE_ENDS] : []

export async function announceCancelledRegistration(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { refund }: { refund: number },
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop } = participant
  const when = whenOf(workshop)
  const money = await refundWords(tx, refund, participant)
  const said = [`You cancelled your registration for "${workshop.title}" on ${when}.`, ...money.said].join(' ')
  await tellParticipant(tx, app, participant, {
    kind: 'registration-cancelled',
    cause: 'cancelled',
    by: holderOf(participant),
    title: 'Registration cancelled',
    message: said,
    subject: `Cancelled: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [said, OUT_OF_CALENDAR],
    facts: money.facts,
    withCalendar: true,
  })
}

/** The workshop is cancelled, with the organiser's reason. `money` replaces the sentence about `refund`, which is in paise. */
export async function announceWorkshopCancelled(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { refund, money }: { refund: number; money?: string },
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop } = participant
  const when = whenOf(workshop)
  const back = money === undefined ? await refundWords(tx, refund, participant) : { said: [money], facts: [] }
  const who = workshop.cancelledBy === 'mentor' ? workshop.instructorName : 'Our team'
  const said = [
    `${who} cancelled the workshop "${workshop.title}" on ${when}.`,
    ...back.said,
    ...certificateEnds(participant),
  ].join(' ')
  await tellParticipant(tx, app, participant, {
    kind: 'workshop-cancelled',
    by: workshop.cancelledBy === 'mentor' ? instructorOf(workshop) : null,
    cause: 'workshop-cancelled',
    title: 'Workshop cancelled',
    message: said,
    subject: `Workshop cancelled: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [said, ...reasonOf(workshop.cancelReason), OUT_OF_CALENDAR],
    facts: back.facts,
    action: { label: 'Find another workshop', url: `${app.config.publicUrl}/workshops` },
    actions: [seeTicket(app, participant)],
    withCalendar: true,
  })
}

/** The payment was refunded outside the product, or the payer's bank took it back, so the seat is released. */
export async function announceReturned(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { isTakenByBank }: { isTakenByBank: boolean },
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant) return
  const { workshop, amount, attendedAt } = participant
  const taken = await takenByBank(tx, participant)
  const now = app.clock.now()
  if (workshop.cancelledAt !== null) {
    const data = { cancelledAt: now, cancelledBy: workshop.cancelledBy }
    await tx.workshopRegistration.update({ where: { id: registrationId }, data })
    const money = isTakenByBank ? `${taken}, after a dispute.` : ANOTHER_MAIL
    return await announceWorkshopCancelled(tx, app, registrationId, { refund: amount, money })
  }
  const when = whenOf(workshop)
  const title = `"${workshop.title}" on ${when}`
  // The refund may still be on its way, or wait for the bank.
  const returned = isTakenByBank
    ? `${taken} for ${title}, after a dispute`
    : `Your payment for ${title} is returned to you`
  if (workshop.startsAt <= now) {
    if (!attendedAt) return
    const told = `${returned}. ${CERTIFICATE_ENDS}`
    await tellParticipant(tx, app, participant, {
      kind: 'registration-cancelled',
      cause: 'returned',
      by: null,
      title: 'Your certificate is no longer valid',
      message: told,
      subject: `Certificate no longer valid: ${shortTitle(workshop)}, ${when}`,
      paragraphs: [told],
    })
    return
  }
  const said = `${returned}, so you no longer have a seat.`
  await tellParticipant(tx, app, participant, {
    kind: 'registration-cancelled',
    cause: 'returned',
    by: null,
    title: 'You no longer have a seat',
    message: said,
    subject: `Your seat was released: ${shortTitle(workshop)}, ${when}`,
    paragraphs: [`${said} ${OUT_OF_CALENDAR}`],
    withCalendar: true,
  })
}

/** What the bank took of the payment, if that is not all. */
async function takenByBank(tx: Transaction, { razorpayPaymentId }: Participant): Promise<string> {
  const where = { providerPaymentId: razorpayPaymentId ?? '' }
  const payment = await tx.payment.findUnique({ where, select: PLACES })
  const isPart = payment !== null && bankHas(payment).disputed < payment.amount
  return `Your bank took back ${isPart ? 'the rest of your payment' : 'your payment'}`
}
