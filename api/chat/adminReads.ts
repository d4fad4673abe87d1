import { memoized, type Context } from '../graphql/context.ts'
import { ownConversations } from './conversations.ts'

/**
 * Whoever reads what two others write to each other is written down, once an operation and conversation, by whatever
 * way they came to it.
 */
export async function noteAdminRead(context: Context, planSubscriptionId: number): Promise<void> {
  if (!context.administrator) return
  const noted = memoized(context, noteAdminRead, () => new Map<number, Promise<void>>())
  const note = noted.get(planSubscriptionId) ?? write(context, context.administrator.username, planSubscriptionId)
  noted.set(planSubscriptionId, note)
  await note
}

async function write({ db, log, member }: Context, administrator: string, conversationId: number): Promise<void> {
  // Somebody may be logged in as both: their own words are no others'.
  const own = { planSubscriptionId: conversationId, AND: [ownConversations({ member })] }
  if (member && (await db.conversation.count({ where: own })) > 0) return
  log.info({ administrator, conversationId }, 'An administrator has read a conversation')
}
