import { createContext, use, type Dispatch } from 'react'
import type { PackageType } from '../../../../api/rules/money/money.ts'
import type { BookingAddress, BookingStep } from '../../../features/bookings/bookingAddress.ts'
import type { SlotDays } from '../../../features/bookings/slotDays.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { BookingEvent, BookingFlow } from './bookingState.ts'

/** The booking page's address, read and written. */
export interface BookingNavigation {
  address: BookingAddress
  /** To another step; Back returns. */
  go: (step: BookingStep) => void
  /** Replaces the history entry with the confirmation, so that Back does not lead to paying again. */
  confirm: (bookingId: number) => void
  /** Opens the login page, which returns to a step with everything intact. */
  signIn: (step: BookingStep) => void
}

/** State and actions of the booking in progress. Components read mentor and site data from their own fragments. */
export interface Booking {
  mentorId: number
  isVisitor: boolean
  packageType: PackageType
  step: BookingStep
  navigation: BookingNavigation
  clock: Clock
  flow: BookingFlow
  dispatch: Dispatch<BookingEvent>
  slots: SlotDays
  /** The slots are being refetched. */
  isRefreshing: boolean
  /** A visitor's slot that is no longer offered. */
  isGone: boolean
  pay: () => void
  /** Asks the server again for the outcome of a payment. */
  checkAgain: () => void
  isChecking: boolean
}

export const BookingContext = createContext<Booking | null>(null)

/** The booking that the page is about. */
export function useBookingContext(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('No booking around this part')
  return booking
}
