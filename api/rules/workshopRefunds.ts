/** What cancelling a registration gives back: all of it until a day before the start, then nothing. */
import { lastFree } from './teamMoves.ts'
import { freeCancellationUntil } from './workshops.ts'

/** What the refund of a registration depends on. */
export interface RegistrationCase {
  startsAt: Date
  /** When date or time last changed; null when they never have. */
  timeChangedAt: Date | null
  /** When its holder agreed to date and time: as the order was opened, however much later it was paid. */
  agreedAt: Date
  /** Until when cancelling is free at least, since our team moved it to this workshop; null when it has not. */
  freeUntil: Date | null
  /** Paise of its payment that nobody has asked back yet; 0 when nothing was paid. */
  owed: number
}

/** Last instant of a full refund: the start itself for whoever agreed to another date or time; later for whom the team moved. */
export function fullRefundUntil({
  startsAt,
  timeChangedAt,
  agreedAt,
  freeUntil,
}: Omit<RegistrationCase, 'owed'>): Date {
  if (timeChangedAt !== null && agreedAt <= timeChangedAt) return startsAt
  return lastFree({ own: freeCancellationUntil(startsAt), freeUntil, end: startsAt }).until
}

/** Paise that cancelling at that moment gives back. */
export function registrationRefund(registration: RegistrationCase, now: Date): number {
  return now <= fullRefundUntil(registration) ? registration.owed : 0
}
