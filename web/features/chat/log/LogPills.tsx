import { ArrowDown } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'

interface LogPillsProps {
  /** Messages of the other below that were not in view yet. */
  unseen: number
  isFar: boolean
  onUnseen: () => void
  onNewest: () => void
}

/** Over the lower edge of the log: ways to what is new. */
export function LogPills({ unseen, isFar, onUnseen, onNewest }: LogPillsProps) {
  return (
    <Over>
      {unseen > 0 && (
        <Pill size="small" onClick={onUnseen} aria-label={`${unseen} new, show the first one`}>
          <ArrowDown size={16} />
          <span>{`${unseen} new`}</span>
        </Pill>
      )}
      {isFar && (
        <Newest icon size="small" aria-label="Jump to newest" onClick={onNewest}>
          <ArrowDown size={20} />
        </Newest>
      )}
    </Over>
  )
}

const Over = styled.div`
  position: absolute;
  inset: auto 14px 10px;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

const Pill = styled(Button)`
  && {
    grid-column: 2;
    --bg: var(--signal-fill);
    --fg: var(--on-signal);
    --bd: transparent;
    --hover: var(--signal-hover);
    --hover-bd: transparent;
    border-radius: 999px;
    box-shadow: var(--shadow);
  }
`

const Newest = styled(Button)`
  && {
    grid-column: 3;
    justify-self: end;
    --bg: var(--surface);
    border-radius: 999px;
    box-shadow: var(--shadow);
  }
`
