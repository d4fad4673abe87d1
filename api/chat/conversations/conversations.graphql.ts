/** Where conversations are found: the viewer's list, a plan, a mentor, a number, and the answers of what changes one. */
import { queryFromInfo } from '@pothos/plugin-prisma'
import { resolveCursorConnection, type DefaultConnectionArguments } from '@pothos/plugin-relay'
import type { GraphQLResolveInfo } from 'graphql'
import { ViewerType } from '../../accounts/viewer.graphql.ts'
import type { ChatMessage, Conversation, Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { Payload } from '../../graphql/mutation.ts'
import { oncePerPageOfViewer, type Context } from '../../graphql/context.ts'
import { LOOKUP } from '../../graphql/declared.ts'
import { nodeId, NO_ID } from '../../graphql/nodeId.ts'
import { findFirst, findMany } from '../../reader/reader.ts'
import { containingFolded } from '../../database/containing.ts'
import { cleanLine } from '../../rules/text/cleanText.ts'
import { SEARCH_MAXIMUM } from '../../rules/constants.ts'
import { ConversationType } from './conversation.graphql.ts'
import { currentPlan, hasAccess, ownConversations, visibleConversations } from './conversations.ts'
import { COUNTED, unreadMessagesOf } from '../messages/reading.ts'

type Listed = { planSubscriptionId: number; lastActivityAt: Date }

const toCursor = ({ lastActivityAt, planSubscriptionId }: Listed) => `${lastActivityAt.getTime()}:${planSubscriptionId}`

/** Conversations on one side of a place in the list; none for a cursor that is none. */
function beyond(cursor: string, side: 'lt' | 'gt'): Prisma.ConversationWhereInput {
  const [, time, id] = /^(\d{1,14}):(\d{1,10})$/.exec(cursor) ?? []
  if (time === undefined || id === undefined) return { planSubscriptionId: NO_ID }
  const lastActivityAt = new Date(Number(time))
  return {
    OR: [
      { lastActivityAt: { [side]: lastActivityAt } },
      { lastActivityAt, planSubscriptionId: { [side]: nodeId(id) } },
    ],
  }
}

function pageOf(
  where: Prisma.ConversationWhereInput,
  { args, context, info }: { args: DefaultConnectionArguments; context: Context; info: GraphQLResolveInfo },
) {
  const { select } = queryFromInfo({ context, info, select: { planSubscriptionId: true }, path: ['edges', 'node'] })
  return resolveCursorConnection<Promise<Listed[]>>(
    { args, maxSize: 100, toCursor },
    async ({ before, after, limit, inverted }) =>
      await findMany(context.db, 'conversation', {
        select: { ...select, planSubscriptionId: true, lastActivityAt: true },
        where: { AND: [where, ...(after ? [beyond(after, 'lt')] : []), ...(before ? [beyond(before, 'gt')] : [])] },
        orderBy: inverted
          ? [{ lastActivityAt: 'asc' }, { planSubscriptionId: 'asc' }]
          : [{ lastActivityAt: 'desc' }, { planSubscriptionId: 'desc' }],
        take: limit,
      }),
  )
}

// Not a prismaConnection: a conversation moves in the list while it is read page by page, its place must not.
builder.objectField(ViewerType, 'conversations', (t) =>
  t.connection({
    type: ConversationType,
    description: 'Conversations of the viewer, newest activity first. Empty for community members.',
    args: {
      search: t.arg.string({ required: false, description: "Only those in which the other's name holds this text." }),
      unread: t.arg.boolean({ required: false, description: 'Only those with messages that the viewer has not read.' }),
    },
    // Names are looked at in the rows of others.
    cost: { work: ({ search }) => (search ? 10 : 0) },
    resolve: ({ type }, args, context, info) => {
      const search = cleanLine((args.search ?? '').slice(0, SEARCH_MAXIMUM))
      const name = { is: { nameFolded: containingFolded(search) } }
      const found = search === '' ? {} : type === 'mentor' ? { mentee: name } : { mentor: name }
      const side = type === 'mentor' ? type : 'mentee'
      const unread: Prisma.ConversationWhereInput = args.unread
        ? { readers: { some: { side, unreadSince: { not: null } } } }
        : {}
      return pageOf({ AND: [ownConversations(context), found, unread] }, { args, context, info })
    },
  }),
)

builder.objectField(ViewerType, 'unreadMessages', (t) =>
  t.int({
    description: `Messages in all their conversations that they have not read, ${COUNTED} at most of each; 0 for community members.`,
    cost: { work: LOOKUP },
    resolve: (_viewer, args, context, info) => {
      const { member } = context
      if (!member || member.type === 'community') return 0
      return oncePerPageOfViewer(context, { args, info }, () => unreadMessagesOf(context, member))
    },
  }),
)

builder.objectField(ViewerType, 'hasConversations', (t) =>
  t.boolean({
    description: 'Whether they have any conversation, also one that is over; false for community members.',
    cost: { work: LOOKUP },
    resolve: async (_viewer, _args, { db, member }) =>
      (await findFirst(db, 'conversation', {
        where: ownConversations({ member }),
        select: { planSubscriptionId: true },
      })) !== null,
  }),
)

builder.prismaObjectFields('PlanSubscription', (t) => ({
  conversation: t.relation('conversation', { nullable: true, description: 'Its chat, to read also once it is over.' }),
  chatGoesOn: t.boolean({
    description: 'Whether another active plan of the same two keeps their chat open without this one.',
    select: {
      id: true,
      mentorId: true,
      mentee: {
        select: {
          subscriptions: {
            where: { status: 'active' },
            select: { id: true, mentorId: true, status: true, endDate: true },
          },
        },
      },
    },
    resolve: ({ id, mentorId, mentee }, _args, { clock }) =>
      mentee.subscriptions.some(
        (other) => other.id !== id && other.mentorId === mentorId && hasAccess(other, clock.now()),
      ),
  }),
}))

builder.prismaObjectFields('Mentor', (t) => ({
  viewerConversation: t.field({
    type: ConversationType,
    nullable: true,
    reads: 'nothing',
    description:
      'The conversation of the asking mentee with this mentor: that of the running plan, else of the newest one; null without a plan, and for everyone else.',
    select: (_args, { member }, nestedSelection) => ({
      conversations: nestedSelection({
        where: { menteeId: member?.type === 'mentee' ? member.id : NO_ID },
        select: { subscription: { select: { status: true, endDate: true } } },
        orderBy: { planSubscriptionId: 'desc' },
        // More than two people ever had; each is a month.
        take: 24,
      }),
    }),
    resolve: ({ conversations }, _args, { clock }) => {
      const current = currentPlan(
        conversations.map(({ subscription }) => subscription),
        clock.now(),
      )
      return conversations.find(({ subscription }) => subscription === current) ?? null
    },
  }),
}))

builder.queryField('conversation', (t) =>
  t.prismaField({
    type: ConversationType,
    nullable: true,
    authScopes: { member: true, admin: true },
    description: 'A conversation, for its two sides and administrators; null for everyone else.',
    args: { id: t.arg.int({ description: 'Numeric id of the plan.' }) },
    resolve: (query, _root, { id }, context) =>
      findFirst(context.db, 'conversation', {
        ...query,
        where: { planSubscriptionId: id, AND: [visibleConversations(context)] },
      }),
  }),
)

/** A conversation of the one who asks, with what `query` plans; null for any other. */
export function ownConversation(
  context: Context,
  query: Pick<Prisma.ConversationFindFirstArgs, 'select' | 'include'>,
  id: number,
): Promise<Conversation | null> {
  const where = { planSubscriptionId: id, AND: [ownConversations(context)] }
  return findFirst(context.db, 'conversation', { ...query, where }) as Promise<Conversation | null>
}

/** A message in a conversation of the one who asks, in the same way. */
export function ownMessage(
  context: Context,
  query: Pick<Prisma.ChatMessageFindFirstArgs, 'select' | 'include'>,
  id: number,
): Promise<ChatMessage | null> {
  const where = { id, conversation: ownConversations(context) }
  return findFirst(context.db, 'chatMessage', { ...query, where }) as Promise<ChatMessage | null>
}

/** What a change of a conversation answers: the conversation as it is then. */
export const conversationPayload = (description: string): Payload<{ conversationId: number }> => ({
  description,
  fields: (t) => ({
    conversation: t.prismaField({
      type: ConversationType,
      description: 'As it is now.',
      resolve: async (query, { conversationId }, _args, context) =>
        must(await ownConversation(context, query, conversationId)),
    }),
  }),
})

/** What was just changed is there. */
export function must<T>(row: T | null): T {
  if (row === null) throw new Error('A conversation is gone')
  return row
}
