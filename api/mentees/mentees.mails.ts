import type { MailPart } from '../contracts/parts.ts'

/** The welcome. */
export const menteeMails: readonly MailPart[] = [{ kind: 'welcome-mentee' }]
