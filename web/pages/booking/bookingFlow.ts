import type { IstDate } from '../../../api/rules/time.ts'
import type { BookingEvent, BookingFlow, Hold, Holding, Payment, Trouble } from './bookingState.ts'
import { dayOf, isPaying } from './bookingSteps.ts'

export const NO_PAYMENT: Payment = { kind: 'none', problem: null }
const EXPIRED = 'Your slot was reserved for a limited time, which is over.'
const LET_GO = 'You let it go in another tab or on another device: one slot at a time is reserved for you.'

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

type HoldEvent = Extract<
  BookingEvent,
  { type: 'holdAsked' | 'held' | 'holdRefused' | 'holdFailed' | 'holdEnded' | 'holdGone' }
>
type PayEvent = Exclude<
  BookingEvent,
  | HoldEvent
  | { type: 'remembered' | 'dayOpened' | 'slotChosen' | 'startDateChosen' | 'agendaWritten' | 'agendaRefused' }
>

function reserving(flow: BookingFlow, event: HoldEvent): BookingFlow {
  if (event.type === 'holdEnded') return ended(flow, EXPIRED)
  // Another hold has been taken here since that was read.
  if (event.type === 'holdGone') return liveHold(flow)?.bookingId === event.bookingId ? ended(flow, LET_GO) : flow
  if (event.type === 'holdAsked')
    return { ...flow, holding: { kind: 'taking', startsAt: event.startsAt, previous: liveHold(flow) } }
  // A stale response, for example about a slot after a plan was ordered.
  if (flow.holding.kind !== 'taking') return flow
  switch (event.type) {
    case 'held':
      return { ...flow, holding: { kind: 'held', hold: event.hold } }
    case 'holdRefused':
      return refused(flow, event)
    case 'holdFailed':
      return { ...flow, holding: { kind: 'off', message: event.message } }
    default:
      return event satisfies never
  }
}

/** Choosing is disabled during a payment. */
function canChange({ payment }: BookingFlow): boolean {
  return payment.kind === 'none' || payment.kind === 'retry'
}

/** A slot that is chosen again is asked for again: it could not be held before, or may have been let go elsewhere. */
function chosen({ holding }: BookingFlow, startsAt: string): Pick<BookingFlow, 'day' | 'startsAt' | 'holding'> {
  const choice = { day: dayOf(startsAt), startsAt }
  if (holding.kind === 'off') return { ...choice, holding: { kind: 'none' } }
  if (holding.kind !== 'held') return { ...choice, holding }
  return { ...choice, holding: { ...holding, isAskedAgain: holding.hold.startsAt === startsAt } }
}

/** The server gives up the old hold only for a new one: after a refusal the old one is still there. */
function refused(flow: BookingFlow, { startsAt, message }: { startsAt: string; message: string }): BookingFlow {
  const previous = flow.holding.kind === 'taking' ? flow.holding.previous : null
  const holding: Holding = previous ? { kind: 'held', hold: previous } : { kind: 'none' }
  // Another slot was chosen meanwhile, so this refusal is stale.
  if (flow.startsAt !== startsAt) return { ...flow, holding }
  return { ...flow, holding, startsAt: previous?.startsAt ?? null, trouble: { kind: 'taken', startsAt, message } }
}

/** While money may be moving an expired hold changes nothing on screen: the server settles what comes in. */
function ended(flow: BookingFlow, message: string): BookingFlow {
  const { holding } = flow
  const hold = liveHold(flow)
  if (!hold) return flow
  if (holding.kind === 'taking') return { ...flow, holding: { ...holding, previous: null } }
  if (!canChange(flow)) return { ...flow, holding: { kind: 'none' } }
  return expired({ ...flow, holding: { kind: 'none' } }, hold.startsAt, message)
}

function expired(flow: BookingFlow, startsAt: string | null, message = EXPIRED): BookingFlow {
  // A plan occupies no time: there is nothing to lose, the next order holds it again.
  if (startsAt === null) return flow
  return { ...flow, startsAt: null, payment: NO_PAYMENT, trouble: { kind: 'expired', startsAt, message } }
}

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
      return closed(flow, { kind: 'retry', dismissed: false, problem: event.message })
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

/** The current hold, also while another one is requested. */
export function liveHold({ holding }: BookingFlow): Hold | null {
  if (holding.kind === 'held') return holding.hold
  return holding.kind === 'taking' ? holding.previous : null
}

/** The hold on the chosen slot while nothing is being asked or paid; null without. */
export function slotOnHold(flow: BookingFlow): Hold | null {
  return flow.holding.kind === 'held' && canChange(flow) && slotToHold(flow) === null ? flow.holding.hold : null
}

/** The slot to ask a hold for now; null when there is nothing to ask. */
export function slotToHold(flow: BookingFlow): string | null {
  const { startsAt, holding } = flow
  if (!startsAt || !canChange(flow)) return null
  if (holding.kind === 'taking' || holding.kind === 'off') return null
  const isHeld = holding.kind === 'held' && holding.hold.startsAt === startsAt && !holding.isAskedAgain
  return isHeld ? null : startsAt
}
