import type { Database, Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Leaver, PersonPart } from '../parts/person.ts'
import { formatPastDay, rupeesText } from '../rules/format.ts'
import { told } from '../rules/openMatters.ts'
import { dateOnly, fromDateOnly, istDate } from '../rules/time.ts'

/** Workshops that a mentor holds, and seats in them, also those taken without an account. */
export const workshopPerson: PersonPart = {
  covers: [
    'workshops.mentor_id',
    'workshops.instructor_name',
    'workshop_registrations.mentee_id',
    'workshop_registrations.name',
    'workshop_registrations.email',
    'workshop_registrations.phone',
  ],
  files: ['workshops.image_url'],
  async open(tx, { type, id }, now) {
    return type === 'mentor' ? told(await openWorkshops(tx, id, now), 'workshops with registrations') : []
  },
  async data(db, { type, id }) {
    if (type === 'mentor') return { workshops: await workshopData(db, id) }
    return type === 'mentee' ? { workshopRegistrations: await registrationData(db, id) } : {}
  },
  async erase(tx, leaver) {
    if (leaver.type === 'mentor') await leaveAsMentor(tx, leaver)
    if (leaver.type === 'mentee') await leaveAsMentee(tx, leaver)
    if (leaver.isAddressProven) await eraseVisits(tx, leaver)
  },
}

/** Workshops to come that people have a seat in. */
async function openWorkshops(tx: Transaction, mentorId: number, now: Date): Promise<string[]> {
  const taken: Prisma.WorkshopRegistrationWhereInput = {
    OR: [{ paymentStatus: 'completed' }, { paymentStatus: 'pending', holdExpiresAt: { gt: now } }],
  }
  const rows = await tx.workshop.findMany({
    where: { mentorId, date: { gte: dateOnly(istDate(now)) }, registrations: { some: taken } },
    orderBy: { date: 'asc' },
    select: { title: true, date: true, _count: { select: { registrations: { where: taken } } } },
  })
  return rows.map(
    ({ title, date, _count: { registrations: count } }) =>
      `The workshop "${title}" on ${formatPastDay(fromDateOnly(date))} has ${count} ${count === 1 ? 'registration' : 'registrations'}.`,
  )
}

async function workshopData(db: Database, mentorId: number) {
  const rows = await db.workshop.findMany({ where: { mentorId }, orderBy: { id: 'asc' }, omit: { mentorId: true } })
  return rows.map(({ date, price, ...workshop }) => ({
    ...workshop,
    date: fromDateOnly(date),
    price: rupeesText(price),
  }))
}

async function registrationData(db: Database, menteeId: number) {
  const rows = await db.workshopRegistration.findMany({
    where: { menteeId },
    orderBy: { id: 'asc' },
    include: { workshop: { select: { title: true, date: true, time: true } } },
  })
  return rows.map(({ workshop, name, email, phone, amount, currency, paymentStatus, createdAt }) => ({
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
  }))
}

/** Workshops to come go (nobody has a seat in them); past ones keep their registrations, held by a former mentor. */
async function leaveAsMentor(tx: Transaction, { id, formerly, now }: Leaver): Promise<void> {
  await tx.workshop.deleteMany({ where: { mentorId: id, date: { gte: dateOnly(istDate(now)) } } })
  await tx.workshop.updateMany({ where: { mentorId: id }, data: { instructorName: formerly, meetingLink: null } })
}

/** A free seat in a workshop to come is given back; what was paid for stays, without the person. */
async function leaveAsMentee(tx: Transaction, { id, formerly, now }: Leaver): Promise<void> {
  await tx.$executeRaw`
    WITH given_back AS (
      DELETE FROM workshop_registrations r USING workshops w
      WHERE r.mentee_id = ${id} AND w.id = r.workshop_id AND w.date >= ${dateOnly(istDate(now))}::date
        AND r.amount = 0 AND r.payment_status = 'completed'
      RETURNING r.workshop_id
    )
    UPDATE workshops w SET registered_count = greatest(0, w.registered_count - 1)
    FROM given_back g WHERE w.id = g.workshop_id`
  // The address is what keeps one person to one paid seat: each row gets one of its own that is nobody's.
  await tx.$executeRaw`
    UPDATE workshop_registrations SET name = ${formerly}, email = 'former-' || id, phone = ''
    WHERE mentee_id = ${id}`
}

/**
 * Past workshops that were registered for without an account, by an address that is proven to be the leaver's. One to come is left alone: who has
 * a seat gets the link there.
 */
async function eraseVisits(tx: Transaction, { email, formerly, now }: Leaver): Promise<void> {
  await tx.$executeRaw`
    UPDATE workshop_registrations r SET name = ${formerly}, email = 'former-' || r.id, phone = ''
    FROM workshops w WHERE w.id = r.workshop_id AND w.date < ${dateOnly(istDate(now))}::date AND lower(r.email) = lower(${email})`
}
