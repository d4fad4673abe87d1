import type { MailPart } from '../parts/mail.ts'

/** The welcome. */
export const communityMails: readonly MailPart[] = [{ kind: 'welcome-community' }]
