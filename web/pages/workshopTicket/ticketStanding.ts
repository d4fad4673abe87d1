import { joinsFrom } from '../../../api/rules/time/joining.ts'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'

/** A ticket as its page shows it. */
export type Standing = 'unconfirmed' | 'lapsed' | 'upcoming' | 'live' | 'past' | 'cancelled' | 'calledOff' | 'refunded'

interface TicketOfStanding {
  state: string
  isRegistrationOpen: boolean
  startsAt: string
  duration: string
}

/** Where a ticket stands at that moment. */
export function standingOf(ticket: TicketOfStanding, now: Date): Standing {
  const { state, startsAt, duration } = ticket
  if (state === 'CALLED_OFF') return 'calledOff'
  if (state === 'CANCELLED') return 'cancelled'
  if (state === 'REFUNDED') return 'refunded'
  if (state === 'UNCONFIRMED') return ticket.isRegistrationOpen ? 'unconfirmed' : 'lapsed'
  if (now >= workshopEnd({ startsAt: new Date(startsAt), duration })) return 'past'
  return now >= joinsFrom(new Date(startsAt)) ? 'live' : 'upcoming'
}
