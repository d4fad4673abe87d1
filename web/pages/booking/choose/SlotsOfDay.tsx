import { ChevronLeft } from 'lucide-react'
import { formatDay } from '../../../api/rules/format.ts'
import type { IstDate } from '../../../api/rules/time.ts'
import { Button } from '../../ui/Button.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { SlotGrid } from '../../ui/SlotGrid.tsx'
import { choicesOf } from './slotDays.ts'
import { SlotsHead, SlotsSide } from './timePickLayout.ts'
import type { BookingControl } from './useBooking.ts'

interface SlotsOfDayProps {
  booking: BookingControl
  date: IstDate
  onSelect: (startsAt: string) => void
  /** Back to the calendar, on a phone. */
  onAllDates: () => void
}

/** The sessions of one day; what somebody else has is struck out. */
export function SlotsOfDay({ booking, date, onSelect, onAllDates }: SlotsOfDayProps) {
  const { slots, flow, clock } = booking
  const choices = choicesOf(slots, date, clock())
  const free = choices.filter(({ taken }) => !taken).length
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
          {free === 0
            ? `No available slots for ${formatDay(date)}. Please select another date.`
            : `${free} of ${choices.length} slots free. Times in IST (Asia/Kolkata).`}
        </Small>
      </SlotsHead>
      <SlotGrid slots={choices} selected={flow.startsAt} onSelect={onSelect} busy={busy} />
    </SlotsSide>
  )
}
