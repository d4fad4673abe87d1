import { styled } from 'styled-components'
import { formatTime } from '../../../api/rules/text/format.ts'
import { hoursText, lastInstant } from '../../../api/rules/money/refunds.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import type { SlotChoice } from '../../ui/time/SlotGrid.tsx'

interface NoRefundProps {
  open: readonly SlotChoice[]
  /** `Site.refundWindowHours`. */
  windowHours: number
  now: Date
  /** What starting so soon means. */
  meaning?: string
}

/** Refund hint at the point of decision: which slots start too soon for a refund. */
export function NoRefund({ open, windowHours, now, meaning = 'no refund' }: NoRefundProps) {
  const isRefundable = ({ startsAt }: SlotChoice) => now <= lastInstant(new Date(startsAt), windowHours)
  if (open.every(isRefundable)) return null
  const first = open.find(isRefundable)
  const which = first ? `Slots before ${formatTime(new Date(first.startsAt))} start within` : 'Within'
  return (
    <Warning>
      {which} {hoursText(windowHours)}: {meaning}.
    </Warning>
  )
}

const Warning = styled(Small)`
  color: var(--warn);
  font-weight: 600;
`
