import { sideOf } from '../accounts/viewer.ts'
import type { Database } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { SenderType } from '../generated/prisma/enums.ts'
import type { FileAccess, PersonalData } from '../contracts/personalData.ts'

export const chatPersonalData: PersonalData = {
  covers: [
    'conversations.mentor_id',
    'conversations.mentee_id',
    'conversation_blocks.mentor_id',
    'conversation_blocks.mentee_id',
    'chat_messages.sender_id',
    'chat_messages.sender_type',
  ],
  files: ['chat_messages.attachments[]'],
  async mayRead(db, person, path) {
    if (person.type === 'community') return null
    const own = person.type === 'mentor' ? Prisma.sql`mentor_id` : Prisma.sql`mentee_id`
    return await accessIn(db, path, Prisma.sql`conversations c`, Prisma.sql`c.${own} = ${person.id}`)
  },
  mayAdministratorRead: (db, { sessionHash }, path) =>
    accessIn(db, path, Prisma.sql`transcript_openings o`, Prisma.sql`o.session_hash = ${sessionHash}`),
  /** What they wrote; the other side's words are the other side's. */
  async data(db, { type, id }) {
    if (type === 'community') return {}
    const conversationBlocks = await db.conversationBlock.findMany({
      where: { ...sideOf({ type, id }), blockedBy: type },
      orderBy: { createdAt: 'asc' },
      select: { mentor: { select: { name: true } }, mentee: { select: { name: true } }, createdAt: true },
    })
    return {
      chatMessages: messagesOf(db, type, id),
      conversationReports: inPages(
        'id',
        ({ id: after, ...page }) =>
          db.conversationReport.findMany({
            where: { conversation: sideOf({ type, id }), reporter: type, id: after },
            ...page,
            select: { id: true, planSubscriptionId: true, reason: true, details: true, status: true, createdAt: true },
          }),
        ({ id: _id, ...report }) => report,
      ),
      conversationBlocks: conversationBlocks.map(({ mentor, mentee, createdAt }) => ({
        blocked: type === 'mentor' ? mentee.name : mentor.name,
        createdAt,
      })),
    }
  },
  /** Conversations go with either side, and nobody can be writing in one: a running plan keeps the account. */
  async eraseAhead(tx, person, most) {
    if (person.type === 'community') return { rows: 0 }
    const side = Prisma.raw(person.type === 'mentor' ? 'mentor_id' : 'mentee_id')
    const messages = await tx.$queryRaw<{ attachments: string[] }[]>`
      DELETE FROM chat_messages WHERE id IN (SELECT m.id FROM chat_messages m JOIN conversations c USING (plan_subscription_id)
        WHERE c.${side} = ${person.id} LIMIT ${most})
      RETURNING attachments`
    return { rows: messages.length, files: messages.flatMap(({ attachments }) => attachments) }
  },
  async erase(tx, person) {
    if (person.type === 'community') return []
    const side = person.type === 'mentor' ? 'mentor_id' : 'mentee_id'
    // In the order in which a message is sent: the plan before its conversation.
    await tx.$queryRawUnsafe(`SELECT id FROM plan_subscriptions WHERE ${side} = $1 ORDER BY id FOR UPDATE`, person.id)
    const messages = await tx.chatMessage.findMany({
      where: { conversation: sideOf(person), attachments: { isEmpty: false } },
      select: { attachments: true },
    })
    await tx.conversation.deleteMany({ where: sideOf(person) })
    await tx.conversationBlock.deleteMany({ where: sideOf(person) })
    return messages.flatMap(({ attachments }) => attachments)
  },
}

/** What they wrote, one conversation after the other: by its numbers the database finds the next page at once. */
async function* messagesOf(db: Database, type: SenderType, id: number): AsyncGenerator<object[]> {
  const conversations = await db.conversation.findMany({
    where: sideOf({ type, id }),
    orderBy: { planSubscriptionId: 'asc' },
    select: { planSubscriptionId: true },
  })
  for (const { planSubscriptionId } of conversations)
    yield* inPages('number', ({ number, ...page }) =>
      db.chatMessage.findMany({
        where: { planSubscriptionId, senderType: type, number },
        ...page,
        select: {
          planSubscriptionId: true,
          number: true,
          message: true,
          attachments: true,
          attachmentNames: true,
          createdAt: true,
        },
      }),
    )
}

/** Access to a file by the first message that has it, among those that somebody may read by rows of another table. */
async function accessIn(db: Database, path: string, rows: Prisma.Sql, theirs: Prisma.Sql): Promise<FileAccess | null> {
  // Not empty: so says chat_messages_attachments, the index.
  const [access] = await db.$queryRaw<FileAccess[]>`
    SELECT m.attachment_names[array_position(m.attachments, ${path})] AS name
    FROM chat_messages m JOIN ${rows} USING (plan_subscription_id)
    WHERE m.attachments @> ARRAY[${path}] AND m.attachments <> '{}' AND ${theirs}
    ORDER BY m.id LIMIT 1`
  return access ?? null
}
