/** Secret addresses under which people's calendars read their sessions: only the token's SHA-256 is stored. */
import { randomUUID } from 'node:crypto'
import { readAccount } from '../accounts/accountTable.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { mayMail } from '../accounts/unprovenMails.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Member } from '../graphql/identity.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { BookingSide } from '../rules/bookingRights.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { requireSession } from '../sessions/sessions.ts'

interface Owner {
  type: BookingSide
  id: number
}

/** Each mails the account's address. */
const RENEWALS = { max: 5, windowSeconds: 60 * 60 }

/** The condition that finds a person's row. */
export const ownerOf = ({ type, id }: Owner) => (type === 'mentor' ? { mentorId: id } : { menteeId: id })

/**
 * Makes an address for the person's sessions, the answer; it is told this once. The one before stops working at once,
 * and the owner gets an email (`mayMail`): anybody who has an address can read the calendar until it is renewed.
 * Throws RateLimitedError past five an hour, and NotSignedInError when the session has ended meanwhile or the account is gone.
 */
export async function renewCalendarFeed(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { type, id, sessionHash }: Owner & Pick<Member, 'sessionHash'>,
): Promise<string> {
  await app.limiter.take(`calendar-feeds:${type}:${id}`, RENEWALS)
  const token = newToken()
  const owner = ownerOf({ type, id })
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

/** Stops the person's address; false when there is none. */
export async function removeCalendarFeed(db: Pick<Transaction, 'calendarFeed'>, owner: Owner): Promise<boolean> {
  return (await db.calendarFeed.deleteMany({ where: ownerOf(owner) })).count > 0
}
