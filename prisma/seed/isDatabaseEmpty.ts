import type { Database, Transaction } from '../../api/database/client.ts'

/** Whether no person has left anything in the database; administrators and what migrations bring do not count. */
export async function isDatabaseEmpty(db: Database | Transaction): Promise<boolean> {
  const [row] = await db.$queryRaw<{ empty: boolean }[]>`
    SELECT NOT (EXISTS (SELECT FROM mentors) OR EXISTS (SELECT FROM mentees) OR EXISTS (SELECT FROM community_members)
      OR EXISTS (SELECT FROM bookings) OR EXISTS (SELECT FROM payment_orders) OR EXISTS (SELECT FROM workshops)
      OR EXISTS (SELECT FROM notifications) OR EXISTS (SELECT FROM discussion_threads)) AS empty`
  return row?.empty === true
}
