import type { PaymentOrderStatus, Prisma } from '../generated/prisma/client.ts'
import { containing } from '../database/containing.ts'
import { waitingOrders } from '../payments/attention.ts'
import { receiptOf } from '../rules/receipts.ts'
import { addDays, istInstant, type IstDate } from '../rules/time.ts'

/** What the orders' table can be narrowed to. */
export interface OrderFilter {
  /** Empty for nothing. */
  search: string
  status?: PaymentOrderStatus | null | undefined
  kind?: 'booking' | 'workshop_registration' | null | undefined
  attention?: boolean | null | undefined
  /** Days, both included. */
  from?: IstDate | null | undefined
  to?: IstDate | null | undefined
}

/** Which orders a filter leaves. */
export function orderWhere(
  { search, status, kind, attention, from, to }: OrderFilter,
  now: Date,
): Prisma.PaymentOrderWhereInput {
  const matters = waitingOrders(now)
  return {
    AND: [search ? searched(search) : {}, attention ? matters : attention === false ? { NOT: matters } : {}],
    ...(status && { status }),
    ...(kind && { kind }),
    createdAt: {
      ...(from && { gte: istInstant(from, '00:00') }),
      ...(to && { lt: istInstant(addDays(to, 1), '00:00') }),
    },
  }
}

/** People by a part of their name or address, numbers only whole: they are long, and indexed. */
function searched(search: string): Prisma.PaymentOrderWhereInput {
  const contains = containing(search)
  const person = { OR: [{ name: contains }, { email: contains }] }
  const receipt = receiptOf(`${search.toUpperCase().replaceAll('/', '-')}.pdf`)
  return {
    OR: [
      { mentee: person },
      { registration: person },
      { providerOrderId: search },
      { receipt: search },
      { payments: { some: { providerPaymentId: search } } },
      { payments: { some: { refunds: { some: { providerRefundId: search } } } } },
      ...(receipt ? [{ payments: { some: { receipt } } }] : []),
    ],
  }
}
