/** The list ordered by next free slot, which no index can hold: it changes with every booking and every minute. */
import { findMany } from '../../reader/reader.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { SlotsFor, Source } from '../../availability/calendars.ts'
import { nextFreeSlotsOf } from '../../availability/freeSlots.ts'
import { RECOMMENDED } from './mentorFilter.ts'

/** Mentors whose next free slot is worked out for one list, the best ranked of those that match. */
export const NEXT_FREE_CANDIDATES = 500

/** What a page asks for, as Prisma takes it: a negative `take` counts back from the cursor. */
export interface PageArgs {
  take: number
  skip?: number
  cursor?: { id: number }
}

/** Ids of one page: free slots of the 500 best ranked available mentors, soonest first, then all others as recommended. */
export async function nextFreePage(
  source: Source,
  where: Prisma.MentorWhereInput,
  page: PageArgs,
  options: SlotsFor,
): Promise<number[]> {
  const head = await soonest(source, where, options)
  const others = async (rest: PageArgs): Promise<number[]> => {
    const query = {
      where: { AND: [where, { id: { notIn: head } }] },
      orderBy: RECOMMENDED,
      select: { id: true },
      ...rest,
    }
    return (await findMany(source.db, 'mentor', query)).map(({ id }) => id)
  }
  return await pageOf(head, others, page)
}

/** A page of a list that begins with `head`. */
export const pageOf = async (head: number[], others: Others, page: PageArgs): Promise<number[]> =>
  page.take < 0 ? await pageBefore(head, others, page) : await pageAfter(head, others, page)

async function soonest(source: Source, where: Prisma.MentorWhereInput, options: SlotsFor): Promise<number[]> {
  const candidates = await findMany(source.db, 'mentor', {
    where: { AND: [where, { available: true }] },
    orderBy: RECOMMENDED,
    take: NEXT_FREE_CANDIDATES,
    select: { id: true },
  })
  const ids = candidates.map(({ id }) => id)
  const slots = await nextFreeSlotsOf(source, ids, options)
  const startOf = (id: number) => slots.get(id)?.startsAt.getTime() ?? Number.POSITIVE_INFINITY
  // The sort is stable: ties stay in the recommended order.
  return ids.filter((id) => slots.has(id)).sort((one, other) => startOf(one) - startOf(other))
}

type Others = (page: PageArgs) => Promise<number[]>

async function pageAfter(head: number[], others: Others, page: PageArgs): Promise<number[]> {
  const at = page.cursor ? head.indexOf(page.cursor.id) : -1
  if (page.cursor && at < 0) return await others(page)
  const first = head.slice(at + 1, at + 1 + page.take)
  const missing = page.take - first.length
  return missing > 0 ? [...first, ...(await others({ take: missing }))] : first
}

async function pageBefore(head: number[], others: Others, page: PageArgs): Promise<number[]> {
  const at = page.cursor ? head.indexOf(page.cursor.id) : -1
  if (at >= 0) return head.slice(Math.max(0, at + page.take), at)
  const last = await others(page)
  const missing = -page.take - last.length
  return missing > 0 ? [...head.slice(-missing), ...last] : last
}
