import { formatRupees, formatShortDay, formatWhenFull } from '../../../api/rules/format.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { planEnd } from '../../../api/rules/plans.ts'
import { stepForm } from './bookingSteps.ts'
import { Countdown } from './Countdown.tsx'
import { payReason } from './payReason.ts'
import type { BookingControl } from './useBooking.ts'

/** On narrow screens: the price, what is chosen, and the step's one button, always in reach. */
export function BookingBar({ booking }: { booking: BookingControl }) {
  const { step, flow, amount, packageType, slots } = booking
  const { payment } = flow
  if (['verifying', 'checking', 'lost', 'confirmed'].includes(payment.kind)) return null
  if (step === 'time' && packageType === 'starter' && slots.free.size === 0) return null
  const reason = step === 'pay' ? payReason(flow, packageType) : null
  const isBusy = payment.kind === 'ordering' || payment.kind === 'open'
  const product = packageType === 'starter' ? 'Starter' : 'Advanced'
  return (
    <BottomBar
      action={
        <Button
          look={step === 'pay' ? 'signal' : 'primary'}
          type="submit"
          form={stepForm(step)}
          busy={step === 'pay' && isBusy}
          aria-disabled={reason !== null || undefined}
        >
          {step === 'pay' ? `${payment.kind === 'retry' ? 'Retry: ' : ''}Pay ${formatRupees(amount)}` : 'Continue'}
        </Button>
      }
    >
      <b>
        <Money paise={amount} /> <Small>{step === 'pay' ? 'total' : product}</Small>
      </b>
      <Chosen booking={booking} />
    </BottomBar>
  )
}

function Chosen({ booking }: { booking: BookingControl }) {
  const { step, flow, hold, clock, packageType } = booking
  if (packageType === 'advanced') {
    if (!flow.startDate) return <Small>No start date yet</Small>
    return (
      <time dateTime={flow.startDate}>
        {formatShortDay(flow.startDate)} to {formatShortDay(planEnd(flow.startDate))}
      </time>
    )
  }
  if (!flow.startsAt || booking.isGone) return <Small>No time chosen yet</Small>
  if (step === 'pay' && hold && flow.holding.kind === 'held') {
    return (
      <Small>
        Held for <Countdown until={hold.expiresAt} clock={clock} />
      </Small>
    )
  }
  return <time dateTime={flow.startsAt}>{formatWhenFull(new Date(flow.startsAt))}</time>
}
