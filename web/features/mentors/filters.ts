import {
  BRANCH_MAXIMUM,
  EXPERIENCE_MAXIMUM,
  FILTER_LANGUAGES_MAXIMUM,
  LIST_LINE_MAXIMUM,
  MAXIMUM_AMOUNT_PAISE,
  MENTOR_PAGE,
  PLACE_MAXIMUM,
  SEARCH_MAXIMUM,
} from '../../../api/rules/constants.ts'
import { FREE_TIMES, type FreeTime } from '../../../api/rules/people/mentorFilters.ts'
import { isNoFilter } from '../../../api/rules/text/noFilter.ts'
import { firstOf } from '../../lib/shownCount.ts'
import type { FindMentorsPageQuery$variables } from '../../__generated__/FindMentorsPageQuery.graphql.ts'

/** Filters and sort order of the list; empty text, an empty list and null mean no filter. */
export interface Filters {
  search: string
  /** No word of the search is taken for another. */
  asTyped: boolean
  /** A main branch or sub-branch; may be one that no select offers. */
  mainBranch: string
  subBranch: string
  available: boolean | null
  /** Rupees of a single session. */
  minPrice: number | null
  maxPrice: number | null
  free: FreeTime | null
  /** Any of them. */
  language: readonly string[]
  /** Years. */
  minExperience: number | null
  minRating: number | null
  city: string
  sort: SortName
}

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
  minPrice: null,
  maxPrice: null,
  free: null,
  language: [],
  minExperience: null,
  minRating: null,
  city: '',
  sort: 'recommended',
}

/** Reads the filters by their names, `asTyped=true` and `sort`; invalid values are ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const available = query.get('available')?.trim().toLowerCase()
  const free = query.get('free')?.trim().toLowerCase()
  const sort = query.get('sort') ?? ''
  const number = (name: string, most: number) => numberOf(query.get(name), most)
  return {
    search: textOf(query.get('search')).slice(0, SEARCH_MAXIMUM).toWellFormed(),
    asTyped: query.get('asTyped') === 'true',
    mainBranch: nameOf(query.get('mainBranch')),
    subBranch: nameOf(query.get('subBranch')),
    available: available === 'true' || available === 'false' ? available === 'true' : null,
    minPrice: number('minPrice', MAXIMUM_AMOUNT_PAISE / 100),
    maxPrice: number('maxPrice', MAXIMUM_AMOUNT_PAISE / 100),
    free: FREE_TIMES.find((time) => time === free) ?? null,
    language: namesOf(query.getAll('language')).slice(0, FILTER_LANGUAGES_MAXIMUM),
    minExperience: number('minExperience', EXPERIENCE_MAXIMUM),
    minRating: numberOf(query.get('minRating'), 5, /^[1-5](\.\d)?$/),
    city: nameOf(query.get('city'), PLACE_MAXIMUM),
    sort: isSortName(sort) ? sort : 'recommended',
  }
}

/** The filters in the fields of a form, which are named as in the address. */
export function formFilters(form: HTMLFormElement): Filters {
  return readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
}

/** Query string for these filters, with its question mark; empty if none is set. */
export function writeFilters(filters: Partial<Filters>): string {
  const { asTyped, search, sort, language, ...others } = { ...NO_FILTERS, ...filters }
  const { mainBranch, subBranch, available, minPrice, maxPrice, free, minExperience, minRating, city } = others
  const pairs = [
    ['search', search.trim()],
    ['asTyped', asTyped && search.trim() ? 'true' : ''],
    ...Object.entries({ mainBranch, subBranch, available, minPrice, maxPrice, free }),
    ...language.map((one) => ['language', one] as const),
    ...Object.entries({ minExperience, minRating, city }),
    ['sort', sort === 'recommended' ? '' : sort],
  ] as const
  const given = pairs
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
  return given.length > 0 ? `?${given.join('&')}` : ''
}

/** Query variables of the mentor list for a URL; `shown` is the number of mentors loaded before. */
export function mentorVariables(url: URL): FindMentorsPageQuery$variables {
  const filters = readFilters(url.searchParams)
  return { ...filterVariables(filters), sort: SORTS[filters.sort], first: firstOf(url, MENTOR_PAGE) }
}

/** The filters as arguments of `mentors`; null means no filter. */
export function filterVariables({ sort: _sort, ...filters }: Filters) {
  return {
    ...filters,
    search: filters.search.trim() || null,
    mainBranch: filters.mainBranch || null,
    subBranch: filters.subBranch || null,
    free: filters.free && (filters.free.toUpperCase() as Uppercase<FreeTime>),
    language: filters.language.length > 0 ? filters.language : null,
    city: filters.city || null,
  }
}

/** U+0000, which somebody may write into an address, no text of ours has. */
const textOf = (given: string | null): string => (given ?? '').replaceAll('\0', '').trim()

function nameOf(given: string | null, most = BRANCH_MAXIMUM): string {
  const text = textOf(given).slice(0, most).toWellFormed()
  return isNoFilter(text) ? '' : text
}

/** Each once, in the spelling that comes first. */
function namesOf(given: readonly string[]): string[] {
  const names = given.map((one) => nameOf(one, LIST_LINE_MAXIMUM)).filter(Boolean)
  const lower = names.map((name) => name.toLowerCase())
  return names.filter((_, at) => lower.indexOf(lower[at]!) === at)
}

function numberOf(given: string | null, most: number, written = /^\d{1,9}$/): number | null {
  const text = textOf(given)
  const number = written.test(text) ? Number(text) : 0
  return number > 0 && number <= most ? number : null
}

function isSortName(text: string): text is SortName {
  return Object.hasOwn(SORTS, text)
}
