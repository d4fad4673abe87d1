import type { MailPart } from '../contracts/parts.ts'

/** A link that confirms an address. */
export const accountMails: readonly MailPart[] = [{ kind: 'confirmation' }]
