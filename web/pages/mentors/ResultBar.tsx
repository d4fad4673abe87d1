import { styled } from 'styled-components'
import { appliedFilters, type Filters } from '../../features/mentors/filters.ts'
import { plural } from '../../lib/plural.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { FIND_FORM, SortSelect } from './SortSelect.tsx'

/** On a phone the filters have a line of their own. */
const FiltersRoom = styled.div`
  @media (max-width: ${breakpoints.phone}) {
    order: 4;
    width: 100%;
    height: 44px;
  }
`

const AppliedFilters = lazyPart(
  () => import('./AppliedFilters.tsx').then((module) => module.AppliedFilters),
  <FiltersRoom />,
)

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
      {appliedFilters(applied).length > 0 && <AppliedFilters applied={applied} />}
      {count === 0 ? (
        <input type="hidden" name="sort" form={FIND_FORM} value={applied.sort} />
      ) : (
        <SortSelect value={applied.sort} onChange={(sort) => onApply({ ...applied, sort })} />
      )}
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
