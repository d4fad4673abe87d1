import { graphql, readInlineData } from 'react-relay'
import type { offer_entry$key } from '../../__generated__/offer_entry.graphql.ts'

/** A seat that the waiting list offers to the address. */
export interface Offer {
  code: string
  email: string
  /** ISO instant until which the seat is kept; null while it is paid, when the order says it. */
  until: string | null
}

/** The offer of an entry; null when it has none, and `over` once it had. */
export function readOffer(key: offer_entry$key | null | undefined, now: Date): Offer | 'over' | null {
  const entry = readInlineData(
    graphql`
      fragment offer_entry on WaitingListEntry @inline {
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
