/** From what a form sends to what a workshop's row holds. */
import type { Transaction } from '../database/client.ts'
import { claimPicture } from '../media/claimPicture.ts'
import { parseRupees } from '../rules/text/format.ts'
import { addDays, istDate } from '../rules/time/time.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import { isRegistrationOpen } from '../rules/workshops/workshops.ts'
import type { Organiser } from './organisers.ts'

/** A mentor's workshop is at most this far ahead. */
const DAYS_AHEAD = 366

const badDate = (message: string) => new ValidationError([{ path: 'date', message }])

/** Mentors choose a day that people can still register for; administrators any. Throws ValidationError. */
export function checkDate(by: Organiser, date: string, now: Date): void {
  if (by.type === 'administrator') return
  if (date < istDate(now)) throw badDate('Date must not be in the past')
  if (!isRegistrationOpen(date, now))
    throw badDate('Registration closes 24 hours before the day of the workshop. Please choose a later date.')
  if (date > addDays(istDate(now), DAYS_AHEAD)) throw badDate('Date must be within a year')
}

/** Paise of a price as the input's schema answers it. */
export const paiseOf = (price: string): number => parseRupees(price) ?? 0

/** The path of its picture after the save; undefined when it stays. Throws ValidationError for one that is not theirs. */
export async function imageOf(
  tx: Transaction,
  { uploader }: Organiser,
  { given, stored, now }: { given: string | null | undefined; stored: string | null; now: Date },
): Promise<string | null | undefined> {
  if (given === undefined || given === stored) return undefined
  return given === null ? null : await claimPicture(tx, { given, person: uploader, path: 'imageId', now })
}

/** Whose it is and under which name. Throws NotFoundError. */
export async function heldBy(tx: Transaction, mentorId: number): Promise<{ mentorId: number; instructorName: string }> {
  const mentor = await tx.mentor.findUnique({ where: { id: mentorId }, select: { name: true } })
  if (!mentor) throw new NotFoundError('Mentor not found')
  return { mentorId, instructorName: mentor.name }
}
