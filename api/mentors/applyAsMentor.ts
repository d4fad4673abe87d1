import { EmailTakenError } from '../accounts/accountErrors.ts'
import { countSignUp } from '../accounts/attempts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import { violates } from '../database/transaction.ts'
import { parseRupees } from '../rules/format.ts'
import type { MentorApplication } from '../rules/inputs/mentorApplication.ts'

/** The new mentor: under review, without bookable hours, not signed in. Throws EmailTakenError and RateLimitedError. */
export async function applyAsMentor(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  application: MentorApplication,
  { ip }: { ip: string },
): Promise<{ id: number }> {
  const { password, starterPackageRate, advancedPackageRate, subBranch, ...profile } = application
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password)
  try {
    return await app.db.mentor.create({
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
