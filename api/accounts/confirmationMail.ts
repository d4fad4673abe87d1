import type { MailContent } from '../mail/content.ts'
import { WELCOME_LINK_DAYS } from '../rules/constants.ts'
import type { AccountRow } from './accountRow.ts'

/** The link that confirms an address, once more. No name: somebody else may have given it with this address. */
export function confirmationMail(
  { type }: Pick<AccountRow, 'type'>,
  link: string,
): { subject: string; content: MailContent } {
  return {
    subject: 'Confirm your email address',
    content: {
      heading: 'Confirm your email address',
      paragraphs: [
        `A ${type} account on Plumbline uses this email address. If this is your account, confirm the email address, so that our emails reach you.`,
      ],
      action: { label: 'Confirm my email address', url: link },
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you don't have an account with us, you can ignore this email.`,
    },
  }
}
