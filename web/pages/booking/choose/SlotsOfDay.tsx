import { ChevronLeft } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatDay, formatTime } from '../../../../api/rules/format.ts'
import { hoursText } from '../../../../api/rules/refunds.ts'
import type { IstDate } from '../../../../api/rules/time.ts'
import type { SlotsOfDay_site$key } from '../../../__generated__/SlotsOfDay_site.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { SlotGrid, type SlotChoice } from '../../../ui/SlotGrid.tsx'
import { useBookingContext } from '../bookingContext.ts'
import { useRefundRule } from '../useRefundRule.ts'
import { choicesOf } from './slotDays.ts'
import { SlotsHead, SlotsSide } from './timePickLayout.ts'

interface SlotsOfDayProps {
  siteKey: SlotsOfDay_site$key
  date: IstDate
  onSelect: (startsAt: string) => void
  /** Back to the calendar, on a phone. */
  onAllDates: () => void
}

/** The slots of one day; taken ones are struck out. */
export function SlotsOfDay({ siteKey, date, onSelect, onAllDates }: SlotsOfDayProps) {
  const { slots, flow, clock } = useBookingContext()
  const choices = choicesOf(slots, date, clock())
  const open = choices.filter(({ taken }) => !taken)
  const busy = flow.holding.kind === 'taking' ? flow.holding.startsAt : null
  return (
    <SlotsSide data-part="slots">
      <Button look="plain" size="small" data-part="back" onClick={onAllDates}>
        <ChevronLeft size={16} />
        All dates
      </Button>
      <SlotsHead>
        <h3 data-slots-heading tabIndex={-1}>
          {formatDay(date)}
        </h3>
        <Small aria-live="polite">
          {open.length === 0
            ? `No available slots for ${formatDay(date)}. Please select another date.`
            : `${open.length} of ${choices.length} slots open. Times in IST (Asia/Kolkata).`}
        </Small>
        <NoRefund siteKey={siteKey} open={open} />
      </SlotsHead>
      <SlotGrid slots={choices} selected={flow.startsAt} onSelect={onSelect} busy={busy} />
    </SlotsSide>
  )
}

/** Refund hint at the point of decision: which slots start too soon for a refund. */
function NoRefund({ siteKey, open }: { siteKey: SlotsOfDay_site$key; open: readonly SlotChoice[] }) {
  const site = useFragment(
    graphql`
      fragment SlotsOfDay_site on Site {
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
