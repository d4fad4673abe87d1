import { formatRequestDate } from '../../../../../api/rules/text/format.ts'

/** Where the money of a registration stands, and the colour of its badge. */
const STATUSES = {
  COMPLETED: { text: 'Completed', tone: 'good' },
  PENDING: { text: 'Pending', tone: 'warn' },
  FAILED: { text: 'Failed', tone: 'bad' },
  REFUNDED: { text: 'Refunded', tone: 'flat' },
} as const

interface Standing {
  readonly paymentStatus: string
  /** Null unless it was cancelled. */
  readonly cancelledAt: string | null | undefined
}

/** Its badge: `Completed`, `Pending`, `Failed` or `Refunded`. */
export function paymentBadge({ paymentStatus }: Standing): { text: string; tone: 'good' | 'warn' | 'bad' | 'flat' } {
  return STATUSES[paymentStatus as keyof typeof STATUSES] ?? STATUSES.PENDING
}

/** `Completed`, or `Completed, cancelled` of one that was called off and not, or not fully, refunded. */
export function statusText(registration: Standing): string {
  return `${paymentBadge(registration).text}${registration.cancelledAt ? ', cancelled' : ''}`
}

/** `20 Nov 2026, 12:00 pm IST`: when it got its seat, or else was begun. */
export function registrationDate({
  registeredAt,
  createdAt,
}: {
  readonly registeredAt: string | null | undefined
  readonly createdAt: string
}): string {
  return `${formatRequestDate(new Date(registeredAt ?? createdAt))} IST`
}
