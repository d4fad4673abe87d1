import { Fragment } from 'react'
import { listText } from '../../../api/rules/text/counts.ts'
import { appliedFilters, dropFilter, type AppliedFilter } from '../../features/mentors/appliedFilters.ts'
import { writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { PopularSearches } from '../../features/mentors/PopularSearches.tsx'
import { plural } from '../../lib/plural.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Facets } from './choices.tsx'
import { filterToDrop } from './filterToDrop.ts'

const WORDS_MAXIMUM = 4
const SAYS_NOTHING = /^(?:an|and|at|by|for|from|how|in|is|of|on|or|the|to|with)$/i
/** A filter within a sentence. A search has its quotation marks. */
const quoted = ({ name, label }: AppliedFilter) => (name === 'search' ? label : `“${label}”`)

/** The longest words of a search, in their order; none of a single word. Every word must match, so fewer find more. */
function singleWords(search: string): string[] {
  const words = [...new Set(search.split(/[\s,;/]+/))].filter(
    (word) => /[\p{L}\p{N}]{2}|\S[&+]/u.test(word) && !SAYS_NOTHING.test(word),
  )
  if (words.length < 2) return []
  const longest = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, WORDS_MAXIMUM))
  return words.filter((word) => longest.has(word))
}

/** Nobody matches: names the filter to remove, and offers the words of the search one by one. */
export function NoMentors({ applied, facets }: { applied: Filters; facets: Facets | null }) {
  const drop = filterToDrop(applied, facets)
  if (!drop) return <EmptyState title="No mentors found">No mentor is listed yet. Please come back soon.</EmptyState>
  const others = appliedFilters(applied)
    .filter(({ name }) => name !== drop.name)
    .map(quoted)
  const dropped = quoted(drop)
  const more = drop.found > 0 ? plural(drop.found, 'mentor') : 'more mentors'
  const words = singleWords(applied.search)
  return (
    <EmptyState
      title="No mentors found"
      actions={
        <>
          {others.length > 0 && (
            <ButtonLink look="primary" to={{ search: writeFilters(dropFilter(applied, drop)) }}>
              {`Remove ${dropped}`}
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
          ? `No mentor matches ${dropped} together with ${listText(others)}. Remove ${dropped} to see ${more}.`
          : `No mentor matches ${dropped}. Remove it to see all mentors.`}
      </p>
      {words.length > 0 && (
        <p>
          <span>Search for one word: </span>
          {words.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && <span>, </span>}
              <Link to={{ search: writeFilters({ ...applied, asTyped: false, search: word }) }}>{word}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <PopularSearches />
    </EmptyState>
  )
}
