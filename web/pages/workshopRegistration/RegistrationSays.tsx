import { graphql, useFragment } from 'react-relay'
import type { RegistrationSays_site$key } from '../../__generated__/RegistrationSays_site.graphql.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OpenOrder } from './registrationMemory.ts'
import type { Said } from './registrationState.ts'

interface RegistrationSaysProps {
  siteKey: RegistrationSays_site$key
  says: Said | null
  /** The order whose seat is reserved. */
  order: OpenOrder | null
  now: Date
}

/** What the last try came to, and that its seat is no longer reserved. */
export function RegistrationSays({ siteKey, says, order, now }: RegistrationSaysProps) {
  const { supportEmail } = useFragment(
    graphql`
      fragment RegistrationSays_site on Site {
        supportEmail
      }
    `,
    siteKey,
  )
  const isHeld = order?.until ? new Date(order.until) > now : false
  return (
    <>
      {says?.kind === 'interrupted' && (
        <Notice tone="warn" role="status" title="Did you pay?">
          This page was left while the payment window was open. If you have paid, please do not pay again: your ticket
          comes to <EmailText>{says.email}</EmailText> within a few minutes. If you have not, you can continue here.
        </Notice>
      )}
      {says?.kind === 'cancelled' && (
        <Notice role="status" title="Payment Cancelled.">
          Payment was cancelled. Please try again.
        </Notice>
      )}
      {says?.kind === 'failed' && (
        <Notice tone="bad" role="alert">
          {says.message}
        </Notice>
      )}
      {says?.kind === 'refused' && (
        <Notice tone="bad" role="alert" title="Payment Verification Failed.">
          There was an issue verifying your payment. Please contact support:{' '}
          <a href={mailTo(supportEmail)}>{supportEmail}</a>
        </Notice>
      )}
      {order?.until && !isHeld && (
        <Notice tone="warn" role="status">
          Your seat is no longer reserved. We reserve one again when you pay, if one is left.
        </Notice>
      )}
    </>
  )
}
