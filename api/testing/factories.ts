/** Small makers of rows. Each call makes new people; what matters to a test is passed in. */
import type { Database } from '../database/client.ts'
import type { MenteeId, MentorId } from '../graphql/identity.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { dateOnly } from '../rules/time/time.ts'

let serial = 0

/** Not a hash of anything: nobody signs in with it. */
const NO_PASSWORD = '$argon2id$none'

/** An accepted, available mentor with hours every day from 09:00 to 18:00 IST: 12 slots a day. */
export async function makeMentor(db: Database, data: Partial<Prisma.MentorUncheckedCreateInput> = {}) {
  serial += 1
  const row = await db.mentor.create({
    data: {
      name: `Mentor ${serial}`,
      email: `mentor-${serial}@test.example`,
      passwordHash: NO_PASSWORD,
      bio: 'Designs frames and checks drawings.',
      mainBranch: 'Civil Engineering',
      subBranch: 'Environmental Engineering',
      experience: 8,
      starterPackageRate: 79_900,
      advancedPackageRate: 449_900,
      status: 'accepted',
      availability: {
        create: Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' })),
      },
      ...data,
    },
  })
  return { ...row, id: row.id as MentorId }
}

export async function makeMentee(db: Database, data: Partial<Prisma.MenteeUncheckedCreateInput> = {}) {
  serial += 1
  const row = await db.mentee.create({
    data: {
      name: `Mentee ${serial}`,
      email: `mentee-${serial}@test.example`,
      passwordHash: NO_PASSWORD,
      currentLevel: 'Final Year Student',
      ...data,
    },
  })
  return { ...row, id: row.id as MenteeId }
}

/** An approved workshop with 50 seats at ₹499, 5 December 2026, 16:00 IST; `seatsTaken` and `registeredCount` are the database's. */
export async function makeWorkshop(
  db: Database,
  data: Partial<Omit<Prisma.WorkshopUncheckedCreateInput, 'date'>> & { date?: string } = {},
) {
  serial += 1
  return await db.workshop.create({
    data: {
      title: `Reading drawings ${serial}`,
      description: 'From bar marks to site.',
      branch: 'Civil Engineering',
      instructorName: 'Asha Rao',
      time: '16:00',
      duration: '2.5 hours',
      price: 49_900,
      isActive: true,
      ...data,
      date: dateOnly(data.date ?? '2026-12-05'),
    },
  })
}

/** Somebody who has a seat in it, without an account. */
export async function makeRegistration(
  db: Database,
  workshopId: number,
  data: Partial<Prisma.WorkshopRegistrationUncheckedCreateInput> = {},
) {
  serial += 1
  return await db.workshopRegistration.create({
    data: {
      workshopId,
      name: `Participant ${serial}`,
      email: `participant-${serial}@test.example`,
      phone: '+91 90000 10000',
      paymentStatus: 'completed',
      seat: 'registered',
      registeredAt: new Date('2026-11-21T04:30:00Z'),
      ...data,
    },
  })
}
