import type { MailPart } from '../parts/mail.ts'

/** An application and the decision on it. */
export const mentorMails: readonly MailPart[] = [{ kind: 'welcome-mentor' }, { kind: 'mentor-status' }]
