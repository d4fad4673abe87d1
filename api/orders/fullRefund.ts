/** What comes of refunding all that is left of a payment: the dialog shows it, and the act does it. */
import type { Prisma } from '../generated/prisma/client.ts'

/** Of a payment, what that depends on. */
export const FULL_REFUND = {
  providerPaymentId: true,
  order: {
    select: {
      booking: { select: { id: true, status: true, startsAt: true, paymentId: true } },
      registration: { select: { seat: true, razorpayPaymentId: true } },
    },
  },
} as const satisfies Prisma.PaymentSelect

export interface FullRefund {
  /** What becomes of what was paid for. */
  text: string
  /** The booking that can be cancelled in the same act; null when there is none. */
  bookingId: number | null
  /** What it is to cancel it too; null when there is nothing to cancel. */
  cancelText: string | null
}

const nothing = (text: string): FullRefund => ({ text, bookingId: null, cancelText: null })

/** Only the payment that has bought it takes something back. */
export function fullRefund({
  providerPaymentId,
  order: { booking, registration },
}: Prisma.PaymentGetPayload<{ select: typeof FULL_REFUND }>): FullRefund {
  if (registration?.razorpayPaymentId === providerPaymentId && registration.seat === 'registered')
    return nothing('The seat is released.')
  if (booking?.paymentId !== providerPaymentId || booking.status !== 'confirmed')
    return nothing('Nothing else changes: no booking or seat depends on this payment.')
  const what = booking.startsAt ? 'session' : 'package'
  return {
    text: `The ${what} stays booked. It is in the work queue until someone cancels or keeps it.`,
    bookingId: booking.id,
    cancelText: booking.startsAt ? 'Cancel the session too' : 'Cancel the package and its sessions too',
  }
}
