/** People who can sign in: the makers' rows with a password. */
import { hashPassword } from '../accounts/passwords.ts'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { makeMentee, makeMentor } from './factories.ts'

/** Password of everybody made here. */
export const PASSWORD = 'Str0ng@pass'

let hash: Promise<string> | undefined
const passwordHash = () => (hash ??= hashPassword(PASSWORD))

export async function mentorAccount(db: Database, data: Partial<Prisma.MentorUncheckedCreateInput> = {}) {
  return makeMentor(db, { passwordHash: await passwordHash(), ...data })
}

export async function menteeAccount(db: Database, data: Partial<Prisma.MenteeUncheckedCreateInput> = {}) {
  return makeMentee(db, { passwordHash: await passwordHash(), ...data })
}
