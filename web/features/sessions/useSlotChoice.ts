import { useState } from 'react'
import { BOOKING_MESSAGES } from '../../../api/rules/bookings/bookingMessages.ts'
import type { PlanDates } from '../../../api/rules/bookings/plans.ts'
import { istDate, type IstDate } from '../../../api/rules/time/time.ts'
import type { Refusal } from '../../relay/refusal.ts'
import { isoText } from '../bookings/slotDays.ts'
import { useOpenSlots, type OpenSlots } from './useOpenSlots.ts'

/** The chosen slot is not to be had: another has to be chosen. */
const LOST = ['SlotTakenError', 'SlotNotOfferedError']

/** Something to read first, at the top of the dialog. */
export interface ChoiceNews {
  text: string
  /** Counts what was said: the same words again are news too. */
  count: number
}

/** Choosing one of a mentor's open slots, and confirming it as a second step. */
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
  /** Says why it was not done; back to the slots, read anew, when this one is lost. */
  refused: (refusal: Refusal, unsure: string) => void
}

export function useSlotChoice(mentorId: string, plan: PlanDates | null): SlotChoiceState {
  const { open, error, isReading, refresh } = useOpenSlots(mentorId, plan)
  const [day, setDay] = useState<IstDate | null>(null)
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
    day,
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
