import type { PackageType } from '../../../api/rules/money.ts'
import type { IstDate } from '../../../api/rules/time.ts'

/** A live hold: what the server keeps for the mentee while they pay. */
export interface Hold {
  bookingId: number
  packageType: PackageType
  /** ISO start of the slot; null for a plan, which occupies no time. */
  startsAt: string | null
  /** First day of a plan, IST. */
  startDate: IstDate | null
  /** ISO instant at which it ends. */
  expiresAt: string
  /** The provider's order that it can be paid with, null before. */
  orderId: string | null
}

/**
 * Whether the chosen slot is held. `taking`: being asked for, with the hold it would replace. `off`: not held, and not
 * to be asked for again by itself.
 */
export type Holding =
  | { kind: 'none' }
  | { kind: 'taking'; startsAt: string; previous: Hold | null }
  | { kind: 'held'; hold: Hold }
  | { kind: 'off'; message: string | null }

/** What the time step has to tell: a slot that somebody else has, or a hold that ran out. */
export type Trouble = { kind: 'taken' | 'expired'; startsAt: string | null; message: string }

/**
 * Where paying stands. `problem` is the last failed try, in the provider's words. From `paid` on money may have moved:
 * nothing leads back to another order before the server has said how it ended.
 */
export type Payment =
  | { kind: 'none'; problem: string | null }
  | { kind: 'ordering'; problem: string | null }
  | { kind: 'open'; orderId: string; problem: string | null }
  | { kind: 'retry'; dismissed: boolean; problem: string | null }
  | { kind: 'verifying'; orderId: string }
  | { kind: 'checking'; orderId: string }
  | { kind: 'lost' }
  | { kind: 'confirmed'; bookingId: number }

/** All that the booking page remembers; text is kept apart, in the draft. */
export interface BookingFlow {
  startsAt: string | null
  startDate: IstDate | null
  holding: Holding
  trouble: Trouble | null
  payment: Payment
}

export type BookingEvent =
  | { type: 'slotChosen'; startsAt: string }
  | { type: 'startDateChosen'; startDate: IstDate }
  | { type: 'holdAsked'; startsAt: string }
  | { type: 'held'; hold: Hold }
  | { type: 'holdRefused'; startsAt: string; message: string }
  | { type: 'holdFailed'; message: string }
  | { type: 'holdEnded' }
  | { type: 'orderAsked' }
  | { type: 'orderOpened'; orderId: string; hold: Hold }
  | { type: 'orderRefused'; message: string; gone: 'nothing' | 'hold' | 'time' }
  | { type: 'tryFailed'; description: string }
  | { type: 'windowClosed' }
  | { type: 'windowFailed'; message: string }
  | { type: 'paid'; orderId: string }
  | { type: 'paymentUnknown'; orderId: string }
  | { type: 'paymentRefused'; message: string }
  | { type: 'slotLost' }
  | { type: 'confirmed'; bookingId: number }
  | { type: 'startedOver' }

export const NO_PAYMENT: Payment = { kind: 'none', problem: null }
const EXPIRED = 'The time your slot was held for has run out.'

interface FlowStart {
  /** From the address: wins over what is held. */
  startsAt: string | null
  startDate: IstDate | null
  /** The viewer's live hold with this mentor. */
  hold: Hold | null
  /** An order that was paid, or may have been, before the page was left. */
  paidOrderId: string | null
  /** The booking, when what the address asks for is the viewer's already. */
  bookedId: number | null
}

/** Where the page begins: what the server still holds is taken up again. */
export function startFlow({ startsAt, startDate, hold, paidOrderId, bookedId }: FlowStart): BookingFlow {
  return {
    startsAt: startsAt ?? hold?.startsAt ?? null,
    startDate: startDate ?? hold?.startDate ?? null,
    holding: hold ? { kind: 'held', hold } : { kind: 'none' },
    trouble: null,
    payment: startPayment({ hold, paidOrderId, bookedId }),
  }
}

function startPayment({ hold, paidOrderId, bookedId }: Pick<FlowStart, 'hold' | 'paidOrderId' | 'bookedId'>): Payment {
  if (paidOrderId) return { kind: 'checking', orderId: paidOrderId }
  if (bookedId) return { kind: 'confirmed', bookingId: bookedId }
  return hold?.orderId ? { kind: 'retry', dismissed: false, problem: null } : NO_PAYMENT
}

/** What happens to the booking; pure, and blind to everything that comes after a confirmation. */
export function bookingFlow(flow: BookingFlow, event: BookingEvent): BookingFlow {
  if (flow.payment.kind === 'confirmed') return flow
  switch (event.type) {
    case 'slotChosen':
      if (!canChange(flow)) return flow
      return { ...flow, ...chosen(flow, event.startsAt), trouble: null, payment: NO_PAYMENT }
    case 'startDateChosen':
      return canChange(flow) ? { ...flow, startDate: event.startDate, trouble: null, payment: NO_PAYMENT } : flow
    case 'holdAsked':
      return { ...flow, holding: { kind: 'taking', startsAt: event.startsAt, previous: liveHold(flow) } }
    case 'held':
      return { ...flow, holding: { kind: 'held', hold: event.hold } }
    case 'holdRefused':
      return refused(flow, event)
    case 'holdFailed':
      return { ...flow, holding: { kind: 'off', message: event.message } }
    case 'holdEnded':
      return ended(flow)
    default:
      return paying(flow, event)
  }
}

/** Choosing is closed while a payment is under way. */
function canChange({ payment }: BookingFlow): boolean {
  return payment.kind === 'none' || payment.kind === 'retry'
}

/** A slot that could not be held before is asked for again when it is chosen again. */
function chosen({ holding }: BookingFlow, startsAt: string): Pick<BookingFlow, 'startsAt' | 'holding'> {
  return { startsAt, holding: holding.kind === 'off' ? { kind: 'none' } : holding }
}

/** The server gives up the old hold only for a new one: after a refusal the old one is still there. */
function refused(flow: BookingFlow, { startsAt, message }: { startsAt: string; message: string }): BookingFlow {
  const previous = flow.holding.kind === 'taking' ? flow.holding.previous : null
  const holding: Holding = previous ? { kind: 'held', hold: previous } : { kind: 'none' }
  // Another slot was chosen meanwhile: the refusal of this one concerns nobody any more.
  if (flow.startsAt !== startsAt) return { ...flow, holding }
  return { ...flow, holding, startsAt: previous?.startsAt ?? null, trouble: { kind: 'taken', startsAt, message } }
}

/** While money may be moving an expired hold changes nothing on screen: the server settles what comes in. */
function ended(flow: BookingFlow): BookingFlow {
  const { holding } = flow
  const hold = liveHold(flow)
  if (!hold) return flow
  if (holding.kind === 'taking') return { ...flow, holding: { ...holding, previous: null } }
  if (!canChange(flow)) return { ...flow, holding: { kind: 'none' } }
  return expired({ ...flow, holding: { kind: 'none' } }, hold.startsAt)
}

function expired(flow: BookingFlow, startsAt: string | null): BookingFlow {
  // A plan occupies no time: there is nothing to lose, the next order holds it again.
  if (startsAt === null) return flow
  return { ...flow, startsAt: null, payment: NO_PAYMENT, trouble: { kind: 'expired', startsAt, message: EXPIRED } }
}

function paying(flow: BookingFlow, event: BookingEvent): BookingFlow {
  const { payment } = flow
  switch (event.type) {
    case 'orderAsked':
      return canChange(flow)
        ? { ...flow, trouble: null, payment: { kind: 'ordering', problem: problemOf(payment) } }
        : flow
    case 'orderOpened': {
      // Ordering a plan has let go of a slot held before: there is one hold a mentee.
      const held = { startsAt: event.hold.startsAt, holding: { kind: 'held', hold: event.hold } } as const
      return { ...flow, ...held, payment: { kind: 'open', orderId: event.orderId, problem: problemOf(payment) } }
    }
    case 'orderRefused':
      return orderRefused(flow, event)
    case 'tryFailed':
      return payment.kind === 'open' ? { ...flow, payment: { ...payment, problem: event.description } } : flow
    case 'windowClosed':
      return payment.kind === 'open' ? closed(flow, { kind: 'retry', dismissed: true, problem: payment.problem }) : flow
    case 'windowFailed':
      return closed(flow, { kind: 'retry', dismissed: false, problem: event.message })
    case 'paid':
      return { ...flow, payment: { kind: 'verifying', orderId: event.orderId } }
    case 'paymentUnknown':
      return { ...flow, payment: { kind: 'checking', orderId: event.orderId } }
    case 'paymentRefused':
      return closed(flow, { kind: 'retry', dismissed: false, problem: event.message })
    case 'slotLost':
      return { ...flow, holding: { kind: 'none' }, startsAt: null, trouble: null, payment: { kind: 'lost' } }
    case 'confirmed':
      return { ...flow, trouble: null, payment: { kind: 'confirmed', bookingId: event.bookingId } }
    case 'startedOver':
      return { ...flow, startsAt: null, trouble: null, holding: { kind: 'none' }, payment: NO_PAYMENT }
    default:
      return flow
  }
}

/** Back from the payment window: what was held for it may have run out meanwhile. */
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

function problemOf(payment: Payment): string | null {
  return 'problem' in payment ? payment.problem : null
}

/** The hold that is there, also while another one is being asked for. */
export function liveHold({ holding }: BookingFlow): Hold | null {
  if (holding.kind === 'held') return holding.hold
  return holding.kind === 'taking' ? holding.previous : null
}

/** The slot to ask a hold for now; null when there is nothing to ask. */
export function slotToHold(flow: BookingFlow): string | null {
  const { startsAt, holding } = flow
  if (!startsAt || !canChange(flow)) return null
  if (holding.kind === 'taking' || holding.kind === 'off') return null
  return holding.kind === 'held' && holding.hold.startsAt === startsAt ? null : startsAt
}
