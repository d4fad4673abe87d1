import type { MailContent } from '../mail/content.ts'
import { SESSION_MINUTES, WELCOME_LINK_DAYS } from '../rules/constants.ts'

/** What a new mentee reads; `link` confirms the address. No name: nobody has proven yet that the address is theirs. */
export function welcomeMail(
  link: string,
  { publicUrl }: { publicUrl: string },
): { subject: string; content: MailContent } {
  return {
    subject: 'Welcome to Plumbline',
    content: {
      heading: 'Welcome to Plumbline',
      paragraphs: [
        'Your mentee account is ready. Please confirm your email address: you need it to join free workshops.',
        `To book a session, choose a mentor in your branch, pick an open slot and pay online. A Starter session is a ${SESSION_MINUTES}-minute video call.`,
      ],
      action: { label: 'Confirm my email address', url: link },
      facts: [
        ['Find a mentor', `${publicUrl}/mentors`],
        ['Log in at', `${publicUrl}/auth?as=mentee`],
      ],
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you didn't sign up, you can ignore this email.`,
    },
  }
}
