import { HOUR_MS } from '../../rules/time/durations.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { formatRupees } from '../../rules/text/format.ts'
import { payersBank } from '../../rules/money/refundReasons.ts'
import { fullRefundUntil, registrationClosesAt } from '../../rules/workshops/workshops.ts'
import { hashToken } from '../../accounts/tokens.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { atBank, owed } from '../../payments/moneyPlaces.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Tasks } from '../../jobs/enqueue.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { checkStrangersMail, countStrangersMail } from '../limits.ts'
import { CANCELLING, cancelRight, paymentOf } from '../register/ticketState.ts'
import { seatOf } from '../seats.ts'
import {
  holderOf,
  participantOf,
  seeTicket,
  tellParticipant,
  type Participant,
  type ParticipantNews,
  type Telling,
} from './participant.ts'
import { cancellingRule, publicFacts, registeredFacts, shortTitle, TICKET_IS_SECRET, whenOf } from './workshopWords.ts'

/** Mails the ticket, with the time if that has changed since `orderedAt`. */
export async function announceRegistration(
  tx: Transaction,
  app: Telling,
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
    by: holderOf(participant),
    title: 'You are registered',
    message: `You have a seat in "${workshop.title}" on ${when}.`,
    subject: `Registered: ${shortTitle(workshop)}, ${when}`,
    ...ticketWords(
      participant,
      until,
      isMoved ? [`The date or time has changed since you ordered: it is on ${when} now.`] : [],
    ),
    withCalendar: true,
  })
}

/** Mails the ticket again, once for each cause, with `news` that say why. Answers whether it is mailed now. */
export async function announceTicketAgain(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { cause, news = [] }: { cause: string; news?: readonly string[] },
): Promise<boolean> {
  const participant = await participantOf(tx, registrationId)
  if (participant?.seat !== 'registered' || participant.workshop.cancelledAt) return false
  const where = { id: registrationId }
  const registration = await tx.workshopRegistration.findUniqueOrThrow({ where, select: CANCELLING })
  const { workshop, amount } = participant
  const payment = paymentOf(registration)
  const left = payment ? owed(payment) : amount
  const now = app.clock.now()
  const isToCome = workshop.startsAt > now
  return await tellParticipant(tx, app, participant, {
    kind: 'workshop-ticket',
    by: null,
    cause: `again:${cause}`,
    title: 'Your ticket',
    message: null,
    subject: `Your ticket: ${shortTitle(workshop)}, ${whenOf(workshop)}`,
    ...(isToCome
      ? ticketWords(participant, cancelRight(registration, now).fullRefundUntil, news, {
          left,
          bank: payersBank(left, atBank(payment)),
        })
      : {
          paragraphs: [`This is your ticket for "${workshop.title}" with ${workshop.instructorName}.`, ...news],
          facts: publicFacts(workshop),
          note: TICKET_IS_SECRET,
        }),
    withCalendar: isToCome,
  })
}

/** What the ticket of a workshop to come says; `until` is the last instant of a refund, and `money` what of the payment can go back. */
function ticketWords(
  { workshop, amount }: Participant,
  until: Date,
  news: readonly string[],
  money?: Parameters<typeof cancellingRule>[2],
): Pick<ParticipantNews, 'paragraphs' | 'facts' | 'note'> {
  return {
    paragraphs: [
      `You have a seat in "${workshop.title}" with ${workshop.instructorName}. Open the attached file to add it to your calendar.`,
      ...news,
    ],
    facts: [...registeredFacts(workshop), ...(amount > 0 ? [['Paid', formatRupees(amount)] as [string, string]] : [])],
    note: `${cancellingRule(until, amount, money)} ${TICKET_IS_SECRET}`,
  }
}

/** Once an hour for the same details; an address with a seat gets its ticket. Throws RateLimitedError. */
export async function announceUnconfirmed(
  tx: Transaction,
  app: Telling,
  registrationId: number,
  { seatId = null, ip }: { seatId?: number | null; ip?: string | undefined } = {},
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant || participant.seat === 'registered') return
  await checkStrangersMail(tx, app, { email: participant.email, ip })
  const { workshop, name, phone } = participant
  const cause = `confirm:${Math.floor(app.clock.now().getTime() / HOUR_MS)}:${hashToken(`${name} ${phone}`).slice(0, 12)}`
  const news = ['Someone asked for a seat with this email address. You have a seat already, so there is nothing to do.']
  const isNew =
    seatId === null
      ? await tellParticipant(tx, app, participant, {
          kind: 'workshop-confirm',
          by: null,
          cause,
          title: 'Confirm your registration',
          message: null,
          subject: `Confirm your registration: ${shortTitle(workshop)}`,
          paragraphs: [
            `Someone asked for a seat in "${workshop.title}" with this email address. If that was you, check the name and phone number below, and confirm to take the seat: until then none is reserved for you.`,
            'If it was not you, or the details are not yours, ignore this email.',
          ],
          facts: [...publicFacts(workshop), ['Name', name], ['Phone', phone]],
          action: { ...seeTicket(app, participant), label: 'Confirm your registration' },
          note: TICKET_IS_SECRET,
          validUntil: registrationClosesAt(fromDateOnly(workshop.date)),
        })
      : await announceTicketAgain(tx, app, seatId, { cause: `${registrationId}:${cause}`, news })
  if (isNew) await countStrangersMail(tx, app, { email: participant.email, ip })
}

/** Mails of one ticket in all; each brings the whole ticket. */
const MAILS = { max: 6, windowSeconds: 24 * 3_600 }

/** Once a request, six times a day; `isOwn` is not counted, so that strangers cannot use the limit up. */
export async function resendTicket(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { requestId, workshopId, email, isOwn = false }: Tasks['resendTicket'],
): Promise<void> {
  const sent = inTransaction(app.db, async (tx) => {
    const id = await seatOf(tx, workshopId, email)
    if (id === null) return
    const isNew = await announceTicketAgain(tx, app, id, { cause: requestId })
    const limiter = databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor)
    if (isNew && !isOwn) await limiter.take(`ticket-mails:${id}`, MAILS)
  })
  await sent.catch((error: unknown) => {
    if (!(error instanceof RateLimitedError)) throw error
  })
}
