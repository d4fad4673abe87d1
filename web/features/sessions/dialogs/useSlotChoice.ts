import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { BOOKING_MESSAGES } from '../../../../api/rules/bookings/bookingMessages.ts'
import type { PlanDates } from '../../../../api/rules/bookings/plans.ts'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { useSlotChoice_booking$key } from '../../../__generated__/useSlotChoice_booking.graphql.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { isPlanCall } from '../../bookings/planCall.ts'
import { firstFreeDay, isoText } from '../../bookings/slotDays.ts'
import { useOpenSlots, type OpenSlots } from '../../bookings/useOpenSlots.ts'

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
