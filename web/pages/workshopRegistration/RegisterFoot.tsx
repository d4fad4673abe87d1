import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { RegisterFoot_site$key } from '../../__generated__/RegisterFoot_site.graphql.ts'
import type { RegisterFoot_workshop$key } from '../../__generated__/RegisterFoot_workshop.graphql.ts'
import { lastDayToRegister } from '../../features/workshops/workshopTimes.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Muted, Small } from '../../ui/layout/PageFrame.tsx'
import { Rows } from '../../ui/layout/Rows.tsx'
import type { OpenOrder, Said } from './registrationState.ts'
import { RefundLine } from './WorkshopAbout.tsx'

interface RegisterFootProps extends LastTryProps {
  workshopKey: RegisterFoot_workshop$key
  isBusy: boolean
}

/** What it costs, what the last try came to, the button, and the rules beside it. */
export function RegisterFoot({ workshopKey, isBusy, ...lastTry }: RegisterFootProps) {
  const workshop = useFragment(
    graphql`
      fragment RegisterFoot_workshop on Workshop {
        price
        registrationClosesAt
        ...WorkshopAbout_refund
      }
    `,
    workshopKey,
  )
  const { price } = workshop
  const fee = formatRupees(price)
  return (
    <>
      {price > 0 && (
        <Summary aria-label="Payment summary">
          <div>
            <dt>Workshop fee</dt>
            <dd>
              <Money paise={price} />
            </dd>
          </div>
          <div data-total>
            <dt>Total</dt>
            <dd>
              <Money paise={price} />
            </dd>
          </div>
        </Summary>
      )}
      {/* Beside the button, where somebody who has closed the payment window is looking, also on a phone. */}
      <LastTry {...lastTry} />
      <PayButton look="signal" size="large" wide type="submit" busy={isBusy}>
        {price > 0 ? `Pay ${fee} & Register` : 'Register'}
      </PayButton>
      <Foot>
        <Muted as="p">
          <RefundLine workshopKey={workshop} />
        </Muted>
        <Small as="p">
          {price > 0 && <span>UPI, cards and net banking. </span>}
          <span>
            Open until the end of{' '}
            <time dateTime={workshop.registrationClosesAt}>{lastDayToRegister(workshop.registrationClosesAt)}</time>.
          </span>
        </Small>
      </Foot>
    </>
  )
}

interface LastTryProps {
  siteKey: RegisterFoot_site$key
  says: Said | null
  /** The order whose seat is reserved. */
  order: OpenOrder | null
  now: Date
}

/** What the last try came to, and that its seat is no longer reserved. */
function LastTry({ siteKey, says, order, now }: LastTryProps) {
  const { supportEmail } = useFragment(
    graphql`
      fragment RegisterFoot_site on Site {
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

const Summary = styled(Rows)`
  border-top: 1px solid var(--line);
`

const PayButton = styled(Button)`
  min-height: 52px;
  font-size: var(--t17);
`

const Foot = styled.div`
  display: grid;
  gap: 6px;
`
