import { changesIn, defined, nextVersion } from '../accounts/profileVersions.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import { countEmailChange, replaceEmail } from '../passwords/replaceEmail.ts'
import type { MenteeProfileUpdate } from '../rules/inputs/menteeProfile.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/** Shown for a mentee without a picture; drawn by the server like the mentors' one. */
export const DEFAULT_MENTEE_IMAGE = '/media/default-mentee.svg'

type Profile = Omit<MenteeProfileUpdate, 'password' | 'currentPassword'>

/**
 * Saves what was given of a mentee's own profile, all of it or nothing; saving the same again changes nothing.
 * Throws ValidationError (a picture that is not theirs), EmailTakenError, ProfileConflictError when another tab was
 * faster, RateLimitedError past five addresses an hour, NotFoundError when another mentee is named, and NotSignedInError when the account is gone.
 */
export async function updateMenteeProfile(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  menteeId: MenteeId,
  { menteeId: named, profileVersion, ...input }: Profile,
): Promise<void> {
  if ((named ?? menteeId) !== menteeId) throw new NotFoundError('Mentee not found')
  const account = { type: 'mentee', id: menteeId } as const
  const before = await app.db.mentee.findUnique({ where: { id: menteeId }, select: { email: true } })
  if (input.email !== undefined && before?.email !== input.email) await countEmailChange(app, account)
  await inTransaction(app.db, async (tx) => {
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
    if (fields.length === 0) return
    const version = nextVersion(stored, { from: profileVersion, fields, now })
    if (email !== undefined && fields.includes('email'))
      await replaceEmail(tx, app, { account, name: columns.name ?? stored.name, from: stored.email, to: email })
    await tx.mentee.update({ where: { id: menteeId }, data: { ...defined(columns), ...version }, select: { id: true } })
  })
}
