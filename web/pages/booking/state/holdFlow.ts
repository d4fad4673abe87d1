/** The slot of a booking: what is chosen, and the hold on it. */
import type { BookingEvent, BookingFlow, Hold, Holding, Payment } from './bookingState.ts'
import { dayOf } from './bookingSteps.ts'

export const NO_PAYMENT: Payment = { kind: 'none', problem: null }
const EXPIRED = 'Your reservation has expired.'
const LET_GO = 'You chose another slot, or gave this one up, elsewhere.'

export type HoldEvent = Extract<
  BookingEvent,
  { type: 'holdAsked' | 'held' | 'holdRefused' | 'holdFailed' | 'holdEnded' | 'holdGone' }
>

/** What happens to the hold. */
export function reserving(flow: BookingFlow, event: HoldEvent): BookingFlow {
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
export function canChange({ payment }: BookingFlow): boolean {
  return payment.kind === 'none' || payment.kind === 'retry'
}

/** A slot that is chosen again is asked for again: it could not be held before, or may have been let go elsewhere. */
export function chosen({ holding }: BookingFlow, startsAt: string): Pick<BookingFlow, 'day' | 'startsAt' | 'holding'> {
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

/** The slot is lost with its hold, also to a payment that had begun. */
export function expired(flow: BookingFlow, startsAt: string | null, message = EXPIRED): BookingFlow {
  // A plan occupies no time: there is nothing to lose, the next order holds it again.
  if (startsAt === null) return flow
  return { ...flow, startsAt: null, payment: NO_PAYMENT, trouble: { kind: 'expired', startsAt, message } }
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
