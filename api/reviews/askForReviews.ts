/** Asks mentees how it was: once, an hour after a session, and when a package is over. */
import type { App } from '../app.ts'
import { bookingOfTwo } from '../bookings/sides.ts'
import { inTransaction } from '../database/transaction.ts'
import { canReview } from '../rules/bookings/reviewRights.ts'
import { DAY_MS, HOUR_MS } from '../rules/time/durations.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { announceAsking } from './announceReviews.ts'
import { REVIEWED, reviewedBookingOf } from './reviewedBooking.ts'

/** A mentee who has a no-show to report does that first. */
const AFTER_MS = HOUR_MS
/** Nobody is asked about what ended longer ago, such as after a long outage. */
const NEWS_MS = 3 * DAY_MS
const BATCH = 100

/** Sessions that ended, and packages whose last session or last day is over. The rule who may review decides. */
const DUE = `
  SELECT b.id FROM bookings b
  WHERE b.status IN ('confirmed', 'completed') AND b.review_asked_at IS NULL AND b.mentee_id IS NOT NULL AND b.mentor_id IS NOT NULL
    AND b.session_type <> 'plan_call' AND b.starts_at BETWEEN $1::timestamptz - interval '1 day' AND $2 AND b.ends_at BETWEEN $1 AND $2
    AND NOT EXISTS (SELECT FROM no_shows n WHERE n.booking_id = b.id AND n.finding IS NULL)
    AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id)
  UNION ALL
  SELECT b.id FROM plan_subscriptions s JOIN bookings b ON b.plan_subscription_id = s.id AND b.starts_at IS NULL
  WHERE b.status IN ('confirmed', 'completed') AND b.review_asked_at IS NULL AND b.mentee_id IS NOT NULL AND b.mentor_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id)
    AND (s.end_date BETWEEN $3::date - 3 AND $3::date OR s.status = 'active' AND s.calls_remaining = 0 AND (
      SELECT max(c.ends_at) FROM bookings c WHERE c.plan_subscription_id = s.id AND c.status IN ('confirmed', 'completed')
    ) BETWEEN $1 AND $2)
  LIMIT ${BATCH}`

export async function askForReviews(app: Pick<App, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = app.clock.now()
  const [from, to] = [new Date(now.getTime() - NEWS_MS), new Date(now.getTime() - AFTER_MS)]
  const due = await app.db.$queryRawUnsafe<{ id: number }[]>(DUE, from, to, dateOnly(istDate(now)))
  for (const { id } of due) await askForReview(app, id)
}

/** Asks once, as only one transaction can mark the booking. A booking that cannot be reviewed is marked too, so the sweep skips it. */
export async function askForReview(app: Pick<App, 'db' | 'clock' | 'config'>, id: number): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.booking.updateMany({
      where: { id, reviewAskedAt: null },
      data: { reviewAskedAt: now },
    })
    if (count === 0) return
    const row = await tx.booking.findUniqueOrThrow({ where: { id }, select: REVIEWED })
    const booking = await bookingOfTwo(tx, id)
    const right = canReview(reviewedBookingOf(row, app.config, now), 'mentee', now)
    if (booking && right.until) await announceAsking(tx, app, booking, right.until)
  })
}
