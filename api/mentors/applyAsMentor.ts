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
import { parseRupees } from '../rules/format.ts'
import type { MentorApplication } from '../rules/inputs/mentorApplication.ts'
import { applicationMail } from './applicationMail.ts'

/**
 * The new mentor: under review, without bookable hours, with a mail on its way that says so, and their
 * first session when `signIn` asks for one.
 * Throws EmailTakenError and RateLimitedError.
 */
export async function applyAsMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  application: MentorApplication & { signIn?: boolean },
  { ip, userAgent }: SignInOrigin,
): Promise<{ id: number; session: StartedSession | null }> {
  const { password, starterPackageRate, advancedPackageRate, subBranch, signIn = false, ...profile } = application
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password, wideNetworkOf(ip))
  const now = app.clock.now()
  try {
    return await inTransaction(app.db, async (tx) => {
      const { id } = await tx.mentor.create({
        data: {
          ...profile,
          subBranch: subBranch ?? null,
          passwordHash,
          starterPackageRate: paise(starterPackageRate),
          advancedPackageRate: paise(advancedPackageRate),
          createdAt: now,
          ...(signIn && { lastLoginAt: now }),
        },
        select: { id: true },
      })
      const { email } = profile
      if (await mayMail(tx, app, { type: 'mentor', id, email })) {
        const link = await confirmationLink(tx, app, { type: 'mentor', id, email })
        await queueEmail(tx, app, {
          kind: 'welcome-mentor',
          dedupeKey: `welcome:mentor:${id}`,
          to: email,
          recipient: { type: 'mentor', id },
          about: null,
          validUntil: linkEnds(app),
          ...applicationMail(link, app.config),
        })
      }
      if (!signIn) return { id, session: null }
      const token = await startSession(tx, { type: 'mentor', id, ip, userAgent }, now)
      return { id, session: { token, type: 'mentor', id, passwordHash } }
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
