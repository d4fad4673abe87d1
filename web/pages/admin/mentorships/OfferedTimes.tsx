import { useEffect, useReducer, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { OfferedTimesQuery } from '../../../__generated__/OfferedTimesQuery.graphql.ts'
import { bookingDays, type DayRange } from '../../../features/bookings/bookingAddress.ts'
import { firstFreeDay, isoText, slotDays, type SlotDays } from '../../../features/bookings/slotDays.ts'
import { SlotPick } from '../../../features/bookings/SlotPick.tsx'
import { serverTime } from '../../../lib/clock.ts'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'

const query = graphql`
  query OfferedTimesQuery($bookingId: Int!, $from: Date!, $to: Date!) @raw_response_type {
    adminSlots(bookingId: $bookingId, from: $from, to: $to) {
      startsAt
    }
  }
`

interface OfferedTimesProps {
  bookingId: number
  /** ISO start. */
  selected: string | null
  onSelect: (startsAt: string) => void
}

type Offered = { slots: SlotDays; days: DayRange; now: Date }

/** The times that a session can get: what its mentor offers and its mentee has open. Read from the network each time. */
export function OfferedTimes(props: OfferedTimesProps) {
  const [round, again] = useReducer((before: number) => before + 1, 0)
  return <Times key={round} {...props} onRetry={again} />
}

function Times({ bookingId, selected, onSelect, onRetry }: OfferedTimesProps & { onRetry: () => void }) {
  const environment = useRelayEnvironment()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [day, setDay] = useState<IstDate | null>(selected && istDate(new Date(selected)))
  useEffect(() => {
    const now = serverTime()
    const days = bookingDays(now)
    const reading = fetchQuery<OfferedTimesQuery>(
      environment,
      query,
      { bookingId, ...days },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ adminSlots }) {
        setError(null)
        setOffered({
          slots: slotDays({ windows: [], starts: adminSlots.map(({ startsAt }) => startsAt) }, null),
          days,
          now,
        })
      },
      error: setError,
    })
    return () => reading.unsubscribe()
  }, [environment, bookingId])
  if (!offered)
    return error ? (
      <Failure level={3} error={error} onRetry={onRetry} />
    ) : (
      <Skeleton label="Loading the open times">
        <Bone $height="380px" />
      </Skeleton>
    )
  const first = firstFreeDay(offered.slots)
  if (!first) return <Notice>No time is open for both in the next 30 days. You can enter any other time.</Notice>
  return (
    <SlotPick
      {...offered}
      title="Open for both"
      day={day}
      opensOn={first}
      onDay={setDay}
      selected={selected}
      onSelect={(start) => {
        setDay(istDate(new Date(start)))
        onSelect(isoText(start))
      }}
      isRefreshing={false}
    />
  )
}
