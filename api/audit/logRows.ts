/** The audit log as it is read: what administrators did, and what became of money, in one order. */
import type { Database } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { AUDIT_ACTIONS, MONEY_ACTIONS, type AuditAction, type MoneyAction } from '../rules/auditActions.ts'
import { likeLiteral } from '../database/containing.ts'
import { folded } from '../rules/text/folding.ts'

type Fields = Record<string, unknown> | null

/** One entry of either log. */
export interface LogRow {
  source: 'administration' | 'money'
  /** Within its source. */
  id: number
  at: Date
  /** As the log has it: `administrator:3`, `system`. */
  actor: string
  /** The administrator's name at that time; empty for others. */
  actorName: string
  action: AuditAction | MoneyAction
  reason: string | null
  subjects: string[]
  before: Fields
  after: Fields
}

/** What is looked for; everything left out is not asked about. */
export interface LogFilter {
  /** From then on. */
  since?: Date | undefined
  /** Up to then. */
  before?: Date | undefined
  action?: string | undefined
  /** Of the log's own words, such as `administrator:3` or `system`; empty when nobody was found. */
  actors?: readonly string[] | undefined
  /** Anything that is about one of them; the empty list is about nothing. */
  subjects?: readonly string[] | undefined
  /** Orders of the person or payment asked for; their money is told as well. */
  orderIds?: readonly number[] | undefined
  /** Some words. */
  search?: string | undefined
}

const all = (conditions: (Prisma.Sql | null)[]): Prisma.Sql => {
  const given = conditions.filter((condition) => condition !== null)
  return given.length > 0 ? Prisma.sql`WHERE ${Prisma.join(given, ' AND ')}` : Prisma.empty
}

const time = ({ since, before }: LogFilter): (Prisma.Sql | null)[] => [
  since ? Prisma.sql`at >= ${since}` : null,
  before ? Prisma.sql`at < ${before}` : null,
]

const administration = (filter: LogFilter): Prisma.Sql => {
  const { action, actors, subjects, search } = filter
  return all([
    ...time(filter),
    action === undefined ? null : Prisma.sql`action = ${action}`,
    actors ? Prisma.sql`actor = ANY(${actors}::text[])` : null,
    subjects ? Prisma.sql`(subjects && ${subjects}::text[] OR actor = ANY(${subjects}::text[]))` : null,
    search
      ? words(
          search,
          AUDIT_ACTIONS,
          Prisma.sql`folded(concat_ws(' ', actor_name, reason, array_to_string(subjects, ' ')))`,
        )
      : null,
  ])
}

const money = (filter: LogFilter): Prisma.Sql => {
  const { action, actors, subjects, orderIds, search } = filter
  return all([
    ...time(filter),
    action === undefined ? null : (OF_MONEY[action as MoneyAction] ?? Prisma.sql`false`),
    actors ? Prisma.sql`actor = ANY(${actors}::text[])` : null,
    subjects || orderIds
      ? Prisma.sql`(order_id = ANY(${orderIds ?? []}::int[]) OR actor = ANY(${subjects ?? []}::text[]))`
      : null,
    // Amounts and words of ours: nothing that would have to be folded.
    search ? words(search, {}, Prisma.sql`lower(concat_ws(' ', actor, before::text, after::text))`) : null,
  ])
}

/** By a part of what stands there, folded as the names of people are, or of what an action is called. */
function words(search: string, actions: Readonly<Record<string, string>>, text: Prisma.Sql): Prisma.Sql {
  const sought = folded(search)
  const called = Object.keys(actions).filter((name) => folded(actions[name] ?? '').includes(sought))
  const contains = Prisma.sql`${text} LIKE ${`%${likeLiteral(sought)}%`}`
  return called.length > 0 ? Prisma.sql`(${contains} OR action = ANY(${called}::text[]))` : contains
}

const OF_MONEY: Record<MoneyAction, Prisma.Sql> = {
  'money.order': Prisma.sql`payment_id IS NULL`,
  'money.payment': Prisma.sql`payment_id IS NOT NULL AND refund_id IS NULL`,
  'money.refund': Prisma.sql`refund_id IS NOT NULL`,
}

/** Entries of both logs as one table: only what they are found by, which each side reads from its index in the order of time. */
const union = (filter: LogFilter): Prisma.Sql => Prisma.sql`(
  (SELECT 'administration' AS source, id, at FROM audit_entries ${administration(filter)})
  UNION ALL
  (SELECT 'money', id, at FROM payment_journal ${money(filter)})) AS log`

const ORDER = Prisma.sql`ORDER BY at DESC, id DESC, source`

type Stored = Omit<LogRow, 'actorName'> & { actor_name: string }

type Entry = Pick<LogRow, 'at' | 'id' | 'source'>

/** Entries that come later in the order of the log than `entry`. */
const behind = (entry: Entry | undefined): Prisma.Sql =>
  entry
    ? Prisma.sql`WHERE at <= ${entry.at} AND (at < ${entry.at} OR id < ${entry.id}
        OR (id = ${entry.id} AND source > ${entry.source}))`
    : Prisma.empty

/** A page of the log, the newest first: by its number, or of what comes after an entry. What they say is read of its own only. */
export async function readLog(
  { db }: { db: Database },
  filter: LogFilter,
  { take, skip = 0, after }: { take: number; skip?: number; after?: Entry | undefined },
): Promise<LogRow[]> {
  const rows = await db.$queryRaw<Stored[]>`
    WITH page AS (SELECT source, id FROM ${union(filter)} ${behind(after)} ${ORDER} LIMIT ${take} OFFSET ${skip})
    SELECT 'administration' AS source, id, at, actor, actor_name, action, reason, subjects, before, after
      FROM audit_entries WHERE id IN (SELECT id FROM page WHERE source = 'administration')
    UNION ALL
    SELECT 'money', id, at, actor, '',
        CASE WHEN refund_id IS NOT NULL THEN 'money.refund' WHEN payment_id IS NOT NULL THEN 'money.payment'
          ELSE 'money.order' END,
        NULL, array_remove(ARRAY['order:' || order_id, 'payment:' || payment_id, 'refund:' || refund_id], NULL), before, after
      FROM payment_journal WHERE id IN (SELECT id FROM page WHERE source = 'money')
    ${ORDER}`
  return rows.map(({ actor_name: actorName, ...row }) => ({ ...row, actorName }))
}

/** How many entries there are. */
export async function countLog({ db }: { db: Database }, filter: LogFilter): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${union(filter)}`
  return row?.count ?? 0
}

/** Whether an action is one of a log: others find nothing. */
export const isAction = (name: string): name is AuditAction | MoneyAction =>
  Object.hasOwn(AUDIT_ACTIONS, name) || Object.hasOwn(MONEY_ACTIONS, name)
