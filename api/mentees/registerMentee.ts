import { EmailTakenError } from '../accounts/accountErrors.ts'
import { countSignUp } from '../accounts/bounds.ts'
import { wideNetworkOf } from '../accounts/network.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { confirmationLink, linkEnds } from '../accounts/emailConfirmations.ts'
import { mayMail } from '../accounts/unprovenMails.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { SignInOrigin, StartedSession } from '../sessions/enter.ts'
import { startSession } from '../sessions/sessions.ts'
import type { MenteeRegistration } from '../rules/inputs/menteeRegistration.ts'
import { welcomeMail } from './welcomeMail.ts'

/**
 * The new mentee, with a welcome on its way to them (`mayMail`), and their first session when `signIn` asks for one.
 * Throws EmailTakenError and RateLimitedError.
 */
export async function registerMentee(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  registration: MenteeRegistration & { signIn?: boolean },
  { ip, userAgent }: SignInOrigin,
): Promise<{ id: number; session: StartedSession | null }> {
  const { password, subBranch, signIn = false, ...profile } = registration
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password, wideNetworkOf(ip))
  const now = app.clock.now()
  try {
    return await inTransaction(app.db, async (tx) => {
      const { id } = await tx.mentee.create({
        data: {
          ...profile,
          subBranch: subBranch ?? null,
          passwordHash,
          createdAt: now,
          ...(signIn && { lastLoginAt: now }),
        },
        select: { id: true },
      })
      const { email } = profile
      if (await mayMail(tx, app, { type: 'mentee', id, email })) {
        const link = await confirmationLink(tx, app, { type: 'mentee', id, email })
        await queueEmail(tx, app, {
          kind: 'welcome-mentee',
          dedupeKey: `welcome:mentee:${id}`,
          to: email,
          recipient: { type: 'mentee', id },
          about: null,
          validUntil: linkEnds(app),
          ...welcomeMail(link, app.config),
        })
      }
      if (!signIn) return { id, session: null }
      const token = await startSession(tx, { type: 'mentee', id, ip, userAgent }, now)
      return { id, session: { token, type: 'mentee', id, passwordHash } }
    })
  } catch (error) {
    if (violates(error, 'mentees_email_key')) throw new EmailTakenError()
    throw error
  }
}
