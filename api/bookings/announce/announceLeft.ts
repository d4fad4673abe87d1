/** A mentor no longer takes part, for good or while our team reviews them, or does again: each mentee who has paid for time to come is told once, of all of it. */
import { randomUUID } from 'node:crypto'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { MailFact } from '../../mail/content.ts'
import type { OutgoingMail } from '../../mail/outbox.ts'
import { mailAndNotify } from '../../notifications/mailAndNotify.ts'
import { atBank, owed, OWED } from '../../payments/moneyPlaces.ts'
import { publishPlanChange } from '../../plans/planEvents.ts'
import { bookingPage, sessionsPage } from '../../rules/addresses.ts'
import { accessEnds, lastMinuteText } from '../../rules/bookings/plans.ts'
import { forRefund, isPart, refundRule, type Rest } from '../../rules/money/refunds.ts'
import { payersBank } from '../../rules/money/refundReasons.ts'
import { freeAfterMove } from '../../rules/money/teamMoves.ts'
import { awayOf, STANDING } from '../../rules/takesPart.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { productOf, whenOf } from '../bookingWords.ts'
import { endHoldsWith } from '../hold/holds.ts'
import { mentorlessAhead, soldAhead } from '../bookingsToDecide.ts'
import { publishBookingChange } from '../sides.ts'

type Deps = Pick<App, 'clock' | 'config'>

const PERSON = { id: true, name: true, email: true } as const
const SOLD = {
  mentor: { select: { ...PERSON, ...STANDING } },
  mentee: { select: PERSON },
  subscription: true,
  orders: { select: { payments: { select: { ...OWED, providerPaymentId: true } } } },
} as const satisfies Prisma.BookingInclude
type Sold = Prisma.BookingGetPayload<{ include: typeof SOLD }>

const soldOf = (tx: Transaction, mentorId: number, ahead: Prisma.BookingWhereInput): Promise<Sold[]> =>
  tx.booking.findMany({ where: { mentorId, menteeId: { not: null }, ...ahead }, orderBy: { id: 'asc' }, include: SOLD })

const whatOf = (booking: Sold) => `${productOf(booking)}, ${whenOf(booking)}`

/** What a cancellation returns of the payment, and what the payer's bank means for that. */
function restOf({ orders, paymentId }: Sold): Rest & { bank: string | null } {
  const payments = orders.flatMap((order) => order.payments)
  const payment = payments.find(({ providerPaymentId }) => providerPaymentId === paymentId)
  const rest = payment ? owed(payment) : 0
  return { owed: rest, paid: payment?.amount ?? null, bank: payersBank(rest, atBank(payment)) }
}

const isRefundable = (booking: Sold): boolean => Boolean(restOf(booking).owed)

function youCan(booking: Sold, until: string): string {
  const { bank, ...rest } = restOf(booking)
  return [...(rest.owed ? [`You can cancel${forRefund(rest)}${until}.`] : []), ...(bank ? [bank] : [])]
    .map((sentence) => ` ${sentence}`)
    .join('')
}

/** What the bank means for each payment; of several bookings it is said of which. */
const banksOf = (bookings: readonly Sold[]): string[] =>
  bookings.flatMap((booking) => {
    const { bank } = restOf(booking)
    return bank === null ? [] : [bookings.length > 1 ? `${whatOf(booking)}: ${bank}` : bank]
  })

/** Of several payments, some may be returned or disputed already. A call was not paid for by itself. */
function backOf(bookings: readonly Sold[]): string {
  const paid = bookings.filter(({ paymentId }) => paymentId !== null)
  if (paid.every((booking) => isRefundable(booking) && !isPart(restOf(booking)) && restOf(booking).bank === null))
    return 'everything that you paid'
  return paid.length === 1 ? 'what is left of your payment' : 'what can be refunded of your payments'
}

/** The mentees can cancel for a refund, and what is not paid for is no longer held. Their open pages and chats are updated. */
export async function announceLeft(tx: Transaction, app: Deps, mentorId: number): Promise<void> {
  await endHoldsWith(tx, mentorId, app.clock.now())
  const sold = await soldOf(tx, mentorId, mentorlessAhead(app.clock.now()))
  const inReview = sold.some(({ mentor }) => awayOf(mentor) === 'inReview')
  const goesOn = inReview ? 'is on hold until our team has finished the review.' : 'can’t go ahead.'
  const then = inReview ? ' If they are back in time, it goes ahead as booked, and we will write to you.' : ''
  await tellMentees(tx, app, 'mentor-left', sold, (bookings, name) => ({
    title: inReview ? `${name} is under review` : `${name} is no longer on Plumbline`,
    message: bookings.map((booking) => `${whatOf(booking)}: ${goesOn}${youCan(booking, '')}`).join(' '),
    paragraphs: bookings.some(isRefundable)
      ? [
          `What you have paid for ${goesOn}${then}`,
          `You can cancel at any time before it starts or ends, and get back ${backOf(bookings)}.`,
          ...banksOf(bookings),
        ]
      : [`What you have booked ${goesOn}${then}`, ...banksOf(bookings)],
    facts: bookings.map((booking) => [isRefundable(booking) ? 'Paid' : 'Booked', whatOf(booking)]),
    label: bookings.some(isRefundable) ? 'Cancel and get it back' : 'See your booking',
  }))
}

/** They were told that they can cancel for a full refund: they still can for two days, or until it starts or ends. */
export async function announceBack(tx: Transaction, app: Deps, mentorId: number): Promise<void> {
  const now = app.clock.now()
  const sold = await soldOf(tx, mentorId, soldAhead(now))
  const until = new Map<number, string>()
  for (const { id, packageType, startsAt, endDate, confirmedAt: paidAt, freeUntil: given } of sold) {
    const ends = startsAt ?? accessEnds(fromDateOnly(endDate!))
    const free = Math.min(freeAfterMove(null, now).getTime(), ends.getTime())
    const freeUntil = new Date(Math.max(given?.getTime() ?? 0, free))
    await tx.booking.update({ where: { id }, data: { freeUntil, mentorBackAt: now }, select: { id: true } })
    const windowHours = app.config.refundWindowHours
    const rule = refundRule({ packageType, startsAt, paidAt, freeUntil, windowHours }, now)
    const last = rule.until ?? freeUntil
    until.set(id, endDate && last >= ends ? lastMinuteText(fromDateOnly(endDate)) : formatWhenFull(last))
  }
  await tellMentees(tx, app, 'mentor-back', sold, (bookings, name) => ({
    title: `${name} is back on Plumbline`,
    message: bookings
      .map(
        (booking) => `${whatOf(booking)}: goes ahead as booked.${youCan(booking, ` until ${until.get(booking.id)}`)}`,
      )
      .join(' '),
    paragraphs: bookings.some(isRefundable)
      ? [
          'What you have paid for goes ahead as booked.',
          `You can still cancel until the time below and get back ${backOf(bookings)}. After that the usual refund policy holds.`,
          ...banksOf(bookings),
        ]
      : ['What you have booked goes ahead.', ...banksOf(bookings)],
    facts: bookings.flatMap((booking): MailFact[] => [
      ['Booked', whatOf(booking)],
      ...(isRefundable(booking) ? [['Refundable until', until.get(booking.id)!] satisfies MailFact] : []),
    ]),
    label: 'See your booking',
  }))
}

interface News {
  title: string
  message: string
  paragraphs: string[]
  facts: MailFact[]
  /** Of the link, where there is one booking. */
  label: string
}

async function tellMentees(
  tx: Transaction,
  app: Deps,
  kind: 'mentor-left' | 'mentor-back',
  sold: readonly Sold[],
  newsOf: (bookings: Sold[], mentorName: string) => News,
): Promise<void> {
  // Each time is news of its own.
  const cause = randomUUID()
  for (const bookings of Map.groupBy(sold, ({ menteeId }) => menteeId).values()) {
    const [{ id, mentor, mentee }] = bookings as [Sold]
    if (!mentor || !mentee) continue
    const isOne = bookings.length === 1
    const link = isOne ? bookingPage({ id, mentorId: mentor.id }) : sessionsPage
    const { title, message, paragraphs, facts, label } = newsOf(bookings, mentor.name)
    const mail: OutgoingMail = {
      kind,
      dedupeKey: `${kind}:${mentor.id}:${cause}:${mentee.id}`,
      to: mentee.email,
      recipient: { type: 'mentee', id: mentee.id },
      about: { type: 'mentor', id: mentor.id },
      subject: title,
      content: {
        heading: title,
        paragraphs,
        facts: [['Mentor', mentor.name], ...facts],
        action: { label: isOne ? label : 'See your bookings', url: `${app.config.publicUrl}${link}` },
      },
    }
    const data = { mentorId: mentor.id, ...(isOne && { bookingId: id }) }
    await mailAndNotify(tx, app, mail, { by: null, type: 'booking', title, message, link, data })
    for (const booking of bookings) {
      await publishBookingChange(tx, booking)
      if (booking.subscription) await publishPlanChange(tx, booking.subscription)
    }
  }
}
