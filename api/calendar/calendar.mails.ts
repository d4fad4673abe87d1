import type { MailPart } from '../contracts/parts.ts'

/** A calendar has a new secret address: its owner is to know. */
export const calendarMails: readonly MailPart[] = [{ kind: 'calendar-feed' }]
