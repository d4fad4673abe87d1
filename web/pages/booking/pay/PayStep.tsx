import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { PayStep_mentor$key } from '../../../__generated__/PayStep_mentor.graphql.ts'
import type { PayStep_site$key } from '../../../__generated__/PayStep_site.graphql.ts'
import type { PayStep_viewer$key } from '../../../__generated__/PayStep_viewer.graphql.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'
import { Countdown } from '../../../features/payments/Countdown.tsx'
import { loadCheckout } from '../../../lib/checkout.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmailText } from '../../../ui/mark/EmailText.tsx'
import { HeldBanner, Notice } from '../../../ui/feedback/Notice.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../../ui/layout/TitleBlock.tsx'
import { StepActions, StepBody } from '../bookingLayout.ts'
import { NotHeldNotice, OtherHoldNotice } from '../choose/SlotNotices.tsx'
import { priceOf, useRefundRule } from '../price.ts'
import { useBookingContext } from '../state/bookingContext.ts'
import { isPaying, payReason, stepForm } from '../state/bookingSteps.ts'
import { liveHold } from '../state/holdFlow.ts'

export interface PayStepProps {
  mentorKey: PayStep_mentor$key
  /** The mentee who pays. */
  viewerKey: PayStep_viewer$key | null
  siteKey: PayStep_site$key
}

/** Payment step: payer, price, refund rule and the pay button. */
export function PayStep({ mentorKey, viewerKey, siteKey }: PayStepProps) {
  const mentor = useFragment(
    graphql`
      fragment PayStep_mentor on Mentor {
        ...price_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment PayStep_viewer on Viewer {
        name
        email
        ...SlotNotices_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment PayStep_site on Site {
        checkoutScriptUrl
        paymentTestMode
        ...price_site
      }
    `,
    siteKey,
  )
  const { flow, packageType, pay } = useBookingContext()
  const rule = useRefundRule(site)
  const reason = payReason(flow, packageType)
  const price = formatRupees(priceOf(mentor, packageType))
  const sentence = <RefundSentence rule={rule} />
  useEffect(() => {
    // Preload; a failure is retried and reported when the window is opened.
    loadCheckout(site.checkoutScriptUrl).catch(() => {})
  }, [site.checkoutScriptUrl])
  return (
    <PayBody as="form" id={stepForm('pay')} onSubmit={(event) => (event.preventDefault(), !reason && pay())}>
      {site.paymentTestMode && (
        <Notice tone="warn" title="TEST MODE.">
          No real money moves: this is a demo payment window.
        </Notice>
      )}
      {viewer && (
        <TitleBlock
          cell={220}
          facts={[
            { label: 'Paid by', value: viewer.name },
            { label: 'Receipt to', value: <EmailText>{viewer.email}</EmailText> },
          ]}
        />
      )}
      {/* A log-in leads here past the step that tells of what is released. */}
      {packageType === 'starter' ? <NotHeldNotice /> : <OtherHoldNotice viewerKey={viewer ?? null} />}
      <PayStatus />
      {rule.refundable ? <p>{sentence}</p> : <Notice tone="warn">{sentence}</Notice>}
      <StepActions>
        <PayButton look="signal" size="large" type="submit" busy={isPaying(flow)} aria-disabled={reason !== null}>
          {flow.payment.kind === 'retry' ? `Retry: Pay ${price}` : `Pay ${price}`}
        </PayButton>
        <Small role={reason ? 'status' : undefined}>
          {reason ?? `You pay ${price} in total. UPI, cards and net banking accepted.`}
        </Small>
      </StepActions>
    </PayBody>
  )
}

/** Result of the last attempt, and how long the slot is reserved. */
function PayStatus() {
  const { flow, clock, packageType } = useBookingContext()
  const { payment, holding } = flow
  const problem = 'problem' in payment ? payment.problem : null
  const isClosed = payment.kind === 'retry' && payment.dismissed
  const isUntried = payment.kind === 'none' || (payment.kind === 'retry' && payment.unopened)
  const hold = liveHold(flow)
  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert" title={isUntried ? 'The payment has not started.' : 'Payment failed.'}>
          {problem}
        </Notice>
      )}
      {isClosed && !problem && (
        // The news of a payment may take a while, so that nothing is said of what was charged.
        <Notice title="You closed the payment window.">
          If you have paid, please do not pay again: your booking shows here within a minute. If you have not, you can
          retry.
        </Notice>
      )}
      {/* A plan occupies no time, so nothing can be lost while it is paid for. */}
      {packageType === 'starter' && holding.kind === 'held' && hold && (
        <HeldBanner>
          Your slot is reserved for <Countdown until={hold.expiresAt} clock={clock} spoken />. Nothing is charged until
          you pay.
        </HeldBanner>
      )}
    </>
  )
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
