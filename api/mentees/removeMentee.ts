import { AccountInUseError } from '../accounts/accountErrors.ts'
import { removeMonths, erasePerson, FORMER, type Counterpart } from '../accounts/erasePerson.ts'
import { openMattersOfMentee } from '../accounts/openMatters.ts'
import type { App } from '../app.ts'
import { lockMentee } from '../bookings/locks.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { dateOnly, istDate } from '../rules/time.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/**
 * Removes a mentee and what is theirs: profile, sign-ins, goals, months with their chat, requests, notifications.
 * Bookings and money stay without the person. Throws NotFoundError, and AccountInUseError while sessions or money are
 * open; a booking made at the same moment is either seen here or fails there.
 */
export async function removeMentee(app: Pick<App, 'db' | 'clock' | 'config'>, menteeId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    // In the order in which payments are settled: orders, then the person. New orders wait for the row below.
    await tx.$queryRaw`SELECT id FROM payment_orders WHERE mentee_id = ${menteeId} ORDER BY id FOR UPDATE`
    await lockMentee(tx, menteeId)
    await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${menteeId} FOR UPDATE`
    const mentee = await tx.mentee.findUnique({
      where: { id: menteeId },
      select: { name: true, email: true, profileImage: true },
    })
    if (!mentee) throw new NotFoundError('Mentee not found')
    const now = app.clock.now()
    const reasons = await openMattersOfMentee(tx, menteeId, now)
    if (reasons.length > 0)
      throw new AccountInUseError(
        'This mentee account cannot be closed yet.',
        reasons,
        `Let these end first, or write to ${app.config.supportEmail} to have them cancelled. Then try again.`,
      )
    const counterparts = await mentorsOf(tx, menteeId)
    await tx.booking.updateMany({ where: { menteeId }, data: { agenda: '', notes: null, calendarEventId: null } })
    await leaveWorkshops(tx, menteeId, now)
    const attachments = await removeMonths(tx, { menteeId })
    await tx.mentee.delete({ where: { id: menteeId }, select: { id: true } })
    const { profileImage, ...person } = mentee
    const files = [profileImage, ...attachments]
    await erasePerson(tx, app, { type: 'mentee', id: menteeId, ...person, files }, counterparts)
  })
}

/** The mentors who have been told of this mentee. */
async function mentorsOf(tx: Transaction, menteeId: number): Promise<Counterpart[]> {
  const theirs = { some: { menteeId } }
  return await tx.mentor.findMany({
    where: { OR: [{ bookings: theirs }, { subscriptions: theirs }, { requests: theirs }] },
    select: { id: true, email: true },
  })
}

/** A free seat in a workshop to come is given back; what was paid for stays, without the person. */
async function leaveWorkshops(tx: Transaction, menteeId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    WITH given_back AS (
      DELETE FROM workshop_registrations r USING workshops w
      WHERE r.mentee_id = ${menteeId} AND w.id = r.workshop_id AND w.date >= ${dateOnly(istDate(now))}::date
        AND r.amount = 0 AND r.payment_status = 'completed'
      RETURNING r.workshop_id
    )
    UPDATE workshops w SET registered_count = greatest(0, w.registered_count - 1)
    FROM given_back g WHERE w.id = g.workshop_id`
  // The address is what keeps one person to one paid seat: each row gets one of its own that is nobody's.
  await tx.$executeRaw`
    UPDATE workshop_registrations SET name = ${FORMER.mentee}, email = 'former-' || id, phone = ''
    WHERE mentee_id = ${menteeId}`
}
