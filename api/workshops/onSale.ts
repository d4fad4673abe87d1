/** Which workshops take registrations. Those of a mentor who is no longer accepted take none. */
import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { LISTED } from '../availability/freeSlots.ts'

/** Approved workshops of accepted, active mentors, and those without a mentor. */
export const ON_SALE = {
  isActive: true,
  OR: [{ mentorId: null }, { mentor: { is: LISTED } }],
} as const satisfies Prisma.WorkshopWhereInput

/** Whether it takes registrations, as far as its state and its mentor say; its date is another question. */
export const isOnSale = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.workshop.count({ where: { id, ...ON_SALE } })) > 0
