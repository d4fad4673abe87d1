import { createContext, use, type Dispatch } from 'react'
import type { PackageType } from '../../../api/rules/money.ts'
import type { BookingStep } from '../../features/bookings/bookingAddress.ts'
import type { Clock } from '../../lib/clock.ts'
import type { BookingEvent, BookingFlow } from './bookingState.ts'
import type { SlotDays } from './choose/slotDays.ts'
import type { BookingNavigation } from './useBookingAddress.ts'

/** A booking on its way: where it stands, and what moves it. What is shown of mentor and site, parts read themselves. */
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
  /** The slots are being read again. */
  isRefreshing: boolean
  /** A visitor's slot that is no longer offered. */
  isGone: boolean
  pay: () => void
  /** Has the server look again how a payment ended. */
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
