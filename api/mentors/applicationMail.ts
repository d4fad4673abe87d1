import type { MailContent } from '../mail/content.ts'
import { MENTOR_REVIEW_TEXT, WELCOME_LINK_DAYS } from '../rules/constants.ts'

/** What a mentor reads after applying; `link` confirms the address. No name, as the address is not proven. */
export function applicationMail(
  link: string,
  { publicUrl }: { publicUrl: string },
): { subject: string; content: MailContent } {
  return {
    subject: 'We have received your application',
    content: {
      heading: 'Thank you for applying',
      paragraphs: [
        `Our team reviews every application. It takes ${MENTOR_REVIEW_TEXT}, and we'll email you as soon as it's done.`,
        'Meanwhile, please confirm your email address, so that our reply reaches you.',
      ],
      action: { label: 'Confirm my email address', url: link },
      facts: [
        ['Status', 'Pending review'],
        ['Review takes', MENTOR_REVIEW_TEXT],
        ['Log in at', `${publicUrl}/auth?as=mentor`],
      ],
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you didn't apply, you can ignore this email.`,
    },
  }
}
