/** Who is searched for by several words is found before they are put in order. */
import { findMany } from '../reader/reader.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'

/** Among more than these a page of any order is soon full. */
const FEW = 1_000

/**
 * The same mentors by their ids when they are few. PostgreSQL takes words for independent of each other: where those who
 * have one lack the other, it would walk a page's order to its end and compare everybody with all of them.
 */
export async function foundFirst(db: Context['db'], where: Prisma.MentorWhereInput): Promise<Prisma.MentorWhereInput> {
  const rows = await findMany(db, 'mentor', { where, take: FEW + 1, select: { id: true } })
  return rows.length > FEW ? where : { id: { in: rows.map(({ id }) => id) } }
}
