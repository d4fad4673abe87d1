import { EmailTakenError } from '../accounts/accountErrors.ts'
import { countSignUp } from '../accounts/attempts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { confirmationLink } from '../accounts/emailConfirmations.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { MenteeRegistration } from '../rules/inputs/menteeRegistration.ts'
import { welcomeMail } from './welcomeMail.ts'

/** The new mentee, not signed in, with a welcome on its way to them. Throws EmailTakenError and RateLimitedError. */
export async function registerMentee(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  registration: MenteeRegistration,
  { ip }: { ip: string },
): Promise<{ id: number }> {
  const { password, subBranch, ...profile } = registration
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(app.db, async (tx) => {
      const { id } = await tx.mentee.create({
        data: { ...profile, subBranch: subBranch ?? null, passwordHash, createdAt: app.clock.now() },
        select: { id: true },
      })
      const { name, email } = profile
      const link = await confirmationLink(tx, app, { type: 'mentee', id, email })
      await queueEmail(tx, app, {
        kind: 'welcome-mentee',
        dedupeKey: `welcome:mentee:${id}`,
        to: email,
        recipient: { type: 'mentee', id },
        about: null,
        ...welcomeMail(name, link, app.config),
      })
      return { id }
    })
  } catch (error) {
    if (violates(error, 'mentees_email_key')) throw new EmailTakenError()
    throw error
  }
}
