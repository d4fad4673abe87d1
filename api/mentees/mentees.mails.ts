import type { MailPart } from '../contracts/parts.ts'

export const menteeMails: readonly MailPart[] = [{ kind: 'welcome-mentee' }]
