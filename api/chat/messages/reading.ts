/** What a side of a conversation has not read and reported, counted from the rows themselves. */
import { batchAcrossRequests } from '../../database/batchAcrossRequests.ts'
import { askJson, findMany } from '../../reader/reader.ts'
import type { ChatMessage, ConversationReader } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import type { SideMember } from '../../graphql/identity.ts'
import type { Side } from '../conversations/conversations.ts'

/** What a conversation is to one of its sides. */
export interface Standing {
  /** Messages of the other side that they have not read, among the first COUNTED after those that they have. */
  unread: number
  hasReported: boolean
}

export const NOTHING_UNREAD: Standing = { unread: 0, hasReported: false }

/** How a conversation stands to a side; of all that are asked for in the same moment, with one statement. */
export const standingOf = async (
  { db }: Pick<Context, 'db'>,
  side: Side,
  planSubscriptionId: number,
): Promise<Standing> => (await standingNow(db, `${side}:${planSubscriptionId}`)) ?? NOTHING_UNREAD

/** By side and conversation, as `mentor:7`. */
const standingNow = batchAcrossRequests(async (db, keys: string[]) => {
  const asked = { text: STANDINGS, values: [keys] }
  const rows = await askJson<[key: string, unread: number, hasReported: boolean][]>(db, asked)
  return new Map(rows.map(([key, unread, hasReported]) => [key, { unread, hasReported }]))
})

/** Messages looked at for a count: nobody counts more, and one who writes all day would make every count dearer. */
export const COUNTED = 1_000

/** What reader `r` has not read, as an expression. Joined, PostgreSQL would read the messages of everybody. */
const UNREAD = `
  (SELECT (count(*) FILTER (WHERE m.sender_type <> r.side))::int FROM (
    SELECT sender_type FROM chat_messages WHERE r.unread_since IS NOT NULL
      AND plan_subscription_id = r.plan_subscription_id AND number > r.read_up_to ORDER BY number LIMIT ${COUNTED}) m)`

const STANDINGS = `
  SELECT coalesce(json_agg(json_build_array(a.key, ${UNREAD},
    EXISTS (SELECT FROM conversation_reports p
      WHERE p.plan_subscription_id = r.plan_subscription_id AND p.reporter = r.side AND p.status = 'open'))), '[]')::text AS json
  FROM unnest($1::text[]) AS a (key)
  JOIN conversation_readers r ON r.plan_subscription_id = split_part(a.key, ':', 2)::int
    AND r.side = split_part(a.key, ':', 1)::sender_type`

/** How many a member has not read in all their conversations; of all who ask in the same moment, with one statement. */
export async function unreadMessagesOf({ db }: Pick<Context, 'db'>, { type, id }: SideMember): Promise<number> {
  return (await totalOf(db, `${type}:${id}`)) ?? 0
}

/** By who they are, as `mentor:7`. */
const totalOf = batchAcrossRequests(async (db, people: string[]) => {
  return new Map(await askJson<[person: string, count: number][]>(db, { text: TOTALS, values: [people] }))
})

const unreadAs = (side: Side): string => `
  (SELECT coalesce(sum(${UNREAD}), 0)::int FROM conversations c
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = '${side}'
    WHERE c.${side}_id = a.id AND r.unread_since IS NOT NULL)`

const TOTALS = `
  SELECT coalesce(json_agg(json_build_array(a.person,
    CASE a.side WHEN 'mentor' THEN ${unreadAs('mentor')} ELSE ${unreadAs('mentee')} END)), '[]')::text AS json
  FROM (
    SELECT person, split_part(person, ':', 1) AS side, split_part(person, ':', 2)::int AS id
    FROM unnest($1::text[]) AS person
  ) a`

export type Reader = Pick<ConversationReader, 'side' | 'readUpTo'>

export const READER = { side: true, readUpTo: true } as const

type Sent = Pick<ChatMessage, 'planSubscriptionId' | 'number' | 'senderType'>

const knownReaders = new WeakMap<object, readonly Reader[]>()

export function withReaders<Row extends object>(messages: Row[], readers: readonly Reader[]): Row[] {
  for (const message of messages) knownReaders.set(message, readers)
  return messages
}

/** Whether the other side has read a message: as it was read with, else of all that are asked for in the same tick with one statement. */
export function isReadByOther(context: Context, message: Sent): boolean | Promise<boolean> {
  const readers = knownReaders.get(message)
  if (readers) return isReadBy(readers, message)
  return readersNow(context.db, message.planSubscriptionId).then((found) => isReadBy(found ?? [], message))
}

const isReadBy = (readers: readonly Reader[], { number, senderType }: Sent): boolean =>
  readers.some(({ side, readUpTo }) => side !== senderType && readUpTo >= number)

const readersNow = batchAcrossRequests(async (db, ids: number[]) => {
  const rows = await findMany(db, 'conversationReader', {
    where: { planSubscriptionId: { in: ids } },
    select: { ...READER, planSubscriptionId: true },
  })
  return Map.groupBy(rows, ({ planSubscriptionId }) => planSubscriptionId)
})
