import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Email } from '../../generated/prisma/client.ts'
import { bookingAddress, bookingPage } from '../../rules/addresses.ts'
import type { MailContent } from '../../mail/content.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import type { AccountRef } from '../../contracts/personalData.ts'
import { formatTime, formatWhenFull } from '../../rules/text/format.ts'
import { bookingFacts, calendarFile } from '../bookingWords.ts'
import type { BookingOfTwo, Side } from '../sides.ts'

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
    const { id, name } = side === 'mentee' ? booking.mentor : booking.mentee
    const about: AccountRef = { type: side === 'mentee' ? 'mentor' : 'mentee', id }
    const when = formatWhenFull(booking.startsAt)
    const where = whereSentence(booking, side)
    const dedupeKey = reminderKey(booking.id, booking.startsAt, hours, side)
    const isNew = await queueEmail(tx, app, {
      kind: 'reminder',
      dedupeKey,
      to: reader.email,
      recipient: { type: side, id: reader.id },
      about,
      subject: `${hours === 24 ? 'Reminder' : 'Starting soon'}: session with ${name}, ${when}`,
      content: {
        heading:
          hours === 24
            ? `Your session with ${name} is coming up`
            : `Your session starts at ${formatTime(booking.startsAt)} IST`,
        paragraphs: [`You meet ${name} on ${when}.${booking.meetingLink ? '' : ` ${where}`}`],
        facts: bookingFacts(booking, side),
        ...nextSteps(app, booking),
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
      about,
      type: 'booking',
      title: hours === 24 ? 'Your session is coming up' : 'Your session starts soon',
      message: `You meet ${name} on ${when}. ${where}`,
      link: bookingPage(booking),
      data: { bookingId: booking.id, mentorId: booking.mentor.id },
    })
  }
}

function whereSentence({ meetingLink, mentor }: BookingOfTwo, side: Side): string {
  if (meetingLink) return `Join: ${meetingLink}`
  return side === 'mentee'
    ? `${mentor.name} will add the meeting link.`
    : "You haven't added the meeting link yet. Please add it before the session."
}

/** Joining comes first where it is known how. */
function nextSteps({ config }: Pick<App, 'config'>, booking: BookingOfTwo): Pick<MailContent, 'action' | 'actions'> {
  const page = { label: 'See the booking', url: bookingAddress(config, booking) }
  if (!booking.meetingLink) return { action: page }
  return { action: { label: 'Join the session', url: booking.meetingLink }, actions: [page] }
}
