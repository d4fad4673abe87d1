import { remindedSession } from './announceReminder.ts'
import { isOn } from './reminders.ts'
import type { MailPart } from '../parts/mail.ts'

/** A booking, its meeting link, and reminders: these are silent once the session is off or moved. */
export const bookingMails: readonly MailPart[] = [
  { kind: 'booking-confirmed' },
  { kind: 'meeting-link' },
  {
    kind: 'reminder',
    isStillTrue: (db, email) => {
      const { id, startsAt } = remindedSession(email)
      return isOn(db, id, startsAt)
    },
  },
]
