import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { BOOKING_MESSAGES } from '../../../../api/rules/bookings/bookingMessages.ts'
import { accessText, isPlanStartOffered, mayStart, planEnd } from '../../../../api/rules/bookings/plans.ts'
import { PLAN_DAYS, PLAN_SESSIONS } from '../../../../api/rules/constants.ts'
import { formatBookingDate } from '../../../../api/rules/text/format.ts'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { PlanStep_mentor$key } from '../../../__generated__/PlanStep_mentor.graphql.ts'
import type { PlanStep_viewer$key } from '../../../__generated__/PlanStep_viewer.graphql.ts'
import { bookingDays } from '../../../features/bookings/bookingAddress.ts'
import { CalendarHead, CalendarSide, SlotsSide, TimePick } from '../../../features/bookings/timePickLayout.ts'
import { readPaidPlans } from '../../../features/sessions/included/paidPlans.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CalendarGrid } from '../../../ui/time/CalendarGrid.tsx'
import { FieldError } from '../../../ui/form/Field.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Muted, Small } from '../../../ui/layout/PageFrame.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { StepActions, StepBody } from '../bookingLayout.ts'
import { useBookingContext } from '../state/bookingContext.ts'
import { stepForm } from '../state/bookingSteps.ts'
import { NextStart, planStart } from './NextStart.tsx'
import { OwnBookings } from './OwnBookings.tsx'
import { OtherHoldNotice } from './SlotNotices.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface PlanStepProps {
  mentorKey: PlanStep_mentor$key
  viewerKey: PlanStep_viewer$key | null
}

/** Choosing the first day of a plan; the end follows from it. */
export function PlanStep({ mentorKey, viewerKey }: PlanStepProps) {
  const mentor = useFragment(
    graphql`
      fragment PlanStep_mentor on Mentor {
        databaseId
        ...OwnBookings_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment PlanStep_viewer on Viewer {
        ...OwnBookings_viewer
        ...SlotNotices_viewer
        ...paidPlans_viewer
      }
    `,
    viewerKey,
  )
  const { flow, dispatch, clock, navigation } = useBookingContext()
  const [missing, setMissing] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const now = clock()
  const { from, to } = bookingDays(now)
  const { startDate, trouble } = flow
  const plans = readPaidPlans(viewer, now, mentor.databaseId)
  const ends = plans.map(({ endDate }) => endDate)
  const { first, isClosed } = planStart(plans, now)
  const isOpen = (date: IstDate) => isPlanStartOffered(date, now) && mayStart(date, ends, now)

  function proceed(): void {
    if (startDate) return navigation.go('details')
    setMissing(true)
    showToast({
      title: 'Dates Required',
      description: 'Please select start and end dates for your Advanced Package.',
      tone: 'destructive',
    })
    picker.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
  }
  if (isClosed || first === null)
    return (
      <StepBody>
        <NextStart first={first} plans={plans} now={now} to={to} />
      </StepBody>
    )
  return (
    <StepBody as="form" id={stepForm('time')} noValidate onSubmit={(event) => (event.preventDefault(), proceed())}>
      <OwnBookings mentorKey={mentor} viewerKey={viewer ?? null} />
      <OtherHoldNotice viewerKey={viewer ?? null} />
      {first > from && <NextStart first={first} plans={plans} now={now} to={to} />}
      {trouble && (
        <Notice tone="warn" role="alert" title={`${trouble.message}.`}>
          Please pick another start date; your agenda is saved.
        </Notice>
      )}
      <TimePick ref={picker} $hasDay={false}>
        <CalendarSide>
          <CalendarHead>
            <h3>Start date</h3>
            <Small>{first === from ? 'Today' : 'From the end of your package'} to 30 days ahead</Small>
          </CalendarHead>
          <CalendarGrid
            label="Start date"
            from={from}
            to={to}
            today={from}
            stateOf={(date) => (isOpen(date) ? 'open' : 'closed')}
            selected={startDate}
            onSelect={(day) => {
              setMissing(false)
              dispatch({ type: 'startDateChosen', startDate: day })
            }}
          />
        </CalendarSide>
        <SlotsSide>
          <h3>Your package</h3>
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
            <span>
              Chat opens as soon as you have paid. You book the {PLAN_SESSIONS} yourself, at times that your mentor
              offers.
            </span>
            {startDate && <span>{timesWhole(` ${accessText(planEnd(startDate))}`)}</span>}
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
