import { z } from 'zod/mini'
import { BRANCH_MAXIMUM, PAGE_MAXIMUM, SEARCH_MAXIMUM } from '../constants.ts'
import { isNoFilter } from '../text/noFilter.ts'
import { optionalLine, readAs, form } from './fields/fields.ts'

const LIMIT = `Limit must be a whole number from 1 to ${PAGE_MAXIMUM}`
const AVAILABLE = 'Available must be true or false'

function branchFilter(label: string) {
  return z.pipe(
    optionalLine(label, BRANCH_MAXIMUM),
    z.transform((text: string | undefined) => (text === undefined || isNoFilter(text) ? undefined : text)),
  )
}

const availableFilter = z.pipe(
  z.nullish(z.union([z.boolean(), z.string()], AVAILABLE)),
  readAs<boolean | string | null | undefined, boolean | undefined>((value) => {
    const text = String(value ?? '')
      .trim()
      .toLowerCase()
    if (isNoFilter(text)) return undefined
    return text === 'true' ? true : text === 'false' ? false : null
  }, AVAILABLE),
)

const limitFilter = z.pipe(
  z.nullish(z.union([z.number(), z.string()], LIMIT)),
  readAs<number | string | null | undefined, number>((value) => {
    const text = String(value ?? '') || String(PAGE_MAXIMUM)
    return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= PAGE_MAXIMUM ? Number(text) : null
  }, LIMIT),
)

/** Filters of the mentor list, from a query string or GraphQL; undefined means not filtered by. */
export const mentorFiltersSchema = form('The filters are missing', {
  search: optionalLine('Search', SEARCH_MAXIMUM),
  mainBranch: branchFilter('Main branch'),
  subBranch: branchFilter('Sub-branch'),
  available: availableFilter,
  limit: limitFilter,
})
export type MentorFilters = z.infer<typeof mentorFiltersSchema>

const MISSING = 'The filters are missing'

export const workshopFiltersSchema = form(MISSING, { branch: branchFilter('Branch') })
