import type { MailContent } from '../mail/layout.ts'
import { SESSION_MINUTES, WELCOME_LINK_DAYS } from '../rules/constants.ts'

/** What a new mentee reads; `link` confirms the address. */
export function welcomeMail(
  name: string,
  link: string,
  { publicUrl }: { publicUrl: string },
): { subject: string; content: MailContent } {
  return {
    subject: 'Welcome to Plumbline',
    content: {
      heading: `Welcome, ${name}`,
      paragraphs: [
        'You are registered as a mentee. Please confirm your email address first: free workshops ask for it.',
        `To book a session, choose a mentor of your branch, pick a free time of theirs and pay in rupees. A single session takes ${SESSION_MINUTES} minutes, by video.`,
      ],
      action: { label: 'Confirm my email address', url: link },
      facts: [
        ['Find a mentor', `${publicUrl}/mentors`],
        ['Sign in at', `${publicUrl}/auth?as=mentee`],
      ],
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you did not register, ignore this mail.`,
    },
  }
}
