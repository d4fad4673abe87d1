import { csvTable, oneOf, wholeTable, sortColumn } from '../../graphql/csvTable.ts'
import { allNumbers } from '../../graphql/tablePages.ts'
import { planDaysLeft } from '../../rules/bookings/plans.ts'
import { fromDateOnly, istDate, istTime } from '../../rules/time/time.ts'
import { CONVERSATION_COLUMNS, conversationTable } from './allConversations.graphql.ts'
import { hasAccess } from '../conversations/conversations.ts'

/** Who talks with whom, and how much; never a word of it. */
export const conversationCsv = csvTable({
  name: 'chats',
  head: [
    'Number',
    'Mentor',
    'Specialization',
    'Mentee',
    'Email',
    'Started',
    'Ends',
    'Days left',
    'Messages',
    'Last activity (IST)',
  ],
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
  cells: ({ planSubscriptionId, mentor, mentee, subscription, lastNumber, lastActivityAt }, now) => [
    planSubscriptionId,
    mentor.name,
    mentor.subBranch || 'General',
    mentee.name,
    mentee.email,
    fromDateOnly(subscription.startDate),
    fromDateOnly(subscription.endDate),
    hasAccess(subscription, now) ? planDaysLeft(fromDateOnly(subscription.endDate), now) : 0,
    lastNumber,
    lastNumber > 0 ? `${istDate(lastActivityAt)} ${istTime(lastActivityAt)}` : 'No messages yet',
  ],
})
