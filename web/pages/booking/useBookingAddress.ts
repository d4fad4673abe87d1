import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  bookingPath,
  readAddress,
  type BookingAddress,
  type BookingStep,
} from '../../features/bookings/bookingAddress.ts'
import { signInPath } from '../../lib/paths.ts'

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

/** Reads and writes the address of the booking page of this mentor. */
export function useBookingAddress(mentorId: number): BookingNavigation {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search])
  return {
    address,
    go: (step) => {
      if (step !== address.step)
        void navigate(bookingPath(mentorId, { ...address, step }), { preventScrollReset: true })
    },
    confirm: (confirmed) =>
      void navigate(bookingPath(mentorId, { packageType: address.packageType, confirmed }), { replace: true }),
    signIn: (step) => void navigate(signInPath({ returnTo: bookingPath(mentorId, { ...address, step }) })),
  }
}

/** Syncs the selection to the URL, also on a history entry reached by Back. */
export function useSyncChoiceToUrl(
  mentorId: number,
  address: BookingAddress,
  { startsAt, startDate }: Pick<BookingAddress, 'startsAt' | 'startDate'>,
): void {
  const navigate = useNavigate()
  const differs = address.startsAt !== startsAt || address.startDate !== startDate
  const path = differs && !address.confirmed ? bookingPath(mentorId, { ...address, startsAt, startDate }) : null
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true })
  }, [path, navigate])
}
