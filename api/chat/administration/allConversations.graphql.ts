import type { App } from '../../app.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { peopleNamed } from '../../graphql/peopleNamed.ts'
import {
  beforeArg,
  pageOf,
  pageType,
  tableArgs,
  type SortDirection,
  type Table,
  type TablePlace,
} from '../../graphql/tablePages.ts'
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

const ConversationSort = builder.enumType('ConversationSort', {
  description: "Columns by which the chats' table is sorted.",
  values: CONVERSATION_COLUMNS,
})
type Column = (typeof ConversationSort)['$inferType']

interface ConversationTableArgs {
  sort?: Column | null | undefined
  state?: ConversationState | null | undefined
  before?: number | null | undefined
}

export async function conversationTable(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  args: ConversationTableArgs,
  { search, direction }: TablePlace,
): Promise<Table<'Conversation'>> {
  const people = await peopleNamed(db, search, { emails: true })
  const isNewestFirst = typeof args.before === 'number'
  const { sort } = args
  const where: Prisma.ConversationWhereInput = {
    ...(people && { OR: [people.mentor, people.mentee] }),
    ...(args.state && { subscription: inState(args.state, clock.now()) }),
    ...(typeof args.before === 'number' && { planSubscriptionId: { lt: args.before } }),
  }
  return {
    where,
    orderBy: sort
      ? [inOrder(sort, direction), { planSubscriptionId: 'asc' }]
      : [...(isNewestFirst ? [] : [{ lastActivityAt: 'desc' as const }]), { planSubscriptionId: 'desc' }],
    ...(sort === 'lastActivityAt' && silentLast(where)),
  }
}

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

function inOrder(column: Column, sort: SortDirection): Prisma.ConversationOrderByWithRelationInput {
  if (column === 'mentor' || column === 'mentee') return { [column]: { name: sort } }
  return column === 'startDate' || column === 'endDate' ? { subscription: { [column]: sort } } : { [column]: sort }
}

const ConversationPage = pageType('ConversationPage', 'Conversation', "chats'")

builder.queryField('allConversations', (t) =>
  t.field({
    type: ConversationPage,
    authScopes: { admin: true },
    description: 'Every conversation, newest activity first unless sorted. Administrators only.',
    args: {
      ...tableArgs(t.arg, "mentor's name, mentee's name or mentee's email"),
      before: beforeArg(t.arg),
      sort: t.arg({ type: ConversationSort, required: false, description: 'Column to sort by.' }),
      state: t.arg({ type: ConversationStateType, required: false, description: 'Only of that state.' }),
    },
    resolve: (_root, args, context) => pageOf(args, (place) => conversationTable(context, args, place)),
  }),
)
