import { z } from 'zod/mini'
import {
  BRANCH_MAXIMUM,
  EXPERIENCE_MAXIMUM,
  EXPERIENCE_MINIMUM,
  FILTER_LANGUAGES_MAXIMUM,
  LIST_LINE_MAXIMUM,
  MAXIMUM_AMOUNT_PAISE,
  PAGE_MAXIMUM,
  PLACE_MAXIMUM,
  SEARCH_MAXIMUM,
} from '../constants.ts'
import { FREE_TIMES, type FreeTime } from '../people/mentorFilters.ts'
import { isNoFilter } from '../text/noFilter.ts'
import { cleanLine } from '../text/cleanText.ts'
import { optionalLine, readAs, form } from './fields/fields.ts'

const LIMIT = `Limit must be a whole number from 1 to ${PAGE_MAXIMUM}`
const AVAILABLE = 'Available must be true or false'

/** A name that filters as it is, possibly to nothing. */
function nameFilter(label: string, maximum = BRANCH_MAXIMUM) {
  return z.pipe(
    optionalLine(label, maximum),
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

/** What a text or a number of a query says; an empty text, `all` and `any` are no filter. */
function given(value: unknown): string | undefined {
  const text = String(value ?? '').trim()
  return isNoFilter(text) ? undefined : text
}

/** A number within bounds; `isRead` says how it may be written. */
function numberFilter(isRead: RegExp, { from, to }: { from: number; to: number }, message: string) {
  return z.pipe(
    z.nullish(z.union([z.number(), z.string()], message)),
    readAs<number | string | null | undefined, number | undefined>((value) => {
      const text = given(value)
      if (text === undefined) return undefined
      return isRead.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null
    }, message),
  )
}

const WHOLE = /^\d{1,9}$/
const DECIMAL = /^\d(\.\d{1,2})?$/

/** Whole rupees of a single session. */
const PRICES = { from: 0, to: MAXIMUM_AMOUNT_PAISE / 100 }
const priceFilter = (label: string) =>
  numberFilter(WHOLE, PRICES, `${label} must be whole rupees from 0 to ${PRICES.to}`)

const YEARS = { from: EXPERIENCE_MINIMUM, to: EXPERIENCE_MAXIMUM }
const experienceFilter = numberFilter(
  WHOLE,
  YEARS,
  `Minimum experience must be whole years from ${YEARS.from} to ${YEARS.to}`,
)

const ratingFilter = numberFilter(DECIMAL, { from: 1, to: 5 }, 'Minimum rating must be a number from 1 to 5')

const FREE = 'Free must be today, week, weekend, mornings or evenings'
const freeFilter = z.pipe(
  z.nullish(z.string(FREE)),
  readAs<string | null | undefined, FreeTime | undefined>((value) => {
    const text = given(value)?.toLowerCase()
    return text === undefined ? undefined : (FREE_TIMES.find((time) => time === text) ?? null)
  }, FREE),
)

const LANGUAGES = `Language must be at most ${FILTER_LANGUAGES_MAXIMUM} names of at most ${LIST_LINE_MAXIMUM} characters`
/** One language or several, any of which will do. */
const languageFilter = z.pipe(
  z.nullish(z.union([z.string(), z.array(z.string())], LANGUAGES)),
  readAs<string | string[] | null | undefined, string[] | undefined>((value) => {
    const texts = [value ?? []].flat()
    if (texts.length > FILTER_LANGUAGES_MAXIMUM || texts.some((text) => text.length > LIST_LINE_MAXIMUM)) return null
    const names = texts.map((text) => cleanLine(text)).filter((text) => !isNoFilter(text))
    return names.length > 0 ? names : undefined
  }, LANGUAGES),
)

/** Filters of the mentor list, from a query string or GraphQL; undefined means not filtered by. */
export const mentorFiltersSchema = form('The filters are missing', {
  search: optionalLine('Search', SEARCH_MAXIMUM),
  mainBranch: nameFilter('Main branch'),
  subBranch: nameFilter('Sub-branch'),
  available: availableFilter,
  minPrice: priceFilter('Minimum price').check(z.describe('A single session costs at least so many rupees')),
  maxPrice: priceFilter('Maximum price').check(
    z.describe('A single session costs at most so many rupees; mentors without a rate cost 300'),
  ),
  language: languageFilter.check(z.describe('Mentors in this language; given several times, in any of them')),
  minExperience: experienceFilter.check(z.describe('Years of experience at least')),
  free: freeFilter.check(
    z.describe(
      'With an open slot in the next seven days, IST: today, week, weekend, mornings (before noon) or evenings (from 5 pm); of the 500 best ranked who match everything else',
    ),
  ),
  minRating: ratingFilter.check(z.describe('Rated at least so, from 1 to 5; without reviews no mentor is')),
  city: nameFilter('City', PLACE_MAXIMUM).check(z.describe('Living in the city of that name, in any case')),
  limit: limitFilter,
})
export type MentorFilters = z.infer<typeof mentorFiltersSchema>

const MISSING = 'The filters are missing'

export const workshopFiltersSchema = form(MISSING, { branch: nameFilter('Branch') })
