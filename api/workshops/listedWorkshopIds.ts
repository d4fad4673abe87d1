import type { App } from '../app.ts'
import { listedWorkshops } from './visibleWorkshops.ts'

/** Ids of the public workshops to come, the next one first, at most `limit`: for the sitemap. */
export async function listedWorkshopIds({ db, clock }: Pick<App, 'db' | 'clock'>, limit: number): Promise<number[]> {
  const rows = await db.workshop.findMany({
    where: listedWorkshops(clock.now()),
    select: { id: true },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.map(({ id }) => id)
}
