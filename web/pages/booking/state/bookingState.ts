import type { PackageType } from '../../../../api/rules/money/money.ts'
import type { IstDate } from '../../../../api/rules/time/time.ts'

/** An active hold: the slot reserved on the server while the mentee pays. */
export interface Hold {
  bookingId: number
  packageType: PackageType
  /** ISO start of the slot; null for a plan, which occupies no time. */
  startsAt: string | null
  /** First day of a plan, IST. */
  startDate: IstDate | null
  /** ISO instant at which it ends. */
  expiresAt: string
  /** The provider's order id; null before an order exists. */
  orderId: string | null
}

/**
 * Whether the chosen slot is held. `taking`: being asked for, with the hold it would replace. `isAskedAgain`: it was
 * chosen once more. `off`: not held, and not to be asked for again by itself.
 */
export type Holding =
  | { kind: 'none' }
  | { kind: 'taking'; startsAt: string; previous: Hold | null }
  | { kind: 'held'; hold: Hold; isAskedAgain?: boolean }
  | { kind: 'off'; message: string | null }

/** Notices of the time step: a slot taken by someone else, or a hold that is over. */
export type Trouble = { kind: 'taken' | 'expired'; startsAt: string | null; message: string }

/**
 * Where paying stands. `problem` is the last failed try, in the provider's words, until the next one begins. From
 * `paid` on money may have moved: nothing leads back to another order before the server has said how it ended.
 */
export type Payment =
  | { kind: 'none'; problem: string | null }
  | { kind: 'ordering' }
  | { kind: 'open'; orderId: string; problem: string | null }
  /** `unopened`: the payment window did not open, so that nobody has tried to pay. */
  | { kind: 'retry'; dismissed: boolean; problem: string | null; unopened?: true }
  | { kind: 'verifying'; orderId: string }
  | { kind: 'checking'; orderId: string }
  | { kind: 'lost' }
  | { kind: 'confirmed'; bookingId: number }

/** State of the booking page. */
export interface BookingFlow {
  /** Day whose slots were opened, IST; null: none was. */
  day: IstDate | null
  startsAt: string | null
  startDate: IstDate | null
  holding: Holding
  trouble: Trouble | null
  /** The agenda as last submitted; the draft saves every keystroke. */
  agenda: string
  /** The server's error for that text. */
  agendaIssue: string | null
  payment: Payment
}

export type BookingEvent =
  | { type: 'remembered'; paidOrderId: string | null; agenda: string }
  | { type: 'dayOpened'; day: IstDate | null }
  | { type: 'agendaWritten'; agenda: string }
  | { type: 'agendaRefused'; message: string }
  | { type: 'slotChosen'; startsAt: string }
  | { type: 'startDateChosen'; startDate: IstDate }
  | { type: 'holdAsked'; startsAt: string }
  | { type: 'held'; hold: Hold }
  | { type: 'holdRefused'; startsAt: string; message: string }
  | { type: 'holdFailed'; message: string }
  | { type: 'holdEnded' }
  | { type: 'holdGone'; bookingId: number }
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
