/** Members' sessions: a random token in a cookie, its SHA-256 in a row, 30 days that slide with use. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { publish } from '../database/pubsub.ts'
import { inTransaction } from '../database/transaction.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { HOUR_MS } from '../rules/time/time.ts'
import { NotSignedInError } from '../rules/userErrors.ts'

/** How long a session lasts without use, in milliseconds; also the cookie's life. */
export const SESSION_MS = 30 * 24 * HOUR_MS
/** A session is moved ahead at most this often, in milliseconds. */
export const SESSION_RENEWAL_MS = HOUR_MS

/** Live sessions an account may have; a new one ends the one that was used longest ago. */
export const SESSIONS = 50

/** Whose session, and from where. */
export interface SessionOwner {
  type: UserType
  id: number
  ip: string
  userAgent: string | null
}

/** Topic on which the end of a session is told; open sockets of it close. */
export const sessionTopic = (sessionHash: string): string => `session:${sessionHash}`

/** Starts a session under a new token, the answer; only its hash is kept. Past 50 of the account the least used ends. */
export async function startSession(
  tx: Transaction,
  { type, id, ip, userAgent }: SessionOwner,
  now: Date,
): Promise<string> {
  const token = newToken()
  await tx.session.create({
    data: {
      tokenHash: hashToken(token),
      userType: type,
      userId: id,
      ip,
      userAgent: userAgent?.slice(0, 300) ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    },
  })
  const surplus = await tx.session.findMany({
    where: { userType: type, userId: id },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    skip: SESSIONS,
    select: { tokenHash: true },
  })
  if (surplus.length > 0) await endSessions(tx, { tokenHash: { in: surplus.map(({ tokenHash }) => tokenHash) } })
  return token
}

/**
 * Puts a new token, the answer, in the place of a session's: the old one is worth nothing from the commit on, and
 * sockets opened with it close. Null when the session has ended.
 */
export async function renewToken(tx: Transaction, sessionHash: string): Promise<string | null> {
  const token = newToken()
  const { count } = await tx.session.updateMany({
    where: { tokenHash: sessionHash },
    data: { tokenHash: hashToken(token) },
  })
  if (count === 0) return null
  await publish(tx, sessionTopic(sessionHash), { ended: 1 })
  return token
}

/** Ends a session for good: its cookie is worth nothing from the commit on. Harmless when it has ended. */
export async function endSession({ db }: Pick<App, 'db'>, sessionHash: string): Promise<void> {
  await inTransaction(db, (tx) => endSessions(tx, { tokenHash: sessionHash }))
}

/** Ends every session of the member but the one they are using, e.g. with a new password; answers how many. */
export async function endOtherSessions(
  tx: Transaction,
  { type, id, sessionHash }: { type: UserType; id: number; sessionHash: string },
): Promise<number> {
  return await endSessions(tx, { userType: type, userId: id, tokenHash: { not: sessionHash } })
}

/**
 * Leaves the member the session that they are using, under a new token, the answer: after a change of what they log in
 * with, whoever else was in is out. Throws NotSignedInError when it has ended itself.
 */
export async function keepThisSession(
  tx: Transaction,
  member: { type: UserType; id: number; sessionHash: string },
): Promise<string> {
  await endOtherSessions(tx, member)
  const token = await renewToken(tx, member.sessionHash)
  if (token === null) throw new NotSignedInError()
  return token
}

/** Ends one session of the member by its number, but not the one they are using; false when there is no such. */
export async function endSessionOf(
  tx: Transaction,
  { type, id, sessionHash }: { type: UserType; id: number; sessionHash: string },
  sessionId: number,
): Promise<boolean> {
  const where = { id: sessionId, userType: type, userId: id, tokenHash: { not: sessionHash } }
  return (await endSessions(tx, where)) === 1
}

/** Ends every session of an account, e.g. when it is deleted or its password was reset; answers how many. */
export async function endAllSessions(tx: Transaction, { type, id }: { type: UserType; id: number }): Promise<number> {
  return await endSessions(tx, { userType: type, userId: id })
}

/**
 * Throws NotSignedInError when the session has been ended since the request began; until the transaction ends nobody
 * ends it.
 */
export async function requireSession(tx: Transaction, { sessionHash }: { sessionHash: string }): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM sessions WHERE token_hash = ${sessionHash} FOR SHARE`
  if (found.length === 0) throw new NotSignedInError()
}

async function endSessions(
  tx: Transaction,
  where: { id?: number; tokenHash?: string | { not: string } | { in: string[] }; userType?: UserType; userId?: number },
): Promise<number> {
  const ended = await tx.session.findMany({ where, select: { tokenHash: true } })
  await tx.session.deleteMany({ where: { tokenHash: { in: ended.map(({ tokenHash }) => tokenHash) } } })
  for (const { tokenHash } of ended) await publish(tx, sessionTopic(tokenHash), { ended: 1 })
  return ended.length
}
