import type { Booking, Prisma } from '../generated/prisma/client.ts'
import { isReturned, OWED } from '../payments/moneyPlaces.ts'

export const PLAN_MONEY = {
  payment: { select: OWED },
  bookings: { where: { keptUnpaidAt: { not: null } }, select: { startsAt: true, keptUnpaidAt: true } },
} as const satisfies Prisma.PlanSubscriptionSelect

export interface PlanMoney {
  payment: Parameters<typeof isReturned>[0] | null
  /** Its purchase at least, once an administrator has kept it. */
  bookings: readonly Pick<Booking, 'startsAt' | 'keptUnpaidAt'>[]
}

/** All that was paid for a plan has gone back, or is on its way. One that an administrator has kept is used as if it were paid for. */
export const isPlanReturned = ({ payment, bookings }: PlanMoney): boolean =>
  payment !== null &&
  isReturned(payment) &&
  !bookings.some(({ startsAt, keptUnpaidAt }) => startsAt === null && keptUnpaidAt !== null)
