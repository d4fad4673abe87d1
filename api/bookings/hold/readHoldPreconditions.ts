/** One statement, because mentee and mentor are locked while it is read. */
import type { Transaction } from '../../database/client.ts'
import { askJson } from '../../reader/reader.ts'
import { daysOffBusy, sessionEnd, type AvailabilityWindow, type DaysOffRange } from '../../rules/time/slots.ts'
import { istDate, type IstDate } from '../../rules/time/time.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { PRICED_MENTOR_JSON, type OfferedHours, type Priced, type WantedBooking } from '../offer.ts'
import type { KeptTime, OthersHold, StrangersHold, StrangersNetwork } from './holdLimits.ts'

interface HoldQuestion {
  menteeId: number
  mentorId: number
  wanted: WantedBooking
  /** Network of an account without a confirmed email address; null when it is not counted. */
  network: StrangersNetwork | null
  now: Date
  /** Earlier holds of the mentee are counted from here on. */
  keptSince: Date
}

export interface OwnHold {
  id: number
  mentorId: number | null
  packageType: WantedBooking['packageType']
  /** Milliseconds; null for a plan. */
  startsAt: number | null
  startDate: IstDate | null
  agenda: string
  /** Milliseconds. */
  endsAt: number
  /** Whether an order was ever opened for it. */
  isOrdered: boolean
  /** Whether its mentor reserved it, by accepting a request with it. */
  isPromised: boolean
}

interface HoldPreconditions {
  mentee: { isConfirmed: boolean; email: string } | null
  /** Null for a mentor who is not listed. */
  mentor: (NonNullable<Priced['mentor']> & { available: boolean }) | null
  held: OwnHold | null
  /** Whether expired holds of the mentee or the mentor still block times. */
  hasExpired: boolean
  /** End dates of the mentee's active plans with the mentor. */
  plans: IstDate[]
  hours: OfferedHours
  sessionTypeId: number | null
  /** Sorted by end. */
  strangers: StrangersHold[]
  /** Holds of other accounts with a confirmed email address on the mentor's times, sorted by end. */
  others: OthersHold[]
  /** Unpaid holds of the mentee on the wanted time, also expired ones, the oldest first. Empty for a package, which has no time. */
  kept: KeptTime[]
}

const IS_PROMISED = 'EXISTS (SELECT FROM request_times t WHERE t.booking_id = bookings.id)'

const STATEMENT = `
  SELECT json_build_object(
    'mentee', (SELECT json_build_object('isConfirmed', email_confirmed_at IS NOT NULL, 'email', email) FROM mentees WHERE id = $1::int),
    'mentor', (SELECT json_build_object('available', available, ${PRICED_MENTOR_JSON})
      FROM mentors m WHERE id = $2::int AND status = '${LISTED.status}' AND is_active = ${LISTED.isActive}),
    'held', (SELECT json_build_object('id', id, 'mentorId', mentor_id, 'packageType', package_type,
        'startsAt', extract(epoch FROM starts_at) * 1000, 'startDate', start_date, 'agenda', agenda,
        'endsAt', extract(epoch FROM hold_expires_at) * 1000,
        'isOrdered', EXISTS (SELECT FROM payment_orders o WHERE o.booking_id = bookings.id), 'isPromised', ${IS_PROMISED})
      FROM bookings WHERE mentee_id = $1 AND status = 'pending'
        AND (hold_expires_at IS NULL OR hold_expires_at > $3::timestamptz) LIMIT 1),
    'hasExpired', EXISTS (SELECT FROM bookings WHERE status = 'pending' AND hold_expires_at <= $3 AND mentor_id = $2)
      OR EXISTS (SELECT FROM bookings WHERE status = 'pending' AND hold_expires_at <= $3 AND mentee_id = $1),
    'plans', (SELECT coalesce(json_agg(end_date), '[]') FROM plan_subscriptions
      WHERE mentee_id = $1 AND mentor_id = $2 AND status = 'active'),
    'windows', (SELECT coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'startTime', start_time,
        'endTime', end_time, 'isActive', is_active)), '[]')
      FROM mentor_availability WHERE mentor_id = $2),
    'off', (SELECT coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
      FROM availability_exceptions WHERE mentor_id = $2 AND $4::date BETWEEN start_date AND end_date),
    'sessionTypeId', (SELECT id FROM session_types WHERE name = 'Starter'),
    'strangers', (SELECT coalesce(json_agg(json_build_object('endsAt', extract(epoch FROM b.hold_expires_at) * 1000,
        'isOrdered', EXISTS (SELECT FROM payment_orders o WHERE o.booking_id = b.id),
        'isNear', b.held_from = $5::text) ORDER BY b.hold_expires_at), '[]')
      FROM bookings b WHERE b.mentor_id = $2 AND b.mentee_id <> $1 AND b.status = 'pending' AND b.held_from::inet <<= $6::inet
        AND b.hold_expires_at > $3),
    'others', (SELECT coalesce(json_agg(json_build_object('endsAt', extract(epoch FROM b.hold_expires_at) * 1000,
        'mailbox', b.held_by_mailbox) ORDER BY b.hold_expires_at), '[]')
      FROM bookings b WHERE b.mentor_id = $2 AND b.mentee_id <> $1 AND b.status = 'pending' AND b.held_by_mailbox IS NOT NULL
        AND b.hold_expires_at > $3),
    'kept', (SELECT coalesce(json_agg(json_build_object('from', extract(epoch FROM created_at) * 1000,
        'to', extract(epoch FROM least(hold_expires_at, $3)) * 1000, 'isPromised', ${IS_PROMISED}) ORDER BY created_at), '[]')
      FROM bookings WHERE mentee_id = $1 AND mentor_id = $2 AND status IN ('pending', 'expired') AND payment_status = 'pending'
        AND starts_at < $9::timestamptz AND ends_at > $7::timestamptz AND hold_expires_at > $8::timestamptz
    ))::text AS json`

/** Reads everything that decides whether the slot can be held at `now`. Expired holds are ignored. */
export async function readHoldPreconditions(
  tx: Transaction,
  { menteeId, mentorId, wanted, network, now, keptSince }: HoldQuestion,
): Promise<HoldPreconditions> {
  const slot =
    wanted.packageType === 'starter'
      ? { startsAt: wanted.startsAt, endsAt: sessionEnd(wanted.startsAt, wanted.minutes) }
      : null
  const day = wanted.packageType === 'starter' ? istDate(wanted.startsAt) : wanted.startDate
  const { address = null, wide = null } = network ?? {}
  const times = [slot?.startsAt, keptSince, slot?.endsAt].map((time) => time?.toISOString() ?? null)
  const values = [menteeId, mentorId, now.toISOString(), day, address, wide, ...times]
  type Read = HoldPreconditions & { windows: AvailabilityWindow[]; off: DaysOffRange[] }
  const { windows, off, ...facts } = await askJson<Read>(tx, { text: STATEMENT, values })
  return { ...facts, hours: { windows, off: off.map(daysOffBusy) } }
}
