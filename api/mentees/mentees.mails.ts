import type { MailPart } from '../parts/mail.ts'

/** The welcome. */
export const menteeMails: readonly MailPart[] = [{ kind: 'welcome-mentee' }]
