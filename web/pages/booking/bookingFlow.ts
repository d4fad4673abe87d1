import type { IstDate } from '../../../api/rules/time/time.ts'
import type { BookingEvent, BookingFlow, Hold, Payment } from './bookingState.ts'
import { dayOf } from './bookingSteps.ts'
import { canChange, chosen, NO_PAYMENT, reserving } from './holdFlow.ts'
import { paying } from './payFlow.ts'

interface FlowStart {
  /** From the URL; overrides the hold. */
  startsAt: string | null
  startDate: IstDate | null
  /** The viewer's live hold with this mentor. */
  hold: Hold | null
  /** An order that was, or may have been, paid before a reload. */
  paidOrderId: string | null
  /** The booking, when what the address asks for is the viewer's already. */
  bookedId: number | null
  /** The draft, or the text kept with the hold. */
  agenda: string
}

/** Initial state; resumes a hold on the server. */
export function startFlow({ startsAt, startDate, hold, paidOrderId, bookedId, agenda }: FlowStart): BookingFlow {
  const slot = startsAt ?? hold?.startsAt ?? null
  return {
    day: dayOf(slot),
    startsAt: slot,
    startDate: startDate ?? hold?.startDate ?? null,
    holding: hold ? { kind: 'held', hold } : { kind: 'none' },
    trouble: null,
    agenda,
    agendaIssue: null,
    payment: startPayment({ hold, paidOrderId, bookedId }),
  }
}

function startPayment({ hold, paidOrderId, bookedId }: Pick<FlowStart, 'hold' | 'paidOrderId' | 'bookedId'>): Payment {
  if (paidOrderId) return { kind: 'checking', orderId: paidOrderId }
  if (bookedId) return { kind: 'confirmed', bookingId: bookedId }
  return hold?.orderId ? { kind: 'retry', dismissed: false, problem: null } : NO_PAYMENT
}

/** The reducer of the booking; pure. After a confirmation it ignores all events but what the tab remembers: a payment not settled yet is asked about again. */
export function bookingFlow(flow: BookingFlow, event: BookingEvent): BookingFlow {
  if (event.type === 'remembered') return remembered(flow, event)
  if (flow.payment.kind === 'confirmed') return flow
  switch (event.type) {
    case 'dayOpened':
      return { ...flow, day: event.day }
    case 'slotChosen':
      return canChange(flow) ? { ...flow, ...chosen(flow, event.startsAt), trouble: null, payment: NO_PAYMENT } : flow
    case 'startDateChosen':
      return canChange(flow) ? { ...flow, startDate: event.startDate, trouble: null, payment: NO_PAYMENT } : flow
    case 'agendaWritten':
      return event.agenda === flow.agenda ? flow : { ...flow, agenda: event.agenda, agendaIssue: null }
    case 'agendaRefused':
      return { ...flow, agendaIssue: event.message }
    case 'holdAsked':
    case 'held':
    case 'holdRefused':
    case 'holdFailed':
    case 'holdEnded':
    case 'holdGone':
      return reserving(flow, event)
    case 'orderAsked':
    case 'orderOpened':
    case 'orderRefused':
    case 'tryFailed':
    case 'windowClosed':
    case 'windowFailed':
    case 'paid':
    case 'paymentUnknown':
    case 'paymentRefused':
    case 'slotLost':
    case 'confirmed':
    case 'startedOver':
      return paying(flow, event)
    default:
      return event satisfies never
  }
}

/** What the tab remembers comes after what the server has drawn, and goes before what that knew. */
function remembered(
  flow: BookingFlow,
  { paidOrderId, agenda }: Extract<BookingEvent, { type: 'remembered' }>,
): BookingFlow {
  if (!paidOrderId && (!agenda || agenda === flow.agenda)) return flow
  const payment: Payment = paidOrderId ? { kind: 'checking', orderId: paidOrderId } : flow.payment
  return { ...flow, agenda: agenda || flow.agenda, payment }
}
