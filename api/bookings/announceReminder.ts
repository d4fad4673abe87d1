import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Email } from '../generated/prisma/client.ts'
import { bookingAddress, notificationsAddress } from '../mail/addresses.ts'
import type { MailContent } from '../mail/layout.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { formatTime, formatWhenFull } from '../rules/format.ts'
import { bookingFacts, calendarFile, type Side } from './bookingWords.ts'
import type { BookingOfTwo } from './parties.ts'

/** Hours before the start at which both sides are reminded. */
export const REMINDER_HOURS = [24, 1] as const
export type ReminderHours = (typeof REMINDER_HOURS)[number]

/** One a session's time, kind and side: a session that is moved has reminders of its own. */
export const reminderKey = (id: number, startsAt: Date, hours: ReminderHours, side: Side) =>
  `reminder:${id}:${startsAt.getTime()}:${hours}h:${side}`

/** The session that a reminder's key speaks of. */
export function remindedSession({ dedupeKey }: Pick<Email, 'dedupeKey'>): { id: number; startsAt: Date } {
  const [, id, startsAt] = dedupeKey.split(':')
  return { id: Number(id), startsAt: new Date(Number(startsAt)) }
}

/** A mail, and with it a notification, to each side; once. */
export async function announceReminder(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  booking: BookingOfTwo & { startsAt: Date },
  hours: ReminderHours,
): Promise<void> {
  for (const side of ['mentee', 'mentor'] as const) {
    const reader = booking[side]
    const { name } = side === 'mentee' ? booking.mentor : booking.mentee
    const when = formatWhenFull(booking.startsAt)
    const where = whereSentence(booking, side)
    const dedupeKey = reminderKey(booking.id, booking.startsAt, hours, side)
    const isNew = await queueEmail(tx, app, {
      dedupeKey,
      to: reader.email,
      subject: `${hours === 24 ? 'Reminder' : 'Starting soon'}: session with ${name}, ${when}`,
      content: {
        heading:
          hours === 24
            ? `Your session with ${name} is coming up`
            : `Your session starts at ${formatTime(booking.startsAt)} IST`,
        paragraphs: [`You meet ${name} on ${when}.${booking.meetingLink ? '' : ` ${where}`}`],
        facts: bookingFacts(booking, side),
        ...nextSteps(app, booking, side),
      },
      ...calendarFile(app.config, booking, app.clock.now()),
      validUntil: booking.startsAt,
    })
    // The mail remembers: a notification may have been deleted by its reader.
    if (!isNew) continue
    await notify(tx, {
      dedupeKey,
      userType: side,
      userId: reader.id,
      type: 'booking',
      title: hours === 24 ? 'Your session is coming up' : 'Your session starts soon',
      message: `You meet ${name} on ${when}. ${where}`,
      link: side === 'mentee' ? '/mentee-dashboard' : '/mentor-dashboard',
      data: { bookingId: booking.id },
    })
  }
}

function whereSentence({ meetingLink, mentor }: BookingOfTwo, side: Side): string {
  if (meetingLink) return `Join: ${meetingLink}`
  return side === 'mentee'
    ? `The meeting link will be added by ${mentor.name}.`
    : 'The meeting link is not added yet: please add it before the session.'
}

/** Joining comes first where it is known how. */
function nextSteps(
  { config }: Pick<App, 'config'>,
  booking: BookingOfTwo,
  side: Side,
): Pick<MailContent, 'action' | 'actions'> {
  const page =
    side === 'mentee'
      ? { label: 'See the booking', url: bookingAddress(config, booking) }
      : { label: 'See your notifications', url: notificationsAddress(config) }
  if (!booking.meetingLink) return { action: page }
  return { action: { label: 'Join the session', url: booking.meetingLink }, actions: [page] }
}
