/** Administrators' sessions: 30 minutes at most, 15 without activity, both held by the server. */
import type { App } from '../app.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { sessionTopic } from '../sessions/sessions.ts'
import { hashToken, isToken } from '../accounts/tokens.ts'
import { publish } from '../database/pubsub.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Administrator } from '../graphql/identity.ts'

const ABSOLUTE_MS = 30 * MINUTE_MS
const IDLE_MS = 15 * MINUTE_MS

/** A live administrator session. */
export interface AdminSession {
  adminId: number
  username: string
  loginTime: Date
  lastActivity: Date
  /** When it ends if nothing more is done: 30 minutes after sign-in or 15 after the last activity. */
  expiresAt: Date
}

/** An administrator with the end of the session, as it would be without further activity. */
export type LoadedAdministrator = Administrator & { endsAt: Date }

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
  app: Pick<App, 'db' | 'clock'>,
  token: string | null | undefined,
): Promise<LoadedAdministrator | null> {
  if (!token || !isToken(token)) return null
  const sessionHash = hashToken(token)
  const now = app.clock.now()
  const [row] = await app.db.$queryRaw<{ id: number; username: string; login_time: Date; last_activity: Date }[]>`
    SELECT u.id, u.username, s.login_time, s.last_activity
    FROM admin_sessions s JOIN admin_users u ON u.id = s.admin_user_id
    WHERE s.token_hash = ${sessionHash}`
  if (!row) return null
  const endsAt = expiryOf(row.login_time, row.last_activity)
  return endsAt <= now ? null : { id: row.id, username: row.username, sessionHash, endsAt }
}

/** The session's times; null when it has ended. */
export async function findAdminSession(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  administrator: Administrator,
): Promise<AdminSession | null> {
  const row = await db.adminSession.findFirst({
    where: { tokenHash: administrator.sessionHash, ...alive(clock.now()) },
  })
  if (!row) return null
  const { loginTime, lastActivity } = row
  return {
    adminId: administrator.id,
    username: administrator.username,
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

/** Ends an administrator's session; harmless when it has ended. Open sockets of it hear of it. */
export async function endAdminSession({ db }: Pick<App, 'db'>, sessionHash: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.adminSession.deleteMany({ where: { tokenHash: sessionHash } })
    if (count > 0) await publish(tx, sessionTopic(sessionHash), { ended: 1 })
  })
}

/** Removes the rows of sessions that are over. */
export async function dropEndedAdminSessions({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.adminSession.deleteMany({ where: { NOT: alive(clock.now()) } })
}
