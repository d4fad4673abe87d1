/** The mentors that a member has saved. Each change is announced to all of the member's devices. */
import { type AccountKey, lockAccount } from '../accounts/accountTable.ts'
import type { App } from '../app.ts'
import { LISTED } from '../availability/freeSlots.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { publishChange } from '../live/liveEvent.ts'
import { SHORTLIST_MAXIMUM } from '../rules/constants.ts'
import { failure, NotFoundError, NotSignedInError } from '../rules/userErrors.ts'

/** `what` of its live events; their id is the mentor's, 0 for several that are gone. */
export const SHORTLIST = 'shortlist'

export class ShortlistFullError extends failure(
  'ShortlistFullError',
  409,
  `Your shortlist has ${SHORTLIST_MAXIMUM} mentors, the maximum. Remove one to save another.`,
) {}

/** Of one member. */
export const savedBy = ({ type, id }: AccountKey) => ({ userType: type, userId: id })

/** Which of these mentors the member has saved. */
export async function savedAmong(
  db: Database | Transaction,
  member: AccountKey,
  among?: readonly number[],
): Promise<Set<number>> {
  const where = { ...savedBy(member), mentorId: among ? { in: [...among] } : { not: null } }
  const rows = await db.savedMentor.findMany({ where, select: { mentorId: true } })
  return new Set(rows.flatMap(({ mentorId }) => mentorId ?? []))
}

type Operated = Pick<App, 'db' | 'clock'>

/**
 * Saves one listed mentor; saving again changes nothing. Throws NotFoundError, ShortlistFullError, NotSignedInError.
 */
export async function saveMentor(app: Operated, member: AccountKey, mentorId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await add(tx, app, member, [mentorId])
    if ((await savedAmong(tx, member, [mentorId])).size > 0) return
    const isListed = await tx.mentor.findFirst({ where: { id: mentorId, ...LISTED }, select: { id: true } })
    throw isListed ? new ShortlistFullError() : new NotFoundError('Mentor not found')
  })
}

/**
 * Saves what a visitor has saved in their browser, the latest first: as many as there is room for. Whoever is no longer
 * listed is passed over. Answers those for whom there is no room. Throws NotSignedInError.
 */
export async function joinShortlist(
  app: Operated,
  member: AccountKey,
  mentorIds: readonly number[],
): Promise<number[]> {
  return await inTransaction(app.db, async (tx) => {
    await add(tx, app, member, [...new Set(mentorIds)])
    const saved = await savedAmong(tx, member, mentorIds)
    const rest = mentorIds.filter((id) => !saved.has(id))
    const listed = await tx.mentor.findMany({ where: { id: { in: rest }, ...LISTED }, select: { id: true } })
    return listed.map(({ id }) => id)
  })
}

/** One conditional write, under the lock of the account: two devices together do not exceed the maximum either. */
async function add(tx: Transaction, app: Operated, member: AccountKey, mentorIds: readonly number[]): Promise<void> {
  const { type, id } = member
  if (!(await lockAccount(tx, member))) throw new NotSignedInError()
  const added = await tx.$queryRaw<{ mentorId: number }[]>`
    INSERT INTO saved_mentors (user_type, user_id, mentor_id, saved_at)
    SELECT ${type}::user_type, ${id}, fitting.id, ${app.clock.now()} FROM (
      SELECT m.id, asked.place FROM unnest(${[...mentorIds]}::int[]) WITH ORDINALITY AS asked (id, place)
      JOIN mentors m ON m.id = asked.id AND m.status = 'accepted' AND m.is_active
      WHERE NOT EXISTS (
        SELECT FROM saved_mentors s WHERE s.user_type = ${type}::user_type AND s.user_id = ${id} AND s.mentor_id = m.id)
      ORDER BY asked.place
      LIMIT greatest(0, ${SHORTLIST_MAXIMUM} - (
        SELECT count(*) FROM saved_mentors s WHERE s.user_type = ${type}::user_type AND s.user_id = ${id}))
      -- A mentor whose account is being closed is waited for, and then is not there.
      FOR KEY SHARE OF m
    ) fitting
    ORDER BY fitting.place DESC
    RETURNING mentor_id AS "mentorId"`
  for (const { mentorId } of added)
    await publishChange(tx, member, { what: SHORTLIST, change: 'created', id: mentorId })
}

/** Takes a mentor off the shortlist; one who is not on it stays off. */
export async function removeSavedMentor({ db }: Pick<App, 'db'>, member: AccountKey, mentorId: number): Promise<void> {
  await remove(db, member, mentorId, { mentorId })
}

/** Takes those off who are no longer listed. */
export async function removeUnlistedMentors({ db }: Pick<App, 'db'>, member: AccountKey): Promise<void> {
  await remove(db, member, 0, { OR: [{ mentorId: null }, { mentor: { NOT: LISTED } }] })
}

async function remove(db: Database, member: AccountKey, id: number, which: Prisma.SavedMentorWhereInput) {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.savedMentor.deleteMany({ where: { ...savedBy(member), ...which } })
    if (count > 0) await publishChange(tx, member, { what: SHORTLIST, change: 'deleted', id })
  })
}
