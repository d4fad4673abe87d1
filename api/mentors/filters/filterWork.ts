/** What lists of mentors ask for besides their statement, in units of the read budget. */
import { SEARCH_MAXIMUM } from '../../rules/constants.ts'
import { FREE_CANDIDATES } from './freeTimes.ts'
import { chunksOf } from '../search/questionWords.ts'
import { MOST_TERMS } from '../search/understand.ts'

/** Finding and ranking at most some hundreds of mentors. */
const SEARCH = 250
/** Looking a word up, with what it means and what it may be mistyped for. */
const WORD = 55
/** A filter by itself: the order is walked until a page of it is full. */
const FILTER = 250

const TEXTS = ['mainBranch', 'subBranch', 'city'] as const
const NUMBERS = ['minPrice', 'maxPrice', 'minExperience', 'minRating'] as const

export type Filters = { readonly [name in 'search' | (typeof TEXTS)[number]]?: string | null | undefined } & {
  readonly [name in (typeof NUMBERS)[number]]?: number | null | undefined
} & { readonly language?: readonly string[] | null | undefined; readonly free?: string | null | undefined }

/** A free time has the calendars of its candidates worked out. */
export function filterWork(filters: Filters): number {
  const free = filters.free ? FREE_CANDIDATES : 0
  // Nothing longer is looked for: the schema refuses it.
  const chunks = chunksOf((filters.search ?? '').slice(0, SEARCH_MAXIMUM))
  const words = chunks.reduce((sum, { parts }) => sum + parts.length, 0)
  if (words > 0) return free + SEARCH + WORD * Math.min(words, MOST_TERMS)
  const isFiltered =
    TEXTS.some((name) => filters[name]) ||
    NUMBERS.some((name) => typeof filters[name] === 'number') ||
    Boolean(filters.language?.length)
  return free + (isFiltered ? FILTER : 0)
}

/** All mentors are counted; without filters that is remembered. */
const FACETS = 1_000
const REMEMBERED = 100
/** An operation may cost more, but not much. */
const MOST = 4_000

/** What the counts of all filters ask for: for each one that is set, a list without it. */
export function facetWork(filters: Filters & { readonly available?: boolean | null | undefined }): number {
  const { search: _text, ...chosen } = filters
  const set = Object.values(chosen).filter((value) => value !== null && value !== undefined).length
  if (set === 0 && !filters.search) return REMEMBERED
  return Math.min(MOST, FACETS + (set + 1) * (FILTER + filterWork(filters)))
}
