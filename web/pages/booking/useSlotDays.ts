import { useCallback, useEffect, useMemo, useTransition } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import { istDate } from '../../../api/rules/time.ts'
import type { useSlotDays_mentor$key } from '../../__generated__/useSlotDays_mentor.graphql.ts'
import type { useSlotDaysRefetchQuery } from '../../__generated__/useSlotDaysRefetchQuery.graphql.ts'
import { bookingDays } from './bookingDays.ts'
import type { Clock } from './serverClock.ts'
import { slotDays, type SlotDays } from './slotDays.ts'

/**
 * The mentor's slots, and `refresh` to ask for them anew with whatever else may have changed (prices, Busy). `held`
 * is the start of the viewer's own hold.
 */
export function useSlotDays(mentorKey: useSlotDays_mentor$key, held: string | null, clock: Clock) {
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
  const slots: SlotDays = useMemo(() => slotDays(mentor, held), [mentor, held])
  return { slots, refresh, isRefreshing }
}
