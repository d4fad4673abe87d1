import type { Prisma } from '../generated/prisma/client.ts'
import { PLACES } from '../payments/moneyPlaces.ts'

/** Of all payments for a booking, the one that confirmed it; before one has, all. */
export const ownPayments = <Payment extends { providerPaymentId: string }>({
  paymentId,
  payments,
}: {
  paymentId: string | null
  payments: readonly Payment[]
}): Payment[] =>
  // A second payment that goes back takes nothing from the booking.
  payments.filter(({ providerPaymentId }) => paymentId === null || providerPaymentId === paymentId)

/** Of a booking, what `ownPlaces` needs. */
export const OWN_PLACES = {
  paymentId: true,
  orders: { select: { payments: { select: { providerPaymentId: true, ...PLACES } } } },
} as const satisfies Prisma.BookingSelect

/** The same with what says where their money is. */
export const ownPlaces = ({ paymentId, orders }: Prisma.BookingGetPayload<{ select: typeof OWN_PLACES }>) =>
  ownPayments({ paymentId, payments: orders.flatMap(({ payments }) => payments) })
