import { useCallback, useEffect, useMemo, useTransition } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import { istDate } from '../../../api/rules/time.ts'
import type { useSlotDays_mentor$key } from '../../__generated__/useSlotDays_mentor.graphql.ts'
import type { useSlotDaysRefetchQuery } from '../../__generated__/useSlotDaysRefetchQuery.graphql.ts'
import { bookingDays } from './bookingDays.ts'
import type { Clock } from './serverClock.ts'
import { windowOf, type SlotSource } from './slotDays.ts'

/** What the mentor offers at this moment, and `refresh` to ask for all of it anew. */
export type MentorCalendar = ReturnType<typeof useSlotDays>

/** The mentor's hours, free slots, prices, and whether bookings are taken at all. */
export function useSlotDays(mentorKey: useSlotDays_mentor$key, clock: Clock) {
  const [mentor, refetch] = useRefetchableFragment<useSlotDaysRefetchQuery, useSlotDays_mentor$key>(
    graphql`
      fragment useSlotDays_mentor on Mentor @refetchable(queryName: "useSlotDaysRefetchQuery") {
        available
        starterPackageRate
        advancedPackageRate
        weeklyAvailability {
          weekday
          enabled
          startTime
          endTime
        }
        freeSlots(from: $from, to: $to) {
          startsAt
        }
      }
    `,
    mentorKey,
  )
  const [isRefreshing, startTransition] = useTransition()
  const refresh = useCallback(() => {
    startTransition(() => {
      refetch(bookingDays(clock()), { fetchPolicy: 'network-only' })
    })
  }, [refetch, clock])
  useEffect(() => {
    // The page's query was made up by the device's clock; with a wrong one it has asked for the wrong days.
    if (istDate(clock()) !== istDate(new Date())) refresh()
  }, [clock, refresh])

  const { weeklyAvailability, freeSlots } = mentor
  const source: SlotSource = useMemo(
    () => ({
      windows: weeklyAvailability.map(({ weekday, enabled, startTime, endTime }) =>
        windowOf({ weekday, enabled, startTime, endTime }),
      ),
      starts: freeSlots.map(({ startsAt }) => startsAt),
    }),
    [weeklyAvailability, freeSlots],
  )
  return {
    source,
    rates: { starter: mentor.starterPackageRate, advanced: mentor.advancedPackageRate },
    isBusy: !mentor.available,
    refresh,
    isRefreshing,
  }
}
