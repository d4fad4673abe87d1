/** The payment of a booking. */
import type { BookingEvent, BookingFlow, Payment, Trouble } from './bookingState.ts'
import { isPaying } from './bookingSteps.ts'
import { canChange, expired, NO_PAYMENT, type HoldEvent } from './holdFlow.ts'

type PayEvent = Exclude<
  BookingEvent,
  | HoldEvent
  | { type: 'remembered' | 'dayOpened' | 'slotChosen' | 'startDateChosen' | 'agendaWritten' | 'agendaRefused' }
>

/** Events are handled only in their own state, so that a late response cannot undo later progress. */
export function paying(flow: BookingFlow, event: PayEvent): BookingFlow {
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
