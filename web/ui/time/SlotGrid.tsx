import { styled } from 'styled-components'
import { formatTime } from '../../../api/rules/text/format.ts'
import { dayPart } from '../../../api/rules/time/slots.ts'
import { istTime } from '../../../api/rules/time/time.ts'

/** A slot; `taken` ones are shown but cannot be chosen. */
export interface SlotChoice {
  /** Start as an ISO instant; the value of the selection. */
  startsAt: string
  taken?: boolean
}

interface SlotGridProps {
  slots: readonly SlotChoice[]
  /** Start of the selected slot, or of each where several may be; null if none. */
  selected: string | readonly string[] | null
  onSelect: (startsAt: string) => void
  /** The slot that is being reserved on the server. */
  busy?: string | null
}

const PARTS = ['Morning', 'Afternoon', 'Evening'] as const

/** The slots of one day under Morning, Afternoon and Evening, in IST; say the zone above it. */
export function SlotGrid({ slots, selected, onSelect, busy = null }: SlotGridProps) {
  const groups = PARTS.map((part) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) }))
  return (
    <Groups>
      {groups
        .filter((group) => group.slots.length > 0)
        .map((group) => (
          <fieldset key={group.part} aria-label={group.part}>
            <Part aria-hidden="true">{group.part}</Part>
            <Grid>
              {group.slots.map(({ startsAt, taken = false }) => (
                <Slot
                  key={startsAt}
                  type="button"
                  disabled={taken}
                  aria-pressed={taken ? undefined : isSelected(startsAt, selected)}
                  aria-busy={startsAt === busy || undefined}
                  aria-label={taken ? `${timeOf(startsAt)}, taken` : undefined}
                  onClick={() => onSelect(startsAt)}
                >
                  {timeOf(startsAt)}
                </Slot>
              ))}
            </Grid>
          </fieldset>
        ))}
    </Groups>
  )
}

const isSelected = (startsAt: string, selected: SlotGridProps['selected']): boolean =>
  typeof selected === 'string' ? startsAt === selected : (selected?.includes(startsAt) ?? false)

function timeOf(startsAt: string): string {
  return formatTime(new Date(startsAt))
}

function partOf({ startsAt }: SlotChoice): (typeof PARTS)[number] {
  return dayPart(istTime(new Date(startsAt)))
}

const Groups = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  min-width: 0;
`

const Part = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  max-width: none;
  margin-bottom: 6px;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 600;
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line);
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.75rem), 1fr));
  gap: 8px;
`

const Slot = styled.button`
  min-height: 44px;
  padding: 0 4px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  color: var(--ink);
  font: 500 var(--t15) var(--mono);
  letter-spacing: -0.03em;
  cursor: pointer;
  &:hover,
  &[data-show='hover'] {
    border-color: var(--blueprint);
    background: var(--blueprint-wash);
  }
  &[aria-pressed='true'] {
    border-color: var(--blueprint);
    background: var(--blueprint);
    color: var(--on-blueprint);
    font-weight: 600;
  }
  &[aria-busy='true'] {
    opacity: 0.7;
  }
  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:focus-visible,
  &[data-show='focus'] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-control);
  }
`
