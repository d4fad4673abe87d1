import { linkEnds } from '../accounts/emailConfirmations.ts'
import { mayMail } from '../accounts/unprovenMails.ts'
import { countSignUp } from '../accounts/bounds.ts'
import { firstPasswordLink } from '../passwords/resetTokens.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { CommunityRegistration } from '../rules/inputs/communityRegistration.ts'
import { welcomeMail } from './welcomeMail.ts'

/**
 * Takes somebody into the community and mails them a welcome with the link to a password. Whoever has joined with this
 * address, in whatever case, stays as they are and gets no mail. Throws RateLimitedError.
 */
export async function registerCommunityMember(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { name, email, engineeringField, type }: CommunityRegistration,
  { ip }: { ip: string },
): Promise<{ alreadyJoined: boolean }> {
  await countSignUp(app, ip)
  try {
    await inTransaction(app.db, async (tx) => {
      const { id } = await tx.communityMember.create({
        data: { name, email, branch: engineeringField, type, joinDate: app.clock.now() },
        select: { id: true },
      })
      if (await mayMail(tx, app, { type: 'community', id, email })) {
        const link = await firstPasswordLink(tx, app, { email })
        await queueEmail(tx, app, {
          kind: 'welcome-community',
          dedupeKey: `welcome:community:${id}`,
          to: email,
          recipient: { type: 'community', id },
          about: null,
          validUntil: linkEnds(app),
          ...welcomeMail(link, app.config),
        })
      }
    })
    return { alreadyJoined: false }
  } catch (error) {
    if (violates(error, 'community_members_email_key')) return { alreadyJoined: true }
    throw error
  }
}
