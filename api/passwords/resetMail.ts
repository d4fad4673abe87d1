import type { UserType } from '../generated/prisma/enums.ts'
import type { MailContent } from '../mail/content.ts'
import { RESET_LINK_MINUTES } from '../rules/constants.ts'

const KINDS: Record<UserType, string> = { mentor: 'mentor', mentee: 'mentee', community: 'community' }

/** Links to a new password, one for each account at the address. It greets nobody when the name is null. */
export function resetMail(
  name: string | null,
  links: readonly { type: UserType; url: string }[],
): { subject: string; content: MailContent } {
  const several = links.length > 1
  const accounts = several
    ? `You have ${links.length} accounts with this email address. Each has its own password and its own link.`
    : `We received a request to reset the password of your ${links[0] ? KINDS[links[0].type] : ''} account.`
  return {
    subject: 'Reset your password',
    content: {
      heading: name === null ? 'Reset your password' : `Reset your password, ${name}`,
      paragraphs: [
        accounts,
        'Choose a new password with the button below. You will be logged out on all your devices.',
      ],
      actions: links.map(({ type, url }) => ({
        label: several ? `Reset my ${KINDS[type]} password` : 'Choose a new password',
        url,
      })),
      note: `The link works once, for ${RESET_LINK_MINUTES / 60} hour. If you didn't ask for this, you can ignore this email: your password won't change.`,
    },
  }
}
