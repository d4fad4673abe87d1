import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planEnd, planLastDay } from '../../../api/rules/bookings/plans.ts'
import { SESSION_LENGTH } from '../../../api/rules/constants.ts'
import { formatBookingDate, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { BookingPlumb_mentor$key } from '../../__generated__/BookingPlumb_mentor.graphql.ts'
import type { BookingPlumb_site$key } from '../../__generated__/BookingPlumb_site.graphql.ts'
import type { BookingPlumb_viewer$key } from '../../__generated__/BookingPlumb_viewer.graphql.ts'
import type { BookingStep } from '../../features/bookings/bookingAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { Plumb, PlumbStep } from '../../ui/time/Plumb.tsx'
import { StepSummary } from './bookingLayout.ts'
import type { DetailsStepProps } from './choose/DetailsStep.tsx'
import { PlanStep } from './choose/PlanStep.tsx'
import { TimeStep } from './choose/TimeStep.tsx'
import type { PaymentProps } from './pay/Payment.tsx'
import type { PayStepProps } from './pay/PayStep.tsx'
import { useBookingContext } from './state/bookingContext.ts'
import { isPaying, placeOfStep } from './state/bookingSteps.ts'
import { StepLoading } from './StepLoading.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

/** Changes when a step that failed to load should be retried. */
interface Attempt {
  attempt: number
}

/** The second step, loaded once a time is chosen, because its form needs a library. */
export const DetailsStep: LazyPart<DetailsStepProps & Attempt> = lazyPart(
  () => import('./choose/DetailsStep.tsx').then((module) => module.DetailsStep),
  <StepLoading load={() => DetailsStep.load()} />,
  ({ attempt }) => attempt,
)

/**
 * The payment, loaded with the steps that can pay or check: they are shown only once it has come. `occasion`: when it
 * changes, a failed load is tried again.
 */
export const Payment: LazyPart<PaymentProps & { occasion: string }> = lazyPart(
  () => import('./pay/Payment.tsx').then((module) => module.Payment),
  null,
  ({ occasion }) => occasion,
)

/** The third step, loaded with the second, and with the payment, which its button needs. */
export const PayStep: LazyPart<PayStepProps & Attempt> = lazyPart(
  () => Promise.all([import('./pay/PayStep.tsx'), Payment.load()]).then(([module]) => module.PayStep),
  <StepLoading load={() => PayStep.load()} />,
  ({ attempt }) => attempt,
)

interface BookingPlumbProps extends Attempt {
  mentorKey: BookingPlumb_mentor$key
  viewerKey: BookingPlumb_viewer$key | null
  siteKey: BookingPlumb_site$key
}

/** Steps Time, Details and Pay: completed ones as a summary, the current one open. */
export function BookingPlumb({ mentorKey, viewerKey, siteKey, attempt }: BookingPlumbProps) {
  const mentor = useFragment(
    graphql`
      fragment BookingPlumb_mentor on Mentor {
        ...TimeStep_mentor
        ...PlanStep_mentor
        ...DetailsStep_mentor
        ...PayStep_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment BookingPlumb_viewer on Viewer {
        ...TimeStep_viewer
        ...PlanStep_viewer
        ...PayStep_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment BookingPlumb_site on Site {
        ...TimeStep_site
        ...DetailsStep_site
        ...PayStep_site
      }
    `,
    siteKey,
  )
  const { step, packageType, flow } = useBookingContext()
  const isChosen = flow.startsAt !== null || flow.startDate !== null
  useEffect(() => {
    // Prefetch once a time is chosen, so that the next steps open at once.
    if (!isChosen) return
    DetailsStep.preload()
    PayStep.preload()
  }, [isChosen])
  return (
    <Plumb label="Steps of the booking" flush>
      <PlumbStep number={1} title="Time" place={placeOfStep('time', step)} action={<Change to="time" />}>
        {step !== 'time' ? (
          <TimeSummary />
        ) : packageType === 'starter' ? (
          <TimeStep mentorKey={mentor} viewerKey={viewer ?? null} siteKey={site} />
        ) : (
          <PlanStep mentorKey={mentor} viewerKey={viewer ?? null} />
        )}
      </PlumbStep>
      <PlumbStep number={2} title="Details" place={placeOfStep('details', step)} action={<Change to="details" />}>
        {step === 'details' ? (
          <DetailsStep mentorKey={mentor} siteKey={site} attempt={attempt} />
        ) : (
          <StepSummary>{step === 'pay' ? flow.agenda : 'What you want from the session.'}</StepSummary>
        )}
      </PlumbStep>
      <PlumbStep number={3} title="Pay" place={placeOfStep('pay', step)}>
        {step === 'pay' ? (
          <PayStep mentorKey={mentor} viewerKey={viewer ?? null} siteKey={site} attempt={attempt} />
        ) : (
          <StepSummary>UPI, card or net banking.</StepSummary>
        )}
      </PlumbStep>
    </Plumb>
  )
}

/** Reopens a completed step; not during a payment. */
function Change({ to }: { to: BookingStep }) {
  const { step, navigation, flow } = useBookingContext()
  if (placeOfStep(to, step) !== 'done') return null
  return (
    <ChangeButton look="plain" disabled={isPaying(flow)} onClick={() => navigation.go(to)} aria-label={`Change ${to}`}>
      Change
    </ChangeButton>
  )
}

function TimeSummary() {
  const { flow, packageType } = useBookingContext()
  if (packageType === 'starter') {
    if (!flow.startsAt) return null
    return (
      <StepSummary key="session">
        <time dateTime={flow.startsAt}>{timesWhole(formatWhenFull(new Date(flow.startsAt)))}</time>, {SESSION_LENGTH}
      </StepSummary>
    )
  }
  if (!flow.startDate) return null
  const last = planLastDay(planEnd(flow.startDate))
  return (
    <StepSummary>
      <time dateTime={flow.startDate}>{formatBookingDate(flow.startDate)}</time> to{' '}
      <time dateTime={last}>{formatBookingDate(last)}</time>
    </StepSummary>
  )
}

/** Its height of 44 px must not move the title away from its marker. */
const ChangeButton = styled(Button)`
  margin-block: -8px;
`
