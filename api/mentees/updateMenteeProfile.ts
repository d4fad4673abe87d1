import { changesIn, defined, nextVersion } from '../accounts/profileVersions.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Context } from '../graphql/context.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import {
  verifyLoginChange,
  applyLoginChange,
  limitingTakenAddresses,
  type RenewedSession,
} from '../passwords/loginChange.ts'
import type { MenteeProfileUpdate } from '../rules/inputs/menteeProfile.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/** Shown for a mentee without a picture; drawn by the server like the mentors' one. */
export const DEFAULT_MENTEE_IMAGE = '/media/default-mentee.svg'

/** The mentee who saves, and their session. */
interface Saver {
  id: MenteeId
  sessionHash: string
}

/**
 * Saves what was given of a mentee's own profile, all of it or nothing; saving the same again changes nothing. A new
 * address or password needs the current password and renews the session, which is the answer, else null.
 * Throws ValidationError (also for a picture that is not theirs), EmailTakenError, ProfileConflictError when another
 * tab was faster, RateLimitedError past five addresses or passwords an hour and past the known answers, NotFoundError
 * when another mentee is named, and NotSignedInError when the account is gone.
 */
export async function updateMenteeProfile(
  app: Pick<Context, 'db' | 'clock' | 'config' | 'limiter' | 'exchange'>,
  { id: menteeId, sessionHash }: Saver,
  { menteeId: named, profileVersion, password, currentPassword, ...input }: MenteeProfileUpdate,
): Promise<RenewedSession | null> {
  if ((named ?? menteeId) !== menteeId) throw new NotFoundError('Mentee not found')
  const account = { type: 'mentee', id: menteeId } as const
  const change = await verifyLoginChange(app, account, { email: input.email, password, currentPassword })
  return await limitingTakenAddresses(app, account, change, () =>
    inTransaction(app.db, async (tx) => {
      await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${menteeId} FOR UPDATE`
      const stored = await tx.mentee.findUnique({ where: { id: menteeId }, omit: { passwordHash: true } })
      if (!stored) throw new NotSignedInError()
      const now = app.clock.now()
      const profileImage = await pictureToSave(tx, {
        given: input.profileImage,
        stored: stored.profileImage,
        defaultPath: DEFAULT_MENTEE_IMAGE,
        person: account,
        now,
      })
      const { email, ...columns } = { ...input, profileImage }
      const fields = changesIn({ email, ...columns }, stored)
      const version = fields.length > 0 ? nextVersion(stored, { from: profileVersion, fields, now }) : undefined
      const isMoving = email !== undefined && fields.includes('email')
      const move = isMoving ? { from: stored.email, to: email } : undefined
      const renewed = await applyLoginChange(tx, app, { ...account, sessionHash }, { ...change, move })
      if (version)
        await tx.mentee.update({
          where: { id: menteeId },
          data: { ...defined(columns), ...version },
          select: { id: true },
        })
      return renewed
    }),
  )
}
