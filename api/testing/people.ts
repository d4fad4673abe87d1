/** People for tests, with only what a test must say. */
import { hashPassword } from '../accounts/passwords.ts'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** Password of everybody made here. */
export const PASSWORD = 'Str0ng@pass'

let hash: Promise<string> | undefined
let number = 0

const passwordHash = () => (hash ??= hashPassword(PASSWORD))

/** An accepted mentor who is free every day from 09:00 to 18:00 IST. */
export async function makeMentor(db: Database, change: Partial<Prisma.MentorUncheckedCreateInput> = {}) {
  number += 1
  return db.mentor.create({
    data: {
      name: `Mentor ${number}`,
      email: `mentor${number}@test.example`,
      passwordHash: await passwordHash(),
      mainBranch: 'Civil Engineering',
      subBranch: 'Mining Engineering',
      bio: 'Bridges and tunnels',
      experience: 8,
      starterPackageRate: 50_000,
      advancedPackageRate: 400_000,
      status: 'accepted',
      availability: { create: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' })) },
      ...change,
    },
  })
}

export async function makeMentee(db: Database, change: Partial<Prisma.MenteeUncheckedCreateInput> = {}) {
  number += 1
  return db.mentee.create({
    data: { name: `Mentee ${number}`, email: `mentee${number}@test.example`, passwordHash: await passwordHash(), currentLevel: 'Fresh Graduate', ...change },
  })
}
