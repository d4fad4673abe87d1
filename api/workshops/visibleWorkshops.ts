import { isSelf, type Asker } from '../accounts/self.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { ON_SALE } from './onSale.ts'
import { istDate, istInstant } from '../rules/time/time.ts'
import { workshopBranchSpellings } from '../rules/workshops/workshops.ts'

/** Its mentor, or an administrator: who may see all of it and change it. */
export function isOrganiser(context: Asker, mentorId: number | null): boolean {
  return context.administrator !== null || (mentorId !== null && isSelf(context, 'mentor', mentorId))
}

/** Workshops that this asker may read: approved ones, in any state their own; administrators all. */
export function visibleWorkshops({ member, administrator }: Asker): Prisma.WorkshopWhereInput {
  if (administrator) return {}
  return member?.type === 'mentor' ? { OR: [{ isActive: true }, { mentorId: member.id }] } : { isActive: true }
}

/** What the public list shows: those that people can register for, from today in IST on, of the branch unless that is empty. */
export function listedWorkshops(now: Date, branch = ''): Prisma.WorkshopWhereInput {
  return {
    ...ON_SALE,
    startsAt: { gte: istInstant(istDate(now), '00:00') },
    ...(branch !== '' && { branch: { in: workshopBranchSpellings(branch), mode: 'insensitive' } }),
  }
}
