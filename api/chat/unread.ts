/** Messages of the other side that a member has not read, counted from the messages themselves. */
import DataLoader from 'dataloader'
import { Prisma } from '../generated/prisma/client.ts'
import { memoized, type Context } from '../graphql/context.ts'
import type { SideMember } from '../graphql/identity.ts'
import type { Side } from './conversations.ts'

const counted = new WeakMap<object, Record<Side, number>>()

/** The same row, with what each side has not read where the row was read. */
export function setUnread<Row extends object>(row: Row, unread: Record<Side, number>): Row {
  counted.set(row, unread)
  return row
}

/** How many a side has not read: as the row was read with, else of every conversation asked for in the same tick with one statement. */
export async function unreadCountOf(
  context: Context,
  member: SideMember,
  conversation: { planSubscriptionId: number },
): Promise<number> {
  const known = counted.get(conversation)
  if (known) return known[member.type]
  return await memoized(context, unreadCountOf, () => countLoader(context, member)).load(
    conversation.planSubscriptionId,
  )
}

function countLoader({ db }: Context, { type }: SideMember): DataLoader<number, number> {
  const loader = new DataLoader<number, number>(async (ids) => {
    // Remembered until they are counted, no longer: the next change of the same operation may read on.
    loader.clearAll()
    const rows = await db.$queryRaw<{ id: number; count: number }[]>`
      SELECT r.plan_subscription_id AS id, ${unreadOfReader}::int AS count FROM conversation_readers r
      WHERE r.plan_subscription_id = ANY(${[...ids]}) AND r.side = ${type}::sender_type AND r.unread_since IS NOT NULL`
    const counts = new Map(rows.map(({ id, count }) => [id, count]))
    return ids.map((id) => counts.get(id) ?? 0)
  })
  return loader
}

/** How many they have not read in all their conversations, in one statement. */
export async function unreadMessagesOf({ db }: Pick<Context, 'db'>, { type, id }: SideMember): Promise<number> {
  const own = type === 'mentor' ? Prisma.sql`c.mentor_id` : Prisma.sql`c.mentee_id`
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT coalesce(sum(${unreadOfReader}), 0)::int AS count FROM conversations c
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = ${type}::sender_type
    WHERE ${own} = ${id} AND r.unread_since IS NOT NULL`
  return row?.count ?? 0
}

/**
 * How many the reader `r` has not read. One by one, each from the index: PostgreSQL takes a third of every conversation
 * for unread, and would read the messages of everybody to join them all at once.
 */
const unreadOfReader = Prisma.sql`(
  SELECT count(*) FROM chat_messages m WHERE m.plan_subscription_id = r.plan_subscription_id
    AND m.number > r.read_up_to AND m.sender_type <> r.side)`
