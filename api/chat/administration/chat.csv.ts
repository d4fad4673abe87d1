import { csvTable } from '../../graphql/csvTable.ts'
import { planDaysLeft, planLastDay } from '../../rules/bookings/plans.ts'
import { fromDateOnly, istDate, istTime } from '../../rules/time/time.ts'
import { conversationTable } from './allConversations.graphql.ts'
import { hasAccess } from '../conversations/conversations.ts'

/** Who talks with whom, and how much; never a word of it. */
export const conversationCsv = csvTable({
  name: 'chats',
  numbers: conversationTable.numbers,
  rows: ({ db }, numbers) =>
    db.conversation.findMany({
      where: { planSubscriptionId: { in: numbers } },
      include: {
        mentor: { select: { name: true, subBranch: true } },
        mentee: { select: { name: true, email: true } },
        subscription: { select: { status: true, startDate: true, endDate: true } },
      },
    }),
  numberOf: ({ planSubscriptionId }) => planSubscriptionId,
  columns: [
    ['Number', ({ planSubscriptionId }) => planSubscriptionId],
    ['Mentor', ({ mentor }) => mentor.name],
    ['Specialization', ({ mentor }) => mentor.subBranch || 'General'],
    ['Mentee', ({ mentee }) => mentee.name],
    ['Email', ({ mentee }) => mentee.email],
    ['Started', ({ subscription }) => fromDateOnly(subscription.startDate)],
    ['Last day', ({ subscription }) => planLastDay(fromDateOnly(subscription.endDate))],
    [
      'Days left',
      ({ subscription }, now) =>
        hasAccess(subscription, now) ? planDaysLeft(fromDateOnly(subscription.endDate), now) : 0,
    ],
    ['Messages', ({ lastNumber }) => lastNumber],
    [
      'Last activity (IST)',
      ({ lastNumber, lastActivityAt }) =>
        lastNumber > 0 ? `${istDate(lastActivityAt)} ${istTime(lastActivityAt)}` : 'No messages yet',
    ],
  ],
})
