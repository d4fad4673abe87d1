import { AccountInUseError } from '../accounts/accountErrors.ts'
import { removeMonths, erasePerson, FORMER, type Counterpart } from '../accounts/erasePerson.ts'
import { openMattersOfMentor } from '../accounts/openMatters.ts'
import type { App } from '../app.ts'
import { lockMentor } from '../bookings/locks.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { dateOnly, istDate } from '../rules/time.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/**
 * Removes a mentor and what is theirs: profile, hours, reviews, sign-ins, months with their chat, requests,
 * notifications, workshops to come that nobody has registered for. Bookings and money stay without the person.
 * Throws NotFoundError, and AccountInUseError while sessions, money or registrations are open; a booking made at the
 * same moment is either seen here or fails there.
 */
export async function removeMentor(app: Pick<App, 'db' | 'clock' | 'config'>, mentorId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    // In the order in which payments are settled: orders, then the person. New bookings wait for the row below.
    await tx.$queryRaw`SELECT o.id FROM payment_orders o JOIN bookings b ON b.id = o.booking_id
      WHERE b.mentor_id = ${mentorId} ORDER BY o.id FOR UPDATE OF o`
    await lockMentor(tx, mentorId)
    await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${mentorId} FOR UPDATE`
    const mentor = await tx.mentor.findUnique({
      where: { id: mentorId },
      select: { name: true, email: true, profileImage: true },
    })
    if (!mentor) throw new NotFoundError('Mentor not found')
    const now = app.clock.now()
    const reasons = await openMattersOfMentor(tx, mentorId, now)
    if (reasons.length > 0)
      throw new AccountInUseError(
        'This mentor account cannot be closed yet.',
        reasons,
        `Hold what is booked first, or write to ${app.config.supportEmail} to have it cancelled. Switching yourself to Busy stops new bookings meanwhile.`,
      )
    const counterparts = await menteesOf(tx, mentorId)
    await tx.booking.updateMany({ where: { mentorId }, data: { meetingLink: null, notes: null } })
    await leaveWorkshops(tx, mentorId, now)
    const attachments = await removeMonths(tx, { mentorId })
    await tx.mentor.delete({ where: { id: mentorId }, select: { id: true } })
    const { profileImage, ...person } = mentor
    const files = [profileImage, ...attachments]
    await erasePerson(tx, app, { type: 'mentor', id: mentorId, ...person, files }, counterparts)
  })
}

/** The mentees who have been told of this mentor. */
async function menteesOf(tx: Transaction, mentorId: number): Promise<Counterpart[]> {
  const theirs = { some: { mentorId } }
  return await tx.mentee.findMany({
    where: { OR: [{ bookings: theirs }, { subscriptions: theirs }, { requests: theirs }] },
    select: { id: true, email: true },
  })
}

/** Workshops to come go (nobody has a seat in them); past ones keep their registrations, held by a former mentor. */
async function leaveWorkshops(tx: Transaction, mentorId: number, now: Date): Promise<void> {
  await tx.workshop.deleteMany({ where: { mentorId, date: { gte: dateOnly(istDate(now)) } } })
  await tx.workshop.updateMany({ where: { mentorId }, data: { instructorName: FORMER.mentor, meetingLink: null } })
}
