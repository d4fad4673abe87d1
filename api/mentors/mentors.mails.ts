import type { MailPart } from '../contracts/parts.ts'

export const mentorMails: readonly MailPart[] = [{ kind: 'welcome-mentor' }, { kind: 'mentor-status' }]
