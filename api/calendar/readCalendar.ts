import { hashToken, isToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import { sessionsCalendar, type Session } from '../bookings/sessionCalendar.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../rules/time/time.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'

/** How far back a calendar shows sessions, and how long one that was cancelled. */
const PAST_MS = 90 * DAY_MS
const CANCELLED_MS = 30 * DAY_MS
/** More than anybody has in that time. */
const SESSIONS = 2_000
const REFRESH_MS = HOUR_MS
/** A read is noted at most this often. */
const NOTED_MS = 5 * MINUTE_MS

interface Feed {
  mentor_id: number | null
  mentee_id: number | null
  last_read_at: Date | null
}

/**
 * The calendar at a secret address, as a text that changes only with the sessions in it; null for an address that does
 * not work: never made, renewed, removed, or of an account that is gone or switched off. Two indexed statements, and a
 * write at most once in five minutes.
 */
export async function readCalendar(app: Pick<App, 'db' | 'clock' | 'config'>, token: string): Promise<string | null> {
  if (!isToken(token)) return null
  const tokenHash = hashToken(token)
  const [feed] = await app.db.$queryRaw<Feed[]>`
    SELECT f.mentor_id, f.mentee_id, f.last_read_at
    FROM calendar_feeds f
    LEFT JOIN mentors m ON m.id = f.mentor_id AND m.is_active
    LEFT JOIN mentees e ON e.id = f.mentee_id AND e.is_active
    WHERE f.token_hash = ${tokenHash} AND coalesce(m.id, e.id) IS NOT NULL`
  if (!feed) return null
  const now = app.clock.now()
  const sessions = await sessionsOf(app, feed, now)
  const isNoted = feed.last_read_at !== null && now.getTime() - feed.last_read_at.getTime() < NOTED_MS
  if (!isNoted) await app.db.calendarFeed.updateMany({ where: { tokenHash }, data: { lastReadAt: now } })
  return sessionsCalendar(app.config, { sessions, refreshSeconds: REFRESH_MS / SECOND_MS })
}

/** A session with the names of its two sides: one statement, where the client would make three. */
interface Row extends Omit<Session, 'mentorName' | 'menteeName'> {
  mentorName: string | null
  menteeName: string | null
}

async function sessionsOf({ db }: Pick<App, 'db'>, feed: Feed, now: Date): Promise<Session[]> {
  const isTheirs =
    feed.mentor_id === null ? Prisma.sql`b.mentee_id = ${feed.mentee_id}` : Prisma.sql`b.mentor_id = ${feed.mentor_id}`
  // When it last changed, not when it is read: the same sessions are the same text.
  const rows = await db.$queryRaw<Row[]>`
    SELECT b.id, b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.agenda, b.meeting_link AS "meetingLink",
      b.calendar_sequence AS "calendarSequence", b.status = 'cancelled' AS "isCancelled",
      greatest(b.confirmed_at, b.moved_at, b.cancelled_at) AS stamp,
      m.name AS "mentorName", e.name AS "menteeName"
    FROM bookings b LEFT JOIN mentors m ON m.id = b.mentor_id LEFT JOIN mentees e ON e.id = b.mentee_id
    WHERE ${isTheirs} AND b.starts_at >= ${new Date(now.getTime() - PAST_MS)} AND b.confirmed_at IS NOT NULL
      AND (b.status IN ('confirmed', 'completed')
        OR b.status = 'cancelled' AND b.cancelled_at >= ${new Date(now.getTime() - CANCELLED_MS)})
    ORDER BY b.starts_at DESC, b.id DESC LIMIT ${SESSIONS}`
  return rows.map((row) => ({
    ...row,
    mentorName: row.mentorName ?? FORMER.mentor,
    menteeName: row.menteeName ?? FORMER.mentee,
  }))
}
