import type { MailContent } from '../mail/layout.ts'
import { WELCOME_LINK_DAYS } from '../rules/constants.ts'

/** The link that confirms an address, once more. */
export function confirmationMail(name: string, link: string): { subject: string; content: MailContent } {
  return {
    subject: 'Confirm your email address',
    content: {
      heading: `Is this your address, ${name}?`,
      paragraphs: ['Open the link and confirm it with one click. We then know that our mails reach you.'],
      action: { label: 'Confirm my email address', url: link },
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you have no account with us, ignore this mail: nothing happens without you.`,
    },
  }
}
