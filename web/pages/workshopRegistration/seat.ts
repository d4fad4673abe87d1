import { graphql, readInlineData } from 'react-relay'
import type { seat_entry$key } from '../../__generated__/seat_entry.graphql.ts'
import type { OpenOrder } from './registrationState.ts'

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

/** A seat that the waiting list offers to the address. */
export interface Offer {
  code: string
  email: string
  /** ISO instant until which the seat is kept; null while it is paid, when the order says it. */
  until: string | null
}

/** The offer of an entry; null when it has none, and `over` once it had. */
export function readOffer(key: seat_entry$key | null, now: Date): Offer | 'over' | null {
  const entry = readInlineData(
    graphql`
      fragment seat_entry on WaitingListEntry @inline {
        code
        email
        state
        offerExpiresAt
      }
    `,
    key ?? null,
  )
  if (!entry) return null
  const { code, email, state, offerExpiresAt } = entry
  if (state === 'EXPIRED' || state === 'DECLINED') return 'over'
  if (state === 'REGISTERING') return { code, email, until: null }
  if (state !== 'OFFERED' || !offerExpiresAt) return null
  return new Date(offerExpiresAt) > now ? { code, email, until: offerExpiresAt } : 'over'
}
