import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** What signing in needs of an account. */
export interface Credentials {
  id: number
  /** Null for a community member who has set no password. */
  passwordHash: string | null
  isActive: boolean
}

/** The account with this address, in whatever case, through the unique index on lower(email); null without one. */
export async function findCredentials(
  { db }: Pick<App, 'db'>,
  type: UserType,
  email: string,
): Promise<Credentials | null> {
  const rows = await {
    mentor: () => db.$queryRaw<Credentials[]>`
      SELECT id, password AS "passwordHash", is_active AS "isActive" FROM mentors WHERE lower(email) = lower(${email})`,
    mentee: () => db.$queryRaw<Credentials[]>`
      SELECT id, password AS "passwordHash", is_active AS "isActive" FROM mentees WHERE lower(email) = lower(${email})`,
    community: () => db.$queryRaw<Credentials[]>`
      SELECT id, password AS "passwordHash", true AS "isActive" FROM community_members WHERE lower(email) = lower(${email})`,
  }[type]()
  return rows[0] ?? null
}

/**
 * Notes the sign-in, and takes over a stronger hash when there is one. False when the account is gone or its password
 * has been changed since it was checked: whoever signs in with the old one at that moment is refused.
 */
export async function recordSignIn(
  tx: Transaction,
  type: UserType,
  { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
  now: Date,
  stronger?: string,
): Promise<boolean> {
  const password = stronger === undefined ? {} : { passwordHash: stronger }
  const where = { id, passwordHash: passwordHash ?? '' }
  const { count } = await {
    mentor: () => tx.mentor.updateMany({ where, data: { lastLoginAt: now, lastActiveAt: now, ...password } }),
    mentee: () => tx.mentee.updateMany({ where, data: { lastLoginAt: now, ...password } }),
    community: () => tx.communityMember.updateMany({ where, data: { lastActivity: now, ...password } }),
  }[type]()
  return count === 1
}
