/** What a side of a conversation has not read and reported, counted from the rows themselves. */
import DataLoader from 'dataloader'
import { momentary } from '../database/moment.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { memoized, type Context } from '../graphql/context.ts'
import type { SideMember } from '../graphql/identity.ts'
import type { Side } from './conversations.ts'

/** What a conversation is to one of its sides. */
export interface Standing {
  /** Messages of the other side that they have not read. */
  unread: number
  /** Whether a report of theirs is open. */
  hasReported: boolean
}

const known = new WeakMap<object, Record<Side, Standing>>()

/** The same row, with how it stands to each side where the row was read. */
export function setStandings<Row extends object>(row: Row, standings: Record<Side, Standing>): Row {
  known.set(row, standings)
  return row
}

/** How a conversation stands to a side: as the row was read with, else of every one asked for in the same tick with one statement. */
export async function standingOf(
  context: Context,
  member: SideMember,
  conversation: { planSubscriptionId: number },
): Promise<Standing> {
  const standings = known.get(conversation)
  if (standings) return standings[member.type]
  return await memoized(context, standingOf, () => standingLoader(context, member)).load(
    conversation.planSubscriptionId,
  )
}

function standingLoader({ db }: Context, { type }: SideMember): DataLoader<number, Standing> {
  const loader = new DataLoader<number, Standing>(async (ids) => {
    // Remembered until they are counted, no longer: the next change of the same operation may read on.
    loader.clearAll()
    const rows = await db.$queryRaw<(Standing & { id: number })[]>`
      SELECT r.plan_subscription_id AS id, ${unreadOf(Prisma.sql`r`)} AS unread, ${reportedBy(Prisma.sql`r`)} AS "hasReported"
      FROM conversation_readers r WHERE r.plan_subscription_id = ANY(${[...ids]}) AND r.side = ${type}::sender_type`
    const standings = new Map(rows.map(({ id, ...standing }) => [id, standing]))
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

/** How many a member has not read in all their conversations; of all who ask in the same moment, with one statement. */
export async function unreadMessagesOf({ db }: Pick<Context, 'db'>, { type, id }: SideMember): Promise<number> {
  return (await totalOf(db, `${type}:${id}`)) ?? 0
}

/** By who they are, as `mentor:7`. */
const totalOf = momentary(async (db, people: string[]) => {
  const rows = await db.$queryRaw<{ person: string; count: number }[]>`
    SELECT a.person, CASE a.side WHEN 'mentor' THEN ${unreadAs('mentor')} ELSE ${unreadAs('mentee')} END AS count
    FROM (
      SELECT person, split_part(person, ':', 1) AS side, split_part(person, ':', 2)::int AS id
      FROM unnest(${people}::text[]) AS person
    ) a`
  return new Map(rows.map(({ person, count }) => [person, count]))
})

function unreadAs(side: Side): Prisma.Sql {
  const own = side === 'mentor' ? Prisma.sql`c.mentor_id` : Prisma.sql`c.mentee_id`
  return Prisma.sql`(SELECT coalesce(sum(${unreadOf(Prisma.sql`r`)}), 0)::int FROM conversations c
    JOIN conversation_readers r ON r.plan_subscription_id = c.plan_subscription_id AND r.side = ${side}::sender_type
    WHERE ${own} = a.id AND r.unread_since IS NOT NULL)`
}
