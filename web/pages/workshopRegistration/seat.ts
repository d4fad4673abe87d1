import type { Offer } from './offer.ts'
import type { OpenOrder } from './registrationMemory.ts'

/** A seat that one has without being registered: reserved while one pays, or offered by the waiting list. */
export interface OwnSeat {
  /** Counts down for minutes; an offer has hours. */
  kind: 'held' | 'offered'
  /** ISO instant until which it is theirs; null when it is not known. */
  until: string | null
}

/** The seat of an order that can still be paid, before the one of an offer; null without any. */
export function ownSeat(order: OpenOrder | null, offer: Offer | 'over' | null, now: Date): OwnSeat | null {
  if (order?.until && new Date(order.until) > now) return { kind: 'held', until: order.until }
  return offer && offer !== 'over' ? { kind: 'offered', until: offer.until } : null
}
