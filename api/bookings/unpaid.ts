/** Sessions and packages that stand although all of their money has gone back: an administrator cancels or keeps them. */
import type { Prisma } from '../generated/prisma/client.ts'

/** Those that wait for that decision. */
export const REFUNDED_BUT_CONFIRMED = {
  status: 'confirmed',
  paymentStatus: 'refunded',
  keptUnpaidAt: null,
} as const satisfies Prisma.BookingWhereInput
