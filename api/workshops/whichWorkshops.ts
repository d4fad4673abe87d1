import { MINUTE_MS } from '../rules/time/durations.ts'
import { isSelf, type Asker } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import type { Prisma, Workshop } from '../generated/prisma/client.ts'
import { istDate, istInstant } from '../rules/time/time.ts'
import { workshopBranchSpellings } from '../rules/workshops/workshops.ts'
import type { Transaction } from '../database/client.ts'
import { LISTED } from '../availability/freeSlots.ts'

/** Where a workshop stands; the constraint `workshops_one_state` lets at most one of its columns be set. */
export type WorkshopState = 'pending' | 'approved' | 'rejected' | 'cancelled'

export function workshopStateOf(workshop: Pick<Workshop, 'isActive' | 'rejectedAt' | 'cancelledAt'>): WorkshopState {
  if (workshop.isActive) return 'approved'
  if (workshop.cancelledAt !== null) return 'cancelled'
  return workshop.rejectedAt === null ? 'pending' : 'rejected'
}

export const IN_STATE = {
  pending: { isActive: false, rejectedAt: null, cancelledAt: null },
  approved: { isActive: true },
  rejected: { rejectedAt: { not: null } },
  cancelled: { cancelledAt: { not: null } },
} as const satisfies Record<WorkshopState, Prisma.WorkshopWhereInput>

/** Approved workshops of accepted, active mentors, and those without a mentor. */
export const ON_SALE = {
  isActive: true,
  OR: [{ mentorId: null }, { mentor: { is: LISTED } }],
} as const satisfies Prisma.WorkshopWhereInput

/** Whether it takes registrations, as far as its state and its mentor say; its date is another question. */
export const isOnSale = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.workshop.count({ where: { id, ...ON_SALE } })) > 0

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

/** After this long, job and sweep should have cancelled every seat. */
const LATE_MS = 10 * MINUTE_MS

const cancelledBefore = (now: Date) => ({ cancelledAt: { lt: new Date(now.getTime() - LATE_MS) } })

/** How many seats are still registered in workshops that were cancelled a while ago: something keeps failing. */
export const seatsLeft = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
  db.workshopRegistration.count({ where: { seat: 'registered', workshop: cancelledBefore(clock.now()) } })

export const withSeatsLeft = (now: Date): Prisma.WorkshopWhereInput => ({
  ...cancelledBefore(now),
  registrations: { some: { seat: 'registered' } },
})
