/** Who pays an order, for administrators. */
import type { Prisma } from '../generated/prisma/client.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'

/** Of an order, what says who pays. */
export const ORDER_PAYER = {
  mentee: { select: { name: true, email: true } },
  registration: { select: { name: true, email: true } },
} as const satisfies Prisma.PaymentOrderSelect

/** Who pays an order: whom a seat is registered for, else the account. */
export function orderPayer({ mentee, registration }: Prisma.PaymentOrderGetPayload<{ select: typeof ORDER_PAYER }>): {
  name: string
  email: string | null
} {
  const payer = registration ?? mentee
  // What was registered by somebody who has left keeps no address.
  return payer?.email.includes('@') ? payer : { name: FORMER.mentee, email: null }
}
