import type { MailPart } from '../parts/mail.ts'

/** A calendar has a new secret address: its owner is to know. */
export const calendarMails: readonly MailPart[] = [{ kind: 'calendar-feed' }]
