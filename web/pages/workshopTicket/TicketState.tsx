import { graphql, useFragment } from 'react-relay'
import { formatPastDay, formatRupees } from '../../../api/rules/text/format.ts'
import { joinsFrom } from '../../../api/rules/time/joining.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'
import type { TicketState_ticket$key } from '../../__generated__/TicketState_ticket.graphql.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** What has become of the registration, and of its money; nothing while it simply stands. */
export function TicketState({ ticketKey, status }: { ticketKey: TicketState_ticket$key; status: TicketStatus }) {
  const ticket = useFragment(
    graphql`
      fragment TicketState_ticket on WorkshopTicket {
        cancelledAt
        cancelledBy
        cancelReason
        refundNow
        refundWay
        refundToCome
        moneyLines
        fullRefundUntil
        workshop {
          startsAt
        }
      }
    `,
    ticketKey,
  )
  const { cancelledAt, cancelledBy, cancelReason, refundNow, refundWay, refundToCome, moneyLines } = ticket
  const on = cancelledAt ? ` on ${formatPastDay(istDate(new Date(cancelledAt)))}` : ''
  // At the end: it may have no full stop.
  const why = cancelReason ? ` The reason: ${cancelReason}` : ''
  const money = moneyLines.join(' ')
  switch (status) {
    case 'lapsed':
      return <Notice tone="warn">This seat was not confirmed before registration closed.</Notice>
    case 'past':
      return <Notice>This workshop is over. Thank you for coming.</Notice>
    case 'cancelled':
      if (cancelledBy === 'ADMINISTRATOR')
        return (
          <Notice tone="warn">
            Our team cancelled your registration{on}. {money}
            {why}
          </Notice>
        )
      return (
        <Notice>
          You cancelled{on}. {money}
        </Notice>
      )
    case 'calledOff': {
      const who = cancelledBy === 'MENTOR' ? 'Its mentor' : 'Our team'
      // The refund is requested a moment after the workshop is cancelled.
      const toCome = `You get ${formatRupees(refundToCome)} back. We’ll email you.`
      const said = [...moneyLines, ...(refundToCome > 0 ? [toCome] : [])].join(' ')
      return (
        <Notice tone="warn">
          {cancelledBy ? `${who} cancelled this workshop${on}.` : 'This workshop was cancelled.'} {said}
          {why}
        </Notice>
      )
    }
    case 'refunded':
      return <Notice>{['Your seat was given up, so this ticket is no longer valid.', ...moneyLines].join(' ')}</Notice>
    case 'upcoming':
      if (ticket.fullRefundUntil !== ticket.workshop.startsAt) return null
      return (
        <Notice tone="warn">
          {[
            `The date or time has changed since you registered. If it doesn’t suit you, cancel before the start${refundNow > 0 ? ` and get ${formatRupees(refundNow)} back` : ''}.`,
            ...(refundWay ? [refundWay] : []),
          ].join(' ')}
        </Notice>
      )
    default:
      return null
  }
}

/** A ticket as its page shows it. */
export type TicketStatus =
  | 'unconfirmed'
  | 'lapsed'
  | 'upcoming'
  | 'live'
  | 'past'
  | 'cancelled'
  | 'calledOff'
  | 'refunded'

interface TicketOfStatus {
  state: string
  isRegistrationOpen: boolean
  startsAt: string
  duration: string
}

/** Where a ticket stands at that moment. */
export function ticketStatus(ticket: TicketOfStatus, now: Date): TicketStatus {
  const { state, startsAt, duration } = ticket
  if (state === 'CALLED_OFF') return 'calledOff'
  if (state === 'CANCELLED') return 'cancelled'
  if (state === 'REFUNDED') return 'refunded'
  if (state === 'UNCONFIRMED') return ticket.isRegistrationOpen ? 'unconfirmed' : 'lapsed'
  if (now >= workshopEnd({ startsAt: new Date(startsAt), duration })) return 'past'
  return now >= joinsFrom(new Date(startsAt)) ? 'live' : 'upcoming'
}
