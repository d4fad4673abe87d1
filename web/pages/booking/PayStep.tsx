import { useEffect } from 'react'
import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/format.ts'
import { loadCheckout } from '../../lib/checkout.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, FieldPair } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { StepActions, StepBody } from './bookingLayout.ts'
import { stepForm } from './bookingSteps.ts'
import { ruleOfBooking } from './bookingRefund.ts'
import { PayStatus } from './PayStatus.tsx'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import { payReason } from './payReason.ts'
import type { BookingControl } from './useBooking.ts'

/** Who pays what, what a refund would be, and the button that opens the payment window. */
export function PayStep({ booking }: { booking: BookingControl }) {
  const { payer, site, amount, flow, packageType } = booking
  const reason = payReason(flow, packageType)
  const isBusy = flow.payment.kind === 'ordering' || flow.payment.kind === 'open'
  useEffect(() => {
    // Ahead of the click; what fails here is tried again, and told, when the window is opened.
    loadCheckout(site.checkoutScriptUrl).catch(() => {})
  }, [site.checkoutScriptUrl])
  return (
    <PayBody as="form" id={stepForm('pay')} onSubmit={(event) => (event.preventDefault(), !reason && booking.pay())}>
      {site.paymentTestMode && (
        <Notice tone="warn" title="TEST MODE.">
          No real money moves: the payment window is a stand-in.
        </Notice>
      )}
      <FieldPair>
        <Field label="Full name">
          <Input readOnly value={payer?.name ?? ''} autoComplete="name" />
        </Field>
        <Field label="Email for the receipt">
          <Input readOnly type="email" value={payer?.email ?? ''} autoComplete="email" />
        </Field>
      </FieldPair>
      <PayStatus booking={booking} />
      <p>
        <RefundSentence rule={ruleOfBooking(booking)} />
      </p>
      <StepActions>
        <PayButton look="signal" size="large" type="submit" busy={isBusy} aria-disabled={reason !== null}>
          {payLabel(booking)}
        </PayButton>
        <Small role={reason ? 'status' : undefined}>
          {reason ??
            `Opens the payment window, for ${formatRupees(amount)} in all. UPI, cards and net banking are accepted.`}
        </Small>
      </StepActions>
    </PayBody>
  )
}

/** `Pay ₹799`, or `Retry: pay ₹799` after a try. */
export function payLabel({ amount, flow }: BookingControl): string {
  const price = formatRupees(amount)
  return flow.payment.kind === 'retry' ? `Retry: Pay ${price}` : `Pay ${price}`
}

const PayBody = styled(StepBody)`
  max-width: 600px;
`

const PayButton = styled(Button)`
  min-width: 200px;
  + * {
    flex: 1 1 20ch;
    max-width: 34ch;
  }
`
