import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planEnd, planLastDay } from '../../../api/rules/bookings/plans.ts'
import { formatRupees, formatShortDay, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { IstDate } from '../../../api/rules/time/time.ts'
import type { BookingFlow_barMentor$key } from '../../__generated__/BookingFlow_barMentor.graphql.ts'
import type { BookingFlow_barSite$key } from '../../__generated__/BookingFlow_barSite.graphql.ts'
import type { BookingFlow_mentor$key } from '../../__generated__/BookingFlow_mentor.graphql.ts'
import type { BookingFlow_site$key } from '../../__generated__/BookingFlow_site.graphql.ts'
import type { BookingFlow_viewer$key } from '../../__generated__/BookingFlow_viewer.graphql.ts'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import { firstFreeDay } from '../../features/bookings/slotDays.ts'
import { focusSlots } from '../../features/bookings/timePickLayout.ts'
import { IncludedFirst } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { IncludedBar } from '../../features/sessions/included/IncludedBar.tsx'
import { nextIncluded, readPaidPlans } from '../../features/sessions/included/paidPlans.ts'
import { Button } from '../../ui/Button.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useClock } from '../../ui/time/useNow.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { BookingColumns, BookingMain } from './bookingLayout.ts'
import { BookingPlumb, Payment } from './BookingPlumb.tsx'
import { BookingTitle } from './BookingTitle.tsx'
import { readBooked } from './choose/booked.ts'
import { planStart } from './choose/NextStart.tsx'
import { useFreshSlots } from './choose/useFreshSlots.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { CheckingPayment, ConfirmingPayment, SlotLost, type CheckingPaymentProps } from './pay/PaymentViews.tsx'
import { priceOf, useRefundRule } from './price.ts'
import { SlotHold } from './SlotHold.tsx'
import { type Booking, BookingContext, useBookingContext } from './state/bookingContext.ts'
import { type BookingView, isPaying, payReason, stepForm, viewOf } from './state/bookingSteps.ts'
import { readLiveHold } from './state/hold.ts'
import { useBooking } from './state/useBooking.ts'
import { StepLoading } from './StepLoading.tsx'

/** It comes with the payment, which its button needs. */
export const CheckingPaymentLater: LazyPart<CheckingPaymentProps & { attempt: number }> = lazyPart(
  () => Payment.load().then(() => CheckingPayment),
  <StepLoading
    load={Payment.load}
    what="page"
    kept="Please do not pay again. We are checking your payment and will email you."
  />,
  ({ attempt }) => attempt,
)

interface BookingFlowProps {
  mentorKey: BookingFlow_mentor$key
  /** Null for a visitor; otherwise a mentee. */
  viewerKey: BookingFlow_viewer$key | null
  siteKey: BookingFlow_site$key
  /** The first day that the page's query has asked for. */
  askedFrom: IstDate
  /** Changes when what failed to load should be retried. */
  attempt: number
}

/** Booking with one mentor: three steps on the line, the order beside them. */
export function BookingFlow({ mentorKey, viewerKey, siteKey, askedFrom, attempt }: BookingFlowProps) {
  const mentor = useFragment(
    graphql`
      fragment BookingFlow_mentor on Mentor {
        databaseId
        name
        ...price_mentor
        ...useFreshSlots_mentor
        ...BookingTitle_mentor
        ...BookingPlumb_mentor
        ...PaymentViews_mentor
        ...OrderSummary_mentor
        ...BookingFlow_barMentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment BookingFlow_viewer on Viewer {
        name
        email
        ...hold_viewer
        ...booked_viewer
        ...paidPlans_viewer
        ...BookingPlumb_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment BookingFlow_site on Site {
        now
        checkoutScriptUrl
        ...BookingPlumb_site
        ...PaymentViews_site
        ...OrderSummary_site
        ...BookingFlow_barSite
      }
    `,
    siteKey,
  )
  const clock = useClock(site.now)
  const calendar = useFreshSlots(mentor, clock, askedFrom)
  const live = readLiveHold(viewer)
  const { booking, hold, payment, presses } = useBooking({
    mentor: { id: mentor.databaseId, name: mentor.name, price: (packageType) => priceOf(mentor, packageType) },
    payer: viewer ? { name: viewer.name, email: viewer.email } : null,
    live: live?.mentorId === mentor.databaseId ? live : null,
    booked: readBooked(viewer, mentor.databaseId),
    checkoutScriptUrl: site.checkoutScriptUrl,
    calendar,
    clock,
  })
  const { step, packageType, flow } = booking
  const isPayStep = step === 'pay'
  useEffect(() => {
    if (isPayStep) CheckingPaymentLater.preload()
  }, [isPayStep])
  const view = viewOf(flow.payment, useIsLate(flow.payment.kind === 'verifying'))
  useViewHeading(view === 'steps' ? step : view, view === 'steps' ? '[aria-current="step"] h2' : 'h1')
  const plans = readPaidPlans(viewer, clock(), mentor.databaseId)
  // Then there is nothing to go on with.
  const isPlan = packageType === 'advanced'
  const isClosed = step === 'time' && isPlan && planStart(plans, clock()).isClosed
  // Until a time is chosen to be paid for, the bar leads to what is paid already.
  const next = isPlan ? null : nextIncluded(plans)
  const included = step === 'time' && !flow.startsAt ? next : null
  const views: Record<BookingView, React.ReactNode> = {
    steps: <BookingPlumb mentorKey={mentor} viewerKey={viewer ?? null} siteKey={site} attempt={attempt} />,
    confirming: <ConfirmingPayment />,
    checking: <CheckingPaymentLater siteKey={site} attempt={attempt} />,
    lost: <SlotLost mentorKey={mentor} />,
  }
  return (
    <BookingContext value={booking}>
      {hold && <SlotHold {...hold} />}
      {payment && <Payment {...payment} occasion={`${attempt} ${step} ${presses}`} />}
      <BookingTitle mentorKey={mentor} view={view} />
      <BookingColumns>
        <BookingMain>
          {/* A link to this step, as of a reserved time, passes the step that tells of it. */}
          {view === 'steps' && isPayStep && next && <IncludedFirst planKey={next} />}
          {views[view]}
        </BookingMain>
        <OrderSummary mentorKey={mentor} siteKey={site} />
      </BookingColumns>
      {view === 'steps' &&
        !isClosed &&
        (included ? <IncludedBar plan={included} now={clock()} /> : <BookingBar mentorKey={mentor} siteKey={site} />)}
    </BookingContext>
  )
}

/** Milliseconds for which a payment may be confirmed without a word of warning: nearly all are by then. */
const PATIENCE = 4_000

function useIsLate(isVerifying: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isVerifying) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isVerifying])
  return isLate
}

interface BookingBarProps {
  mentorKey: BookingFlow_barMentor$key
  siteKey: BookingFlow_barSite$key
}

/** On narrow screens: the price, what is chosen or what a refund would be, and the step's one button, in reach. */
function BookingBar({ mentorKey, siteKey }: BookingBarProps) {
  const mentor = useFragment(
    graphql`
      fragment BookingFlow_barMentor on Mentor {
        ...price_mentor
      }
    `,
    mentorKey,
  )
  const site = useFragment(
    graphql`
      fragment BookingFlow_barSite on Site {
        ...price_site
      }
    `,
    siteKey,
  )
  const booking = useBookingContext()
  const { step, packageType, slots } = booking
  const rule = useRefundRule(site)
  if (step === 'time' && packageType === 'starter' && slots.free.size === 0) return null
  const amount = priceOf(mentor, packageType)
  const product = packageType === 'starter' ? 'Starter' : 'Advanced'
  const chosen = chosenText(booking)
  const tellsRefund = step === 'pay' || (chosen !== null && !rule.refundable)
  return (
    <BottomBar action={<Act amount={amount} />}>
      <b>
        <Money paise={amount} /> <Small>{step === 'pay' ? 'total' : product}</Small>
      </b>
      <Second>{tellsRefund ? <RefundSentence rule={rule} short /> : (chosen ?? 'Nothing chosen yet')}</Second>
    </BottomBar>
  )
}

/** `Sat 28 Nov, 10:30 am IST`, or the days of a plan; null while nothing is chosen. */
function chosenText({ packageType, flow, isGone }: Booking): string | null {
  const { startsAt, startDate } = flow
  if (packageType === 'starter') return startsAt && !isGone ? formatWhenFull(new Date(startsAt)) : null
  return startDate && `${formatShortDay(startDate)} to ${formatShortDay(planLastDay(planEnd(startDate)))}`
}

function Act({ amount }: { amount: number }) {
  const { step, flow, packageType, slots, dispatch, isVisitor } = useBookingContext()
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone})`)
  const first = firstFreeDay(slots)
  if (step === 'time' && packageType === 'starter' && isPhone && !flow.day && first) {
    // The calendar stands alone there: this opens the first day with an open slot. Its key makes the next button
    // another element: as the same one it would become a submit button under this press, and send the step.
    const open = () => (dispatch({ type: 'dayOpened', day: first }), focusSlots())
    return (
      <Button key="open" look="primary" onClick={open}>
        See times on {formatShortDay(first).split(' ').slice(0, 2).join(' ')}
      </Button>
    )
  }
  const reason = step === 'pay' ? payReason(flow, packageType) : null
  return (
    <Button
      look={step === 'pay' ? 'signal' : 'primary'}
      type="submit"
      form={stepForm(step)}
      busy={step === 'pay' && isPaying(flow)}
      aria-disabled={reason !== null || undefined}
    >
      {step === 'pay'
        ? `${flow.payment.kind === 'retry' ? 'Retry: ' : ''}Pay ${formatRupees(amount)}`
        : step === 'details' && isVisitor
          ? 'Log in or sign up'
          : 'Continue'}
    </Button>
  )
}

/** The refund rule is never cut off. */
const Second = styled(Small)`
  && {
    white-space: normal;
  }
`
