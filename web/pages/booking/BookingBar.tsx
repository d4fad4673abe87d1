import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planEnd, planLastDay } from '../../../api/rules/bookings/plans.ts'
import { formatRupees, formatShortDay, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { BookingBar_mentor$key } from '../../__generated__/BookingBar_mentor.graphql.ts'
import type { BookingBar_site$key } from '../../__generated__/BookingBar_site.graphql.ts'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import { firstFreeDay } from '../../features/bookings/slotDays.ts'
import { focusSlots } from '../../features/bookings/timePickLayout.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { priceOf, useRefundRule } from './price.ts'
import { useBookingContext, type Booking } from './state/bookingContext.ts'
import { isPaying, payReason, stepForm } from './state/bookingSteps.ts'

interface BookingBarProps {
  mentorKey: BookingBar_mentor$key
  siteKey: BookingBar_site$key
}

/** On narrow screens: the price, what is chosen or what a refund would be, and the step's one button, in reach. */
export function BookingBar({ mentorKey, siteKey }: BookingBarProps) {
  const mentor = useFragment(
    graphql`
      fragment BookingBar_mentor on Mentor {
        ...price_mentor
      }
    `,
    mentorKey,
  )
  const site = useFragment(
    graphql`
      fragment BookingBar_site on Site {
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
