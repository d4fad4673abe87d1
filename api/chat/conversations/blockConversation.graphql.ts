import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { mutation } from '../../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { ownConversations } from './conversations.ts'
import { publishChatState } from '../chatEvents.ts'
import { conversationPayload } from './conversations.graphql.ts'

/**
 * A side blocks the other, or takes its own block back, in all their conversations, also those of plans to come. Messages
 * that are just being sent come first. Throws NotFoundError for anyone else's conversation.
 */
export async function setBlock(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: SideMember,
  { conversationId, isBlocked }: { conversationId: number; isBlocked: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const where = { planSubscriptionId: conversationId, AND: [ownConversations({ member })] }
    const pair = await tx.conversation.findFirst({ where, select: { mentorId: true, menteeId: true } })
    if (!pair) throw new NotFoundError('Conversation not found')
    // A plan that is being opened refers to both: it is waited for, and the next one sees the block.
    await tx.$queryRaw`SELECT id FROM mentees WHERE id = ${pair.menteeId} FOR UPDATE`
    const block = { ...pair, blockedBy: member.type }
    const { count } = isBlocked
      ? await tx.conversationBlock.createMany({ data: [{ ...block, createdAt: clock.now() }], skipDuplicates: true })
      : await tx.conversationBlock.deleteMany({ where: block })
    if (count === 0) return
    const all = await tx.conversation.findMany({ where: pair, select: { planSubscriptionId: true } })
    for (const { planSubscriptionId } of all) await publishChatState(tx, { ...pair, planSubscriptionId })
  })
}

interface Act {
  isBlocked: boolean
  /** Of the input, of its field and of its argument. */
  whom: readonly [input: string, id: string, argument: string]
  done: string
  description: string
}

function blockField(
  name: 'blockConversation' | 'unblockConversation',
  { isBlocked, whom: [whom, id, argument], done, description }: Act,
): void {
  mutation(name, {
    description,
    authScopes: { mentor: true, mentee: true },
    errors: [...SIGNED_IN_ERRORS, NotFoundError],
    input: { description: whom, argument, fields: (t) => ({ conversationId: t.int({ description: id }) }) },
    resolve: async (context, { conversationId }) => {
      await setBlock(context, sideMemberOf(context), { conversationId, isBlocked })
      return { conversationId }
    },
    payload: conversationPayload(done),
  })
}

blockField('blockConversation', {
  isBlocked: true,
  whom: ['Whom to block.', 'Numeric id of the plan; the other side is blocked.', 'Whom.'],
  done: 'Neither side can write now.',
  description: 'A side blocks the other: nothing can be sent in any conversation of the two. Again is harmless.',
})
blockField('unblockConversation', {
  isBlocked: false,
  whom: ['Whom to unblock.', 'Numeric id of the plan.', 'Whom.'],
  done: 'The block of this side is taken back.',
  description: 'A side takes its own block back; that of the other side stays. Again is harmless.',
})
