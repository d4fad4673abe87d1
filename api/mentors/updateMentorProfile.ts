import { changesIn, defined, nextVersion } from '../accounts/profileVersions.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Context } from '../graphql/context.ts'
import type { MentorId } from '../graphql/identity.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import {
  verifyLoginChange,
  applyLoginChange,
  limitingTakenAddresses,
  type RenewedSession,
} from '../passwords/loginChange.ts'
import { DEFAULT_PROFILE_IMAGE } from '../rules/constants.ts'
import type { MentorProfileUpdate } from '../rules/inputs/mentorProfile.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { hoursGiven, lockedProfile, saveHours } from './storedProfile.ts'

/** The mentor who saves, and their session. */
interface Saver {
  id: MentorId
  sessionHash: string
}

/**
 * Saves what was given of a mentor's own profile, all of it or nothing; saving the same again changes nothing. A new
 * address needs the current password and renews the session, which is the answer, else null.
 * Throws ValidationError (also for a picture that is not theirs), EmailTakenError, ProfileConflictError when another
 * tab was faster, RateLimitedError past five addresses an hour and past the known answers, NotFoundError when another
 * mentor is named, and NotSignedInError when the account is gone.
 */
export async function updateMentorProfile(
  app: Pick<Context, 'db' | 'clock' | 'config' | 'limiter' | 'exchange'>,
  { id: mentorId, sessionHash }: Saver,
  { mentorId: named, profileVersion, currentPassword, ...input }: MentorProfileUpdate,
): Promise<RenewedSession | null> {
  if ((named ?? mentorId) !== mentorId) throw new NotFoundError('Mentor not found')
  const account = { type: 'mentor', id: mentorId } as const
  const change = await verifyLoginChange(app, account, { email: input.email, currentPassword })
  return await limitingTakenAddresses(app, account, change, () =>
    inTransaction(app.db, async (tx) => {
      const stored = await lockedProfile(tx, mentorId)
      if (!stored) throw new NotSignedInError()
      const now = app.clock.now()
      const profileImage = await pictureToSave(tx, {
        given: input.profileImage,
        stored: stored.profileImage,
        defaultPath: DEFAULT_PROFILE_IMAGE,
        person: account,
        now,
      })
      const given = { ...input, profileImage, weeklyAvailability: hoursGiven(input.weeklyAvailability, stored.hours) }
      const fields = changesIn(given, { ...stored, weeklyAvailability: stored.hours })
      if (fields.length === 0) return null
      const version = nextVersion(stored, { from: profileVersion, fields, now })
      const { email, weeklyAvailability, ...columns } = given
      const isMoving = email !== undefined && fields.includes('email')
      const move = isMoving ? { from: stored.email, to: email } : undefined
      const renewed = await applyLoginChange(tx, app, { ...account, sessionHash }, { ...change, move })
      if (weeklyAvailability && fields.includes('weeklyAvailability')) await saveHours(tx, mentorId, weeklyAvailability)
      await tx.mentor.update({
        where: { id: mentorId },
        data: { ...defined(columns), ...version },
        select: { id: true },
      })
      return renewed
    }),
  )
}
