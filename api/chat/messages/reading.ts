/** What a side of a conversation has not read and reported, counted from the rows themselves. */
import DataLoader from 'dataloader'
import { batchAcrossRequests } from '../../database/batchAcrossRequests.ts'
import { askJson, findMany } from '../../reader/reader.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { memoized, type Context } from '../../graphql/context.ts'
import type { SideMember } from '../../graphql/identity.ts'
import type { Side } from '../conversations/conversations.ts'

/** What a conversation is to one of its sides. */
export interface Standing {
  /** Messages of the other side that they have not read. */
  unread: number
  /** Whether a report of theirs is open. */
  hasReported: boolean
}

const knownStandings = new WeakMap<object, Record<Side, Standing>>()

/** The same row, with how it stands to each side where the row was read. */
export function setStandings<Row extends object>(row: Row, standings: Record<Side, Standing>): Row {
  knownStandings.set(row, standings)
  return row
}

/** How a conversation stands to a side: as the row was read with, else of every one asked for in the same tick with one statement. */
export async function standingOf(
  context: Context,
  member: SideMember,
  conversation: { planSubscriptionId: number },
): Promise<Standing> {
  const standings = knownStandings.get(conversation)
  if (standings) return standings[member.type]
  return await memoized(context, standingOf, () => standingLoader(context, member)).load(
    conversation.planSubscriptionId,
  )
}

function standingLoader({ db }: Context, { type }: SideMember): DataLoader<number, Standing> {
  const loader = new DataLoader<number, Standing>(async (ids) => {
    // Remembered until they are counted, no longer: the next change of the same operation may read on.
    loader.clearAll()
    const asked = { text: STANDINGS[type], values: [[...ids]] }
    const rows = await askJson<[id: number, unread: number, hasReported: boolean][]>(db, asked)
    const standings = new Map(rows.map(([id, unread, hasReported]) => [id, { unread, hasReported }]))
    return ids.map((id) => standings.get(id) ?? { unread: 0, hasReported: false })
  })
  return loader
}

/**
 * What a reader has not read, as an expression. One by one, each from the index: PostgreSQL takes a third of every
 * conversation for unread, and would read the messages of everybody to join them all at once.
 */
export const unreadOf = (reader: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT count(*)::int FROM chat_messages m WHERE ${reader}.unread_since IS NOT NULL
    AND m.plan_subscription_id = ${reader}.plan_subscription_id AND m.number > ${reader}.read_up_to
    AND m.sender_type <> ${reader}.side)`

/** Whether a report of a reader is open, as an expression. */
export const reportedBy = (reader: Prisma.Sql): Prisma.Sql => Prisma.sql`
  EXISTS (SELECT FROM conversation_reports p WHERE p.plan_subscription_id = ${reader}.plan_subscription_id
    AND p.reporter = ${reader}.side AND p.status = 'open')`

const ROW = Prisma.sql`r`

const standingsOf = (side: Side): string => `
  SELECT coalesce(json_agg(json_build_array(r.plan_subscription_id, ${unreadOf(ROW).text}, ${reportedBy(ROW).text})), '[]')::text AS json
  FROM conversation_readers r WHERE r.plan_subscription_id = ANY($1::int[]) AND r.side = '${side}'`

const STANDINGS: Record<Side, string> = { mentor: standingsOf('mentor'), mentee: standingsOf('mentee') }

/** How many a member has not read in all their conversations; of all who ask in the same moment, with one statement. */
export async function unreadMessagesOf({ db }: Pick<Context, 'db'>, { type, id }: SideMember): Promise<number> {
  return (await totalOf(db, `${type}:${id}`)) ?? 0
}

/** By who they are, as `mentor:7`. */
const totalOf = batchAcrossRequests(async (db, people: string[]) => {
  return new Map(await askJson<[person: string, count: number][]>(db, { text: TOTALS, values: [people] }))
})

const unreadAs = (side: Side): string => `
  (SELECT coalesce(sum(${unreadOf(ROW).text}), 0)::int FROM conversations c
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = '${side}'
    WHERE c.${side}_id = a.id AND r.unread_since IS NOT NULL)`

const TOTALS = `
  SELECT coalesce(json_agg(json_build_array(a.person,
    CASE a.side WHEN 'mentor' THEN ${unreadAs('mentor')} ELSE ${unreadAs('mentee')} END)), '[]')::text AS json
  FROM (
    SELECT person, split_part(person, ':', 1) AS side, split_part(person, ':', 2)::int AS id
    FROM unnest($1::text[]) AS person
  ) a`

export interface Reader {
  side: Side
  readUpTo: number
}

/** What a reader is known by. */
export const READER = { side: true, readUpTo: true } as const

interface Sent {
  planSubscriptionId: number
  number: number
  senderType: Side
}

const knownReaders = new WeakMap<object, readonly Reader[]>()

/** The same messages, with the readers of the conversation that they were read with. */
export function withReaders<Row extends object>(messages: Row[], readers: readonly Reader[]): Row[] {
  for (const message of messages) knownReaders.set(message, readers)
  return messages
}

/** Whether the other side has read a message: as it was read with, else of all that are asked for in the same tick with one statement. */
export function isReadByOther(context: Context, message: Sent): boolean | Promise<boolean> {
  const readers = knownReaders.get(message)
  return readers ? isReadBy(readers, message) : loadIsRead(context, message)
}

const isReadBy = (readers: readonly Reader[], { number, senderType }: Sent): boolean =>
  readers.some(({ side, readUpTo }) => side !== senderType && readUpTo >= number)

async function loadIsRead(context: Context, message: Sent): Promise<boolean> {
  const loader = memoized(context, loadIsRead, () => readersLoader(context))
  return isReadBy(await loader.load(message.planSubscriptionId), message)
}

function readersLoader({ db }: Context): DataLoader<number, Reader[]> {
  const loader = new DataLoader<number, Reader[]>(async (ids) => {
    // Remembered until they are read, no longer: the next change of the same operation may read on.
    loader.clearAll()
    const rows = await findMany(db, 'conversationReader', {
      where: { planSubscriptionId: { in: [...ids] } },
      select: { ...READER, planSubscriptionId: true },
    })
    const readers = Map.groupBy(rows, ({ planSubscriptionId }) => planSubscriptionId)
    return ids.map((id) => readers.get(id) ?? [])
  })
  return loader
}
