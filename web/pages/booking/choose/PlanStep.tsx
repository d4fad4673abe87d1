import { useRef, useState } from 'react'
import { formatBookingDate } from '../../../api/rules/format.ts'
import { BOOKING_MESSAGES } from '../../../api/rules/inputs/booking.ts'
import { PLAN_CALLS, PLAN_DAYS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { isPlanStartOffered, planEnd } from '../../../api/rules/plans.ts'
import { Button } from '../../ui/Button.tsx'
import { CalendarGrid } from '../../ui/CalendarGrid.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Muted, Small } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { showToast } from '../../lib/toasts.ts'
import { StepActions, StepBody } from './bookingLayout.ts'
import { stepForm } from './bookingSteps.ts'
import { CalendarHead, CalendarSide, SlotsSide, TimePick } from './timePickLayout.ts'
import { OwnBookings } from './OwnBookings.tsx'
import type { BookingControl } from './useBooking.ts'
import { bookingDays } from './bookingDays.ts'

/** Choosing the first day of a plan; the end follows from it. */
export function PlanStep({ booking }: { booking: BookingControl }) {
  const { flow, clock, navigation, hasTime, chooseStartDate } = booking
  const [missing, setMissing] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const now = clock()
  const { from, to } = bookingDays(now)
  const { startDate, trouble } = flow

  function proceed(): void {
    if (hasTime) return navigation.go('details')
    setMissing(true)
    showToast({
      title: 'Dates Required',
      description: 'Please select start and end dates for your Advanced Package.',
      tone: 'destructive',
    })
    picker.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
  }
  return (
    <StepBody as="form" id={stepForm('time')} noValidate onSubmit={(event) => (event.preventDefault(), proceed())}>
      <OwnBookings booking={booking} />
      {trouble && (
        <Notice tone="warn" role="alert" title={`${trouble.message}.`}>
          Please choose another start date; your text is kept.
        </Notice>
      )}
      <TimePick ref={picker} $hasDay={false}>
        <CalendarSide>
          <CalendarHead>
            <h3>Start date</h3>
            <Small>Today to 30 days ahead</Small>
          </CalendarHead>
          <CalendarGrid
            label="Start date"
            from={from}
            to={to}
            today={from}
            stateOf={(date) => (isPlanStartOffered(date, now) ? 'open' : 'closed')}
            selected={startDate}
            onSelect={(date) => {
              setMissing(false)
              chooseStartDate(date)
            }}
          />
        </CalendarSide>
        <SlotsSide>
          <h3>Your plan</h3>
          <Rows aria-live="polite">
            <div>
              <dt>Start date</dt>
              <dd>
                {startDate ? (
                  <time dateTime={startDate}>{formatBookingDate(startDate)}</time>
                ) : (
                  <Muted>Not chosen</Muted>
                )}
              </dd>
            </div>
            <div>
              <dt>End date</dt>
              <dd>
                {startDate ? (
                  <time dateTime={planEnd(startDate)}>{formatBookingDate(planEnd(startDate))}</time>
                ) : (
                  <Muted>Start + {PLAN_DAYS} days</Muted>
                )}
              </dd>
            </div>
          </Rows>
          <Small as="p">
            Chat opens as soon as you have paid. The {PLAN_CALLS} sessions of {SESSION_MINUTES} minutes are arranged
            with your mentor. All ends at 12:00 am IST on the end date.
          </Small>
        </SlotsSide>
      </TimePick>
      {missing && (
        <div role="alert">
          <FieldError>{BOOKING_MESSAGES.startDate}</FieldError>
        </div>
      )}
      <StepActions>
        <Button look="primary" type="submit">
          Continue to Details
        </Button>
      </StepActions>
    </StepBody>
  )
}
