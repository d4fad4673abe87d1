import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { appliedFilters, dropFilter, NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'

interface AppliedFiltersProps {
  applied: Filters
  onApply: (filters: Filters) => void
}

/** A chip per applied filter, each with its way out. */
export function AppliedFilters({ applied, onApply }: AppliedFiltersProps) {
  return (
    <Line>
      {appliedFilters(applied).map(({ name, label }) => (
        <FilterChip key={name} label={label} onRemove={() => onApply(dropFilter(applied, name))}>
          <Text>{label}</Text>
        </FilterChip>
      ))}
      <Button look="plain" size="small" onClick={() => onApply({ ...NO_FILTERS, sort: applied.sort })}>
        Clear Filters
      </Button>
    </Line>
  )
}

const Line = styled(Chips)`
  order: 2;
  min-width: 0;
  @media (max-width: ${breakpoints.phone}) {
    flex-wrap: nowrap;
    order: 4;
    width: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`

const Text = styled.span`
  max-width: min(260px, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
