import { z } from 'zod/mini'
import { BRANCH_MAXIMUM, PAGE_MAXIMUM, SEARCH_MAXIMUM } from '../constants.ts'
import { isNoFilter } from '../text/noFilter.ts'
import { optionalLine } from './fields/fields.ts'

const LIMIT = `Limit must be a whole number from 1 to ${PAGE_MAXIMUM}`
const AVAILABLE = 'Available must be true or false'

/** A branch to filter by; undefined when nothing is filtered. */
export function branchFilter(label: string) {
  return z.pipe(
    optionalLine(label, BRANCH_MAXIMUM),
    z.transform((text: string | undefined) => (text === undefined || isNoFilter(text) ? undefined : text)),
  )
}

const availableFilter = z.pipe(
  z.nullish(z.union([z.boolean(), z.string()], AVAILABLE)),
  z.transform((value: boolean | string | null | undefined, context) => {
    if (typeof value === 'boolean') return value
    const text = (value ?? '').trim().toLowerCase()
    if (isNoFilter(text)) return undefined
    if (text === 'true' || text === 'false') return text === 'true'
    context.issues.push({ code: 'custom', message: AVAILABLE, input: value })
    return z.NEVER
  }),
)

const limitFilter = z.pipe(
  z.nullish(z.union([z.number(), z.string()], LIMIT)),
  z.transform((value: number | string | null | undefined, context) => {
    const text = String(value ?? '')
    if (text === '') return PAGE_MAXIMUM
    const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
    if (limit >= 1 && limit <= PAGE_MAXIMUM) return limit
    context.issues.push({ code: 'custom', message: LIMIT, input: value })
    return z.NEVER
  }),
)

/** Filters of the mentor list, from a query string or GraphQL; undefined means not filtered by. */
export const mentorFiltersSchema = z.object(
  {
    search: optionalLine('Search', SEARCH_MAXIMUM),
    mainBranch: branchFilter('Main branch'),
    subBranch: branchFilter('Sub-branch'),
    available: availableFilter,
    limit: limitFilter,
  },
  'The filters are missing',
)
export type MentorFilters = z.infer<typeof mentorFiltersSchema>

const MISSING = 'The filters are missing'

/** Filter of the public list of workshops. */
export const workshopFiltersSchema = z.object({ branch: branchFilter('Branch') }, MISSING)
