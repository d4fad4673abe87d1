/** What must hold of the seats of workshops and their money at every moment, and once everything has come to rest. */

/** A seat that stands, or stood until it was given up too late for a refund, was paid with this payment. */
const STANDS = `r.razorpay_payment_id = p.provider_payment_id AND (r.seat = 'registered' OR r.cancelled_by = 'administrator'
  OR (r.cancelled_by = 'participant' AND r.cancelled_at > w.starts_at - interval '24 hours'))`
/** Of what goes back, something is neither returned, on its way, waiting for a person, nor with the payer's bank. */
export const LEFT_TO_REFUND = `p.amount > p.refunded_amount
  + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE payment_id = p.id AND status = 'failed' AND (resolved_at IS NULL OR returned_elsewhere OR not_returned))
  + (SELECT coalesce(sum(amount_deducted), 0) FROM disputes WHERE payment_id = p.id)
  -- A dispute that took the money and gave it back waits for an administrator, or one has decided.
  AND NOT EXISTS (SELECT FROM disputes d WHERE d.payment_id = p.id AND (d.resolved_at IS NULL
    OR EXISTS (SELECT FROM audit_entries a WHERE a.action = 'dispute.resolved' AND a.subjects @> ARRAY['payment:' || p.id])))`
const REGISTRATIONS = `workshop_registrations r JOIN workshops w ON w.id = r.workshop_id`

/** Each statement finds the rows that break its rule. */
export const SEATS_ALWAYS: Record<string, string> = {
  'I2 the counts of a workshop are those of its rows': `
    SELECT w.id, w.registered_count, w.seats_taken FROM workshops w
    WHERE w.registered_count <> (SELECT count(*) FROM workshop_registrations r WHERE r.workshop_id = w.id AND r.seat = 'registered')
      OR w.seats_taken <> (SELECT count(*) FROM workshop_registrations r WHERE r.workshop_id = w.id AND r.seat <> 'none')
        + (SELECT count(*) FROM workshop_waiting_list e WHERE e.workshop_id = w.id AND e.state = 'offered')`,
  'I2 seats that are registered, held and offered are no more than there are': `
    SELECT id, seats_taken, max_participants FROM workshops WHERE seats_taken > max_participants`,
  'I2 an address has one seat': `
    SELECT workshop_id AS id, lower(email) AS email FROM workshop_registrations WHERE seat = 'registered'
    GROUP BY workshop_id, lower(email) HAVING count(*) > 1`,
  'I2 an address waits once, and not beside its seat': `
    SELECT workshop_id AS id, lower(email) AS email FROM workshop_waiting_list
      WHERE state IN ('unconfirmed', 'waiting', 'offered', 'registering') GROUP BY workshop_id, lower(email) HAVING count(*) > 1
    UNION ALL SELECT e.id, e.email FROM workshop_waiting_list e JOIN workshop_registrations r
      ON r.workshop_id = e.workshop_id AND lower(r.email) = lower(e.email) AND r.seat = 'registered'
      -- A stranger may have paid for a seat under this address, so the person who waits under it stays first in the queue.
      WHERE e.state IN ('offered', 'registering') OR (e.state = 'waiting' AND (r.amount = 0 OR r.waiting_list_entry_id = e.id))`,
  'I2 nobody registers in a workshop that is cancelled': `
    SELECT r.id FROM ${REGISTRATIONS} WHERE r.registered_at > w.cancelled_at`,
  'I3 a payment stands for a seat, or all of it goes back': `
    SELECT p.id, p.amount, p.refunded_amount FROM payments p JOIN payment_orders o ON o.id = p.order_id
      JOIN ${REGISTRATIONS} ON r.id = o.workshop_registration_id
    WHERE NOT (${STANDS}) AND ${LEFT_TO_REFUND}`,
  'I3 nobody has a seat without a payment of ours for its price': `
    SELECT r.id FROM workshop_registrations r WHERE r.seat = 'registered' AND NOT EXISTS (SELECT FROM payments p
      WHERE p.provider_payment_id = r.razorpay_payment_id AND p.amount = r.amount AND p.refunded_amount < p.amount)`,
  'I3 no more than the rule says goes back for a cancelled seat': `
    SELECT r.id, f.id AS refund FROM ${REGISTRATIONS} JOIN payments p ON p.provider_payment_id = r.razorpay_payment_id
      JOIN refunds f ON f.payment_id = p.id AND f.reason LIKE 'cancelled_by_%'
    WHERE r.cancelled_at IS NULL OR (r.cancelled_by = 'participant' AND r.cancelled_at > greatest(w.starts_at - interval '24 hours', r.free_until))
    UNION ALL SELECT r.id, count(*) FROM ${REGISTRATIONS} JOIN payments p ON p.provider_payment_id = r.razorpay_payment_id
      JOIN refunds f ON f.payment_id = p.id AND f.reason LIKE 'cancelled_by_%' AND f.resolved_at IS NULL AND f.returned_twice_at IS NULL GROUP BY r.id HAVING count(*) > 1`,
  'I5 the parts of a seat add up': `
    SELECT id FROM workshop_registrations WHERE platform_fee + mentor_earning <> amount`,
  'I6 a seat is told once to its holder, and so is its end': `
    SELECT r.id, count(e.id) AS mails FROM workshop_registrations r
      LEFT JOIN emails e ON e.dedupe_key = 'registration:' || r.id || ':registered'
    GROUP BY r.id, r.registered_at HAVING count(e.id) <> (r.registered_at IS NOT NULL)::int
    UNION ALL SELECT r.id, count(e.id) FROM workshop_registrations r LEFT JOIN emails e
      ON e.dedupe_key IN ('registration:' || r.id || ':cancelled', 'registration:' || r.id || ':workshop-cancelled')
    GROUP BY r.id, r.cancelled_at HAVING count(e.id) <> (r.cancelled_at IS NOT NULL)::int`,
}

export const SEATS_AT_REST: Record<string, string> = {
  'I10 no seat is held, and nobody has one in a cancelled workshop': `
    SELECT r.id FROM ${REGISTRATIONS} WHERE r.seat = 'held' OR (r.seat = 'registered' AND w.cancelled_at IS NOT NULL)`,
  'I10 nobody waits for a seat that is free': `
    SELECT e.id FROM workshop_waiting_list e JOIN workshops w ON w.id = e.workshop_id
    WHERE e.state = 'registering' OR (e.state = 'waiting' AND w.seats_taken < w.max_participants
      AND NOT EXISTS (SELECT FROM workshop_registrations r
        WHERE r.workshop_id = e.workshop_id AND r.seat = 'registered' AND lower(r.email) = lower(e.email)))`,
}
