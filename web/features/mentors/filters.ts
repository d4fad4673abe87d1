import { BRANCH_MAXIMUM, MENTOR_PAGE, SEARCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { isNoFilter } from '../../../api/rules/text/noFilter.ts'
import { firstOf } from '../../lib/shownCount.ts'
import type { FindMentorsPageQuery$variables } from '../../__generated__/FindMentorsPageQuery.graphql.ts'

/** Filters and sort order of the list; empty text and null mean no filter. */
export interface Filters {
  search: string
  /** No word of the search is taken for another. */
  asTyped: boolean
  /** A main branch or sub-branch; may be one that no select offers. */
  mainBranch: string
  subBranch: string
  available: boolean | null
  sort: SortName
}

/** An applied filter that can be removed. */
export type FilterName = Exclude<keyof Filters, 'sort' | 'asTyped'>

const SORTS = {
  recommended: 'RECOMMENDED',
  'next-free': 'NEXT_FREE',
  'highest-rated': 'HIGHEST_RATED',
  'lowest-price': 'LOWEST_PRICE',
} as const
/** A sort order as in the URL. */
export type SortName = keyof typeof SORTS

export const NO_FILTERS: Filters = {
  search: '',
  asTyped: false,
  mainBranch: '',
  subBranch: '',
  available: null,
  sort: 'recommended',
}

/** Reads `search`, `asTyped=true`, `mainBranch`, `subBranch`, `available=true|false` and `sort`; invalid values are ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const available = query.get('available')?.trim().toLowerCase()
  const sort = query.get('sort') ?? ''
  return {
    search: textOf(query.get('search')).slice(0, SEARCH_MAXIMUM).toWellFormed(),
    asTyped: query.get('asTyped') === 'true',
    mainBranch: branch(query.get('mainBranch')),
    subBranch: branch(query.get('subBranch')),
    available: available === 'true' || available === 'false' ? available === 'true' : null,
    sort: isSortName(sort) ? sort : 'recommended',
  }
}

/** The filters in the fields of a form, which are named as in the address. */
export function formFilters(form: HTMLFormElement): Filters {
  return readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
}

/** Query string for these filters, with its question mark; empty if none is set. */
export function writeFilters(filters: Partial<Filters>): string {
  const { search, asTyped, mainBranch, subBranch, available, sort } = { ...NO_FILTERS, ...filters }
  const pairs = [
    ['search', search.trim()],
    ['asTyped', asTyped && search.trim() ? 'true' : ''],
    ['mainBranch', mainBranch],
    ['subBranch', subBranch],
    ['available', available === null ? '' : String(available)],
    ['sort', sort === 'recommended' ? '' : sort],
  ] as const
  const given = pairs.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return given.length > 0 ? `?${given.join('&')}` : ''
}

/** Query variables of the mentor list for a URL; `shown` is the number of mentors loaded before. */
export function mentorVariables(url: URL): FindMentorsPageQuery$variables {
  const filters = readFilters(url.searchParams)
  return { ...filterVariables(filters), sort: SORTS[filters.sort], first: firstOf(url, MENTOR_PAGE) }
}

/** The filters as arguments of `mentors`; null means no filter. */
export function filterVariables({ search, asTyped, mainBranch, subBranch, available }: Filters) {
  return {
    search: search.trim() || null,
    asTyped,
    mainBranch: mainBranch || null,
    subBranch: subBranch || null,
    available,
  }
}

/** The applied filters with their labels. */
export function appliedFilters(filters: Filters): { name: FilterName; label: string }[] {
  const { search, mainBranch, subBranch, available } = filters
  const applied: { name: FilterName; label: string }[] = []
  if (search) applied.push({ name: 'search', label: `“${search}”` })
  if (mainBranch) applied.push({ name: 'mainBranch', label: mainBranch })
  if (subBranch) applied.push({ name: 'subBranch', label: subBranch })
  if (available !== null) applied.push({ name: 'available', label: available ? 'Available Now' : 'Busy' })
  return applied
}

/** The filters without one of them. */
export function dropFilter(filters: Filters, name: FilterName): Filters {
  return { ...filters, [name]: NO_FILTERS[name] }
}

/** U+0000, which somebody may write into an address, no text of ours has. */
const textOf = (given: string | null): string => (given ?? '').replaceAll('\0', '').trim()

function branch(given: string | null): string {
  const name = textOf(given).slice(0, BRANCH_MAXIMUM).toWellFormed()
  return isNoFilter(name) ? '' : name
}

function isSortName(text: string): text is SortName {
  return Object.hasOwn(SORTS, text)
}
