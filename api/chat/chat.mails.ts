import type { MailPart } from '../contracts/parts.ts'
import { isStillUnread } from './messages/digests.ts'

export const chatMails: readonly MailPart[] = [{ kind: 'chat-unread', isStillTrue: isStillUnread }]
