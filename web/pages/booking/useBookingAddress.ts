import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { IstDate } from '../../../api/rules/time.ts'
import { bookingPath, readAddress, signInPath, type BookingAddress, type BookingStep } from './bookingAddress.ts'

/** The booking page's address, read and written. */
export interface BookingNavigation {
  address: BookingAddress
  /** To another step; Back returns. */
  go: (step: BookingStep) => void
  /** Keeps what was chosen in the address, in place. */
  keep: (chosen: { startsAt: string | null; startDate: IstDate | null }) => void
  /** To the confirmation, in place: Back must not lead to paying again. */
  confirm: (bookingId: number) => void
  /** To signing in, and back to a step with everything intact. */
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
    keep: (chosen) =>
      void navigate(bookingPath(mentorId, { ...address, ...chosen }), { replace: true, preventScrollReset: true }),
    confirm: (confirmed) =>
      void navigate(bookingPath(mentorId, { packageType: address.packageType, confirmed }), { replace: true }),
    signIn: (step) => void navigate(signInPath(bookingPath(mentorId, { ...address, step }))),
  }
}

/** Writes what was chosen into the address whenever they differ, also on an entry that Back has led to. */
export function useKeptChoice(
  navigation: BookingNavigation,
  chosen: { startsAt: string | null; startDate: IstDate | null },
): void {
  const { address } = navigation
  const differs = address.startsAt !== chosen.startsAt || address.startDate !== chosen.startDate
  const keep = useEffectEvent(() => navigation.keep(chosen))
  useEffect(() => {
    if (differs) keep()
  }, [differs, chosen.startsAt, chosen.startDate])
}
