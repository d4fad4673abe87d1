import { remindedSession } from './announceReminder.ts'
import { isOn } from './reminders.ts'
import type { MailPart } from '../parts/mail.ts'

/** Whether the booking that the key names was not called off; the mail of that has told all there is to say. */
const isNotCancelled: MailPart['isStillTrue'] = async (db, { dedupeKey }) =>
  (await db.booking.count({ where: { id: Number(dedupeKey.split(':')[1]), status: 'cancelled' } })) === 0

/** A booking and what becomes of it, its meeting link, and reminders: these are silent once the session is off or moved. */
export const bookingMails: readonly MailPart[] = [
  { kind: 'booking-confirmed', isStillTrue: isNotCancelled },
  { kind: 'meeting-link', isStillTrue: isNotCancelled },
  { kind: 'booking-cancelled' },
  {
    kind: 'reminder',
    isStillTrue: (db, email) => {
      const { id, startsAt } = remindedSession(email)
      return isOn(db, id, startsAt)
    },
  },
]
