/** Who is searched for is found before they are put in order. */
import { count, findMany } from '../database/read.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'

/** Among more than these a page of any order is soon full. */
const FEW = 1_000

type Source = Pick<Context, 'db' | 'kept'>

/** How many mentors match; kept until one changes. */
export function countOf({ db, kept }: Source, where: Prisma.MentorWhereInput): Promise<number> {
  return kept.of(`count ${JSON.stringify(where)}`, ['mentors'], () => count(db, 'mentor', where))
}

/**
 * The same mentors by their ids when they are few. PostgreSQL takes words for independent of each other: where those who
 * have one lack the other, it would walk a page's order to its end and compare everybody with all of them.
 */
export async function foundFirst(source: Source, where: Prisma.MentorWhereInput): Promise<Prisma.MentorWhereInput> {
  // The number may be of a moment ago, which decides no more than the way.
  if ((await countOf(source, where)) > FEW) return where
  const rows = await findMany(source.db, 'mentor', { where, select: { id: true } })
  return { id: { in: rows.map(({ id }) => id) } }
}
