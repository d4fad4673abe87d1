import type { Transaction } from '../../api/database/client.ts'
import { actAs } from '../../api/database/transaction.ts'
import type { DemoRows } from './demoRows.ts'

/** Tables whose rows came with their own ids: new rows must count on after them. */
const NUMBERED = [
  'mentors',
  'mentees',
  'community_members',
  'bookings',
  'payment_orders',
  'payments',
  'refunds',
  'reviews',
  'mentee_goals',
  'mentor_roadmaps',
  'plan_subscriptions',
  'workshops',
  'workshop_registrations',
  'mentorship_requests',
  'notifications',
  'discussion_threads',
] as const

/** Writes the rows in the order in which they refer to each other. */
export async function insertRows(tx: Transaction, rows: DemoRows): Promise<void> {
  await actAs(tx, 'system')
  await tx.media.createMany({ data: rows.media, skipDuplicates: true })
  await tx.mentor.createMany({ data: rows.mentors })
  await tx.mentorAvailability.createMany({ data: rows.availability })
  await tx.mentee.createMany({ data: rows.mentees })
  await tx.communityMember.createMany({ data: rows.community })
  await tx.menteeGoals.createMany({ data: rows.goals })
  await tx.mentorRoadmap.createMany({ data: rows.roadmaps })
  // A subscription and its payment point at each other through the booking, so the payment is filled in below.
  await tx.planSubscription.createMany({ data: rows.subscriptions.map((row) => ({ ...row, paymentId: null })) })
  await tx.chatMessage.createMany({ data: rows.messages })
  await tx.$executeRaw`UPDATE conversations c SET last_number = m.last, last_activity_at = m.at FROM (
    SELECT plan_subscription_id AS id, max(number) AS last, max(created_at) AS at FROM chat_messages GROUP BY 1
  ) m WHERE m.id = c.plan_subscription_id`
  for (const { planSubscriptionId, side, readUpTo } of rows.readers) {
    const where = { planSubscriptionId_side: { planSubscriptionId, side } }
    await tx.conversationReader.update({ where, data: { readUpTo } })
  }
  await tx.booking.createMany({ data: rows.bookings })
  await tx.review.createMany({ data: rows.reviews })
  await tx.workshop.createMany({ data: rows.workshops })
  await tx.workshopRegistration.createMany({ data: rows.registrations })
  await tx.waitingListEntry.createMany({ data: rows.waitingList })
  await tx.paymentOrder.createMany({ data: rows.orders })
  // Receipts are numbered in this order.
  await tx.payment.createMany({
    data: rows.payments.toSorted((one, other) => Number(one.capturedAt) - Number(other.capturedAt)),
  })
  await tx.refund.createMany({ data: rows.refunds })
  for (const { id, paymentId } of rows.subscriptions)
    await tx.planSubscription.update({ where: { id }, data: { paymentId } })
  await tx.mentorshipRequest.createMany({ data: rows.requests })
  await tx.savedMentor.createMany({ data: rows.savedMentors })
  await tx.requestTime.createMany({ data: rows.requestTimes })
  await tx.notification.createMany({ data: rows.notifications })
  await tx.discussionThread.createMany({ data: rows.threads })
  await tx.threadReply.createMany({ data: rows.replies })
  await tx.threadLike.createMany({ data: rows.likes })
  for (const table of NUMBERED) {
    await tx.$executeRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM "${table}"))`,
    )
  }
}
