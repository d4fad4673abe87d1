import { formerAddresses } from '../accounts/emailConfirmations.ts'
import type { ClosingAccount, LeavingAccount, PersonalData } from '../contracts/personalData.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { listBlockers } from '../rules/people/closedAccounts.ts'
import { forCount } from '../rules/text/counts.ts'
import { formatPastDay, rupeesText } from '../rules/text/format.ts'
import { dateOnly, fromDateOnly, istDate } from '../rules/time/time.ts'
import { lockWorkshops, moveSeats, renewCodes } from './moveSeats.ts'
import { dropUnused } from './unusedRows.ts'

const NEW_TICKETS =
  'The links to your workshop tickets have changed. You find the new ones in your account; tickets of workshops to come are emailed again.'
/** The account lists no places. */
const NEW_PLACES =
  'The links to your places on waiting lists have changed. For the new one, log in and open the page of the workshop: your place stays.'

/** Workshops that a mentor holds, and seats in them, also those taken without an account. */
export const workshopPersonalData: PersonalData = {
  covers: [
    'workshops.mentor_id',
    'workshops.instructor_name',
    'workshop_registrations.mentee_id',
    'workshop_registrations.name',
    'workshop_registrations.name_folded',
    'workshop_registrations.email',
    'workshop_registrations.phone',
    'workshop_waiting_list.mentee_id',
    'workshop_waiting_list.email',
  ],
  files: ['workshops.image_url'],
  async blockers(tx, { type, id }, now) {
    return type === 'mentor' ? listBlockers(await openWorkshops(tx, id, now), 'workshops with registrations') : []
  },
  async data(db, { type, id }) {
    if (type === 'mentor') return { workshops: workshopData(db, id) }
    if (type !== 'mentee') return {}
    return { workshopRegistrations: registrationData(db, id), workshopWaitingList: waitingData(db, id) }
  },
  async shutOut(tx, { type, id }, now) {
    if (type !== 'mentee') return []
    const { hasSeats, hasPlaces } = await renewCodes(tx, id, now)
    return [...(hasSeats ? [NEW_TICKETS] : []), ...(hasPlaces ? [NEW_PLACES] : [])]
  },
  async move(tx, mover) {
    if (mover.type === 'mentee') await moveSeats(tx, mover)
  },
  async eraseAhead(tx, leaving, most) {
    const { type, id, now } = leaving
    if (type === 'mentee') return { rows: await leaveUnused(tx, leaving, most) }
    if (type !== 'mentor') return { rows: 0 }
    const going = await tx.workshop.findMany({ where: { mentorId: id, ...toCome(now) }, select: { id: true } })
    return { rows: await dropUnused(tx, going, most) }
  },
  async erase(tx, closing) {
    const files = closing.type === 'mentor' ? await leaveAsMentor(tx, closing) : []
    if (closing.type === 'mentee') await leaveAsMentee(tx, closing)
    if (closing.isAddressProven) await eraseVisits(tx, closing)
    return files
  },
}

const toCome = (now: Date) => ({ date: { gte: dateOnly(istDate(now)) } })

/** Workshops to come that people have a seat in. Locked: who takes a seat at the same moment is seen, or waits and finds it gone. */
async function openWorkshops(tx: Transaction, mentorId: number, now: Date): Promise<string[]> {
  await tx.$queryRaw`SELECT id FROM workshops WHERE mentor_id = ${mentorId} ORDER BY id FOR UPDATE`
  const taken: Prisma.WorkshopRegistrationWhereInput = {
    OR: [{ seat: 'registered' }, { seat: 'held', holdExpiresAt: { gt: now } }],
  }
  const rows = await tx.workshop.findMany({
    where: { mentorId, ...toCome(now), registrations: { some: taken } },
    orderBy: { date: 'asc' },
    select: { title: true, date: true, _count: { select: { registrations: { where: taken } } } },
  })
  return rows.map(({ title, date, _count: { registrations: count } }) =>
    forCount(
      count,
      `The workshop "${title}" on ${formatPastDay(fromDateOnly(date))} has 1 registration.`,
      (n) => `The workshop "${title}" on ${formatPastDay(fromDateOnly(date))} has ${n} registrations.`,
    ),
  )
}

const workshopData = (db: Database, mentorId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.workshop.findMany({
        where: { mentorId, id },
        ...page,
        omit: { mentorId: true },
        include: { messages: { select: { message: true, createdAt: true }, orderBy: { id: 'asc' } } },
      }),
    ({ date, price, ...workshop }) => ({
      ...workshop,
      date: fromDateOnly(date),
      price: rupeesText(price),
    }),
  )

const WORKSHOP = { workshop: { select: { title: true, date: true, time: true } } } as const

const registrationData = (db: Database, menteeId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.workshopRegistration.findMany({
        where: { menteeId, id },
        ...page,
        include: WORKSHOP,
      }),
    ({ workshop, name, email, phone, amount, currency, paymentStatus, createdAt, ...row }) => ({
      workshop: workshop.title,
      date: fromDateOnly(workshop.date),
      time: workshop.time,
      name,
      email,
      phone,
      amount: rupeesText(amount),
      currency,
      paymentStatus,
      createdAt,
      registeredAt: row.registeredAt,
      cancelledAt: row.cancelledAt,
      attendedAt: row.attendedAt,
    }),
  )

const waitingData = (db: Database, menteeId: number) =>
  inPages(
    'id',
    ({ id, ...page }) => db.waitingListEntry.findMany({ where: { menteeId, id }, ...page, include: WORKSHOP }),
    ({ workshop, email, state, createdAt }) => ({
      workshop: workshop.title,
      date: fromDateOnly(workshop.date),
      email,
      state,
      createdAt,
    }),
  )

/** Workshops to come go (nobody has a seat in them); what money was paid for, and past ones, stay, held by a former mentor. */
async function leaveAsMentor(tx: Transaction, { id, formerly, now }: ClosingAccount): Promise<(string | null)[]> {
  const held = { mentorId: id }
  await tx.workshopMessage.deleteMany({ where: { workshop: held } })
  // Whoever waits for a seat is told that it is off, which takes the row.
  const isWaitedFor: Prisma.WaitingListEntryWhereInput = { state: { in: ['waiting', 'offered', 'registering'] } }
  const unused = {
    ...held,
    ...toCome(now),
    registrations: { none: { orders: { some: {} } } },
    waitingList: { none: isWaitedFor },
  }
  const files = await tx.workshop.findMany({ where: unused, select: { imageUrl: true } })
  await tx.workshop.deleteMany({ where: unused })
  await tx.workshop.updateMany({
    where: { ...held, ...toCome(now), cancelledAt: null },
    data: { isActive: false, rejectedAt: null, cancelledAt: now, cancelledBy: 'mentor' },
  })
  await tx.workshop.updateMany({
    where: held,
    data: { instructorName: formerly, meetingLink: null, rejectionReason: null, cancelReason: null },
  })
  return files.map(({ imageUrl }) => imageUrl)
}

/** Registrations that never became a seat go; those with an order stay with it, without the person. */
async function leaveUnused(tx: Transaction, { id, formerly }: LeavingAccount, most: number): Promise<number> {
  const unused = Prisma.sql`r.mentee_id = ${id} AND r.seat = 'none' AND r.registered_at IS NULL`
  const rows = await tx.$executeRaw`
    DELETE FROM workshop_registrations WHERE id IN (SELECT r.id FROM workshop_registrations r WHERE ${unused}
      AND NOT EXISTS (SELECT FROM payment_orders o WHERE o.workshop_registration_id = r.id) LIMIT ${most})`
  if (rows > 0) return rows
  return await tx.$executeRaw`
    UPDATE workshop_registrations SET mentee_id = NULL, name = ${formerly}, email = 'former-' || id, phone = '', held_from = NULL,
      held_by_mailbox = NULL, opened_by = NULL
    WHERE id IN (SELECT r.id FROM workshop_registrations r WHERE ${unused} AND NOT EXISTS (SELECT FROM payment_orders o
      LEFT JOIN payments p ON p.order_id = o.id
      WHERE o.workshop_registration_id = r.id AND (o.next_check_at IS NOT NULL OR p.id IS NOT NULL)) LIMIT ${most})`
}

/**
 * Seats in workshops to come that cost nothing, or are not paid for, are given back. What was paid for stays, without the
 * person: whoever has the ticket's address may still come, or cancel for the refund. Seats under other addresses are their holders'.
 */
async function leaveAsMentee(tx: Transaction, { id, name, email, formerly, now }: ClosingAccount): Promise<void> {
  await lockWorkshops(tx, Prisma.sql`mentee_id = ${id}`)
  await tx.waitingListEntry.deleteMany({ where: { menteeId: id } })
  // A seat that was taken for somebody else, by their name and address, stays theirs.
  const own = [email.toLowerCase(), ...(await formerAddresses(tx, { type: 'mentee', id }))]
  await tx.$executeRaw`
    UPDATE workshop_registrations SET mentee_id = NULL
    WHERE mentee_id = ${id} AND registered_at IS NOT NULL AND NOT lower(email) = ANY(${own})
      AND lower(name) <> lower(${name})`
  await tx.workshopRegistration.deleteMany({
    where: { menteeId: id, amount: 0, orders: { none: {} }, workshop: toCome(now) },
  })
  await tx.workshopRegistration.updateMany({
    where: { menteeId: id, seat: 'held' },
    data: { seat: 'none', holdExpiresAt: null },
  })
  // The address is what keeps one person to one seat: each row gets one of its own that is nobody's.
  await tx.$executeRaw`
    UPDATE workshop_registrations SET name = ${formerly}, email = 'former-' || id, phone = '', held_from = NULL, held_by_mailbox = NULL, opened_by = NULL
    WHERE mentee_id = ${id}`
}

/**
 * Past workshops that were registered for without an account, and such places in waiting lists, by an address that is
 * proven to be the person's. A registration for one to come is left alone: who has a seat gets the link there.
 */
async function eraseVisits(tx: Transaction, { email, formerly, now }: ClosingAccount): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM workshops WHERE id IN (SELECT workshop_id FROM workshop_waiting_list WHERE mentee_id IS NULL AND lower(email) = lower(${email}))
    ORDER BY id FOR UPDATE`
  await tx.$executeRaw`DELETE FROM workshop_waiting_list WHERE mentee_id IS NULL AND lower(email) = lower(${email})`
  await tx.$executeRaw`
    UPDATE workshop_registrations r SET name = ${formerly}, email = 'former-' || r.id, phone = '', held_from = NULL, held_by_mailbox = NULL, opened_by = NULL
    FROM workshops w WHERE w.id = r.workshop_id AND r.mentee_id IS NULL AND w.date < ${dateOnly(istDate(now))}::date AND lower(r.email) = lower(${email})`
}
