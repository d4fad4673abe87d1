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
      SELECT r.plan_subscription_id AS id, count(*)::int AS count FROM conversation_readers r ${unreadMessages}
      WHERE r.plan_subscription_id = ANY(${[...ids]}) AND r.side = ${type}::sender_type
      GROUP BY r.plan_subscription_id`
    const counts = new Map(rows.map(({ id, count }) => [id, count]))
    return ids.map((id) => counts.get(id) ?? 0)
  })
  return loader
}

/** How many they have not read in all their conversations, in one statement. */
export async function unreadMessagesOf({ db }: Pick<Context, 'db'>, { type, id }: SideMember): Promise<number> {
  const own = type === 'mentor' ? Prisma.sql`c.mentor_id` : Prisma.sql`c.mentee_id`
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM conversations c
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = ${type}::sender_type
    ${unreadMessages} WHERE ${own} = ${id}`
  return row?.count ?? 0
}

/** Of a reader `r` with anything unread, each message it is about. */
const unreadMessages = Prisma.sql`
  JOIN chat_messages m ON r.unread_since IS NOT NULL AND m.plan_subscription_id = r.plan_subscription_id
    AND m.number > r.read_up_to AND m.sender_type <> r.side`
