import type { MailPart } from '../contracts/parts.ts'

/** The welcome. */
export const communityMails: readonly MailPart[] = [{ kind: 'welcome-community' }]
