import type { Database } from '../database/client.ts'

/** What a page asks for, as Prisma takes it: a negative `take` counts back from the cursor. */
export interface Page {
  take: number
  skip?: number
  cursor?: { id: number }
}

/**
 * Ids of one page of a mentor's workshops: those to come by their start, then those that have begun, the last first. A
 * mentor has few enough to put in order at once, which no index can do: what is to come changes with the clock.
 */
export async function ownWorkshopsPage(
  db: Database,
  { mentorId, now }: { mentorId: number; now: Date },
  { take, skip = 0, cursor }: Page,
): Promise<number[]> {
  const rows = await db.workshop.findMany({
    where: { mentorId },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    select: { id: true, startsAt: true },
  })
  const isToCome = ({ startsAt }: { startsAt: Date }) => startsAt > now
  const ordered = [...rows.filter(isToCome), ...rows.filter((row) => !isToCome(row)).toReversed()].map(({ id }) => id)
  const at = cursor ? ordered.indexOf(cursor.id) : take < 0 ? ordered.length - 1 : 0
  // A workshop that is gone has no place: nothing comes after it.
  if (at < 0) return []
  if (take >= 0) return ordered.slice(at + skip, at + skip + take)
  const end = at - skip + 1
  return ordered.slice(Math.max(0, end + take), end)
}
