import type { ReactNode, SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { formFilters, NO_FILTERS, writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { FilterFields, FIND_FORM, useDraft } from './FilterFields.tsx'

interface FilterPanelProps {
  applied: Filters
  onApply: (filters: Filters) => void
  /** The list for what was applied is on its way. */
  busy: boolean
  /** Below the buttons. */
  note: ReactNode
}

/**
 * The filters beside the list, on wide screens. A form whose address is the one that applying makes; the order beside
 * the list belongs to it. On a narrow screen without script it shows when it is led to.
 */
export function FilterPanel({ applied, onApply, busy, note }: FilterPanelProps) {
  const [draft, setDraft] = useDraft(applied)
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // What stands in the fields: something may have been typed before the script was there.
    onApply({ ...formFilters(event.currentTarget), sort: applied.sort })
  }
  const cleared = { ...NO_FILTERS, sort: applied.sort }
  return (
    <Panel id={FIND_FORM} action="?" aria-label="Filters" onSubmit={submit}>
      <FilterFields draft={draft} onChange={setDraft} />
      <Acts>
        <Button type="submit" look="primary" busy={busy} wide>
          Apply Filters
        </Button>
        <ButtonLink look="plain" wide to={{ search: writeFilters(cleared) }} onClick={() => setDraft(cleared)}>
          Clear Filters
        </ButtonLink>
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
    position: static;
    display: none;
    padding-bottom: 8px;
    scroll-margin-top: 120px;
    &:target {
      display: grid;
    }
    &:target + section > search {
      display: none;
    }
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
