import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type { Subscription } from 'relay-runtime'
import { BOOKING_MESSAGES } from '../../../../api/rules/bookings/bookingMessages.ts'
import { isWithinPlan, planLastDay, type PlanDates } from '../../../../api/rules/bookings/plans.ts'
import { sessionEnd } from '../../../../api/rules/time/slots.ts'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { useSlotChoice_booking$key } from '../../../__generated__/useSlotChoice_booking.graphql.ts'
import type { useSlotChoiceQuery } from '../../../__generated__/useSlotChoiceQuery.graphql.ts'
import { serverTime, setServerTime } from '../../../lib/clock.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { bookingDays, type DayRange } from '../../bookings/bookingAddress.ts'
import { isPlanCall } from '../../bookings/planCall.ts'
import { firstFreeDay, isoText, readSlotSource, slotDays, type SlotDays } from '../../bookings/slotDays.ts'

/** The chosen slot is not to be had: another has to be chosen. */
const LOST = ['SlotTakenError', 'SlotNotOfferedError']

/** Something to read first, at the top of the dialog. */
export interface ChoiceNews {
  text: string
  /** Counts what was said: the same words again are news too. */
  count: number
}

/** Choosing one of a mentor's open slots, and confirming it, as a second step or in the same view. */
export interface SlotChoiceState {
  open: OpenSlots | null
  error: Error | null
  isReading: boolean
  refresh: () => void
  day: IstDate | null
  openDay: (day: IstDate | null) => void
  startsAt: string | null
  choose: (startsAt: string) => void
  /** No slot was chosen before going on. */
  missing: string | null
  isConfirming: boolean
  proceed: () => void
  back: () => void
  news: ChoiceNews | null
  /** Says why it was not done; back to the slots, which are read again, when this one is lost. */
  refused: (refusal: Refusal, unsure: string) => void
}

/** `opensFirst`: the first day with an open slot is open until another is chosen, on a phone too. */
export function useSlotChoice(mentorId: string, plan: PlanDates | null, opensFirst = false): SlotChoiceState {
  const { open, error, isReading, refresh } = useOpenSlots(mentorId, plan)
  // Undefined: nothing was opened or closed yet.
  const [day, setDay] = useState<IstDate | null | undefined>()
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const [news, setNews] = useState<ChoiceNews | null>(null)
  const tell = (text: string) => setNews((before) => ({ text, count: (before?.count ?? 0) + 1 }))
  return {
    open,
    error,
    isReading,
    refresh,
    day: day === undefined && opensFirst && open ? firstFreeDay(open.slots) : (day ?? null),
    openDay: setDay,
    startsAt,
    choose(start) {
      const chosen = isoText(start)
      setStartsAt(chosen)
      setDay(istDate(new Date(chosen)))
      setMissing(null)
      setNews(null)
    },
    missing,
    isConfirming,
    proceed() {
      if (startsAt) setConfirming(true)
      else setMissing(BOOKING_MESSAGES.slot)
    },
    back: () => setConfirming(false),
    news,
    refused({ type, message, failure }, unsure) {
      if (failure) return tell(unsure)
      if (type === null || !LOST.includes(type)) return tell(message)
      tell(`${message.replace(/\.$/, '')}. Please pick another time.`)
      setConfirming(false)
      setStartsAt(null)
      refresh()
    },
  }
}

const query = graphql`
  query useSlotChoiceQuery($mentorId: ID!, $from: Date!, $to: Date!, $ofPackage: Boolean!) @raw_response_type {
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
interface OpenSlots {
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
    const answers = fetchQuery<useSlotChoiceQuery>(
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

function openOf({ node, site }: useSlotChoiceQuery['response'], days: DayRange, plan: PlanDates | null): OpenSlots {
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

const fragment = graphql`
  fragment useSlotChoice_booking on Booking @inline {
    mentor {
      id
    }
    plan {
      startDate
      endDate
    }
    ...planCall_booking
  }
`

/** Whose slots a session can move to. */
interface SlotScope {
  /** Global id; empty once the account is gone. */
  mentorId: string
  /** A session that a package includes stays within its dates. */
  plan: PlanDates | null
  isIncluded: boolean
}

/** Where a session can move to. */
export function readSlotScope(key: useSlotChoice_booking$key): SlotScope {
  const booking = readInlineData(fragment, key)
  const isIncluded = isPlanCall(booking)
  const { plan } = booking
  return {
    mentorId: booking.mentor?.id ?? '',
    plan: isIncluded && plan ? { startDate: plan.startDate, endDate: plan.endDate } : null,
    isIncluded,
  }
}
