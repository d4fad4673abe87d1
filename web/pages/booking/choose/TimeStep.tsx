import { useRef, useState } from 'react'
import { istDate, type IstDate } from '../../../api/rules/time.ts'
import { BOOKING_MESSAGES } from '../../../api/rules/inputs/booking.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { showToast } from '../../lib/toasts.ts'
import { StepActions, StepBody } from './bookingLayout.ts'
import { stepForm } from './bookingSteps.ts'
import { HoldStatus } from './HoldStatus.tsx'
import { NoFreeTime } from './NoFreeTime.tsx'
import { firstFreeDay } from './slotDays.ts'
import { OwnBookings } from './OwnBookings.tsx'
import { SlotCalendar } from './SlotCalendar.tsx'
import { SlotsOfDay } from './SlotsOfDay.tsx'
import { TimeNotices } from './TimeNotices.tsx'
import { TimePick } from './timePickLayout.ts'
import type { BookingControl } from './useBooking.ts'

/** Choosing a session's day and time. Opens on the first free day; on a phone the slots take the calendar's place. */
export function TimeStep({ booking }: { booking: BookingControl }) {
  const { flow, slots, navigation, hasTime, clock } = booking
  const [day, setDay] = useState<IstDate | null>(() => dayOf(flow.startsAt ?? flow.trouble?.startsAt))
  const [missing, setMissing] = useState<string | null>(null)
  const pick = useRef<HTMLDivElement>(null)
  const shownDay = day ?? dayOf(flow.startsAt) ?? firstFreeDay(slots)

  function focusIn(selector: string): void {
    requestAnimationFrame(() => pick.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }))
  }
  function chooseDay(date: IstDate): void {
    setDay(date)
    setMissing(null)
    focusIn('[data-slots-heading]')
  }
  function showDates(): void {
    setDay(null)
    focusIn('[data-date][tabindex="0"]')
  }
  function chooseSlot(startsAt: string): void {
    setDay(dayOf(startsAt))
    setMissing(null)
    booking.chooseSlot(startsAt)
  }
  function proceed(): void {
    if (hasTime) return navigation.go('details')
    const narrow = matchMedia(`(max-width: ${breakpoints.phone})`).matches
    setMissing(day === null && narrow ? BOOKING_MESSAGES.date : BOOKING_MESSAGES.slot)
    showToast({
      title: 'Time Slot Required',
      description: 'Please select a time slot before proceeding.',
      tone: 'destructive',
    })
  }

  if (!shownDay) return <NoFreeTime booking={booking} />
  return (
    <StepBody as="form" id={stepForm('time')} noValidate onSubmit={(event) => (event.preventDefault(), proceed())}>
      <OwnBookings booking={booking} />
      <TimeNotices booking={booking} onHoldAgain={chooseSlot} />
      <TimePick ref={pick} $hasDay={day !== null} aria-busy={booking.isRefreshing}>
        <SlotCalendar slots={slots} now={clock()} selected={shownDay} onSelect={chooseDay} />
        <SlotsOfDay booking={booking} date={shownDay} onSelect={chooseSlot} onAllDates={showDates} />
      </TimePick>
      {missing && (
        <div role="alert">
          <FieldError>{missing}</FieldError>
        </div>
      )}
      <HoldStatus booking={booking} />
      <StepActions>
        <Button look="primary" type="submit">
          Continue to Details
        </Button>
      </StepActions>
    </StepBody>
  )
}

function dayOf(startsAt: string | null | undefined): IstDate | null {
  return startsAt ? istDate(new Date(startsAt)) : null
}
