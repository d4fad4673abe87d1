import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatTime } from '../../../../api/rules/format.ts'
import { hoursText } from '../../../../api/rules/refunds.ts'
import type { NoRefund_site$key } from '../../../__generated__/NoRefund_site.graphql.ts'
import { Small } from '../../../ui/PageFrame.tsx'
import type { SlotChoice } from '../../../ui/SlotGrid.tsx'
import { useRefundRule } from '../useRefundRule.ts'

interface NoRefundProps {
  siteKey: NoRefund_site$key
  open: readonly SlotChoice[]
}

/** Refund hint at the point of decision: which slots start too soon for a refund. */
export function NoRefund({ siteKey, open }: NoRefundProps) {
  const site = useFragment(
    graphql`
      fragment NoRefund_site on Site {
        refundWindowHours
        ...useRefundRule_site
      }
    `,
    siteKey,
  )
  const { ofSlot } = useRefundRule(site)
  const isRefundable = ({ startsAt }: SlotChoice) => ofSlot(startsAt).refundable
  if (open.every(isRefundable)) return null
  const first = open.find(isRefundable)
  const which = first ? `Slots before ${formatTime(new Date(first.startsAt))} start within` : 'Within'
  return (
    <Warning>
      {which} {hoursText(site.refundWindowHours)}: no refund.
    </Warning>
  )
}

const Warning = styled(Small)`
  color: var(--warn);
  font-weight: 600;
`
