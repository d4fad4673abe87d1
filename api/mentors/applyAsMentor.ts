import { EmailTakenError } from '../accounts/accountErrors.ts'
import { countSignUp } from '../accounts/attempts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { confirmationLink } from '../accounts/emailConfirmations.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import { parseRupees } from '../rules/format.ts'
import type { MentorApplication } from '../rules/inputs/mentorApplication.ts'
import { applicationMail } from './applicationMail.ts'

/**
 * The new mentor: under review, without bookable hours, not signed in, with a mail on its way that says so.
 * Throws EmailTakenError and RateLimitedError.
 */
export async function applyAsMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  application: MentorApplication,
  { ip }: { ip: string },
): Promise<{ id: number }> {
  const { password, starterPackageRate, advancedPackageRate, subBranch, ...profile } = application
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(app.db, async (tx) => {
      const { id } = await tx.mentor.create({
        data: {
          ...profile,
          subBranch: subBranch ?? null,
          passwordHash,
          starterPackageRate: paise(starterPackageRate),
          advancedPackageRate: paise(advancedPackageRate),
          createdAt: app.clock.now(),
        },
        select: { id: true },
      })
      const { name, email } = profile
      const link = await confirmationLink(tx, app, { type: 'mentor', id, email })
      await queueEmail(tx, app, {
        kind: 'welcome-mentor',
        dedupeKey: `welcome:mentor:${id}`,
        to: email,
        recipient: { type: 'mentor', id },
        about: null,
        ...applicationMail(name, link, app.config),
      })
      return { id }
    })
  } catch (error) {
    if (violates(error, 'mentors_email_key')) throw new EmailTakenError()
    throw error
  }
}

function paise(rupees: string): number {
  const amount = parseRupees(rupees)
  if (amount === null) throw new RangeError('The rates of an application are checked before')
  return amount
}
