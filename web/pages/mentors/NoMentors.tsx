import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import {
  appliedFilters,
  dropFilter,
  NO_FILTERS,
  type FilterName,
  type Filters,
} from '../../features/mentors/filters.ts'
import { PopularSearches } from '../../features/mentors/PopularSearches.tsx'

/** The narrowest first: removing it is the likeliest to bring someone. */
const NARROWEST: readonly FilterName[] = ['search', 'subBranch', 'available', 'mainBranch']

interface NoMentorsProps {
  applied: Filters
  onApply: (filters: Filters) => void
}

/** Nobody matches: names the filter to remove. */
export function NoMentors({ applied, onApply }: NoMentorsProps) {
  const filters = appliedFilters(applied)
  const drop = NARROWEST.map((name) => filters.find((filter) => filter.name === name)).find(Boolean)
  const clear = { ...NO_FILTERS, sort: applied.sort }
  if (!drop) return <EmptyState title="No mentors found">No mentor is listed yet. Please come back soon.</EmptyState>
  const others = filters.filter(({ name }) => name !== drop.name).map(({ label }) => label)
  return (
    <EmptyState
      title="No mentors found"
      actions={
        <>
          {others.length > 0 && (
            <Button look="primary" onClick={() => onApply(dropFilter(applied, drop.name))}>
              Remove {drop.label}
            </Button>
          )}
          <Button look={others.length > 0 ? 'plain' : 'primary'} onClick={() => onApply(clear)}>
            Clear Filters
          </Button>
        </>
      }
    >
      <p>
        {others.length > 0
          ? `No mentor matches ${drop.label} together with ${others.join(' and ')}. Remove ${drop.label} to see more mentors.`
          : `No mentor matches ${drop.label}. Remove it to see all mentors.`}
      </p>
      <PopularSearches />
    </EmptyState>
  )
}
