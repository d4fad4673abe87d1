import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { PayStep_mentor$key } from '../../../__generated__/PayStep_mentor.graphql.ts'
import type { PayStep_site$key } from '../../../__generated__/PayStep_site.graphql.ts'
import type { PayStep_viewer$key } from '../../../__generated__/PayStep_viewer.graphql.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'
import { loadCheckout } from '../../../lib/checkout.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { TitleBlock } from '../../../ui/TitleBlock.tsx'
import { useBookingContext } from '../bookingContext.ts'
import { StepActions, StepBody } from '../bookingLayout.ts'
import { isPaying, payReason, stepForm } from '../bookingSteps.ts'
import { priceOf } from '../price.ts'
import { useRefundRule } from '../useRefundRule.ts'
import { PayStatus } from './PayStatus.tsx'

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
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment PayStep_site on Site {
        checkoutScriptUrl
        paymentTestMode
        ...useRefundRule_site
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
