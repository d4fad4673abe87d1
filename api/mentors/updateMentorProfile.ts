import { changesIn, defined, nextVersion } from '../accounts/profileVersions.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorId } from '../graphql/identity.ts'
import { pictureToSave } from '../media/claimPicture.ts'
import { readyLogin, saveLogin } from '../passwords/saveLogin.ts'
import { DEFAULT_PROFILE_IMAGE } from '../rules/constants.ts'
import type { MentorProfileUpdate } from '../rules/inputs/mentorProfile.ts'
import { WEEKDAYS, type WeekdayName, type WeeklyHours } from '../rules/inputs/weeklyHours.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/** The mentor who saves, and their session. */
interface Saver {
  id: MentorId
  sessionHash: string
}

/**
 * Saves what was given of a mentor's own profile, all of it or nothing; saving the same again changes nothing. A new
 * address needs the current password and renews the session: its new token is the answer, else null.
 * Throws ValidationError (also for a picture that is not theirs), EmailTakenError, ProfileConflictError when another
 * tab was faster, RateLimitedError past five addresses an hour, NotFoundError when another mentor is named, and
 * NotSignedInError when the account is gone.
 */
export async function updateMentorProfile(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { id: mentorId, sessionHash }: Saver,
  { mentorId: named, profileVersion, currentPassword, ...input }: MentorProfileUpdate,
): Promise<string | null> {
  if ((named ?? mentorId) !== mentorId) throw new NotFoundError('Mentor not found')
  const account = { type: 'mentor', id: mentorId } as const
  const ready = await readyLogin(app, account, { email: input.email, currentPassword })
  return await inTransaction(app.db, async (tx) => {
    const stored = await lockedProfile(tx, mentorId)
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
    const move = isMoving ? { name: given.name ?? stored.name, from: stored.email, to: email } : undefined
    const token = await saveLogin(tx, app, { ...account, sessionHash }, { ...ready, move })
    if (weeklyAvailability && fields.includes('weeklyAvailability')) await saveHours(tx, mentorId, weeklyAvailability)
    await tx.mentor.update({ where: { id: mentorId }, data: { ...defined(columns), ...version }, select: { id: true } })
    return token
  })
}

/** The profile as it is stored; whoever else saves it waits until the transaction ends. */
async function lockedProfile(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${id} FOR UPDATE`
  const mentor = await tx.mentor.findUnique({
    where: { id },
    omit: { searchText: true, searchNames: true, passwordHash: true },
    include: { availability: { select: { dayOfWeek: true, startTime: true, endTime: true, isActive: true } } },
  })
  if (!mentor) throw new NotSignedInError()
  const { availability, ...profile } = mentor
  const hours: Hours = {}
  for (const { dayOfWeek, isActive, startTime, endTime } of availability)
    hours[dayOfWeek] = { enabled: isActive, startTime, endTime }
  return { ...profile, hours }
}

/** By day, 0 is Sunday. */
type Hours = Record<number, { enabled: boolean; startTime: string; endTime: string }>

/** The whole week after the save; undefined when no day was given. */
function hoursGiven(week: WeeklyHours | undefined, stored: Hours): Hours | undefined {
  const days = Object.entries(week ?? {}).filter(([, day]) => day)
  if (days.length === 0) return undefined
  const given = Object.fromEntries(days.map(([name, day]) => [WEEKDAYS[name as WeekdayName], day]))
  return { ...stored, ...given } as Hours
}

async function saveHours(tx: Transaction, mentorId: number, hours: Hours): Promise<void> {
  for (const [day, { enabled, startTime, endTime }] of Object.entries(hours)) {
    const dayOfWeek = Number(day)
    const times = { startTime, endTime, isActive: enabled }
    await tx.mentorAvailability.upsert({
      where: { mentorId_dayOfWeek: { mentorId, dayOfWeek } },
      create: { mentorId, dayOfWeek, ...times },
      update: times,
    })
  }
}
