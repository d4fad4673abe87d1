import { graphql, useFragment } from 'react-relay'
import { bankLines } from '../../../api/rules/money/bankLines.ts'
import { REFUND_ARRIVES_TEXT } from '../../../api/rules/policies.ts'
import { formatPastDay, formatRupees } from '../../../api/rules/text/format.ts'
import { joinsFrom } from '../../../api/rules/time/joining.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'
import type { TicketState_ticket$data, TicketState_ticket$key } from '../../__generated__/TicketState_ticket.graphql.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** What has become of the registration, and of its money; nothing while it simply stands. */
export function TicketState({ ticketKey, status }: { ticketKey: TicketState_ticket$key; status: TicketStatus }) {
  const ticket = useFragment(
    graphql`
      fragment TicketState_ticket on WorkshopTicket {
        amount
        cancelledAt
        cancelledBy
        cancelReason
        refundNow
        refundToCome
        disputed
        heldByBank
        fullRefundUntil
        refunds {
          amount
          state
          returnedAt
        }
        workshop {
          startsAt
        }
      }
    `,
    ticketKey,
  )
  const { amount, cancelledAt, cancelledBy, cancelReason, refunds, refundNow, refundToCome, disputed, heldByBank } =
    ticket
  const on = cancelledAt ? ` on ${formatPastDay(istDate(new Date(cancelledAt)))}` : ''
  // At the end: it may have no full stop.
  const why = cancelReason ? ` The reason: ${cancelReason}` : ''
  const bank = bankLines({ disputed, heldByBank }, 'mentee')
  const isPaidForNothing = amount > 0 && bank.length === 0
  const back = refunds.map(refundText)
  const money = [...(back.length === 0 && isPaidForNothing ? ['There is no refund.'] : back), ...bank].join(' ')
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
      const said = refundToCome > 0 ? [toCome, ...bank].join(' ') : money
      return (
        <Notice tone="warn">
          {cancelledBy ? `${who} cancelled this workshop${on}.` : 'This workshop was cancelled.'} {said}
          {why}
        </Notice>
      )
    }
    case 'refunded':
      return (
        <Notice>
          {`Your seat was given up, so this ticket is no longer valid.${back.length + bank.length > 0 ? ` ${money}` : ''}`}
        </Notice>
      )
    case 'upcoming':
      if (ticket.fullRefundUntil !== ticket.workshop.startsAt) return null
      return (
        <Notice tone="warn">
          {`The date or time has changed since you registered. If it doesn’t suit you, cancel before the start${refundNow > 0 ? ` and get ${formatRupees(refundNow)} back` : ''}.`}
        </Notice>
      )
    default:
      return null
  }
}

function refundText({ amount, state, returnedAt }: TicketState_ticket$data['refunds'][number]): string {
  const rupees = formatRupees(amount)
  const on = returnedAt ? ` on ${formatPastDay(istDate(new Date(returnedAt)))}` : ''
  if (state === 'REFUNDED') return `${rupees} was refunded to the account you paid from${on}.`
  if (state === 'RETURNED_OTHERWISE') return `${rupees} was returned to you another way${on}.`
  if (state === 'NOT_RETURNED') return `${rupees} will not be refunded. Our email says why.`
  if (state === 'WAITS_FOR_BANK')
    return `The refund of ${rupees} is on hold until your bank decides the dispute about this payment.`
  if (state === 'WITH_SUPPORT')
    return `The refund of ${rupees} didn’t go through. Our team is looking into it; you don’t need to do anything.`
  return `${rupees} is on its way to the account you paid from. It usually arrives within ${REFUND_ARRIVES_TEXT}.`
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
