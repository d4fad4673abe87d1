import type { Database, Transaction } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { announceBack, announceLeft } from './announce/announceLeft.ts'
import type { AccountRef, PersonalData, ClosingAccount } from '../contracts/personalData.ts'
import { earningsOf, openOrders } from '../payments/payments.personalData.ts'
import { formatRequestDate } from '../rules/text/format.ts'
import { FORMER, listBlockers, looksLikeAddress, textWithout } from '../rules/people/closedAccounts.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { lockMentee, lockMentor } from './locks.ts'
import { madeWith } from './sides.ts'

/** Bookings stay when an account is closed, without what the person wrote. */
export const bookingPersonalData: PersonalData = {
  covers: ['bookings.mentor_id', 'bookings.mentee_id'],
  async lock(tx, { type, id }) {
    if (type === 'mentee') await lockMentee(tx, id)
    if (type !== 'mentor') return
    await tx.$queryRaw`SELECT o.id FROM payment_orders o JOIN bookings b ON b.id = o.booking_id
      WHERE b.mentor_id = ${id} ORDER BY o.id FOR UPDATE OF o`
    await lockMentor(tx, id)
  },
  async blockers(tx, person, now) {
    if (person.type === 'community') return []
    const [sessions, held] = [await openSessions(tx, person, now), await holds(tx, person, now)]
    const mine = listBlockers(sessions, 'confirmed sessions')
    if (person.type === 'mentee') return [...mine, ...held]
    const orders = await openOrders(tx, { booking: { mentorId: person.id } }, now)
    return [
      ...mine,
      ...listBlockers(held, 'reserved slots'),
      ...listBlockers(orders, 'payments that may still complete'),
    ]
  },
  async data(db, person) {
    if (person.type === 'community') return {}
    const bookings = bookingData(db, person)
    return person.type === 'mentee' ? { bookings } : { bookings, earnings: earningsOf(db, person.id) }
  },
  async announceLeft(tx, app, { type, id }) {
    if (type === 'mentor') await announceLeft(tx, app, id)
  },
  async announceBack(tx, app, { type, id }) {
    if (type === 'mentor') await announceBack(tx, app, id)
  },
  eraseAhead: (tx, { type, id }, most) =>
    type === 'community' ? Promise.resolve({ rows: 0 }) : eraseHolds(tx, { type, id }, most),
  async erase(tx, closing) {
    const { type, id } = closing
    if (type === 'community') return
    await eraseStatements(tx, closing)
    await tx.booking.updateMany({ where: sideOf({ type, id }), data: ERASED[type] })
  },
}

type Side = AccountRef & { type: 'mentor' | 'mentee' }

const sideOf = ({ type, id }: AccountRef) => (type === 'mentor' ? { mentorId: id } : { menteeId: id })

/** What a side has written, or is known by. */
const ERASED = {
  mentor: { meetingLink: null, notes: null },
  mentee: { agenda: '', notes: null, calendarEventId: null, heldFrom: null, heldByMailbox: null },
} as const

/** Holds that have expired go; those that were ordered stay with their order, without the person. Both sides may have any number of them. */
async function eraseHolds(tx: Transaction, person: Side, most: number): Promise<{ rows: number }> {
  const side = Prisma.raw(person.type === 'mentor' ? 'mentor_id' : 'mentee_id')
  const ended = Prisma.sql`b.${side} = ${person.id} AND b.status = 'expired'`
  const rows = await tx.$executeRaw`
    DELETE FROM bookings WHERE id IN (SELECT b.id FROM bookings b WHERE ${ended}
      AND NOT EXISTS (SELECT FROM payment_orders o WHERE o.booking_id = b.id) LIMIT ${most})`
  if (rows > 0) return { rows }
  const ordered = await tx.$queryRaw<{ id: number }[]>`
    SELECT b.id FROM bookings b WHERE ${ended} AND NOT EXISTS (SELECT FROM payment_orders o
      LEFT JOIN payments p ON p.order_id = o.id WHERE o.booking_id = b.id AND (o.next_check_at IS NOT NULL OR p.id IS NOT NULL))
    LIMIT ${most}`
  const data = { ...ERASED[person.type], ...(person.type === 'mentor' ? { mentorId: null } : { menteeId: null }) }
  const { count } = await tx.booking.updateMany({ where: { id: { in: ordered.map(({ id }) => id) } }, data })
  return { rows: count }
}

async function openSessions(tx: Transaction, person: AccountRef, now: Date): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { ...sideOf(person), status: 'confirmed', endsAt: { gt: now } },
    orderBy: { startsAt: 'asc' },
    select: { startsAt: true, mentor: { select: { name: true } }, mentee: { select: { name: true } } },
  })
  return rows.map(({ startsAt, mentor, mentee }) => {
    const other = person.type === 'mentor' ? mentee : mentor
    return `The session with ${other?.name ?? 'a former member'} on ${formatRequestDate(startsAt!)} IST is confirmed.`
  })
}

async function holds(tx: Transaction, person: AccountRef, now: Date): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { ...sideOf(person), status: 'pending', holdExpiresAt: { gt: now } },
    select: { holdExpiresAt: true },
  })
  return rows.map(({ holdExpiresAt }) => `A slot is reserved until ${formatRequestDate(holdExpiresAt!)} IST.`)
}

/** Bookings that the person may see on their side; the agenda is the mentee's. */
const bookingData = (db: Database, person: AccountRef) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.booking.findMany({
        where: { ...(person.type === 'mentor' ? madeWith(person.id) : sideOf(person)), id },
        ...page,
        include: { mentor: { select: { name: true } }, mentee: { select: { name: true } }, noShow: true, joins: true },
      }),
    (row) => ({
      id: row.id,
      mentor: row.mentor?.name ?? FORMER.mentor,
      mentee: row.mentee?.name ?? FORMER.mentee,
      package: row.packageType,
      sessionType: row.sessionType,
      status: row.status,
      paymentStatus: row.paymentStatus,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      startDate: row.startDate && fromDateOnly(row.startDate),
      endDate: row.endDate && fromDateOnly(row.endDate),
      ...(person.type === 'mentee' && { agenda: row.agenda }),
      meetingLink: row.meetingLink,
      createdAt: row.createdAt,
      confirmedAt: row.confirmedAt,
      completedAt: row.completedAt,
      cancelledAt: row.cancelledAt,
      cancelledBy: row.cancelledBy,
      movedAt: row.movedAt,
      noShow: row.noShow && {
        reportedBy: row.noShow.reportedBy,
        reportedAt: row.noShow.reportedAt,
        reportStatement: row.noShow.reportStatement,
        answer: row.noShow.answer,
        answerStatement: row.noShow.answerStatement,
      },
      joins: row.joins.map(({ side, firstAt, lastAt, presses }) => ({ side, firstAt, lastAt, presses })),
    }),
  )

/** Erases the person's statements about missed sessions, and their name from statements of the other side. */
async function eraseStatements(tx: Transaction, { type, id, name, formerly }: ClosingAccount): Promise<void> {
  const rows = await tx.noShow.findMany({
    where: { booking: type === 'mentor' ? { mentorId: id } : { menteeId: id } },
    select: { id: true, reportedBy: true, reportStatement: true, answerStatement: true },
  })
  const withoutName = (text: string | null) =>
    text === null || looksLikeAddress(name) ? null : textWithout(text, name, formerly)
  for (const { id: noShowId, reportedBy, reportStatement, answerStatement } of rows) {
    const data =
      reportedBy === type
        ? { reportStatement: null, answerStatement: withoutName(answerStatement) }
        : { reportStatement: withoutName(reportStatement), answerStatement: null }
    await tx.noShow.update({ where: { id: noShowId }, data })
  }
}
