import type { MailPart } from '../contracts/parts.ts'

/** An application and the decision on it. */
export const mentorMails: readonly MailPart[] = [{ kind: 'welcome-mentor' }, { kind: 'mentor-status' }]
