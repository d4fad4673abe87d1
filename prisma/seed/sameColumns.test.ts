/** What a demo row fills in is what the product fills in: nothing works with demo data only. */
import { beforeAll, expect, test } from 'vitest'
import { createMentorshipRequest } from '../../api/requests/createMentorshipRequest.graphql.ts'
import { testApp } from '../../api/testing/app.ts'
import { bookPlan, bookSession } from '../../api/testing/bookings.ts'
import { menteeAccount, mentorAccount } from '../../api/testing/people.ts'
import { seedDemo } from './seedDemo.ts'

const tested = await testApp()
const { app, db, clock } = tested
type Row = Record<string, unknown>

let since = 0
beforeAll(async () => {
  await seedDemo(db, clock, { platformFeePercent: 20 })
  const mentor = await mentorAccount(db)
  const mentee = await menteeAccount(db)
  since = mentee.id
  const people = { mentorId: mentor.id, menteeId: mentee.id }
  await bookSession(tested, { ...people, startsAt: new Date('2026-11-28T05:00:00Z') })
  await bookPlan(tested, { ...people, startDate: '2026-11-25' })
  const words = { discussionTopic: 'Pile caps', background: 'Two years of site work, none of design so far.' }
  const input = { ...words, additionalNotes: 'Thanks', preferredDateTime: '2026-11-30T18:30:00+05:30' }
  await createMentorshipRequest(app, mentee.id, { mentorId: mentor.id, input: input as never, ip: '::1' })
})

/** Columns that are filled in by hand, by either side, or not. */
const OPTIONAL: Record<string, readonly string[]> = {
  bookings: ['meeting_link', 'notes', 'mentee_goals_id', 'calendar_event_id'],
  plan_subscriptions: ['roadmap_id'],
  // Null once a paid order has been looked at for the last time, which a demo's was.
  payment_orders: ['next_check_at'],
  mentorship_requests: ['additional_notes'],
}

test.each([
  ['bookings', "package_type = 'starter' AND status = 'confirmed'"],
  ['bookings', "package_type = 'advanced' AND status = 'confirmed'"],
  ['payment_orders', "status = 'paid' AND kind = 'booking'"],
  [
    'payments',
    "status = 'captured' AND plan_id IS NULL AND order_id IN (SELECT id FROM payment_orders WHERE kind = 'booking')",
  ],
  ['plan_subscriptions', "status = 'active'"],
  ['mentorship_requests', "status = 'pending'"],
])('%s where %s', async (table, condition) => {
  const rows = await db.$queryRawUnsafe<{ row: Row; isDemo: boolean }[]>(
    `SELECT to_jsonb(t) AS row, mentee_id < ${since} AS "isDemo" FROM "${table}" t WHERE ${condition}`,
  )
  const filled = (isDemo: boolean) => {
    const own = rows.filter((found) => found.isDemo === isDemo).map(({ row }) => row)
    expect(own).not.toEqual([])
    const columns = Object.keys(own[0] ?? {}).filter((column) => !OPTIONAL[table]?.includes(column))
    return columns.filter((column) => own.every((row) => row[column] !== null))
  }
  expect(filled(true)).toEqual(filled(false))
})
