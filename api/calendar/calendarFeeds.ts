/** Secret addresses under which people's calendars read their sessions: only the token's SHA-256 is stored. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../rules/time/durations.ts'
import { randomUUID } from 'node:crypto'
import { sideOf } from '../accounts/viewer.ts'
import { readAccount } from '../accounts/accountTable.ts'
import { hashToken, newToken, isToken } from '../accounts/tokens.ts'
import { mayMail } from '../accounts/emailConfirmations.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Member } from '../graphql/identity.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { BookingSide } from '../rules/bookings/bookingRights.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { requireSession } from '../sessions/sessions.ts'
import { sessionsCalendar, type CalendarSession } from '../bookings/bookingWords.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'

interface Owner {
  type: BookingSide
  id: number
}

/** Each mails the account's address. */
const RENEWALS = { max: 5, windowSeconds: 60 * 60 }

/**
 * Makes a calendar link for the person's sessions and answers it, this once. The earlier link stops working at once, and
 * the owner gets an email (`mayMail`): anyone with the link can read the calendar until it is renewed.
 * Throws RateLimitedError past five an hour, and NotSignedInError when the session has ended meanwhile or the account is gone.
 */
export async function renewCalendarFeed(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { type, id, sessionHash }: Owner & Pick<Member, 'sessionHash'>,
): Promise<string> {
  await app.limiter.take(`calendar-feeds:${type}:${id}`, RENEWALS)
  const token = newToken()
  const owner = sideOf({ type, id })
  const fresh = { tokenHash: hashToken(token), createdAt: app.clock.now(), lastReadAt: null }
  try {
    await inTransaction(app.db, async (tx) => {
      await requireSession(tx, { type, sessionHash })
      const account = await readAccount<{ email: string }>(tx, { type, id })
      if (!account) throw new NotSignedInError()
      await tx.calendarFeed.upsert({ where: owner, create: { ...owner, ...fresh }, update: fresh })
      if (!(await mayMail(tx, app, { type, id, email: account.email }))) return
      await queueEmail(tx, app, {
        kind: 'calendar-feed',
        dedupeKey: `calendar-feed:${type}:${id}:${randomUUID()}`,
        to: account.email,
        recipient: { type, id },
        about: null,
        subject: 'Your sessions have a new calendar link',
        content: {
          heading: 'A new calendar link',
          paragraphs: [
            `Your ${type} account has a new private link that shows your sessions in a calendar. Any earlier link no longer works.`,
            "Anyone with this link can see your sessions. If you didn't create it, change your password, then remove the link on your dashboard.",
          ],
          action: { label: 'Change my password', url: `${app.config.publicUrl}/account` },
        },
      })
    })
  } catch (error) {
    // The account was closed meanwhile.
    if (violates(error, `calendar_feeds_${type}_id_fkey`)) throw new NotSignedInError()
    throw error
  }
  return `${app.config.publicUrl}/calendar/${token}.ics`
}

export async function removeCalendarFeed(db: Pick<Transaction, 'calendarFeed'>, owner: Owner): Promise<boolean> {
  return (await db.calendarFeed.deleteMany({ where: sideOf(owner) })).count > 0
}

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
 * The calendar at a secret link, as a text that changes only with the sessions in it; null for a link that does
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

/** With the names of both sides: one statement, where the client would make three. */
async function sessionsOf({ db }: Pick<App, 'db'>, feed: Feed, now: Date): Promise<CalendarSession[]> {
  const isTheirs =
    feed.mentor_id === null ? Prisma.sql`b.mentee_id = ${feed.mentee_id}` : Prisma.sql`b.mentor_id = ${feed.mentor_id}`
  // When it last changed, not when it is read: the same sessions are the same text.
  return await db.$queryRaw<CalendarSession[]>`
    SELECT b.id, b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.agenda, b.meeting_link AS "meetingLink",
      b.calendar_sequence AS "calendarSequence", b.status = 'cancelled' AS "isCancelled",
      greatest(b.confirmed_at, b.moved_at, b.cancelled_at) AS stamp,
      coalesce(m.name, ${FORMER.mentor}) AS "mentorName", coalesce(e.name, ${FORMER.mentee}) AS "menteeName"
    FROM bookings b LEFT JOIN mentors m ON m.id = b.mentor_id LEFT JOIN mentees e ON e.id = b.mentee_id
    WHERE ${isTheirs} AND b.starts_at >= ${new Date(now.getTime() - PAST_MS)} AND b.confirmed_at IS NOT NULL
      AND (b.status IN ('confirmed', 'completed')
        OR b.status = 'cancelled' AND b.cancelled_at >= ${new Date(now.getTime() - CANCELLED_MS)})
    ORDER BY b.starts_at DESC, b.id DESC LIMIT ${SESSIONS}`
}
