/** Administrators' sessions: 30 minutes at most, 15 without activity, both held by the server. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import { hashToken, isToken } from '../accounts/tokens.ts'
import { type Administrator, becomeAdministrator } from '../graphql/identity.ts'
import { askJson } from '../reader/reader.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import type { Context } from '../graphql/context.ts'

const ABSOLUTE_MS = 30 * MINUTE_MS
const IDLE_MS = 15 * MINUTE_MS

export type AdminSession = NonNullable<Awaited<ReturnType<typeof findAdminSession>>>

/** An administrator with the end of the session, as it would be without further activity. */
export interface LoadedAdministrator extends Administrator {
  endsAt: Date
  /** They have no second factor where one is required: all they may do is set it up. */
  mustEnrol: boolean
}

/** Whether an administrator must have a second factor: in production. */
export const needsSecondFactor = ({ config }: Pick<App, 'config'>): boolean => config.isProduction

/** When a session ends if nothing more is done. */
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
export async function findAdminSession({ db, clock }: Pick<App, 'db' | 'clock'>, administrator: Administrator) {
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

/** What open sessions are at `now`, for counting them. */
export const openSessions = (now: Date) => ({ where: alive(now) })

export async function dropEndedAdminSessions({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.adminSession.deleteMany({ where: { NOT: alive(clock.now()) }, limit: 1000 })
}

/** An administrator's session under a new token, the hash of their password, and the key of their second factor. */
export interface StartedAdminSession {
  token: string
  id: number
  username: string
  passwordHash: string
  secondFactor: string | null
  /** They may only set up the second factor. */
  mustEnrol?: boolean
}

/** Gives the session to the browser that asked. Throws NotSignedInError when it is over. */
export async function enterAdmin(
  context: Context,
  { token, id, username, passwordHash, secondFactor, mustEnrol = false }: StartedAdminSession,
): Promise<AdminSession> {
  const administrator = { id, username, sessionHash: hashToken(token) }
  const adminSession = await findAdminSession(context, administrator)
  if (!adminSession) throw new NotSignedInError()
  context.exchange.setAdminSession(token, { type: 'admin', id, passwordHash, secondFactor })
  becomeAdministrator(context, mustEnrol ? { enrolling: administrator } : { administrator })
  return adminSession
}
