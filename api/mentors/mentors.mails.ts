import type { MailPart } from '../parts/mail.ts'

/** An application, and what became of it. */
export const mentorMails: readonly MailPart[] = [{ kind: 'welcome-mentor' }, { kind: 'mentor-status' }]
