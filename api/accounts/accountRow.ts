/** The three tables of accounts as one. */
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** An account of any kind. */
export interface AccountRow {
  type: UserType
  /** Numeric, within its kind. */
  id: number
  name: string
  /** As registered, in the case it was typed. */
  email: string
  /** Null until its owner has opened a link that was mailed there. */
  emailConfirmedAt: Date | null
  /** False for a community member who has yet to set one. */
  hasPassword: boolean
}

type Reader = Pick<Transaction, '$queryRaw' | 'mentor' | 'mentee' | 'communityMember'>

/** The active accounts with this address, in whatever case: at most one a kind. */
export async function accountsAt(tx: Reader, email: string): Promise<AccountRow[]> {
  return await tx.$queryRaw<AccountRow[]>`
    SELECT 'mentor'::user_type AS type, id, name, email, email_confirmed_at AS "emailConfirmedAt", true AS "hasPassword"
    FROM mentors WHERE lower(email) = lower(${email}) AND is_active
    UNION ALL
    SELECT 'mentee', id, name, email, email_confirmed_at, true FROM mentees
    WHERE lower(email) = lower(${email}) AND is_active
    UNION ALL
    SELECT 'community', id, name, email, email_confirmed_at, password IS NOT NULL FROM community_members
    WHERE lower(email) = lower(${email})`
}

const ACCOUNT = { id: true, name: true, email: true, emailConfirmedAt: true } as const

/** One active account by kind and id; null when it is gone or switched off. */
export async function accountOf(tx: Reader, type: UserType, id: number): Promise<AccountRow | null> {
  if (type === 'community') {
    const row = await tx.communityMember.findUnique({ where: { id }, select: { ...ACCOUNT, passwordHash: true } })
    if (!row) return null
    const { passwordHash, ...member } = row
    return { type, ...member, hasPassword: passwordHash !== null }
  }
  const query = { where: { id, isActive: true }, select: ACCOUNT }
  const row = type === 'mentor' ? await tx.mentor.findUnique(query) : await tx.mentee.findUnique(query)
  return row && { type, ...row, hasPassword: true }
}

/** Notes that the owner of the address has opened a mail that was sent there; the first time counts. True when this was it. */
export async function markConfirmed(
  tx: Transaction,
  { type, id }: Pick<AccountRow, 'type' | 'id'>,
  now: Date,
): Promise<boolean> {
  const confirm = { where: { id, emailConfirmedAt: null }, data: { emailConfirmedAt: now } }
  const { count } = await {
    mentor: () => tx.mentor.updateMany(confirm),
    mentee: () => tx.mentee.updateMany(confirm),
    community: () => tx.communityMember.updateMany(confirm),
  }[type]()
  return count === 1
}

/** Stores the hash of a new password; false when the account has gone meanwhile. */
export async function storePassword(
  tx: Transaction,
  { type, id }: Pick<AccountRow, 'type' | 'id'>,
  passwordHash: string,
): Promise<boolean> {
  const change = { where: { id }, data: { passwordHash } }
  const { count } = await {
    mentor: () => tx.mentor.updateMany(change),
    mentee: () => tx.mentee.updateMany(change),
    community: () => tx.communityMember.updateMany(change),
  }[type]()
  return count === 1
}
