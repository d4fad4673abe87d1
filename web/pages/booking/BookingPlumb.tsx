import { useEffect, useRef, type RefObject } from 'react'
import { formatBookingDate, formatWhenFull } from '../../../api/rules/format.ts'
import { planEnd } from '../../../api/rules/plans.ts'
import { styled } from 'styled-components'
import { SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { Button } from '../../ui/Button.tsx'
import { Plumb, PlumbStep } from '../../ui/Plumb.tsx'
import { StepSummary } from './bookingLayout.ts'
import { placeOfStep } from './bookingSteps.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { PlanStep } from './PlanStep.tsx'
import { PayStep } from './PayStep.tsx'
import { TimeStep } from './TimeStep.tsx'
import type { BookingControl } from './useBooking.ts'

/** Height of the sticky header, px. */
const HEADER = 64

/** Time, Details, Pay: done ones in a line each, the one under way open. */
export function BookingPlumb({ booking }: { booking: BookingControl }) {
  const { step, packageType, navigation, flow } = booking
  const line = useRef<HTMLDivElement>(null)
  useStepFocus(line, step)
  const isPaying = flow.payment.kind === 'ordering' || flow.payment.kind === 'open'
  const change = (to: 'time' | 'details', label: string) =>
    placeOfStep(to, step) === 'done' && (
      <Change look="plain" disabled={isPaying} onClick={() => navigation.go(to)} aria-label={`Change ${label}`}>
        Change
      </Change>
    )
  return (
    <div ref={line}>
      <Plumb label="Steps of the booking" flush>
        <PlumbStep number={1} title="Time" place={placeOfStep('time', step)} action={change('time', 'time')}>
          {step !== 'time' ? (
            <TimeSummary booking={booking} />
          ) : packageType === 'starter' ? (
            <TimeStep booking={booking} />
          ) : (
            <PlanStep booking={booking} />
          )}
        </PlumbStep>
        <PlumbStep
          number={2}
          title="Details"
          place={placeOfStep('details', step)}
          action={change('details', 'details')}
        >
          {step === 'details' ? (
            <DetailsStep booking={booking} />
          ) : (
            <StepSummary>{step === 'pay' ? booking.agenda : 'What you want from the session.'}</StepSummary>
          )}
        </PlumbStep>
        <PlumbStep number={3} title="Pay" place={placeOfStep('pay', step)}>
          {step === 'pay' ? <PayStep booking={booking} /> : <StepSummary>UPI, card or net banking.</StepSummary>}
        </PlumbStep>
      </Plumb>
    </div>
  )
}

function TimeSummary({ booking: { flow, packageType } }: { booking: BookingControl }) {
  if (packageType === 'starter') {
    if (!flow.startsAt) return null
    return (
      <StepSummary>
        <time dateTime={flow.startsAt}>{formatWhenFull(new Date(flow.startsAt))}</time>, {SESSION_MINUTES} minutes
      </StepSummary>
    )
  }
  if (!flow.startDate) return null
  const end = planEnd(flow.startDate)
  return (
    <StepSummary>
      <time dateTime={flow.startDate}>{formatBookingDate(flow.startDate)}</time> to{' '}
      <time dateTime={end}>{formatBookingDate(end)}</time>
    </StepSummary>
  )
}

/** A new step's heading takes the focus, and comes into view. */
function useStepFocus(line: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = line.current?.querySelector<HTMLElement>('[aria-current="step"] h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    const { top } = heading.getBoundingClientRect()
    if (top < HEADER || top > window.innerHeight / 2) heading.scrollIntoView({ block: 'start' })
  }, [line, step])
}

/** Its 44 px must not move the title off its knot. */
const Change = styled(Button)`
  margin-block: -8px;
`
