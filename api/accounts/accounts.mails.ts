import type { MailPart } from '../contracts/parts.ts'

export const accountMails: readonly MailPart[] = [{ kind: 'confirmation' }]
