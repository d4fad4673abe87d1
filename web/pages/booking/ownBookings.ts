import { accessEnds } from '../../../api/rules/plans.ts'
import type { OwnBooking } from './useBookingSource.ts'

/** The viewer's booking of exactly this slot: then it is paid, and nothing is left to do. */
export function bookingOfSlot(booked: readonly OwnBooking[], startsAt: string | null): number | null {
  return booked.find((booking) => startsAt !== null && booking.startsAt === startsAt)?.bookingId ?? null
}

/** What still lies before the viewer with this mentor: sessions that have not begun, plans that have not ended. */
export function comingBookings(booked: readonly OwnBooking[], now: Date): OwnBooking[] {
  return booked.filter(({ startsAt, endDate }) => {
    if (startsAt) return new Date(startsAt) > now
    return endDate !== null && accessEnds(endDate) > now
  })
}
