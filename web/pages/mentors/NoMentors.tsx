import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import {
  appliedFilters,
  dropFilter,
  writeFilters,
  type FilterName,
  type Filters,
} from '../../features/mentors/filters.ts'
import { PopularSearches } from '../../features/mentors/PopularSearches.tsx'

/** The narrowest first: removing it is the likeliest to bring someone. */
const NARROWEST: readonly FilterName[] = ['search', 'subBranch', 'available', 'mainBranch']

/** Nobody matches: names the filter to remove. */
export function NoMentors({ applied }: { applied: Filters }) {
  const filters = appliedFilters(applied)
  const drop = NARROWEST.map((name) => filters.find((filter) => filter.name === name)).find(Boolean)
  if (!drop) return <EmptyState title="No mentors found">No mentor is listed yet. Please come back soon.</EmptyState>
  const others = filters.filter(({ name }) => name !== drop.name).map(({ label }) => label)
  return (
    <EmptyState
      title="No mentors found"
      actions={
        <>
          {others.length > 0 && (
            <ButtonLink look="primary" to={{ search: writeFilters(dropFilter(applied, drop.name)) }}>
              Remove {drop.label}
            </ButtonLink>
          )}
          <ButtonLink
            look={others.length > 0 ? 'plain' : 'primary'}
            to={{ search: writeFilters({ sort: applied.sort }) }}
          >
            Clear Filters
          </ButtonLink>
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
