import type { MailContent } from '../mail/content.ts'
import { WELCOME_LINK_DAYS } from '../rules/constants.ts'

/** What a new member of the community reads; `link` leads to their first password. No name, as the address is not proven. */
export function welcomeMail(
  link: string,
  { publicUrl, communityGroupUrl }: { publicUrl: string; communityGroupUrl: string },
): { subject: string; content: MailContent } {
  return {
    subject: 'Welcome to the Plumbline community',
    content: {
      heading: 'Welcome to the community',
      paragraphs: [
        "You've joined. Set a password to log in as a community member. This also confirms your email address.",
      ],
      action: { label: 'Set my password', url: link },
      facts: [
        ['Log in at', `${publicUrl}/auth?as=community`],
        ['Our group', communityGroupUrl],
        ['Workshops', `${publicUrl}/workshops`],
      ],
      note: `The link works once, for ${WELCOME_LINK_DAYS} days. After that, use "Forgot password?" on the login page to get a new one. If you didn't join, you can ignore this email.`,
    },
  }
}
