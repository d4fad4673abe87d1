/** For which workshops people can register: a mentor whom the team does not stand behind any more gives nobody a new seat. */
import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { LISTED } from '../availability/freeSlots.ts'

/** Approved ones of mentors who are accepted and active, and those that nobody of our mentors holds. */
export const ON_SALE = {
  isActive: true,
  OR: [{ mentorId: null }, { mentor: { is: LISTED } }],
} as const satisfies Prisma.WorkshopWhereInput

/** Whether people can register for it, as far as its state and its mentor say. */
export const isOnSale = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.workshop.count({ where: { id, ...ON_SALE } })) > 0

/** Approved ones to come whose mentor is not accepted and active: whoever is registered waits for what becomes of them. */
export const workshopsWithoutMentor = (now: Date): Prisma.WorkshopWhereInput => ({
  isActive: true,
  startsAt: { gt: now },
  mentor: { isNot: LISTED },
  mentorId: { not: null },
})
