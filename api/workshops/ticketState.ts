/** What a registration is to its holder, and what cancelling it would do. */
import type { Prisma } from '../generated/prisma/client.ts'
import { atBank } from '../payments/disputes/openDisputes.ts'
import type { AdminRights } from '../rules/adminRights.ts'
import { fullRefundUntil, registrationRefund } from '../rules/workshopRefunds.ts'
import { owed, OWED } from '../payments/moneyPlaces.ts'

/** `refunded`: the money went back without a cancellation by anybody. */
export type TicketState = 'unconfirmed' | 'registered' | 'cancelled' | 'called_off' | 'refunded'

/** Of a registration, what `ticketState` needs. */
export const STATE_OF_TICKET = {
  seat: true,
  registeredAt: true,
  cancelledAt: true,
  cancelledBy: true,
  paymentStatus: true,
  workshop: { select: { cancelledAt: true } },
} as const satisfies Prisma.WorkshopRegistrationSelect

type Stated = Prisma.WorkshopRegistrationGetPayload<{ select: typeof STATE_OF_TICKET }>

/**
 * A cancelled workshop has no registered people, although each is told and refunded one after the other. What had ended
 * before it was cancelled stays what it was.
 */
export function ticketState({ seat, cancelledAt, cancelledBy, paymentStatus, workshop }: Stated): TicketState {
  const isBefore = workshop.cancelledAt === null || (cancelledAt !== null && cancelledAt < workshop.cancelledAt)
  if (cancelledAt !== null && (isBefore || cancelledBy === 'participant')) return 'cancelled'
  if (cancelledAt === null && seat !== 'registered' && paymentStatus === 'refunded') return 'refunded'
  if (workshop.cancelledAt !== null) return 'called_off'
  return seat === 'registered' ? 'registered' : 'unconfirmed'
}

/** Of a registration, what `cancelRight` needs. */
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

export interface CancelRight {
  canCancel: boolean
  /** Paise that a cancellation now gives back. */
  refund: number
  /** Last instant of a full refund. */
  fullRefundUntil: Date
}

/** The payment that the seat was paid with; null for a free one. */
export const paymentOf = ({ orders, razorpayPaymentId }: Pick<Cancellable, 'orders' | 'razorpayPaymentId'>) =>
  orders
    .flatMap(({ createdAt, payments }) => payments.map((payment) => ({ ...payment, orderedAt: createdAt })))
    .find(({ providerPaymentId }) => providerPaymentId === razorpayPaymentId) ?? null

/** Paise that go back when its workshop is cancelled: all that its payment has left. */
export function wholeRefund(registration: Pick<Cancellable, 'orders' | 'razorpayPaymentId'>): number {
  const payment = paymentOf(registration)
  return payment ? owed(payment) : 0
}

/** Which time its holder has agreed to, and until when the team lets them cancel freely. */
function datedOf({ workshop, freeUntil, movedAt, registeredAt, ...paid }: Cancellable, now: Date) {
  // Whom the team has moved knows the time of the workshop as it was then.
  return { ...workshop, freeUntil, agreedAt: movedAt ?? paymentOf(paid)?.orderedAt ?? registeredAt ?? now }
}

/** What its holder may do with it at that moment. */
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

/** What administrators may do with it at that moment. */
export function adminRightsOf(registration: Cancellable, now: Date): AdminRights {
  const reason = whyClosed(registration)
  const refundable = reason === null ? wholeRefund(registration) : 0
  const dated = datedOf(registration, now)
  return {
    canCancel: reason === null,
    cancelReason: reason,
    refundByRule: registrationRefund({ ...dated, owed: refundable }, now),
    refundable,
    isDisputed: atBank(paymentOf(registration)?.disputes ?? []).isDisputed,
    canMove: reason === null,
    moveReason: reason,
  }
}

function whyClosed(registration: Cancellable): string | null {
  if (registration.workshop.cancelledAt !== null)
    return 'The workshop is cancelled. Everyone who was registered is refunded.'
  const state = ticketState(registration)
  if (state === 'registered') return null
  if (state === 'unconfirmed') return 'It has no seat.'
  return state === 'refunded' ? 'Its payment was returned.' : 'It is cancelled.'
}
