import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../api/rules/text/format.ts'
import type { IstDate } from '../../../api/rules/time/time.ts'
import { Button } from '../../ui/Button.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { SlotGrid, type SlotChoice } from '../../ui/SlotGrid.tsx'
import { choicesOf, type SlotDays } from './slotDays.ts'
import { SlotsHead, SlotsSide } from './timePickLayout.ts'

interface SlotsOfDayProps {
  slots: SlotDays
  date: IstDate
  now: Date
  /** ISO start of the chosen slot; null if none. */
  selected: string | null
  onSelect: (startsAt: string) => void
  /** The slot that is being reserved on the server. */
  busy?: string | null | undefined
  /** Back to the calendar, on a phone. */
  onAllDates: () => void
  /** What should be known of the open ones before choosing. */
  hint?: ((open: readonly SlotChoice[]) => ReactNode) | undefined
}

/** The slots of one day; taken ones are struck out. */
export function SlotsOfDay({ slots, date, now, selected, onSelect, busy = null, onAllDates, hint }: SlotsOfDayProps) {
  const choices = choicesOf(slots, date, now)
  const open = choices.filter(({ taken }) => !taken)
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
        {hint?.(open)}
      </SlotsHead>
      <SlotGrid slots={choices} selected={selected} onSelect={onSelect} busy={busy} />
    </SlotsSide>
  )
}
