import type { UserType } from '../generated/prisma/enums.ts'
import type { MailContent } from '../mail/layout.ts'
import { RESET_LINK_MINUTES } from '../rules/constants.ts'

const KINDS: Record<UserType, string> = { mentor: 'mentor', mentee: 'mentee', community: 'community' }

/** Links to a new password, one for each account at the address. */
export function resetMail(
  name: string,
  links: readonly { type: UserType; url: string }[],
): { subject: string; content: MailContent } {
  const several = links.length > 1
  const accounts = several
    ? `This address has ${links.length} accounts. Each has its own password and its own link.`
    : `Somebody, hopefully you, asked for a new password of your ${links[0] ? KINDS[links[0].type] : ''} account.`
  return {
    subject: 'Reset your password',
    content: {
      heading: `A new password, ${name}`,
      paragraphs: [accounts, 'Open the link and choose a new password. You will be signed out everywhere.'],
      actions: links.map(({ type, url }) => ({
        label: several ? `New password for my ${KINDS[type]} account` : 'Choose a new password',
        url,
      })),
      note: `The link works once, for ${RESET_LINK_MINUTES / 60} hour. If you did not ask for it, ignore this mail: your password stays as it is.`,
    },
  }
}
