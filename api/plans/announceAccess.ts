import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Mentee, Mentor, PlanSubscription } from '../generated/prisma/client.ts'
import type { MailAction, MailFact } from '../mail/content.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { mailAndNotify } from '../notifications/mailAndNotify.ts'
import { notify, type Notice } from '../notifications/notify.ts'
import { bookingPage, bookPage } from '../rules/addresses.ts'
import { PLAN_RETURNED } from '../rules/bookings/planRights.ts'
import { accessEnds, lastMinuteText, planLastDay } from '../rules/bookings/plans.ts'
import { GET_THE_REST } from '../rules/money/refundReasons.ts'
import { awayOf, awayText, takesPart } from '../rules/takesPart.ts'
import { forCount } from '../rules/text/counts.ts'
import { formatShortDay } from '../rules/text/format.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { isPlanReturned, PLAN_MONEY, type PlanMoney } from './planMoney.ts'

type PlanWithSides = PlanSubscription & PlanMoney & { mentor: Mentor; mentee: Mentee }
type MailSettings = Pick<App, 'clock' | 'config'>

type Side = 'mentor' | 'mentee'

const bothFrom = ({ mentor, mentee }: PlanWithSides, side: Side) =>
  side === 'mentor'
    ? { own: mentor, about: { type: 'mentee', id: mentee.id } as const }
    : { own: mentee, about: { type: 'mentor', id: mentor.id } as const }

type Words = Pick<Notice, 'title' | 'message'> & {
  /** Where the reader acts; the page of the package `of` unless another is given. */
  link?: string
  /** The plan that is read about, if it is not the one that the news is of. */
  of?: Pick<PlanSubscription, 'id'>
}

async function noticeFor(tx: Transaction, plan: PlanWithSides, side: Side, { link, of = plan, ...words }: Words) {
  const { about } = bothFrom(plan, side)
  const page = link ?? (await packagePage(tx, plan, of.id)) ?? `/${side}-dashboard`
  return { ...words, type: 'booking', by: null, link: page, data: { [`${about.type}Id`]: about.id } } as const
}

async function notifySide(
  tx: Transaction,
  plan: PlanWithSides,
  side: Side,
  { dedupeKey, ...news }: Words & Pick<Notice, 'dedupeKey'>,
): Promise<void> {
  const { own, about } = bothFrom(plan, side)
  await notify(tx, { ...(await noticeFor(tx, plan, side, news)), dedupeKey, userType: side, userId: own.id, about })
}

/** Its booking's page has all acts: to book a session, to write, to cancel. Null for a plan that nobody booked. */
async function packagePage(tx: Transaction, { mentorId }: PlanWithSides, planId: number): Promise<string | null> {
  const where = { planSubscriptionId: planId, startsAt: null }
  const booking = await tx.booking.findFirst({ where, orderBy: { id: 'asc' }, select: { id: true } })
  return booking && bookingPage({ id: booking.id, mentorId })
}

/** Mails one side of a plan and notifies it, once. */
export async function tellSide(
  tx: Transaction,
  app: MailSettings,
  plan: PlanWithSides,
  side: Side,
  { title, message, link, ...mail }: Omit<OutgoingMail, 'to' | 'recipient' | 'about'> & Omit<Words, 'of'>,
): Promise<void> {
  const { own, about } = bothFrom(plan, side)
  const whom = { to: own.email, recipient: { type: side, id: own.id }, about }
  const notice = await noticeFor(tx, plan, side, { title, message, ...(link && { link }) })
  await mailAndNotify(tx, app, { ...mail, ...whom }, notice)
}

export type Dated = Pick<PlanSubscription, 'id' | 'endDate'>

/** The warning of a plan, mailed once for an end date. */
export const endingKey = ({ id, endDate }: Dated) => `access:${id}:ending:mentee:${fromDateOnly(endDate)}`
/** The key of the news that a plan has ended, for each side. */
const endKey = ({ id, endDate }: Dated, side: 'mentee' | 'mentor') =>
  `access:${id}:ended:${side}:${fromDateOnly(endDate)}`

/** Sessions that its mentee can still book: none once the payment was returned, or without its mentor. */
const bookableCalls = (plan: PlanWithSides): number =>
  isPlanReturned(plan) || !takesPart(plan.mentor) ? 0 : plan.callsRemaining

/** Why the mentor of a plan takes no sessions; called only while they take no part. */
const away = ({ mentor }: Pick<PlanWithSides, 'mentor'>) => awayText(awayOf(mentor) ?? 'left', mentor.name)

/** What the mentee of a plan that ends then can do while its mentor takes no part. */
const withoutMentor = (plan: PlanMoney & Pick<PlanWithSides, 'mentor'>, ends: string): string =>
  `${away(plan)} ${isPlanReturned(plan) ? PLAN_RETURNED : `You can cancel the package until ${ends} and ${GET_THE_REST}.`}`

/** Tells the mentee that the plan ends in three days or less. */
export async function announceEnding(tx: Transaction, app: MailSettings, plan: PlanWithSides): Promise<void> {
  const { mentor } = plan
  const endDate = fromDateOnly(plan.endDate)
  const ends = lastMinuteText(endDate)
  const left = bookableCalls(plan)
  const calls: MailFact[] = left > 0 ? [['Sessions left', String(left)]] : []
  const isLeft = !takesPart(mentor)
  const cancel = withoutMentor(plan, ends)
  await tellSide(tx, app, plan, 'mentee', {
    kind: 'plan-ending',
    dedupeKey: endingKey(plan),
    ...(left === 0 && takesBookings(plan) && { link: bookPage(plan.mentorId, 'advanced') }),
    title: 'Your Advanced package is ending',
    message: isLeft ? cancel : `Chat and sessions with ${mentor.name} end at ${ends}.`,
    subject: `Your Advanced package with ${mentor.name} ends on ${formatShortDay(planLastDay(endDate))}`,
    content: {
      heading: `Your Advanced package with ${mentor.name} is ending`,
      paragraphs: [
        isLeft ? cancel : `Chat and sessions end at ${ends}.`,
        rebookSentence(plan, 'To continue, book it again from the next day. '),
      ],
      facts: [['Mentor', mentor.name], ['Access ends', ends], ...calls],
      action: rebookAction(app, plan),
    },
    validUntil: accessEnds(endDate),
  })
}

export async function announceEnd(tx: Transaction, app: MailSettings, plan: PlanWithSides): Promise<void> {
  const { mentor, mentee } = plan
  const ended = formatShortDay(planLastDay(fromDateOnly(plan.endDate)))
  await tellSide(tx, app, plan, 'mentee', {
    kind: 'plan-ended',
    dedupeKey: endKey(plan, 'mentee'),
    ...(takesBookings(plan) && { link: bookPage(plan.mentorId, 'advanced') }),
    title: 'Your Advanced package has ended',
    message: `Your Advanced package with ${mentor.name} ended on ${ended}.${takesBookings(plan) ? ' Book again to continue.' : ''}`,
    subject: `Your Advanced package with ${mentor.name} has ended`,
    content: {
      heading: `Your Advanced package with ${mentor.name} has ended`,
      paragraphs: [
        `Chat and sessions ended on ${ended}. You can still read your messages.`,
        rebookSentence(plan, 'To continue, book it again. It can start today. '),
      ],
      action: rebookAction(app, plan),
    },
  })
  await tellSide(tx, app, plan, 'mentor', {
    kind: 'plan-ended',
    dedupeKey: endKey(plan, 'mentor'),
    title: 'An Advanced package has ended',
    message: `${mentee.name}'s Advanced package with you ended on ${ended}.`,
    subject: `${mentee.name}'s Advanced package with you has ended`,
    content: {
      heading: `${mentee.name}'s Advanced package with you has ended`,
      paragraphs: [`Chat and sessions ended on ${ended}. We've let ${mentee.name} know how to book again.`],
      action: { label: 'See your notifications', url: `${app.config.publicUrl}/notifications` },
    },
  })
}

const takesBookings = ({ mentor }: PlanWithSides) => takesPart(mentor) && mentor.available

function rebookSentence(plan: PlanWithSides, whenOpen: string): string {
  return takesBookings(plan)
    ? `${whenOpen}You choose the first day and pay as before. Nothing is renewed or charged automatically.`
    : `${plan.mentor.name} is not taking bookings right now. Other mentors in your branch may be. Nothing is renewed or charged automatically.`
}

function rebookAction({ config }: MailSettings, plan: PlanWithSides): MailAction {
  return takesBookings(plan)
    ? { label: `Book again with ${plan.mentor.name}`, url: `${config.publicUrl}${bookPage(plan.mentorId, 'advanced')}` }
    : { label: 'Find a mentor', url: `${config.publicUrl}/mentors` }
}

/** The plan of the same two people that follows this one; null when there is none. */
export async function followerOf(
  db: Pick<Transaction, 'planSubscription'>,
  { id, mentorId, menteeId, endDate }: Pick<PlanSubscription, 'id' | 'mentorId' | 'menteeId' | 'endDate'>,
): Promise<(PlanSubscription & PlanMoney) | null> {
  return await db.planSubscription.findFirst({
    include: PLAN_MONEY,
    where: { id: { not: id }, mentorId, menteeId, status: 'active', endDate: { gt: endDate } },
    orderBy: { startDate: 'asc' },
  })
}

/** The news that another plan follows, mailed once for an end date. */
export const continuesKey = ({ id, endDate }: Dated) => `access:${id}:continues:mentee:${fromDateOnly(endDate)}`

/** Tells the mentee that the plan ends in three days or less, and that the next one goes on from there. */
export async function announceContinuing(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  plan: PlanWithSides,
  next: PlanSubscription,
): Promise<void> {
  const { mentor } = plan
  const callsRemaining = bookableCalls(plan)
  const lastDay = formatShortDay(planLastDay(fromDateOnly(plan.endDate)))
  const nextRuns = `Your next one runs from ${formatShortDay(fromDateOnly(next.startDate))}`
  const goesOn = takesPart(mentor)
    ? `${nextRuns}, and the chat stays open.`
    : `${nextRuns}. ${away(plan)} You can cancel each package until it ends and ${GET_THE_REST}.`
  const calls = forCount(
    callsRemaining,
    `1 session is left in the one that ends: use it by ${lastDay}.`,
    (n) => `${n} sessions are left in the one that ends: use them by ${lastDay}.`,
  )
  const ending = `Your Advanced package with ${mentor.name} ends on ${lastDay}. ${goesOn}`
  const left = callsRemaining > 0 ? [calls] : []
  await tellSide(tx, app, plan, 'mentee', {
    kind: 'plan-continues',
    dedupeKey: continuesKey(plan),
    title: 'Your next Advanced package follows',
    message: [ending, ...left].join(' '),
    subject: `Your next Advanced package with ${mentor.name} follows`,
    content: {
      heading: `Your next Advanced package with ${mentor.name} follows`,
      paragraphs: [ending, ...left],
      action: { label: 'See your dashboard', url: `${app.config.publicUrl}/mentee-dashboard` },
    },
    validUntil: accessEnds(fromDateOnly(plan.endDate)),
  })
}

/** Tells both that the plan is over and the next one goes on. */
export async function announceNext(
  tx: Transaction,
  plan: PlanWithSides,
  next: PlanSubscription & PlanMoney,
): Promise<void> {
  const { mentor, mentee } = plan
  const days = `${formatShortDay(fromDateOnly(next.startDate))} to ${formatShortDay(planLastDay(fromDateOnly(next.endDate)))}`
  const isLeft = !takesPart(mentor)
  const chat = isLeft ? '.' : ', and the chat stays open.'
  const cancel = isLeft ? ` ${withoutMentor({ ...next, mentor }, lastMinuteText(fromDateOnly(next.endDate)))}` : ''
  await notifySide(tx, plan, 'mentee', {
    dedupeKey: endKey(plan, 'mentee'),
    of: next,
    title: 'Your next Advanced package',
    message: `Your Advanced package with ${mentor.name} has ended. Your next one is for ${days}${chat}${cancel}`,
  })
  await notifySide(tx, plan, 'mentor', {
    dedupeKey: endKey(plan, 'mentor'),
    of: next,
    title: 'The next Advanced package',
    message: `${mentee.name}'s Advanced package with you has ended. The next one is for ${days}${chat}`,
  })
}
