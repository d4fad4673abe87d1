import { EmailTakenError } from '../accounts/accountErrors.ts'
import { confirmationMail, confirmationLink, linkEnds } from '../accounts/emailConfirmations.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { defined } from '../accounts/profileVersions.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { MentorStatus } from '../generated/prisma/enums.ts'
import type { Administrator } from '../graphql/identity.ts'
import { queueEmail } from '../mail/outbox.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import { DEFAULT_PROFILE_IMAGE } from '../rules/constants.ts'
import type { NewMentor } from '../rules/inputs/mentorByAdministrator.ts'
import { tracedMentorFields } from './mentorTrace.ts'
import { hoursGiven, saveHours } from './storedProfile.ts'
import { paise } from './updateMentor.ts'

/**
 * A mentor as an administrator gives them, in whatever status; answers their number. They are asked for the terms when
 * they first log in, and a link that confirms their address is on its way. Throws ValidationError for a picture that the
 * administrator has not uploaded, and EmailTakenError.
 */
export async function createMentor(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Administrator,
  { password, status, ...input }: NewMentor & { status?: MentorStatus | null | undefined },
): Promise<number> {
  const passwordHash = await hashPassword(password)
  const now = app.clock.now()
  try {
    return await inTransaction(app.db, async (tx) => {
      const { weeklyAvailability, starterPackageRate, advancedPackageRate, ...rest } = input
      const columns = {
        ...rest,
        status: status ?? undefined,
        starterPackageRate: paise(starterPackageRate),
        advancedPackageRate: paise(advancedPackageRate),
        profileImage: await pictureToSave(tx, {
          given: input.profileImage,
          stored: null,
          defaultPath: DEFAULT_PROFILE_IMAGE,
          person: { type: 'admin', id: by.id },
          now,
        }),
      }
      const { name, email, experience } = rest
      const { rating: _none, ...row } = await tx.mentor.create({
        data: { ...defined(columns), name, email, experience, passwordHash, createdAt: now },
      })
      const { id } = row
      const hours = hoursGiven(weeklyAvailability, {})
      if (hours) await saveHours(tx, id, hours)
      await record(tx, app, by, {
        action: 'mentor.created',
        subjects: [`mentor:${id}`],
        after: tracedMentorFields(row),
      })
      const link = await confirmationLink(tx, app, { type: 'mentor', id, email })
      await queueEmail(tx, app, {
        kind: 'confirmation',
        dedupeKey: `confirmation:mentor:${id}:added`,
        to: email,
        recipient: { type: 'mentor', id },
        about: null,
        validUntil: linkEnds(app),
        ...confirmationMail({ type: 'mentor' }, link),
      })
      return id
    })
  } catch (error) {
    if (violates(error, 'mentors_email_key')) throw new EmailTakenError()
    throw error
  }
}
