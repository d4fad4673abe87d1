import { useCallback, useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql, useRefetchableFragment, useRelayEnvironment } from 'react-relay'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { useFreshSlots_mentor$key } from '../../../__generated__/useFreshSlots_mentor.graphql.ts'
import query, { type useFreshSlotsRefetchQuery } from '../../../__generated__/useFreshSlotsRefetchQuery.graphql.ts'
import { bookingDays } from '../../../features/bookings/bookingAddress.ts'
import { readSlotSource } from '../../../features/bookings/slotDays.ts'
import type { Clock } from '../../../lib/clock.ts'

/** What the mentor offers at this moment, and `refresh` to ask for all again. */
export type MentorCalendar = ReturnType<typeof useFreshSlots>

/** The mentor's hours and free slots from a day on; with them come prices, and whether bookings are taken at all. */
export function useFreshSlots(mentorKey: useFreshSlots_mentor$key, clock: Clock, askedFrom: IstDate) {
  const [mentor, refetch] = useRefetchableFragment<useFreshSlotsRefetchQuery, useFreshSlots_mentor$key>(
    graphql`
      fragment useFreshSlots_mentor on Mentor @refetchable(queryName: "useFreshSlotsRefetchQuery") {
        id
        ...price_mentor
        ...TimeStep_noOpenSlot
        ...slotDays_mentor
      }
    `,
    mentorKey,
  )
  const environment = useRelayEnvironment()
  const [isRefreshing, setRefreshing] = useState(false)
  const { id } = mentor
  const load = useCallback(async () => {
    const days = bookingDays(clock())
    // Not a refetch that suspends: without a connection it would take the page down, and what was typed with it.
    const isThere = await fetchQuery(environment, query, { id, ...days }, { fetchPolicy: 'network-only' })
      .toPromise()
      .then(() => true)
      .catch(() => false)
    // The days are others after midnight.
    if (isThere) refetch(days, { fetchPolicy: 'store-only' })
  }, [environment, id, clock, refetch])
  async function refresh(): Promise<void> {
    setRefreshing(true)
    await load()
    setRefreshing(false)
  }
  useEffect(() => {
    // Asked by the device's clock, before the server's was known; with a wrong one for the wrong days.
    if (istDate(clock()) !== askedFrom) void load()
  }, [clock, load, askedFrom])

  const source = useMemo(() => readSlotSource(mentor), [mentor])
  return {
    source,
    refresh: () => void refresh(),
    isRefreshing,
  }
}
