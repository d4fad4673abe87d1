import { findMany } from '../../reader/reader.ts'
import { builder } from '../../graphql/builder.ts'
import type { Context } from '../../graphql/context.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { CHAT_PAGE_MAXIMUM } from '../../rules/constants.ts'
import { accessEnds, planDaysLeft } from '../../rules/bookings/plans.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { ChatMessageType, ConversationSideType } from '../messages/chatMessage.graphql.ts'
import {
  closedReason,
  hasAccess,
  OPENNESS,
  otherSide,
  viewerSideOf,
  visibleConversations,
  type Side,
} from './conversations.ts'
import {
  COUNTED,
  NOTHING_UNREAD,
  READER,
  withReaders,
  type Reader,
  standingOf,
  type Standing,
} from '../messages/reading.ts'
import { ifReadable, mayRead } from '../administration/transcripts.ts'

const ClosedReasonType = builder.enumType('ConversationClosedReason', {
  description: 'Why nobody can write in a conversation.',
  values: {
    EXPIRED: { value: 'expired', description: 'Its plan is over, or was cancelled.' },
    MENTOR_LEFT: {
      value: 'mentorLeft',
      description: 'Its mentor no longer takes part: was rejected, or switched off.',
    },
    MENTOR_IN_REVIEW: {
      value: 'mentorInReview',
      description: 'Our team reviews its mentor again, who may come back.',
    },
    BLOCKED_BY_VIEWER: { value: 'blockedByViewer', description: 'The viewer has blocked the other side.' },
    BLOCKED: { value: 'blocked', description: 'The other side has blocked the viewer.' },
  } as const,
})

/** What a statement takes, in objects read. */
const STATEMENT = 15
const ACCESS = { subscription: { select: { status: true, endDate: true } } } as const
const SIDES = { mentorId: true, menteeId: true } as const
const READERS = { readers: { select: READER } } as const
const SIDES_AND_READERS = { ...SIDES, ...READERS } as const

const readUpTo = (readers: Reader[], side: Side | null): number =>
  readers.find((reader) => reader.side === side)?.readUpTo ?? 0

export const ConversationType = builder.prismaNode('Conversation', {
  description: 'The chat of a plan, as its two sides and administrators see it.',
  id: { field: 'planSubscriptionId', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ planSubscriptionId: nodeId(id), AND: [visibleConversations(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('planSubscriptionId', { description: 'Numeric id of the plan, as REST uses it.' }),
    plan: t.relation('subscription', { description: 'What gives access to it, with both people.' }),
    viewerSide: t.field({
      type: ConversationSideType,
      nullable: true,
      description: 'On which side the viewer is; null for administrators.',
      select: SIDES,
      resolve: (conversation, _args, context) => viewerSideOf(context, conversation),
    }),
    isActive: t.boolean({
      description: 'Whether the plan gives access now. Blocking does not change it.',
      select: ACCESS,
      resolve: ({ subscription }, _args, { clock }) => hasAccess(subscription, clock.now()),
    }),
    daysRemaining: t.int({
      description: 'Days of access left, rounded up; 0 once it is over.',
      select: ACCESS,
      resolve: ({ subscription }, _args, { clock }) =>
        hasAccess(subscription, clock.now()) ? planDaysLeft(fromDateOnly(subscription.endDate), clock.now()) : 0,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When access ends, or would have ended.',
      select: ACCESS,
      resolve: ({ subscription }) => accessEnds(fromDateOnly(subscription.endDate)),
    }),
    viewerCanWrite: t.boolean({
      description: 'Whether the viewer may send a message now. False for administrators.',
      select: { ...SIDES, ...OPENNESS },
      resolve: (conversation, _args, context) => {
        const side = viewerSideOf(context, conversation)
        return side !== null && closedReason(conversation, side, context.clock.now()) === null
      },
    }),
    closedReason: t.field({
      type: ClosedReasonType,
      nullable: true,
      description: 'Why nothing can be written; null while it can.',
      select: { ...SIDES, ...OPENNESS },
      resolve: (conversation, _args, context) =>
        closedReason(conversation, viewerSideOf(context, conversation), context.clock.now()),
    }),
    lastNumber: t.exposeInt('lastNumber', { description: 'Number of the newest message; 0 before the first.' }),
    lastActivityAt: t.expose('lastActivityAt', {
      type: 'DateTime',
      description: 'When the newest message was sent; before the first, when the plan was opened.',
    }),
    lastMessage: t.field({
      type: ChatMessageType,
      nullable: true,
      description:
        'The newest message; null before the first, and for administrators who have not opened the conversation.',
      select: (_args, _context, nestedSelection) => ({
        planSubscriptionId: true,
        messages: nestedSelection({ orderBy: { number: 'desc' }, take: 1 }),
      }),
      resolve: ({ planSubscriptionId, messages }, _args, context) => {
        const newest = messages[0] ?? null
        const may = mayRead(context, planSubscriptionId)
        return may === true ? newest : Promise.resolve(may).then((isOpen) => (isOpen ? newest : null))
      },
    }),
    viewerMayRead: t.boolean({
      description: 'Whether its messages show; for administrators once they have opened it in this session.',
      select: { planSubscriptionId: true },
      resolve: ({ planSubscriptionId }, _args, context) => mayRead(context, planSubscriptionId),
    }),
    unreadCount: t.int({
      description: `Messages of the other side that the viewer has not read, ${COUNTED} at most; 0 for administrators.`,
      select: { ...SIDES, planSubscriptionId: true },
      resolve: async (conversation, _args, context) => (await viewerStanding(context, conversation)).unread,
    }),
    viewerReadUpTo: t.int({
      description: 'Number up to which the viewer has read; 0 for administrators.',
      select: SIDES_AND_READERS,
      resolve: (conversation, _args, context) => readUpTo(conversation.readers, viewerSideOf(context, conversation)),
    }),
    otherReadUpTo: t.int({
      description: 'Number up to which the other side has read; 0 for administrators.',
      select: SIDES_AND_READERS,
      resolve: (conversation, _args, context) => {
        const side = viewerSideOf(context, conversation)
        return side === null ? 0 : readUpTo(conversation.readers, otherSide(side))
      },
    }),
    messages: t.prismaField({
      type: [ChatMessageType],
      description:
        'Oldest first: the first ones after a number, the last ones before a number, or the newest. Administrators open the conversation first.',
      args: {
        after: t.arg.int({ required: false, description: 'Only messages with a higher number.' }),
        before: t.arg.int({ required: false, description: 'Only messages with a lower number. Not with `after`.' }),
        limit: t.arg.int({ defaultValue: 50, required: false, description: 'How many at most, 1 to 100.' }),
      },
      // A statement for each conversation and alias, whatever the limit.
      cost: { items: ({ limit }) => Math.min(Math.max(limit ?? 50, 1), CHAT_PAGE_MAXIMUM), work: STATEMENT },
      select: { planSubscriptionId: true, ...READERS },
      resolve: (query, { planSubscriptionId, readers }, args, context) =>
        ifReadable(context, planSubscriptionId, async () => {
          const { after, before, limit } = readPage(args)
          const isForwards = after !== null
          const number = { ...(after !== null && { gt: after }), ...(before !== null && { lt: before }) }
          const rows = await findMany(context.db, 'chatMessage', {
            ...query,
            where: { planSubscriptionId, number },
            orderBy: { number: isForwards ? 'asc' : 'desc' },
            take: limit,
          })
          return withReaders(isForwards ? rows : rows.toReversed(), readers)
        }),
    }),
    viewerHasReported: t.boolean({
      description: 'Whether a report of the viewer about it is open; false for administrators.',
      select: { ...SIDES, planSubscriptionId: true },
      resolve: async (conversation, _args, context) => (await viewerStanding(context, conversation)).hasReported,
    }),
    viewerHasBlocked: t.boolean({
      description: 'Whether the viewer has blocked the other side; false for administrators.',
      select: { ...SIDES, mentorHasBlocked: true, menteeHasBlocked: true },
      resolve: (conversation, _args, context) => {
        const side = viewerSideOf(context, conversation)
        return side !== null && { mentor: conversation.mentorHasBlocked, mentee: conversation.menteeHasBlocked }[side]
      },
    }),
  }),
})

/** How a conversation stands to the viewer; to everyone but its two sides it has nothing to read. */
function viewerStanding(
  context: Context,
  conversation: { planSubscriptionId: number; mentorId: number; menteeId: number },
): Standing | Promise<Standing> {
  const side = viewerSideOf(context, conversation)
  return side ? standingOf(context, side, conversation.planSubscriptionId) : NOTHING_UNREAD
}

type PageArgs = Partial<Record<'after' | 'before' | 'limit', number | null | undefined>>

/** Throws ValidationError for a page that is none. */
function readPage({ after = null, before = null, limit = null }: PageArgs) {
  const issues = []
  if (after !== null && before !== null) issues.push({ path: 'before', message: 'Give after or before, not both' })
  const size = limit ?? 50
  if (size < 1 || size > CHAT_PAGE_MAXIMUM)
    issues.push({ path: 'limit', message: `limit must be from 1 to ${CHAT_PAGE_MAXIMUM}` })
  if (issues.length > 0) throw new ValidationError(issues)
  return { after, before, limit: size }
}
