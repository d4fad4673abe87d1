import type { App } from '../app.ts'
import { LISTED } from './visibleMentors.ts'

/** Ids of all public mentors in their order, at most `limit`: for the sitemap. */
export async function listedMentorIds({ db }: Pick<App, 'db'>, limit: number): Promise<number[]> {
  const rows = await db.mentor.findMany({ where: LISTED, select: { id: true }, orderBy: { id: 'asc' }, take: limit })
  return rows.map(({ id }) => id)
}
