import type { Prisma, Workshop } from '../generated/prisma/client.ts'

/** Where a workshop stands; the constraint `workshops_one_state` lets at most one of its columns be set. */
export type WorkshopState = 'pending' | 'approved' | 'rejected' | 'cancelled'

export function workshopStateOf(workshop: Pick<Workshop, 'isActive' | 'rejectedAt' | 'cancelledAt'>): WorkshopState {
  if (workshop.isActive) return 'approved'
  if (workshop.cancelledAt !== null) return 'cancelled'
  return workshop.rejectedAt === null ? 'pending' : 'rejected'
}

/** Workshops in that state, as a filter. */
export const IN_STATE = {
  pending: { isActive: false, rejectedAt: null, cancelledAt: null },
  approved: { isActive: true },
  rejected: { rejectedAt: { not: null } },
  cancelled: { cancelledAt: { not: null } },
} as const satisfies Record<WorkshopState, Prisma.WorkshopWhereInput>
