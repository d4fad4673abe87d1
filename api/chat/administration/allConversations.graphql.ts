import type { Prisma } from '../../generated/prisma/client.ts'
import { adminTable, BEFORE, oneFilter } from '../../graphql/adminTable.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { peopleNamed } from '../../graphql/peopleNamed.ts'
import type { SortDirection, Table } from '../../graphql/tablePages.ts'
import { addDays, dateOnly, istDate } from '../../rules/time/time.ts'
import { PLAN_EXPIRING_DAYS } from '../../rules/constants.ts'

const ConversationStateType = enumOf(
  'ConversationState',
  'How long the plan of a conversation still gives access to it.',
  {
    active: `More than ${PLAN_EXPIRING_DAYS} days.`,
    expiring: `1 to ${PLAN_EXPIRING_DAYS} days.`,
    expired: 'It is over, or was cancelled.',
  },
)
type ConversationState = (typeof ConversationStateType)['$inferType']

export const CONVERSATION_COLUMNS = {
  MENTOR: { value: 'mentor', description: 'Name of the mentor.' },
  MENTEE: { value: 'mentee', description: 'Name of the mentee.' },
  STARTED: { value: 'startDate', description: 'First day of the plan.' },
  MESSAGES: { value: 'lastNumber', description: 'How many messages there are.' },
  LAST_ACTIVITY: {
    value: 'lastActivityAt',
    description: 'When the newest message was sent; those without messages last.',
  },
  EXPIRES: { value: 'endDate', description: 'When access ends, or has ended.' },
} as const

export const conversationTable = adminTable({
  field: 'allConversations',
  description: 'Every conversation, newest activity first unless sorted.',
  model: 'Conversation',
  page: 'ConversationPage',
  sort: 'ConversationSort',
  whose: "chats'",
  columns: CONVERSATION_COLUMNS,
  searched: "mentor's name, mentee's name or mentee's email",
  filters: {
    before: BEFORE,
    state: oneFilter(ConversationStateType, ['active', 'expiring', 'expired'], 'Only of that state.'),
  },
  async rows({ sort, state, before }, { search, direction }, { db, clock }) {
    const people = await peopleNamed(db, search, { emails: true })
    const isNewestFirst = typeof before === 'number'
    const where: Prisma.ConversationWhereInput = {
      ...(people && { OR: [people.mentor, people.mentee] }),
      ...(state && { subscription: inState(state, clock.now()) }),
      ...(typeof before === 'number' && { planSubscriptionId: { lt: before } }),
    }
    return {
      where,
      orderBy: sort
        ? [inOrder(sort, direction), { planSubscriptionId: 'asc' }]
        : [...(isNewestFirst ? [] : [{ lastActivityAt: 'desc' as const }]), { planSubscriptionId: 'desc' }],
      ...(sort === 'lastActivityAt' && silentLast(where)),
    }
  },
})

/** A conversation without messages has no last activity. */
const silentLast = (where: Prisma.ConversationWhereInput): Required<Pick<Table<'Conversation'>, 'parts'>> => ({
  parts: [
    { ...where, lastNumber: { gt: 0 } },
    { ...where, lastNumber: 0 },
  ],
})

/** Access ends at 00:00 IST of the end date. */
function inState(state: ConversationState, now: Date): Prisma.PlanSubscriptionWhereInput {
  const today = istDate(now)
  const lastExpiring = dateOnly(addDays(today, PLAN_EXPIRING_DAYS))
  if (state === 'active') return { status: 'active', endDate: { gt: lastExpiring } }
  if (state === 'expiring') return { status: 'active', endDate: { gt: dateOnly(today), lte: lastExpiring } }
  return { OR: [{ status: { not: 'active' } }, { endDate: { lte: dateOnly(today) } }] }
}

type Column = (typeof CONVERSATION_COLUMNS)[keyof typeof CONVERSATION_COLUMNS]['value']

function inOrder(column: Column, sort: SortDirection): Prisma.ConversationOrderByWithRelationInput {
  if (column === 'mentor' || column === 'mentee') return { [column]: { name: sort } }
  return column === 'startDate' || column === 'endDate' ? { subscription: { [column]: sort } } : { [column]: sort }
}
