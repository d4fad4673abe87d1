/** A random token in a cookie, its SHA-256 in a row: 30 days for members, less for administrators. */
import { HOUR_MS } from '../rules/time/durations.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { Transaction } from '../database/client.ts'
import { publish } from '../database/pubsub.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { NotSignedInError } from '../rules/userErrors.ts'

/** How long a member's session lasts without use, in milliseconds; also the cookie's life. */
export const SESSION_MS = 30 * 24 * HOUR_MS
/** A session is moved ahead at most this often, in milliseconds. */
export const SESSION_RENEWAL_MS = HOUR_MS

/** Live sessions a member's account may have; a new one ends the one that was used longest ago. */
export const SESSIONS = 50

interface SessionOwner {
  type: UserType
  id: number
  ip: string
  userAgent: string | null
}

interface SessionAccount {
  type: UserType | 'admin'
  id: number
}

/** Topic on which the end of a session is published; its open sockets close then. */
export const sessionTopic = (sessionHash: string): string => `session:${sessionHash}`

/** Starts a member's session; answers its token, of which only the hash is stored. */
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
  for (const { tokenHash } of surplus) await endSession(tx, { type, sessionHash: tokenHash })
  return token
}

/** Condition of `endSessions`: all but this one. */
export const allBut = (sessionHash: string): Prisma.Sql => Prisma.sql`token_hash <> ${sessionHash}`

/** Ends the account's sessions that fulfil the condition, by default all; answers how many. */
export async function endSessions(
  tx: Transaction,
  { type, id }: SessionAccount,
  condition: Prisma.Sql = Prisma.sql`true`,
): Promise<number> {
  const owned =
    type === 'admin'
      ? Prisma.sql`admin_user_id = ${id}`
      : Prisma.sql`user_type = ${type}::user_type AND user_id = ${id}`
  return await endWhere(tx, type, Prisma.sql`${owned} AND ${condition}`)
}

export async function endSession(
  tx: Transaction,
  { type, sessionHash }: { type: SessionAccount['type']; sessionHash: string },
): Promise<boolean> {
  return (await endWhere(tx, type, Prisma.sql`token_hash = ${sessionHash}`)) === 1
}

/** The cookies are worth nothing from the commit on, and open sockets close. */
async function endWhere(tx: Transaction, type: SessionAccount['type'], where: Prisma.Sql): Promise<number> {
  const ended = await tx.$queryRaw<{ tokenHash: string }[]>`
    DELETE FROM ${tableOf(type)} WHERE ${where} RETURNING token_hash AS "tokenHash"`
  for (const { tokenHash } of ended) await publish(tx, sessionTopic(tokenHash), { ended: 1 })
  return ended.length
}

const tableOf = (type: SessionAccount['type']) => (type === 'admin' ? Prisma.sql`admin_sessions` : Prisma.sql`sessions`)

/** Ends all sessions, and links by which others may still read or log in: a sentence for the owner about each link. */
export async function shutOut(
  tx: Transaction,
  { clock, parts }: Pick<App, 'clock' | 'parts'>,
  person: AccountRef,
): Promise<{ ended: number; links: string[] }> {
  const ended = await endSessions(tx, person)
  const links: string[] = []
  for (const part of parts.people) links.push(...((await part.shutOut?.(tx, person, clock.now())) ?? []))
  return { ended, links }
}

/**
 * After a change of what the account logs in with: ends its other sessions, and gives the one in use a new token, the
 * answer, so that nobody else who was logged in still is. Throws NotSignedInError when the one in use has ended.
 */
export async function keepThisSession(
  tx: Transaction,
  { type, id, sessionHash }: SessionAccount & { sessionHash: string },
): Promise<string> {
  await endSessions(tx, { type, id }, allBut(sessionHash))
  const token = newToken()
  const renewed = await tx.$executeRaw`
    UPDATE ${tableOf(type)} SET token_hash = ${hashToken(token)} WHERE token_hash = ${sessionHash}`
  if (renewed === 0) throw new NotSignedInError()
  await publish(tx, sessionTopic(sessionHash), { ended: 1 })
  return token
}

/** Until the transaction ends, the session cannot be ended. Throws NotSignedInError when it has ended meanwhile. */
export async function requireSession(
  tx: Transaction,
  { type, sessionHash }: { type: SessionAccount['type']; sessionHash: string },
): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${tableOf(type)} WHERE token_hash = ${sessionHash} FOR SHARE`
  if (found.length === 0) throw new NotSignedInError()
}
