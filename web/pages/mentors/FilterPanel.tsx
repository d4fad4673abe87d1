import type { ReactNode, SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { FilterFields } from './FilterFields.tsx'
import { NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'
import { useDraft } from './useDraft.ts'

interface FilterPanelProps {
  applied: Filters
  onApply: (filters: Filters) => void
  /** The list for what was applied is on its way. */
  busy: boolean
  /** Below the buttons. */
  note: ReactNode
}

/** The filters beside the list, on wide screens. */
export function FilterPanel({ applied, onApply, busy, note }: FilterPanelProps) {
  const [draft, setDraft] = useDraft(applied)
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onApply(draft)
  }
  function clear(): void {
    const cleared = { ...NO_FILTERS, sort: applied.sort }
    setDraft(cleared)
    onApply(cleared)
  }
  return (
    <Panel aria-label="Filters" onSubmit={submit}>
      <FilterFields draft={draft} onChange={setDraft} />
      <Acts>
        <Button type="submit" look="primary" busy={busy} wide>
          Apply Filters
        </Button>
        <Button look="plain" wide onClick={clear}>
          Clear Filters
        </Button>
      </Acts>
      <Foot>{note}</Foot>
    </Panel>
  )
}

const Panel = styled.form`
  position: sticky;
  top: 84px;
  display: grid;
  gap: 16px;
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`

const Acts = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 4px;
`

const Foot = styled.div`
  margin-top: 4px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
`
