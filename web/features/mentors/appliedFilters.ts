/** Filters in words, one by one. */
import type { ChosenFilter, FreeTime } from '../../../api/rules/people/mentorFilters.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import { NO_FILTERS, type Filters } from './filters.ts'

/** A filter that can be removed. */
export type FilterName = Exclude<keyof Filters, 'sort' | 'asTyped'>

/** An applied filter. Of several languages, each is one. */
export interface AppliedFilter {
  name: FilterName
  value: string
  label: string
}

const FREE_LABELS: Record<FreeTime, string> = {
  today: 'Today',
  week: 'In the next 7 days',
  weekend: 'At the weekend',
  mornings: 'In the mornings',
  evenings: 'In the evenings',
}

/** A choice of a filter in words, as its select shows it. */
export function choiceLabel(name: ChosenFilter, value: string): string {
  switch (name) {
    case 'minPrice':
    case 'maxPrice':
      return formatRupees(Number(value) * 100)
    case 'minExperience':
      return `${value}+ years`
    case 'minRating':
      return `${value} and above`
    case 'free':
      return FREE_LABELS[value as FreeTime]
    case 'available':
      return value === 'true' ? 'Available Now' : 'Busy'
    default:
      return value
  }
}

/** The applied filters with their labels. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { search, asTyped: _asTyped, sort: _sort, ...chosen } = filters
  const names = Object.keys(chosen) as ChosenFilter[]
  const applied = names.flatMap((name) =>
    [chosen[name] ?? []].flat().map((given) => ({ name, value: String(given), label: chipLabel(name, String(given)) })),
  )
  const found = search ? [{ name: 'search' as const, value: search, label: `“${search}”` }] : []
  return [...found, ...applied.filter(({ value }) => value !== '')]
}

function chipLabel(name: ChosenFilter, value: string): string {
  const label = choiceLabel(name, value)
  switch (name) {
    case 'minPrice':
      return `From ${label}`
    case 'maxPrice':
      return `Up to ${label}`
    case 'minRating':
      return `Rated ${label}`
    case 'free':
      return `Open slot ${label.toLowerCase()}`
    default:
      return label
  }
}

/** The filters without one of them. */
export function dropFilter(filters: Filters, { name, value }: Pick<AppliedFilter, 'name' | 'value'>): Filters {
  if (name === 'language') return { ...filters, language: filters.language.filter((one) => one !== value) }
  return { ...filters, [name]: NO_FILTERS[name] }
}
