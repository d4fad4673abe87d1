import type { MailPart } from '../contracts/parts.ts'

export const ACCOUNT_CLOSED = 'account-closed'

export const accountClosingMails: readonly MailPart[] = [{ kind: ACCOUNT_CLOSED }]
