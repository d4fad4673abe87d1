import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { builder } from '../../graphql/builder.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { ownConversations } from './conversations.ts'
import { publishChatState } from '../chatEvents.ts'
import { conversationPayload } from './conversations.graphql.ts'

interface Blocking {
  conversationId: number
  isBlocked: boolean
}

/**
 * A side blocks the other, or takes its own block back: over all their conversations, also those of plans to come.
 * Whoever is just sending is waited for, and nobody sends after it. Throws NotFoundError for anyone else's conversation.
 */
export async function setBlock(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: SideMember,
  { conversationId, isBlocked }: Blocking,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const where = { planSubscriptionId: conversationId, AND: [ownConversations({ member })] }
    const pair = await tx.conversation.findFirst({ where, select: { mentorId: true, menteeId: true } })
    if (!pair) throw new NotFoundError('Conversation not found')
    // A plan that is being opened refers to both: it is waited for, and the next one sees the block.
    await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${pair.menteeId} FOR UPDATE`
    const block = { ...pair, blockedBy: member.type }
    const { count } = isBlocked
      ? await tx.conversationBlock.createMany({
          data: [{ ...block, createdAt: clock.now() }],
          skipDuplicates: true,
        })
      : await tx.conversationBlock.deleteMany({ where: block })
    if (count === 0) return
    const all = await tx.conversation.findMany({ where: pair, select: { planSubscriptionId: true } })
    for (const { planSubscriptionId } of all) await publishChatState(tx, { ...pair, planSubscriptionId })
  })
}

const BlockConversationInput = builder.inputType('BlockConversationInput', {
  description: 'Whom to block.',
  fields: (t) => ({ conversationId: t.int({ description: 'Numeric id of the plan; the other side is blocked.' }) }),
})

builder.mutationField('blockConversation', (t) =>
  t.field({
    type: conversationPayload('BlockConversationPayload', 'Neither side can write any more.'),
    authScopes: { mentor: true, mentee: true },
    description: 'A side blocks the other: nothing can be sent in any conversation of the two. Again is harmless.',
    errors: { types: [...SIGNED_IN_ERRORS, NotFoundError] },
    args: { input: t.arg({ type: BlockConversationInput, description: 'Whom.' }) },
    resolve: async (_root, { input }, context) => {
      const conversationId = nodeId(input.conversationId)
      await setBlock(context, sideMemberOf(context), { conversationId, isBlocked: true })
      return { conversationId }
    },
  }),
)

const UnblockConversationInput = builder.inputType('UnblockConversationInput', {
  description: 'Whom to unblock.',
  fields: (t) => ({ conversationId: t.int({ description: 'Numeric id of the plan.' }) }),
})

builder.mutationField('unblockConversation', (t) =>
  t.field({
    type: conversationPayload('UnblockConversationPayload', 'The block of this side is taken back.'),
    authScopes: { mentor: true, mentee: true },
    description: 'A side takes its own block back; that of the other side stays. Again is harmless.',
    errors: { types: [...SIGNED_IN_ERRORS, NotFoundError] },
    args: { input: t.arg({ type: UnblockConversationInput, description: 'Whom.' }) },
    resolve: async (_root, { input }, context) => {
      const conversationId = nodeId(input.conversationId)
      await setBlock(context, sideMemberOf(context), { conversationId, isBlocked: false })
      return { conversationId }
    },
  }),
)
