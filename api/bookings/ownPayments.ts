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
