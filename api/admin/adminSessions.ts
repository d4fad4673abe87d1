/** Administrators' sessions: 30 minutes at most, 15 without activity, both held by the server. */
import type { App } from '../app.ts'
import { MINUTE_MS } from '../rules/time/time.ts'
import { sessionTopic } from '../sessions/sessions.ts'
import { hashToken, isToken, newToken } from '../accounts/tokens.ts'
import { askJson } from '../reader/reader.ts'
import { publish } from '../database/pubsub.ts'
import type { Transaction } from '../database/client.ts'
import type { Administrator } from '../graphql/identity.ts'
import { NotSignedInError } from '../rules/userErrors.ts'

const ABSOLUTE_MS = 30 * MINUTE_MS
const IDLE_MS = 15 * MINUTE_MS

/** A live administrator session. */
export interface AdminSession {
  adminId: number
  username: string
  name: string
  hasSecondFactor: boolean
  loginTime: Date
  lastActivity: Date
  /** When it ends if nothing more is done: 30 minutes after sign-in or 15 after the last activity. */
  expiresAt: Date
}

/** An administrator with the end of the session, as it would be without further activity. */
export interface LoadedAdministrator extends Administrator {
  endsAt: Date
  /** They have no second factor where one is required: all they may do is set it up. */
  mustEnrol: boolean
}

/** Whether an administrator must have a second factor: in production. */
export const needsSecondFactor = ({ config }: Pick<App, 'config'>): boolean => config.isProduction

function expiryOf(loginTime: Date, lastActivity: Date): Date {
  return new Date(Math.min(loginTime.getTime() + ABSOLUTE_MS, lastActivity.getTime() + IDLE_MS))
}

/** What keeps a row alive at `now`. */
function alive(now: Date) {
  return {
    loginTime: { gt: new Date(now.getTime() - ABSOLUTE_MS) },
    lastActivity: { gt: new Date(now.getTime() - IDLE_MS) },
  }
}

/** Who an administrator cookie speaks for; null when the session has ended, timed out, or the account is gone. Moves nothing. */
export async function loadAdministrator(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  token: string | null | undefined,
): Promise<LoadedAdministrator | null> {
  if (!token || !isToken(token)) return null
  const sessionHash = hashToken(token)
  const now = app.clock.now()
  const row = await askJson<LoadedRow | null>(app.db, { text: LOADED, values: [sessionHash] })
  if (!row) return null
  const [id, username, hasSecondFactor, loginTime, lastActivity] = row
  const endsAt = expiryOf(new Date(loginTime), new Date(lastActivity))
  if (endsAt <= now) return null
  return { id, username, sessionHash, endsAt, mustEnrol: needsSecondFactor(app) && !hasSecondFactor }
}

/** Instants in milliseconds. */
type LoadedRow = [id: number, username: string, hasSecondFactor: boolean, loginTime: number, lastActivity: number]

const LOADED = `
  SELECT json_build_array(u.id, u.username, u.second_factor_at IS NOT NULL,
    extract(epoch FROM s.login_time) * 1000, extract(epoch FROM s.last_activity) * 1000)::text AS json
  FROM admin_sessions s JOIN admin_users u ON u.id = s.admin_user_id
  WHERE s.token_hash = $1`

/** The session's times; null when it has ended. */
export async function findAdminSession(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  administrator: Administrator,
): Promise<AdminSession | null> {
  const row = await db.adminSession.findFirst({
    where: { tokenHash: administrator.sessionHash, ...alive(clock.now()) },
    select: {
      loginTime: true,
      lastActivity: true,
      administrator: { select: { id: true, username: true, name: true, secondFactorAt: true } },
    },
  })
  if (!row) return null
  const { loginTime, lastActivity } = row
  const { id, username, name, secondFactorAt } = row.administrator
  return {
    adminId: id,
    username,
    name: name || username,
    hasSecondFactor: secondFactorAt !== null,
    loginTime,
    lastActivity,
    expiresAt: expiryOf(loginTime, lastActivity),
  }
}

/** A person did something: the idle time starts again, the 30 minutes don't. Null when the session has ended. */
export async function recordActivity(
  app: Pick<App, 'db' | 'clock'>,
  administrator: Administrator,
): Promise<AdminSession | null> {
  const now = app.clock.now()
  // Conditional, so that activity that comes late cannot revive a session.
  await app.db.adminSession.updateMany({
    where: { tokenHash: administrator.sessionHash, ...alive(now) },
    data: { lastActivity: now },
  })
  return await findAdminSession(app, administrator)
}

/** Ends an administrator's session; false when it has ended. Open sockets of it hear of it. */
export async function endAdminSession(tx: Transaction, sessionHash: string): Promise<boolean> {
  return (await endSessions(tx, { tokenHash: sessionHash })) === 1
}

/** Ends the sessions of an administrator, but for one of them when that is named; answers how many. */
export async function endSessionsOf(
  tx: Transaction,
  adminUserId: number,
  { but }: { but?: string } = {},
): Promise<number> {
  return await endSessions(tx, { adminUserId, ...(but && { tokenHash: { not: but } }) })
}

/**
 * Leaves an administrator the session that they are using, under a new token, the answer: whoever else was in is out.
 * Throws NotSignedInError when it has ended itself.
 */
export async function keepThisSession(tx: Transaction, { id, sessionHash }: Administrator): Promise<string> {
  await endSessionsOf(tx, id, { but: sessionHash })
  const token = newToken()
  const { count } = await tx.adminSession.updateMany({
    where: { tokenHash: sessionHash },
    data: { tokenHash: hashToken(token) },
  })
  if (count === 0) throw new NotSignedInError()
  await publish(tx, sessionTopic(sessionHash), { ended: 1 })
  return token
}

/**
 * Throws NotSignedInError when the session has been ended since the request began; until the transaction ends nobody
 * ends it.
 */
export async function requireSession(tx: Transaction, { sessionHash }: Administrator): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM admin_sessions WHERE token_hash = ${sessionHash} FOR SHARE`
  if (found.length === 0) throw new NotSignedInError()
}

async function endSessions(
  tx: Transaction,
  where: { adminUserId?: number; tokenHash?: string | { not: string } },
): Promise<number> {
  const ended = await tx.adminSession.findMany({ where, select: { tokenHash: true } })
  await tx.adminSession.deleteMany({ where: { tokenHash: { in: ended.map(({ tokenHash }) => tokenHash) } } })
  for (const { tokenHash } of ended) await publish(tx, sessionTopic(tokenHash), { ended: 1 })
  return ended.length
}

/** What open sessions are at `now`, for counting them. */
export const openSessions = (now: Date) => ({ where: alive(now) })

/** Removes the rows of sessions that are over. */
export async function dropEndedAdminSessions({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.adminSession.deleteMany({ where: { NOT: alive(clock.now()) } })
}
