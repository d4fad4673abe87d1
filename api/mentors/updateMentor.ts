import { changesIn, defined, nextVersion, ProfileConflictError } from '../accounts/profileVersions.ts'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorStatus } from '../generated/prisma/enums.ts'
import type { Administrator } from '../graphql/identity.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import { isSameAddress, replaceEmail } from '../passwords/replaceEmail.ts'
import { DEFAULT_PROFILE_IMAGE } from '../rules/constants.ts'
import { parseRupees } from '../rules/format.ts'
import type { MentorUpdate } from '../rules/inputs/mentorByAdministrator.ts'
import { NotFoundError, UserError } from '../rules/userErrors.ts'
import { shutOut } from '../sessions/shutOut.ts'
import { changesOf } from './mentorTrace.ts'
import { announceLeft, decideOnMentor } from './setMentorStatus.ts'
import { hoursGiven, lockedProfile, saveHours } from './storedProfile.ts'

/** The same as ProfileConflictError, for whoever is not the mentor. */
export class MentorConflictError extends UserError {
  override readonly name = 'MentorConflictError'
  static override readonly status = 409
  readonly mentorId: number
  readonly fields: string[]

  constructor(mentorId: number, { message, fields }: ProfileConflictError) {
    super(message)
    this.mentorId = mentorId
    this.fields = fields
  }
}

/**
 * Saves what an administrator gives of a mentor, all of it or nothing; saving the same again changes nothing. A new
 * address is to be confirmed, the one before is told, and the mentor is shut out, as when they are switched off: then mentees who have paid for time to come are told. A status that changes is decided as `setMentorStatus` does. Throws ValidationError (also for a picture that the
 * administrator has not uploaded), EmailTakenError, MentorConflictError when somebody else was faster, NotFoundError.
 */
export async function updateMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Administrator,
  { id, profileVersion, status, ...input }: MentorUpdate & { id: number; status?: MentorStatus | null | undefined },
): Promise<void> {
  const account = { type: 'mentor', id } as const
  await inTransaction(app.db, async (tx) => {
    const stored = await lockedProfile(tx, id)
    if (!stored) throw new NotFoundError('Mentor not found')
    if (status) await decideOnMentor(tx, app, by, { mentorId: id, status })
    const now = app.clock.now()
    const profileImage = await pictureToSave(tx, {
      given: input.profileImage,
      stored: stored.profileImage,
      defaultPath: DEFAULT_PROFILE_IMAGE,
      person: { type: 'admin', id: by.id },
      now,
    })
    const { weeklyAvailability, starterPackageRate, advancedPackageRate, ...rest } = input
    const given = {
      ...rest,
      profileImage,
      starterPackageRate: paise(starterPackageRate),
      advancedPackageRate: paise(advancedPackageRate),
      weeklyAvailability: hoursGiven(weeklyAvailability, stored.hours),
    }
    const before = { ...stored, rating: stored.rating.toNumber(), weeklyAvailability: stored.hours }
    const fields = changesIn(given, before)
    if (fields.length === 0) return
    const version = versionOf(id, stored, { from: profileVersion, fields, now })
    const { email, weeklyAvailability: hours, ...columns } = given
    const isMoved = email !== undefined && !isSameAddress(stored.email, email)
    const isOff = fields.includes('isActive') && given.isActive === false
    const links = isMoved || isOff ? (await shutOut(tx, app, account)).links : []
    if (email !== undefined && fields.includes('email'))
      await replaceEmail(tx, app, { account, from: stored.email, to: email, isByTeam: true, links })
    if (hours && fields.includes('weeklyAvailability')) await saveHours(tx, id, hours)
    await tx.mentor.update({ where: { id }, data: { ...defined(columns), ...version }, select: { id: true } })
    if (isOff && stored.status === 'accepted' && (status ?? 'accepted') === 'accepted') await announceLeft(tx, app, id)
    await record(tx, app, by, {
      action: 'mentor.updated',
      subjects: [`mentor:${id}`],
      ...changesOf(before, given, fields),
    })
  })
}

/** Throws MentorConflictError. */
function versionOf(id: number, ...[stored, save]: Parameters<typeof nextVersion>) {
  try {
    return nextVersion(stored, save)
  } catch (error) {
    throw error instanceof ProfileConflictError ? new MentorConflictError(id, error) : error
  }
}

/** Of rupees that were checked before; undefined when nothing was given. */
export const paise = (rupees: string | undefined): number | undefined =>
  rupees === undefined ? undefined : (parseRupees(rupees) ?? undefined)
