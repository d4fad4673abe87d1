/** What a registration is to its holder, and what cancelling it would do. */
import { atBank, owed, OWED } from '../../payments/moneyPlaces.ts'
import type { AdminRights } from '../../rules/bookings/adminRights.ts'
import { fullRefundUntil, registrationRefund } from '../../rules/workshops/workshops.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** `refunded`: the seat was given up with its payment, although nobody cancelled. */
export type TicketState = 'unconfirmed' | 'registered' | 'cancelled' | 'called_off' | 'refunded'

export const STATE_OF_TICKET = {
  seat: true,
  registeredAt: true,
  cancelledAt: true,
  cancelledBy: true,
  paymentStatus: true,
  workshop: { select: { cancelledAt: true } },
} as const satisfies Prisma.WorkshopRegistrationSelect

type Stated = Prisma.WorkshopRegistrationGetPayload<{ select: typeof STATE_OF_TICKET }>

/** Registrations of a cancelled workshop count as cancelled at once, unless they had ended before. */
export function ticketState(registration: Stated): TicketState {
  const { seat, registeredAt, cancelledAt, cancelledBy, paymentStatus, workshop } = registration
  const isBefore = workshop.cancelledAt === null || (cancelledAt !== null && cancelledAt < workshop.cancelledAt)
  if (cancelledAt !== null && (isBefore || cancelledBy === 'participant')) return 'cancelled'
  // The money of a seat that was given up may stay with us after all.
  const isGivenUp = paymentStatus === 'refunded' || registeredAt !== null
  if (cancelledAt === null && seat !== 'registered' && isGivenUp) return 'refunded'
  if (workshop.cancelledAt !== null) return 'called_off'
  return seat === 'registered' ? 'registered' : 'unconfirmed'
}

export const CANCELLING = {
  ...STATE_OF_TICKET,
  freeUntil: true,
  movedAt: true,
  razorpayPaymentId: true,
  orders: {
    select: { id: true, createdAt: true, payments: { select: { id: true, providerPaymentId: true, ...OWED } } },
  },
  workshop: { select: { id: true, cancelledAt: true, startsAt: true, timeChangedAt: true } },
} as const satisfies Prisma.WorkshopRegistrationSelect

export type Cancellable = Prisma.WorkshopRegistrationGetPayload<{ select: typeof CANCELLING }>

interface CancelRight {
  canCancel: boolean
  /** Of a cancellation now, in paise. */
  refund: number
  fullRefundUntil: Date
}

export const paymentOf = ({ orders, razorpayPaymentId }: Pick<Cancellable, 'orders' | 'razorpayPaymentId'>) =>
  orders
    .flatMap(({ createdAt, payments }) => payments.map((payment) => ({ ...payment, orderedAt: createdAt })))
    .find(({ providerPaymentId }) => providerPaymentId === razorpayPaymentId) ?? null

/** Refund when its workshop is cancelled, in paise: all that its payment has left. */
export function wholeRefund(registration: Pick<Cancellable, 'orders' | 'razorpayPaymentId'>): number {
  const payment = paymentOf(registration)
  return payment ? owed(payment) : 0
}

/** When its holder agreed to the workshop's time, and until when they may cancel freely after a move. */
function datedOf({ workshop, freeUntil, movedAt, registeredAt, ...paid }: Cancellable, now: Date) {
  // A holder whom the team has moved agreed to the time as it was at the move.
  return { ...workshop, freeUntil, agreedAt: movedAt ?? paymentOf(paid)?.orderedAt ?? registeredAt ?? now }
}

export function cancelRight(registration: Cancellable, now: Date): CancelRight {
  const canCancel = ticketState(registration) === 'registered' && now < registration.workshop.startsAt
  const payment = paymentOf(registration)
  const dated = datedOf(registration, now)
  return {
    canCancel,
    refund: canCancel && payment ? registrationRefund({ ...dated, owed: owed(payment) }, now) : 0,
    fullRefundUntil: fullRefundUntil(dated),
  }
}

export function adminRightsOf(registration: Cancellable, now: Date): AdminRights {
  const reason = whyClosed(registration)
  const refundable = reason === null ? wholeRefund(registration) : 0
  const dated = datedOf(registration, now)
  return {
    canCancel: reason === null,
    cancelReason: reason,
    refundByRule: registrationRefund({ ...dated, owed: refundable }, now),
    refundable,
    isDisputed: atBank(paymentOf(registration)).isDisputed,
    canMove: reason === null,
    moveReason: reason,
  }
}

function whyClosed(registration: Cancellable): string | null {
  if (registration.workshop.cancelledAt !== null) return 'The workshop is cancelled.'
  const state = ticketState(registration)
  if (state === 'registered') return null
  if (state === 'unconfirmed') return 'It has no seat.'
  return state === 'refunded' ? 'Its seat was given up.' : 'It is cancelled.'
}
