import { Fragment } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
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

const WORDS_MAXIMUM = 4

/** The longest words of a search, in their order; none of a single word. Every word must match, so fewer find more. */
function singleWords(search: string): string[] {
  const words = [...new Set(search.split(/[\s,;/]+/))].filter((word) => /[\p{L}\p{N}]{2}|\S[&+]/u.test(word))
  if (words.length < 2) return []
  const longest = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, WORDS_MAXIMUM))
  return words.filter((word) => longest.has(word))
}

/** Nobody matches: names the filter to remove, and offers the words of the search one by one. */
export function NoMentors({ applied }: { applied: Filters }) {
  const filters = appliedFilters(applied)
  const drop = NARROWEST.map((name) => filters.find((filter) => filter.name === name)).find(Boolean)
  if (!drop) return <EmptyState title="No mentors found">No mentor is listed yet. Please come back soon.</EmptyState>
  const others = filters.filter(({ name }) => name !== drop.name).map(({ label }) => label)
  const words = singleWords(applied.search)
  return (
    <EmptyState
      title="No mentors found"
      actions={
        <>
          {others.length > 0 && (
            <ButtonLink look="primary" to={{ search: writeFilters(dropFilter(applied, drop.name)) }}>
              {`Remove ${drop.label}`}
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
      {words.length > 0 && (
        <p>
          <span>Search for one word: </span>
          {words.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && <span>, </span>}
              <Link to={{ search: writeFilters({ ...applied, search: word }) }}>{word}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <PopularSearches />
    </EmptyState>
  )
}
