import { EmailTakenError } from '../accounts/accountErrors.ts'
import { countSignUp } from '../accounts/attempts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { violates } from '../database/transaction.ts'
import type { MenteeRegistration } from '../rules/inputs/menteeRegistration.ts'

/** The new mentee, not signed in. Throws EmailTakenError and RateLimitedError. */
export async function registerMentee(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  registration: MenteeRegistration,
  { ip }: { ip: string },
): Promise<{ id: number }> {
  const { password, subBranch, ...profile } = registration
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password)
  try {
    return await app.db.mentee.create({
      data: { ...profile, subBranch: subBranch ?? null, passwordHash, createdAt: app.clock.now() },
      select: { id: true },
    })
  } catch (error) {
    if (violates(error, 'mentees_email_key')) throw new EmailTakenError()
    throw error
  }
}
