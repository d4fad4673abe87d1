import type { MailPart } from '../contracts/parts.ts'
import { isStillUnread } from './messages/digests.ts'

/** Unread messages; silent once they are read. */
export const chatMails: readonly MailPart[] = [{ kind: 'chat-unread', isStillTrue: isStillUnread }]
