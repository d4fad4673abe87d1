import { csvTable, oneOf, wholeTable, sortColumn } from '../../graphql/csvTable.ts'
import { allNumbers } from '../../graphql/tablePages.ts'
import { planDaysLeft, planLastDay } from '../../rules/bookings/plans.ts'
import { fromDateOnly, istDate, istTime } from '../../rules/time/time.ts'
import { CONVERSATION_COLUMNS, conversationTable } from './allConversations.graphql.ts'
import { hasAccess } from '../conversations/conversations.ts'

/** Who talks with whom, and how much; never a word of it. */
export const conversationCsv = csvTable({
  name: 'chats',
  numbers: async (app, query) => {
    const args = {
      sort: sortColumn(CONVERSATION_COLUMNS, query),
      state: oneOf(['active', 'expiring', 'expired'] as const, query.filters['state']),
    }
    return await allNumbers(app.db, 'Conversation', await conversationTable(app, args, wholeTable(query)))
  },
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
