import { styled } from 'styled-components'
import { AppliedFilters } from './AppliedFilters.tsx'
import type { Filters } from '../../features/mentors/filters.ts'
import { plural } from '../../lib/plural.ts'
import { breakpoints } from '../../ui/theme.ts'
import { SortSelect } from './SortSelect.tsx'

interface ResultBarProps {
  /** How many match; null when that is not known. */
  count: number | null
  applied: Filters
  onApply: (filters: Filters) => void
  /** Others are on their way. */
  isChanging: boolean
}

/** How many mentors match, what narrows them, and their order. */
export function ResultBar({ count, applied, onApply, isChanging }: ResultBarProps) {
  return (
    <Bar>
      <h2 aria-live="polite">
        {isChanging ? 'Searching…' : count === null ? 'Mentors' : `Showing ${plural(count, 'mentor')}`}
      </h2>
      <AppliedFilters applied={applied} onApply={onApply} />
      {count !== 0 && <SortSelect value={applied.sort} onChange={(sort) => onApply({ ...applied, sort })} />}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 44px;
  margin-bottom: 14px;
  > h2 {
    font: 600 var(--t17) var(--text);
    letter-spacing: -0.01em;
  }
  @media (max-width: ${breakpoints.phone}) {
    gap: 8px;
    > h2 {
      font-size: var(--t15);
    }
  }
`
