import { remindedSession, isOn } from './announce/reminders.ts'
import { mentorlessAhead } from './bookingsToDecide.ts'
import { LISTED } from '../availability/freeSlots.ts'
import type { MailPart } from '../contracts/parts.ts'

/** Whether the booking that the key names was not called off; the mail of that has told all there is to say. */
const isNotCancelled: MailPart['isStillTrue'] = async (db, { dedupeKey }) =>
  (await db.booking.count({ where: { id: Number(dedupeKey.split(':')[1]), status: 'cancelled' } })) === 0

/** Moved again, or called off: the newer mail says what is now. */
const isNewest: MailPart['isStillTrue'] = async (db, email, now) => {
  const [booking, id, moved] = email.dedupeKey.split(':')
  const newer = { id: { gt: email.id }, dedupeKey: { startsWith: `${booking}:${id}:${moved}:` } }
  const isLast = (await db.email.count({ where: { ...newer, toAddress: email.toAddress } })) === 0
  return isLast && (await isNotCancelled(db, email, now))
}

/** Mails about a booking. Reminders are dropped once the session is cancelled or moved. */
export const bookingMails: readonly MailPart[] = [
  { kind: 'booking-confirmed', isStillTrue: isNotCancelled },
  { kind: 'meeting-link', isStillTrue: isNotCancelled },
  {
    kind: 'mentor-left',
    // Accepted again, or all is cancelled by now.
    isStillTrue: async (db, { recipientId, aboutId }, now) => {
      const theirs = { menteeId: recipientId, mentorId: aboutId }
      return (await db.booking.count({ where: { ...mentorlessAhead(now), ...theirs } })) > 0
    },
  },
  {
    kind: 'mentor-back',
    // They have left once more, the time for a refund is over, or all is cancelled by now.
    isStillTrue: async (db, { recipientId, aboutId }, now) => {
      const free = { status: 'confirmed', freeUntil: { gt: now }, mentorBackAt: { not: null } } as const
      const theirs = { menteeId: recipientId, mentor: { id: aboutId ?? 0, ...LISTED } }
      return (await db.booking.count({ where: { ...free, ...theirs } })) > 0
    },
  },
  { kind: 'booking-kept', isStillTrue: isNotCancelled },
  { kind: 'no-show-reported', isStillTrue: isNotCancelled },
  { kind: 'call-booked', isStillTrue: isNotCancelled },
  { kind: 'booking-moved', isStillTrue: isNewest },
  { kind: 'plan-moved', isStillTrue: isNewest },
  { kind: 'moved-calls', isStillTrue: isNewest },
  {
    kind: 'time-proposed',
    isStillTrue: async (db, { dedupeKey }, now) => {
      const [, id, , proposed] = dedupeKey.split(':')
      const proposal = { proposedStartsAt: new Date(Number(proposed)), proposalExpiresAt: { gt: now } }
      return (await db.booking.count({ where: { id: Number(id), ...proposal } })) > 0
    },
  },
  { kind: 'proposal-declined', isStillTrue: isNotCancelled },
  {
    kind: 'reminder',
    isStillTrue: (db, email) => {
      const { id, startsAt } = remindedSession(email)
      return isOn(db, id, startsAt)
    },
  },
]
