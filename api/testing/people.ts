/** People who can sign in: the makers' rows with a password. */
import { hashPassword } from '../accounts/passwords.ts'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { memberFrom, type Member } from '../graphql/identity.ts'
import { SESSION_MS } from '../sessions/sessions.ts'
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

/** Signs somebody in, under the hash that a client of `client.ts` has unless said otherwise. */
export async function signedInAs<Type extends Member['type']>(
  db: Database,
  { type, id }: { type: Type; id: number },
  now: Date,
): Promise<Extract<Member, { type: Type }>> {
  const tokenHash = `${type}-${id}`
  const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) }
  await db.session.create({ data: { tokenHash, userType: type, userId: id, ...times } })
  return memberFrom({ type, id, sessionHash: tokenHash }) as Extract<Member, { type: Type }>
}
