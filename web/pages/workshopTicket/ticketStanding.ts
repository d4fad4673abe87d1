import { workshopEnd } from '../../../api/rules/workshops.ts'
import { MINUTE_MS } from '../../../api/rules/durations.ts'

/** A ticket as its page shows it. */
export type Standing = 'unconfirmed' | 'lapsed' | 'upcoming' | 'live' | 'past' | 'cancelled' | 'calledOff' | 'refunded'

/** The link is the one thing to press from this long before the start. */
const JOIN_MINUTES = 15

interface TicketOfStanding {
  state: string
  cancelledBy: string | null | undefined
  /** Its workshop was called off. */
  isCalledOff: boolean
  isRegistrationOpen: boolean
  startsAt: string
  duration: string
}

/** When joining becomes the main thing. */
export function joinsFrom(startsAt: string): Date {
  return new Date(Date.parse(startsAt) - JOIN_MINUTES * MINUTE_MS)
}

/** Where a ticket stands at that moment. */
export function standingOf(ticket: TicketOfStanding, now: Date): Standing {
  const { state, cancelledBy, startsAt, duration } = ticket
  // Whoever had cancelled before gets nothing back for it.
  if (ticket.isCalledOff && state !== 'REFUNDED' && cancelledBy !== 'PARTICIPANT') return 'calledOff'
  if (state === 'CANCELLED') return 'cancelled'
  if (state === 'REFUNDED') return 'refunded'
  if (state === 'UNCONFIRMED') return ticket.isRegistrationOpen ? 'unconfirmed' : 'lapsed'
  if (now >= workshopEnd({ startsAt: new Date(startsAt), duration })) return 'past'
  return now >= joinsFrom(startsAt) ? 'live' : 'upcoming'
}
