/** Whether an administrator may read what two others write to each other: once they have said why, in this session. */
import { DAY_MS } from '../../rules/time/durations.ts'
import DataLoader from 'dataloader'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { memoized, type Context } from '../../graphql/context.ts'
import type { Administrator, Identity } from '../../graphql/identity.ts'
import { NotAllowedError, NotFoundError } from '../../rules/userErrors.ts'
import { ownConversations } from '../conversations/conversations.ts'

/** Conversations that the one who asks may read: their own, and those that they have opened as an administrator. */
export function readableConversations({ member, administrator }: Identity): Prisma.ConversationWhereInput {
  const own = ownConversations({ member })
  if (!administrator) return own
  return { OR: [own, { openings: { some: { sessionHash: administrator.sessionHash } } }] }
}

const loaderOf = (context: Context) =>
  new DataLoader<number, boolean>(async (ids) => {
    const rows = await context.db.conversation.findMany({
      where: { planSubscriptionId: { in: [...ids] }, AND: [readableConversations(context)] },
      select: { planSubscriptionId: true },
    })
    const readable = new Set(rows.map(({ planSubscriptionId }) => planSubscriptionId))
    return ids.map((id) => readable.has(id))
  })

/** Whether the asker may read a conversation. No promise for its two sides, as each field of each message asks. */
export function mayRead(context: Context, planSubscriptionId: number): boolean | Promise<boolean> {
  if (!context.administrator) return true
  return memoized(context, mayRead, () => loaderOf(context)).load(planSubscriptionId)
}

/** What `read` answers; throws NotAllowedError for an administrator who has not opened the conversation. */
export function ifReadable<T>(context: Context, planSubscriptionId: number, read: () => T): T | Promise<Awaited<T>> {
  const may = mayRead(context, planSubscriptionId)
  return may === true ? read() : readOnce(may, read)
}

async function readOnce<T>(may: boolean | Promise<boolean>, read: () => T): Promise<Awaited<T>> {
  if (!(await may)) throw new NotAllowedError('Say why you read this conversation before you open it.')
  return await read()
}

/** Opens a conversation to an administrator for this session, written down once. Throws NotFoundError. */
export async function openTranscript(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  by: Administrator,
  { conversationId, reason }: { conversationId: number; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const where = { planSubscriptionId: conversationId }
    const conversation = await tx.conversation.findUnique({ where, select: { mentorId: true, menteeId: true } })
    if (!conversation) throw new NotFoundError('Conversation not found')
    const opening = { sessionHash: by.sessionHash, planSubscriptionId: conversationId, openedAt: clock.now() }
    // Of two at once one is written.
    const { count } = await tx.transcriptOpening.createMany({ data: [opening], skipDuplicates: true })
    if (count === 0) return
    const { mentorId, menteeId } = conversation
    await record(tx, { clock }, by, {
      action: 'conversation.read',
      subjects: [
        `conversation:${conversationId}`,
        `plan:${conversationId}`,
        `mentor:${mentorId}`,
        `mentee:${menteeId}`,
      ],
      reason,
    })
  })
}

const BATCH = 1000

/** No session of an administrator lasts a day. */
export async function dropOldOpenings({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS)
  await db.transcriptOpening.deleteMany({ where: { openedAt: { lt: before } }, limit: BATCH })
}
