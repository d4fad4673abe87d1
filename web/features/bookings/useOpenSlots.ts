import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Subscription } from 'relay-runtime'
import { isWithinPlan, planLastDay, type PlanDates } from '../../../api/rules/bookings/plans.ts'
import { sessionEnd } from '../../../api/rules/time/slots.ts'
import type { useOpenSlotsQuery } from '../../__generated__/useOpenSlotsQuery.graphql.ts'
import { serverTime, setServerTime } from '../../lib/clock.ts'
import { bookingDays, type DayRange } from './bookingAddress.ts'
import { readSlotSource, slotDays, type SlotDays } from './slotDays.ts'

const query = graphql`
  query useOpenSlotsQuery($mentorId: ID!, $from: Date!, $to: Date!, $ofPackage: Boolean!) @raw_response_type {
    node(id: $mentorId) {
      ... on Mentor @alias(as: "mentor") {
        available
        ...slotDays_mentor @arguments(ofPackage: $ofPackage)
      }
    }
    site {
      now
      refundWindowHours
    }
  }
`

/** What a mentor offers at this moment. */
export interface OpenSlots {
  slots: SlotDays
  days: DayRange
  /** False: they are Busy, and offer sessions of packages only. */
  isAvailable: boolean
  windowHours: number
  now: Date
}

type State = { open: OpenSlots | null; error: Error | null; isReading: boolean }

/**
 * A mentor's open slots of the next 30 days, of a package within its dates; null while they load. Read from the network,
 * and again by `refresh`, while those that were read before stay.
 */
export function useOpenSlots(mentorId: string, plan: PlanDates | null): State & { refresh: () => void } {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<State>({ open: null, error: null, isReading: true })
  const running = useRef<Subscription | null>(null)
  function read(): void {
    running.current?.unsubscribe()
    const days = daysOf(plan)
    const answers = fetchQuery<useOpenSlotsQuery>(
      environment,
      query,
      { mentorId, ...days, ofPackage: plan !== null },
      { fetchPolicy: 'network-only' },
    )
    running.current = answers.subscribe({
      next: (answer) => setState({ open: openOf(answer, days, plan), error: null, isReading: false }),
      error: (error: Error) => setState((before) => ({ ...before, error, isReading: false })),
    })
  }
  function refresh(): void {
    setState((before) => ({ ...before, isReading: true }))
    read()
  }
  const begin = useEffectEvent(read)
  useEffect(() => {
    begin()
    return () => running.current?.unsubscribe()
  }, [])
  return { ...state, refresh }
}

/** The next 30 days, as far as they lie within the package; at least one day, which may have nothing. */
function daysOf(plan: PlanDates | null): DayRange {
  const { from, to } = bookingDays(serverTime())
  if (!plan) return { from, to }
  const last = planLastDay(plan.endDate)
  const start = plan.startDate > from ? plan.startDate : from
  const end = last < to ? last : to
  return start <= end ? { from: start, to: end } : { from: start, to: start }
}

function openOf({ node, site }: useOpenSlotsQuery['response'], days: DayRange, plan: PlanDates | null): OpenSlots {
  setServerTime(site.now)
  const mentor = node?.mentor
  const { windows, starts } = mentor ? readSlotSource(mentor) : { windows: [], starts: [] }
  const inPlan = plan ? starts.filter((startsAt) => isWithinPlan(sessionAt(startsAt), plan)) : starts
  return {
    slots: slotDays({ windows, starts: inPlan }, null),
    days,
    isAvailable: mentor?.available === true,
    windowHours: site.refundWindowHours,
    now: new Date(site.now),
  }
}

function sessionAt(start: string): { startsAt: Date; endsAt: Date } {
  const startsAt = new Date(start)
  return { startsAt, endsAt: sessionEnd(startsAt) }
}
