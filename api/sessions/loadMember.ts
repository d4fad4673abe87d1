import { MINUTE_MS } from '../rules/time/durations.ts'
import { noteAccount } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { askJson } from '../reader/reader.ts'
import { memberFrom, type Member } from '../graphql/identity.ts'
import { LAST_ACTIVE_WRITE_MINUTES } from '../rules/constants.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { SESSION_MS, SESSION_RENEWAL_MS } from './sessions.ts'
import { hashToken, isToken } from '../accounts/tokens.ts'

const LAST_ACTIVE_WRITE_MS = LAST_ACTIVE_WRITE_MINUTES * MINUTE_MS

/** A member with what became of the session by this request. */
export type LoadedMember = Member & {
  /** The session was moved ahead: send the cookie again, with its full life. */
  isRenewed: boolean
  /** When the session ends without further use. */
  endsAt: Date
  /** Mailbox of the account's address; null unless that is confirmed. */
  mailbox: string | null
}

/** Instants in milliseconds. */
type SessionRow = [
  type: Member['type'],
  id: number,
  lastSeenAt: number,
  lastActiveAt: number | null,
  endsAt: number,
  emailConfirmedAt: number | null,
  name: string,
  email: string,
  termsAccepted: boolean,
]

/** One statement without the ORM, because it runs for every request with the cookie, and most need the account too. */
const SESSION = `
  SELECT json_build_array(s.user_type, s.user_id, extract(epoch FROM s.last_seen_at) * 1000,
    extract(epoch FROM m.last_active_at) * 1000, extract(epoch FROM s.expires_at) * 1000,
    extract(epoch FROM coalesce(m.email_confirmed_at, e.email_confirmed_at, c.email_confirmed_at)) * 1000,
    coalesce(m.name, e.name, c.name), coalesce(m.email, e.email, c.email),
    coalesce(m.terms_accepted, e.terms_accepted, c.terms_accepted))::text AS json
  FROM sessions s
  LEFT JOIN mentors m ON s.user_type = 'mentor' AND m.id = s.user_id AND m.is_active
  LEFT JOIN mentees e ON s.user_type = 'mentee' AND e.id = s.user_id AND e.is_active
  LEFT JOIN community_members c ON s.user_type = 'community' AND c.id = s.user_id
  WHERE s.token_hash = $1 AND s.expires_at > $2::timestamptz AND coalesce(m.id, e.id, c.id) IS NOT NULL`

/**
 * Who a session cookie speaks for; null when the session has ended or run out, or the account is gone or switched off.
 * Moves the session ahead (at most once an hour), and a mentor's last active (at most once in 5 minutes), unless it is
 * only a `peek`: a check by the clock, such as an open socket's, does not count as use, and what it finds may be kept
 * for longer than the account is as it was read.
 */
export async function loadMember(
  app: Pick<App, 'db' | 'clock'>,
  token: string | null | undefined,
  { peek = false }: { peek?: boolean } = {},
): Promise<LoadedMember | null> {
  if (!token || !isToken(token)) return null
  const sessionHash = hashToken(token)
  const now = app.clock.now()
  const asked = { text: SESSION, values: [sessionHash, now.toISOString()] }
  const row = await askJson<SessionRow | null>(app.db, asked)
  if (!row) return null
  const [type, id, lastSeenAt, lastActiveAt, end, confirmedAt, name, email, termsAccepted] = row
  const endsAt = new Date(end)
  const member = { ...memberFrom({ type, id, sessionHash }), mailbox: confirmedAt === null ? null : mailboxOf(email) }
  if (peek) return { ...member, isRenewed: false, endsAt }
  const isRenewed = isOlder(lastSeenAt, SESSION_RENEWAL_MS, now) && (await renew(app, sessionHash, now))
  if (type === 'mentor' && isOlder(lastActiveAt, LAST_ACTIVE_WRITE_MS, now)) await touchMentor(app, id)
  const loaded = { ...member, isRenewed, endsAt: isRenewed ? sessionEnd(now) : endsAt }
  const emailConfirmedAt = confirmedAt === null ? null : new Date(confirmedAt)
  noteAccount(loaded, { type, id, name, email, termsAccepted, emailConfirmedAt })
  return loaded
}

const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_MS)

function isOlder(at: number | null, ageMs: number, now: Date): boolean {
  return at === null || now.getTime() - at >= ageMs
}

async function renew({ db }: Pick<App, 'db'>, sessionHash: string, now: Date): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { tokenHash: sessionHash, lastSeenAt: { lte: new Date(now.getTime() - SESSION_RENEWAL_MS) } },
    data: { lastSeenAt: now, expiresAt: sessionEnd(now) },
  })
  return count === 1
}

/** Stores that a mentor is active now; one conditional write, so at most once in 5 minutes however many ask at once. */
async function touchMentor({ db, clock }: Pick<App, 'db' | 'clock'>, mentorId: number): Promise<void> {
  const now = clock.now()
  const stale = new Date(now.getTime() - LAST_ACTIVE_WRITE_MS)
  await db.mentor.updateMany({
    where: { id: mentorId, OR: [{ lastActiveAt: null }, { lastActiveAt: { lte: stale } }] },
    data: { lastActiveAt: now },
  })
}
