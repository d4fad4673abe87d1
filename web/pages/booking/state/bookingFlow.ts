import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { BookingEvent, BookingFlow, Hold, Payment, Trouble } from './bookingState.ts'
import { dayOf, isPaying } from './bookingSteps.ts'
import { canChange, chosen, expired, NO_PAYMENT, reserving, type HoldEvent } from './holdFlow.ts'

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

type PayEvent = Exclude<
  BookingEvent,
  | HoldEvent
  | { type: 'remembered' | 'dayOpened' | 'slotChosen' | 'startDateChosen' | 'agendaWritten' | 'agendaRefused' }
>

/** Events are handled only in their own state, so that a late response cannot undo later progress. */
function paying(flow: BookingFlow, event: PayEvent): BookingFlow {
  const { payment } = flow
  switch (event.type) {
    case 'orderAsked':
      return canChange(flow) ? { ...flow, trouble: null, payment: { kind: 'ordering' } } : flow
    case 'orderOpened': {
      if (payment.kind !== 'ordering') return flow
      // Ordering a plan has let go of a slot held before: there is one hold a mentee.
      const held = { startsAt: event.hold.startsAt, holding: { kind: 'held', hold: event.hold } } as const
      return { ...flow, ...held, payment: { kind: 'open', orderId: event.orderId, problem: null } }
    }
    case 'orderRefused':
      return payment.kind === 'ordering' ? orderRefused(flow, event) : flow
    case 'tryFailed':
      return payment.kind === 'open' ? { ...flow, payment: { ...payment, problem: event.description } } : flow
    case 'windowClosed':
      return payment.kind === 'open' ? closed(flow, { kind: 'retry', dismissed: true, problem: payment.problem }) : flow
    case 'windowFailed':
      if (payment.kind !== 'open') return flow
      return closed(flow, { kind: 'retry', dismissed: false, problem: event.message, unopened: true })
    case 'paid':
      return isOf(payment, event.orderId) ? { ...flow, payment: { kind: 'verifying', orderId: event.orderId } } : flow
    case 'paymentUnknown':
      return isOf(payment, event.orderId) ? { ...flow, payment: { kind: 'checking', orderId: event.orderId } } : flow
    case 'paymentRefused':
      if (payment.kind !== 'verifying') return flow
      return closed(flow, { kind: 'retry', dismissed: false, problem: event.message })
    case 'slotLost':
      // With the payment window open, or an order on its way, the loss is of an order before.
      if (isPaying(flow)) return flow
      return { ...flow, holding: { kind: 'none' }, startsAt: null, trouble: null, payment: { kind: 'lost' } }
    case 'confirmed':
      return { ...flow, trouble: null, payment: { kind: 'confirmed', bookingId: event.bookingId } }
    case 'startedOver':
      if (payment.kind !== 'lost') return flow
      return { ...flow, day: null, startsAt: null, trouble: null, holding: { kind: 'none' }, payment: NO_PAYMENT }
    default:
      return event satisfies never
  }
}

/** Whether this is the payment of that order, from the open window on. */
function isOf(payment: Payment, orderId: string): boolean {
  return 'orderId' in payment && payment.orderId === orderId
}

/** Back from the payment window; the hold may have expired meanwhile. */
function closed(flow: BookingFlow, payment: Payment): BookingFlow {
  if (flow.holding.kind === 'held' || flow.startsAt === null) return { ...flow, payment }
  return expired(flow, flow.startsAt)
}

function orderRefused(
  flow: BookingFlow,
  { message, gone }: { message: string; gone: 'nothing' | 'hold' | 'time' },
): BookingFlow {
  const payment: Payment = { kind: 'none', problem: gone === 'time' ? null : message }
  if (gone === 'nothing') return { ...flow, payment }
  if (gone === 'hold') return { ...flow, payment, holding: { kind: 'off', message: null } }
  const trouble: Trouble = { kind: 'taken', startsAt: flow.startsAt, message }
  return { ...flow, payment, trouble, startsAt: null, startDate: null, holding: { kind: 'none' } }
}
