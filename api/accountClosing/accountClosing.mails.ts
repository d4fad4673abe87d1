import type { MailPart } from '../contracts/parts.ts'

/** The last mail of all. */
export const accountClosingMails: readonly MailPart[] = [{ kind: 'account-closed' }]
