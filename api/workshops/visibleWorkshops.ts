import { isSelf, type Asker } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { istDate, istInstant } from '../rules/time/time.ts'
import { workshopBranchSpellings } from '../rules/workshops/workshops.ts'
import { ON_SALE } from './onSale.ts'

/** Whether the asker is its mentor or an administrator, who may see all of it and change it. */
export function isOrganiser(context: Asker, mentorId: number | null): boolean {
  return context.administrator !== null || (mentorId !== null && isSelf(context, 'mentor', mentorId))
}

/** Workshops that this asker may read: approved ones, a mentor's own in any state, and all for administrators. */
export function visibleWorkshops({ member, administrator }: Asker): Prisma.WorkshopWhereInput {
  if (administrator) return {}
  return member?.type === 'mentor' ? { OR: [{ isActive: true }, { mentorId: member.id }] } : { isActive: true }
}

/** The public list: workshops on sale from today in IST on, of that branch unless it is empty. */
export function listedWorkshops(now: Date, branch = ''): Prisma.WorkshopWhereInput {
  return {
    ...ON_SALE,
    startsAt: { gte: istInstant(istDate(now), '00:00') },
    ...(branch !== '' && { branch: { in: workshopBranchSpellings(branch), mode: 'insensitive' } }),
  }
}

/** For the sitemap: ids of at most `limit` listed workshops, the next one first. */
export async function listedWorkshopIds({ db, clock }: Pick<App, 'db' | 'clock'>, limit: number): Promise<number[]> {
  const rows = await db.workshop.findMany({
    where: listedWorkshops(clock.now()),
    select: { id: true },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.map(({ id }) => id)
}
