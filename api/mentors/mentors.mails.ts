import type { MailPart } from '../contracts/parts.ts'

/** An application, and what became of it. */
export const mentorMails: readonly MailPart[] = [{ kind: 'welcome-mentor' }, { kind: 'mentor-status' }]
