import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Email, Mentee, Mentor, PlanSubscription } from '../generated/prisma/client.ts'
import { bookAddress, mentorsAddress, notificationsAddress } from '../mail/addresses.ts'
import type { MailAction, MailFact } from '../mail/layout.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { formatShortDay, formatWhenFull } from '../rules/format.ts'
import { accessEnds } from '../rules/months.ts'
import { addDays, fromDateOnly } from '../rules/time.ts'

type MonthOfTwo = PlanSubscription & { mentor: Mentor; mentee: Mentee }
type Deps = Pick<App, 'clock' | 'config'>

/** The warning of a month, mailed once. */
export const endingKey = (subscriptionId: number) => `access:${subscriptionId}:ending:mentee`
const endKey = (subscriptionId: number, side: 'mentee' | 'mentor') => `access:${subscriptionId}:ended:${side}`

/** Whether a month still runs when the warning's turn to be sent has come; the news of an end stays true. */
export async function isAccessNewsTrue({ db }: Pick<App, 'db'>, { dedupeKey }: Email): Promise<boolean> {
  const [, id, kind] = dedupeKey.split(':')
  if (kind !== 'ending') return true
  return (await db.planSubscription.count({ where: { id: Number(id), status: 'active' } })) > 0
}

/** Tells the mentee that the month ends in three days or less. */
export async function announceEnding(tx: Transaction, app: Deps, month: MonthOfTwo): Promise<void> {
  const { id, mentor, mentee } = month
  const endDate = fromDateOnly(month.endDate)
  const ends = formatWhenFull(accessEnds(endDate))
  const lastDay = formatShortDay(addDays(endDate, -1))
  const calls: MailFact[] = month.callsRemaining > 0 ? [['Calls left', String(month.callsRemaining)]] : []
  const isNew = await queueEmail(tx, app, {
    dedupeKey: endingKey(id),
    to: mentee.email,
    subject: `Your month with ${mentor.name} ends on ${ends}`,
    content: {
      heading: `Your month with ${mentor.name} is ending`,
      paragraphs: [
        `Chat and calls end on ${ends}: ${lastDay} is the last full day.`,
        rebookSentence(month, 'To go on, book another month from then. '),
      ],
      facts: [['Mentor', mentor.name], ['Access ends', ends], ...calls],
      action: rebookAction(app, month),
    },
    validUntil: accessEnds(endDate),
  })
  if (!isNew) return
  await notify(tx, {
    dedupeKey: endingKey(id),
    userType: 'mentee',
    userId: mentee.id,
    type: 'booking',
    title: 'Your month is ending',
    message: `Chat and calls with ${mentor.name} end on ${ends}.`,
    link: '/mentee-dashboard',
    data: { mentorId: mentor.id },
  })
}

/** Tells both that the month is over. */
export async function announceEnd(tx: Transaction, app: Deps, month: MonthOfTwo): Promise<void> {
  const { id, mentor, mentee } = month
  const ended = formatWhenFull(accessEnds(fromDateOnly(month.endDate)))
  await notify(tx, {
    dedupeKey: endKey(id, 'mentee'),
    userType: 'mentee',
    userId: mentee.id,
    type: 'booking',
    title: 'Your month has ended',
    message: `Your month with ${mentor.name} ended on ${ended}. Book again to continue.`,
    link: '/mentee-dashboard',
    data: { mentorId: mentor.id },
  })
  await notify(tx, {
    dedupeKey: endKey(id, 'mentor'),
    userType: 'mentor',
    userId: mentor.id,
    type: 'booking',
    title: 'A month has ended',
    message: `The month of ${mentee.name} with you ended on ${ended}.`,
    link: '/mentor-dashboard',
    data: { menteeId: mentee.id },
  })
  await queueEmail(tx, app, {
    dedupeKey: endKey(id, 'mentee'),
    to: mentee.email,
    subject: `Your month with ${mentor.name} has ended`,
    content: {
      heading: `Your month with ${mentor.name} has ended`,
      paragraphs: [
        `Chat and calls ended on ${ended}. Your messages stay readable.`,
        rebookSentence(month, 'To go on, book another month: it can start today. '),
      ],
      action: rebookAction(app, month),
    },
  })
  await queueEmail(tx, app, {
    dedupeKey: endKey(id, 'mentor'),
    to: mentor.email,
    subject: `The month of ${mentee.name} has ended`,
    content: {
      heading: `The month of ${mentee.name} has ended`,
      paragraphs: [`Chat and calls ended on ${ended}. We have told ${mentee.name} how to book again.`],
      action: { label: 'See your notifications', url: notificationsAddress(app.config) },
    },
  })
}

const takesBookings = ({ mentor }: MonthOfTwo) => mentor.status === 'accepted' && mentor.isActive && mentor.available

function rebookSentence(month: MonthOfTwo, whenOpen: string): string {
  return takesBookings(month)
    ? `${whenOpen}You choose the first day and pay as before; nothing is renewed or charged by itself.`
    : `${month.mentor.name} is not taking bookings right now. Other mentors of your branch may be. Nothing is renewed or charged by itself.`
}

function rebookAction({ config }: Deps, month: MonthOfTwo): MailAction {
  return takesBookings(month)
    ? { label: `Book another month with ${month.mentor.name}`, url: bookAddress(config, month.mentorId, 'advanced') }
    : { label: 'Find a mentor', url: mentorsAddress(config) }
}
